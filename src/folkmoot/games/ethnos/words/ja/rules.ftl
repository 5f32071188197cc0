ethnos-rules-lead = 散り散りの種族を部隊に集め、6つの王国にマーカーを置き、ドラゴンが最後の時代を終わらせる前に、誰よりも多くの栄誉を手に入れるゲームです。

# How to play in five minutes
ethnos-five-1-title = 目的
ethnos-five-1 = 目的は栄誉を集めることです。栄誉は、マーカーが最も多い王国と、枚数の多い部隊から得られます。ゲームは{ $players-ages-many }つの時代（{ $players-few-1 }〜{ $players-few-2 }人なら{ $players-ages-few }つ）続き、最後に栄誉が最も多い人が勝ちます。
ethnos-five-2-title = カードを取る
ethnos-five-2 = 手番では、2つのうちどちらかをします。1つ目は、カードを1枚手札に加えることです。表向きのカードから選ぶか、デッキの一番上を引きます。手札が{ $cards-hand-limit }枚になったらもう取れず、2つ目を選ばなければなりません。
ethnos-five-3-title = または部隊をプレイする
ethnos-five-3 = 2つ目は、同じ種族、または同じ色のカードを手札から並べることです。そのうち1枚が隊長です。隊長の色の王国にある自分のマーカーより部隊の枚数が多ければ、そこにマーカーを置けます。1枚目のマーカーは1枚、2枚目は2枚、3枚目は3枚の部隊があれば置けます。
ethnos-five-4-title = 隊長の能力と残りの手札
ethnos-five-4 = マーカーの次に、隊長の種族の能力を使います。ほかのカードの能力は使えません。そのあと、残った手札はすべて表向きに場に並べ、誰でも取れるようになります。相手に何を渡すことになるか、よく考えましょう。
ethnos-five-5-title = ドラゴンに注意
ethnos-five-5 = デッキの下半分にはドラゴンが{ $cards-dragons }枚眠っています。引いた人はそれを見せて、別のカードを引きます。最後のドラゴンが出ると時代はすぐに終わり、手札は失われます。よい部隊がそろったら、待ちすぎないようにしましょう。
ethnos-five-6-title = 得点計算と次の時代
ethnos-five-6 = 時代の終わりに、各王国でマーカーが最も多い人が栄誉を得ます。あとの時代では2位や3位の人も栄誉を得ます。部隊も、2枚で{ $bands-glory-2 }、3枚で{ $bands-glory-3 }、6枚以上で{ $bands-glory-6 }栄誉点になります。マーカーは残し、カードはすべて混ぜ直し、栄誉が最も少ない人から次の時代を始めます。

# Sections
ethnos-section-box = 箱の中身
ethnos-section-setup = 準備
ethnos-section-turn = 手番
ethnos-section-band = 部隊のプレイ
ethnos-section-leaders = 隊長の能力
ethnos-section-age-end = 時代の終わり
ethnos-section-few = 2人プレイと3人プレイ
ethnos-section-few-lead =
    { $players-many-1 }人より少ないときに変わることをまとめました。詳しくはそれぞれのルールを見てください。

    | 項目 | 2人 | 3人 | それより多い |
    | 時代の数（E1） | { $players-ages-few } | { $players-ages-few } | { $players-ages-many } |
    | 登場する種族（E11） | { $players-tribes-few } | { $players-tribes-few } | { $players-tribes-many } |
    | 王国ごとの栄誉トークン（E12） | 2枚、「{ $players-many-1 }+」なし | 2枚、「{ $players-many-1 }+」なし | 3枚 |
    | マーフォークボード、第I・第IIの時代（E8） | { $merfolk-glory-few-1 }、{ $merfolk-glory-few-2 } | { $merfolk-glory-few-1 }、{ $merfolk-glory-few-2 } | E8を参照 |
    | ジャイアントトークン、第I・第IIの時代（E9） | { $giant-glory-few-1 }、{ $giant-glory-few-2 } | { $giant-glory-few-1 }、{ $giant-glory-few-2 } | E9を参照 |
    | マーカーを置く（E19） | 部隊の枚数が、そこにある2人のマーカーの合計より多いとき | 部隊の枚数が、そこにある自分のマーカーより多いとき | 同じ |
    | 第IIの時代の王国（E39） | 1位だけが得点。自分だけなら両方のスペースの得点 | 1位と2位が得点 | 1位と2位が得点 |
ethnos-section-game-end = 勝敗
ethnos-section-open = 公開と非公開
ethnos-section-house = ハウスルール

# Rules
ethnos-rule-E1-title = 人数と時代
ethnos-rule-E1 = エスノスは{ $players-few-1 }人から{ $players-many-2 }人で遊びます。{ $players-many-1 }〜{ $players-many-2 }人なら、{ $players-tribes-many }つの種族を使い、{ $players-ages-many }つの時代をプレイします。{ $players-few-1 }〜{ $players-few-2 }人なら、{ $players-tribes-few }つの種族を使い、{ $players-ages-few }つの時代をプレイします。
ethnos-rule-E2-title = 6つの王国
ethnos-rule-E2 = ボードには6つの王国があり、それぞれに色があります。イティスはオレンジ、ストラトンは青、レアは赤、デュリスは紫、アルテアは緑、ペラゴンは灰色です。
ethnos-rule-E3-title = 12の種族
ethnos-rule-E3 = 種族は、ケンタウロス、ドワーフ、エルフ、ジャイアント、ハーフリング、マーフォーク、ミノタウロス、オーク、スケルトン、トロル、ウィングフォーク、ウィザードです。どの種族にも6色のカードが各{ $cards-per-colour }枚あります。ハーフリングだけは各色{ $cards-halflings-per-colour }枚です。スケルトンは{ $cards-skeletons }枚で、色がありません。
ethnos-rule-E4-title = ドラゴンとマーカー
ethnos-rule-E4 = ドラゴンカードは{ $cards-dragons }枚です。マーカーは1人{ $markers-each }枚です。そのうち{ $markers-on-glory-track }枚で栄誉を数え、マーフォークが登場するときは、もう{ $markers-on-merfolk-board }枚をマーフォークボードに置きます。マーカーがなくなった人は、もう置けません。ルールブックではコントロール・マーカーと呼びます。
ethnos-rule-E5-title = 栄誉トークン
ethnos-rule-E5 = 「{ $players-many-1 }+」の印がないトークンの値は{ $tokens-plain }です。印のあるトークンの値は{ $tokens-four-plus }です。数字1つがトークン1枚です。
ethnos-rule-E6-title = 部隊の栄誉
ethnos-rule-E6 =
    時代の終わりに、部隊は枚数に応じて栄誉点になります。

    | 枚数 | 1枚 | 2枚 | 3枚 | 4枚 | 5枚 | 6枚以上 |
    | 栄誉点 | { $bands-glory-1 } | { $bands-glory-2 } | { $bands-glory-3 } | { $bands-glory-4 } | { $bands-glory-5 } | { $bands-glory-6 } |
ethnos-rule-E7-title = オークボードの栄誉
ethnos-rule-E7 =
    オークボードから外したマーカーの枚数に応じて、栄誉点を得ます。

    | マーカー | 1枚 | 2枚 | 3枚 | 4枚 | 5枚 | 6枚 |
    | 栄誉点 | { $orcs-glory-1 } | { $orcs-glory-2 } | { $orcs-glory-3 } | { $orcs-glory-4 } | { $orcs-glory-5 } | { $orcs-glory-6 } |
ethnos-rule-E8-title = マーフォークボード
ethnos-rule-E8 =
    0から{ $merfolk-last-space-many }までのスペースが並んでいます。マーカーの印は{ $merfolk-symbols-many }のスペースにあります。{ $players-few-1 }〜{ $players-few-2 }人用の面は{ $merfolk-last-space-few }まで、印は{ $merfolk-symbols-few }です。時代の終わりの栄誉点は次のとおりです。

    | 人数 | 第Iの時代 | 第IIの時代 | 第IIIの時代 |
    | { $players-few-1 }〜{ $players-few-2 } | { $merfolk-glory-few-1 } | { $merfolk-glory-few-2 } | － |
    | { $players-many-1 }〜{ $players-many-2 } | { $merfolk-glory-many-1 } | { $merfolk-glory-many-2 } | { $merfolk-glory-many-3 } |
ethnos-rule-E9-title = ジャイアントトークン
ethnos-rule-E9 =
    ジャイアントトークンを取ると、すぐに{ $giant-taking }栄誉点を得ます。時代の終わりに持っていると、次の栄誉点を得ます。

    | 人数 | 第Iの時代 | 第IIの時代 | 第IIIの時代 |
    | { $players-few-1 }〜{ $players-few-2 } | { $giant-glory-few-1 } | { $giant-glory-few-2 } | － |
    | { $players-many-1 }〜{ $players-many-2 } | { $giant-glory-many-1 } | { $giant-glory-many-2 } | { $giant-glory-many-3 } |
ethnos-rule-E10-title = トロルトークン
ethnos-rule-E10 = トロルトークンは次の値が1枚ずつあります：{ $trolls-tokens }。
ethnos-rule-E11-title = 種族を決める
ethnos-rule-E11 = 登場する種族をランダムに{ $players-tribes-many }つ選びます。{ $players-few-1 }〜{ $players-few-2 }人なら{ $players-tribes-few }つです。話し合って選んでもかまいません。
ethnos-rule-E12-title = 栄誉トークンを並べる
ethnos-rule-E12 = { $players-few-1 }〜{ $players-few-2 }人なら、「{ $players-many-1 }+」の印のあるトークンを箱に戻します。トークンを各王国にランダムに3枚ずつ配ります。{ $players-few-1 }〜{ $players-few-2 }人なら2枚ずつです。次に王国ごとに小さい順に並べ、最も小さいものをスペースIに、最も大きいものを最後のスペースに置きます。
ethnos-rule-E13-title = 時代の始め方
ethnos-rule-E13 = ドラゴンを脇に置き、登場する種族のカードをすべて混ぜて1つのデッキにします。各プレイヤーは{ $cards-dealt-each }枚引きます。1人につき{ $cards-face-up-each }枚を表向きに並べます。残りのデッキを半分に分け、下半分にドラゴン{ $cards-dragons }枚を混ぜ、その上にもう半分を重ねます。同じ枚数に分けられないときは、上半分を1枚少なくします。
ethnos-rule-E14-title = ファーストプレイヤー
ethnos-rule-E14 = 第Iの時代は、ファーストプレイヤーをランダムに決めます。それ以降の時代は、栄誉が最も少ない人がファーストプレイヤーになります。同点なら、最後のドラゴンを引いた人から時計回りに見て、最初に当たる同点の人です。始める前に、同点のときは最後のドラゴンを引いた人を最後に数えると決めることもできます。
ethnos-rule-E48-title = 手番に1つのアクション
ethnos-rule-E48 = ファーストプレイヤーから時計回りに手番を行います。手番では、種族を1枚雇用する（E15）か、部隊をプレイする（E18）か、どちらか1つのアクションを行います。
ethnos-rule-E15-title = 種族を雇用する
ethnos-rule-E15 = 表向きのカード1枚か、デッキの一番上のカードを手札に加えます。表向きのカードを取っても補充はしません。手札が{ $cards-hand-limit }枚あるときは雇用できません。
ethnos-rule-E16-title = ドラゴンを引いたら
ethnos-rule-E16 = デッキからドラゴンを引いたら、見せて脇に置き、別のカードを引きます。{ $cards-dragons }枚のうち最後のドラゴンが出たら、時代はすぐに終わります。代わりのカードは引きません。
ethnos-rule-E17-title = 手札の上限、手札がないとき
ethnos-rule-E17 = 手札が{ $cards-hand-limit }枚あるときは、どんなカードが表向きに並んでいても、部隊をプレイしなければなりません。手札がないときは雇用しなければなりません。手札がスケルトンだけで{ $cards-hand-limit }枚より少ないときも、スケルトンは隊長になれないので、雇用しなければなりません。E45の場合を除き、パスはできません。
ethnos-rule-E45-title = パス
ethnos-rule-E45 = スケルトンだけの部隊による勝利（E31）を使わない卓で、手札がスケルトン{ $cards-hand-limit }枚になると、雇用も部隊のプレイもできません。その人は時代が終わるまでパスします。
ethnos-rule-E49-title = デッキは尽きない
ethnos-rule-E49 = 最後のドラゴンは、デッキがなくなる前に必ず出ます。ウィザードの能力で引いている途中に出たときは、部隊とマーカーはそのまま残り、引いたカードは手札とともに捨てます。引いた人は、E14とE42でも最後のドラゴンを引いた人として扱います。
ethnos-rule-E50-title = 2枚引いて1枚残す
ethnos-rule-E50 = 多くの卓で遊ばれているハウスルールで、卓で決めたときだけ使います。時代の始めに、カードを表向きに並べません。デッキから引く人は2枚引き、1枚を手札に加え、もう1枚を表向きに置きます。ドラゴンはいつもどおり公開して引き直します。最後のドラゴンが出たら、引いたカードは手札とともに捨てます。ウィザードは今までどおり、引いたカードをすべて手札に加えます。
ethnos-rule-E18-title = 部隊とは
ethnos-rule-E18 = 部隊は、手札から出す1枚から{ $cards-hand-limit }枚までのカードで、すべて同じ種族か、すべて同じ色です。スケルトンはどの部隊にも加われます。スケルトン以外の1枚が隊長になります。種族と色のどちらでそろえたかはカードを見れば分かり、ほかのことには影響しません。
ethnos-rule-E19-title = マーカーを置く
ethnos-rule-E19 = 部隊の枚数が、隊長の色の王国にある自分のマーカーより多ければ、そこにマーカーを1枚置けます。2人プレイでは、2人のマーカーの合計より多くなければなりません。最後の1枚をマーフォーク（E27）やオークボード（E29）のために取っておくなど、置かないことも選べます。
ethnos-rule-E20-title = 能力を使い、手札を捨てる
ethnos-rule-E20 = マーカーの次に、隊長の能力を使います。使えるのは隊長の能力だけです。部隊の大きさを数えるときは、スケルトンも含めてすべてのカードを数えます。そのあと、残った手札をすべて表向きに並べます。
ethnos-rule-E21-title = 部隊は公開のまま
ethnos-rule-E21 = 部隊は、すべてのカードが見えるように自分の前に並べ、時代の終わりまで置いておきます。
ethnos-rule-E47-title = 見送れること
ethnos-rule-E47 = ケンタウロスの次の部隊、エルフで残すカード、マーフォークのボーナスマーカー、オークボードのマーカー、トロルトークン、ウィザードで引くカードは見送れます。ジャイアントトークンの移動と、マーフォークボードのマーカーの前進は、自動的に行います。
ethnos-rule-E22-title = ケンタウロス
ethnos-rule-E22 = この部隊のマーカーを実際に置いたなら、手札を捨てる前に、すぐにもう1つ部隊をプレイできます。その隊長もケンタウロスで、またマーカーを置いたなら、さらに続けられます。手札を捨てるのは最後に1回だけです。やめたとき、隊長になれる手札がないとき、マーカーを置かなかったときに終わります。始める前に、置かなくてもマーカーを置ける大きさなら続けられると決めることもできます。
ethnos-rule-E23-title = ドワーフ
ethnos-rule-E23 = 時代の終わりに、この部隊は{ $bands-dwarf-extra }枚多く数えます。数えるのはスケルトンが去ったあとです。
ethnos-rule-E24-title = エルフ
ethnos-rule-E24 = 手札をすべて捨てる代わりに、部隊の枚数まで手札に残せます。
ethnos-rule-E25-title = ジャイアント
ethnos-rule-E25 = 自分のものも含め、この時代にジャイアントが率いるほかの部隊すべてと比べます。どれよりも大きければ、すぐに{ $giant-taking }栄誉点を得て、ジャイアントトークンをこの部隊に移します。その時代で最初にジャイアントが率いた部隊は、何枚でもトークンを取ります。大きさはプレイしたときの枚数です。時代の終わりにスケルトンが去っても、トークンは動きません。
ethnos-rule-E26-title = ハーフリング
ethnos-rule-E26 = ハーフリングも隊長になれますが、その部隊ではマーカーを置けません。
ethnos-rule-E27-title = マーフォーク
ethnos-rule-E27 = まず、隊長の色の王国にマーカーを置くかどうかを決めます。次に、マーフォークボードの自分のマーカーを部隊の枚数だけ進めます。最後のスペースに着いたら止まり、もう動きません。到達または通過したマーカーの印1つにつき、好きな王国にもう1枚マーカーを置けます。部隊の大きさも、そこにあるマーカーの数も問いません。2人プレイでも同じです。1枚ずつ、置くかどうかを選びます。すべて同じ王国に置いてもかまいません。
ethnos-rule-E28-title = ミノタウロス
ethnos-rule-E28 = マーカーを置くときにかぎり、この部隊は{ $bands-minotaur-extra }枚多く数えます。2人プレイでは、その数が王国にあるすべてのマーカーより多くなければなりません。
ethnos-rule-E29-title = オーク
ethnos-rule-E29 = 自分のオークボードで、隊長の色のスペースが空いていれば、マーカーを置けます。王国にマーカーを置いたかどうかは関係ありません。
ethnos-rule-E30-title = スケルトン
ethnos-rule-E30 = スケルトンは隊長になれません。どの部隊にも加わることができ、枚数に数えます。時代の終わりに、部隊の得点計算の前に、すべての部隊からすべてのスケルトンが去ります。
ethnos-rule-E31-title = スケルトンだけの部隊
ethnos-rule-E31 = スケルトン{ $cards-hand-limit }枚の部隊は、隊長なしでプレイでき、その場でゲームに勝ちます。その時代の得点計算はしません。ほかの人の順位は、その時点の状態からE44で決めます。始める前に、このルールを使わないと決めることもできます。
ethnos-rule-E32-title = トロル
ethnos-rule-E32 = 部隊の枚数以下の値で、まだ取られていないトロルトークンを1枚、選んで取れます。
ethnos-rule-E33-title = ウィングフォーク
ethnos-rule-E33 = 隊長の色に関係なく、好きな王国1つにマーカーを置けます。ただし、選んだ王国に対して部隊の枚数が足りていなければなりません（E19）。
ethnos-rule-E34-title = ウィザード
ethnos-rule-E34 = 手札を捨てたあと、部隊の枚数と同じ数のカードをデッキから引けます。すべて引くか、まったく引かないかのどちらかです。ドラゴンが出たらE16のとおりにします。それが最後のドラゴンなら、残りは引けません。
ethnos-rule-E35-title = 得点計算の順番
ethnos-rule-E35 = 全員が手札を捨てます。次に、王国、マーフォークボード、ジャイアントトークン、オークボードの順に得点計算をします。そのあとスケルトンが部隊から去り、最後に部隊の得点計算をします。
ethnos-rule-E36-title = 王国の栄誉
ethnos-rule-E36 =
    王国でマーカーが最も多い人が1位です。得点するには、その王国にマーカーが1枚以上必要です。どのスペースの得点になるかは、時代によります。

    | 時代 | 1位 | 2位 | 3位 |
    | I | スペースI | － | － |
    | II | スペースII | スペースI | － |
    | III | スペースIII | スペースII | スペースI |
ethnos-rule-E37-title = 王国での同点
ethnos-rule-E37 = 同点の人たちは、その人数分の順位の栄誉を合計し、等しく分けます。端数は切り捨てます。分け合った順位は、もうほかの人のものにはなりません。得点のない順位は0点として数えます。第Iの時代に2人が同点1位なら、スペースIの半分ずつ、第IIの時代に3人が同点2位なら、スペースIの3分の1ずつです。
ethnos-rule-E38-title = トロルで同点の順位を決める
ethnos-rule-E38 = 同点で分け合う前に、トロルトークンで比べます。合計が大きい人が上になり、合計も同じなら、最も大きい1枚を持つ人が上になります。トークンのない人どうしは同点のままです。トロルトークンで順位を決めるのは、王国とマーフォークボードの同点だけです。始める前に、王国だけで使うと決めることもできます。
ethnos-rule-E39-title = 2人プレイの王国
ethnos-rule-E39 = 第Iの時代は通常どおり得点計算をします。第IIの時代は、1位だけがスペースIIの栄誉を得て、もう1人は何も得ません。同点なら、まずトロルトークン（E38）で決めます。それでも同点なら、スペースIIの半分ずつを得ます。端数は切り捨てます。その王国にマーカーがあるのが1人だけなら、スペースIとIIの両方を得ます。
ethnos-rule-E40-title = マーフォークボードの栄誉
ethnos-rule-E40 = このボードは、独自の値（E8）を持つもう1つの王国として得点計算をします。最も進んでいる人が1位で、E36からE39までに従います。0のスペースにいる人には順位がつきません。同じスペースにいれば、先に着いた人に関係なく同点です。始める前に、最も進んでいる人だけがその時代の値を得ると決めることもできます。その場合、トロルトークンでも決まらない同点は端数を切り捨てて分け、2人プレイで1人だけが進んでいても、2つの値は得られません。
ethnos-rule-E41-title = ジャイアントトークンの栄誉
ethnos-rule-E41 = ジャイアントトークンを持つ人は、その時代の栄誉点（E9）を得ます。そのあとトークンはボードの脇に戻します。
ethnos-rule-E42-title = オークボードの栄誉
ethnos-rule-E42 = 最後のドラゴンを引いた人から時計回りに、1人ずつ公開で決めます。自分のオークボードのマーカーをすべて外して栄誉（E7）を得るか、すべて残すかです。外したマーカーは手元に戻ります。最後の時代では全員がすべて外します。マーカーがない人は何も決めません。
ethnos-rule-E43-title = 部隊の得点計算と片付け
ethnos-rule-E43 = 部隊ごとに、大きさに応じて栄誉点を得ます（E6）。トロルトークンはボードの脇に戻します。王国、マーフォークボード、オークボードのマーカーは残します。カードはすべてデッキに戻します。
ethnos-rule-E44-title = 勝者
ethnos-rule-E44 = 最後の時代のあと、栄誉が最も多い人が勝ちです。同点なら、6つの王国にあるマーカーが最も多い人の勝ちです。それも同じなら、最後の時代の最も大きい部隊、その次に大きい部隊、と順に比べます。部隊がなければ0枚とみなします。部隊はプレイしたときの枚数で数え、スケルトンを含み、ドワーフの追加は含みません。すべて同じなら同順位です。全員の順位を同じように決めます。始める前に、各自の最も大きい部隊だけを比べると決めることもできます。
ethnos-rule-E46-title = 全員に見えるもの
ethnos-rule-E46 = 公開されるのは、デッキの上半分と下半分の枚数、表向きのカード、ドラゴン、すべての部隊のすべてのカード、ボード、トークン、栄誉、各自の手札の枚数です。手札の中身とデッキの順番は非公開です。表向きの列から取ったカードは、プレイするか捨てるまで全員に知られています。引いたカード、エルフで残したカード、ウィザードで引いたカードは、本人だけが見ます。時代の終わりに捨てた手札は見せません。

# Where a rule comes from
ethnos-note-E2 = ルールブックの本文に色とともに出てくる王国は5つです。ペラゴンは公開情報によります。
ethnos-note-E3 = ルールブックにあるのは種族ごとの枚数です。色ごとの内訳は公開情報によります。
ethnos-note-E4 = マーカーがないときの扱いは私たちの裁定です。ルールブックには書かれていません。
ethnos-note-E5 = 値は公開情報によります。別の一覧では、値が6のものが1枚多く、2のものが1枚少なくなっています。
ethnos-note-E7 = ルールブックにあるのはマーカー3枚の値だけです。ほかは公開情報によります。
ethnos-note-E8 = ルールブックにあるのは最初の印と第Iの時代の値だけです。ほかは公開情報によります。2〜3人用の面はどこにも説明がなく、同じスペースとみなすのは私たちの裁定です。
ethnos-note-E9 = ルールブックにあるのは、取ったときの栄誉と第Iの時代の値です。ほかは公開情報によります。
ethnos-note-E10 = 枚数はルールブックにあります。値は公開情報によります。
ethnos-note-E11 = ルールブックでは種族をランダムに選びます。話し合いで選べるようにしたのは私たちです。
ethnos-note-E13 = ルールブックはほぼ半分に分けるとしています。どちらを少なくするかは私たちの裁定です。
ethnos-note-E14 = ポーランド語版と日本語版は最後のドラゴンを引いた人から数えます。ロシア語版は、その人を含めるかどうかを書いていません。
ethnos-note-E17 = 手札がいっぱいの場合はすべてのルールブックにあります。ほかは、ほかのルールから導かれます。
ethnos-note-E19 = 日本語版とロシア語版の要約は「置ける」としています。ポーランド語版も例ではそう書いていますが、手順と要約では置くとしています。
ethnos-note-E21 = ルールブックが求めているのは、部隊の枚数が全員に分かることだけです。カードも見えるようにすることは私たちの裁定です。
ethnos-note-E22 = ロシア語版は実際に置いたことを条件とし、ポーランド語版は大きさだけを条件とします。連鎖の終わり方は、ほかのルールから導かれます。
ethnos-note-E25 = スケルトンが去ってもトークンが動かないことは、私たちの裁定です。
ethnos-note-E27 = 印1つごとに1枚とすることと順番は、私たちの裁定です。ルールブックは印1つの場合だけを説明しています。
ethnos-note-E29 = ポーランド語版と日本語版の例は「置ける」としています。ロシア語版は、すべての能力について「使える」としています。
ethnos-note-E31 = この勝利があるのはポーランド語版だけです。これがないと、その手札では何もできません。その時代の得点計算をしないことは私たちの裁定です。
ethnos-note-E33 = ロシア語版とポーランド語版によります。日本語版のただし書きは逆ですが、同じ版の例はこのルールと一致します。
ethnos-note-E34 = すべて引くかまったく引かないかは、私たちの裁定です。
ethnos-note-E35 = ルールブックが定める順番は一部だけです。合計は順番によって変わりません。
ethnos-note-E36 = 順位にマーカーが必要なことは、私たちの裁定です。
ethnos-note-E38 = ロシア語版と日本語版は王国について述べ、ポーランド語版は時代の終わりのすべての同点としています。マーフォークボードは王国と同じように得点計算をするので、ここでも使います。
ethnos-note-E39 = 同点の扱いをはっきり書いているのはポーランド語版です。ほかの版でも、2位は何も得ないので同じ結果になります。
ethnos-note-E40 = ロシア語版はこのボードを1つの王国になぞらえています。ポーランド語版と日本語版で得点するのは、最も進んだ人だけです。
ethnos-note-E42 = 最後の時代にすべて外すことは、私たちの裁定です。
ethnos-note-E44 = ドワーフの追加を除くのはポーランド語版だけです。スケルトンを数えることと、同順位とすることは、私たちの裁定です。
ethnos-note-E45 = 私たちの裁定です。このような手札の扱いは、どのルールブックにもありません。
ethnos-note-E46 = 手札の非公開はルールブックにあります。ほかは私たちの裁定です。
ethnos-note-E47 = 選べるものはルールブックにそう書かれています。ほかを自動とするのは私たちの裁定です。
ethnos-note-E49 = ほかのルールから導かれます。
ethnos-note-E50 = どのルールブックにもありません。残さなかったカードを表向きに置くのは、このサイトでの遊び方です。

# Worked examples
ethnos-example-third-marker = デュリスに自分のマーカーが2枚あります。紫のドワーフを隊長にして、ドワーフ3枚をプレイします。3は2より多いので、デュリスに3枚目を置けます。残りの手札は表向きに並べます。
ethnos-example-wingfolk-elsewhere = デュリスに自分のマーカーが2枚あります。紫のウィングフォークを隊長にして、2枚の部隊をプレイします。デュリスに置くには足りません。しかしウィングフォークならどこにでも置けるので、自分のマーカーが1枚以下のレアには置けます。
ethnos-example-age-two-places = 第IIの時代のデュリスで、スペースIIは4、スペースIは2です。1位は4、2位は2、3位は0栄誉点です。上の2人が同点なら、4＋2＝6を分けて3栄誉点ずつ得ます。
ethnos-example-three-bands = 時代の終わりに、緑2枚の部隊、ドワーフが率いるドワーフ3枚の部隊、赤4枚の部隊があります。緑で1点、4枚と数えるドワーフで6点、赤で6点、合計13栄誉点です。
ethnos-example-two-player-marker = 2人プレイで、王国に一方のマーカーが2枚、もう一方のマーカーが1枚あります。3枚すべてを数えるので、どちらも4枚の部隊でなければ置けません。
ethnos-example-elf-keeps = 手札7枚のうち3枚を、エルフを隊長にしてプレイします。残り4枚のうち3枚まで残し、ほかは捨てます。
ethnos-example-wizard-draws = 手札4枚のうち2枚を、ウィザードを隊長にしてプレイします。残り2枚を捨ててから、デッキから2枚引けます。
ethnos-example-giant-token = ジャイアントを隊長にして、3枚の部隊をプレイします。ほかにジャイアントの部隊はないので、トークンと2栄誉点を得ます。次に別の人がジャイアントの率いる4枚の部隊をプレイし、トークンと2栄誉点を得ます。第Iの時代の終わりまで持っていれば、その人はさらに2栄誉点を得ます。
ethnos-example-merfolk-symbol = 自分のマーカーがマーフォークボードの0にあるとき、マーフォークを隊長にして3枚の部隊をプレイします。マーカーの印がある3のスペースに着きます。隊長の王国のマーカーに加えて、好きな王国に2枚目を置けます。
ethnos-example-orc-cash = オークボードにマーカーが3枚あります。時代の終わりに外すと6栄誉点です。
ethnos-example-skeletons-leave = 5枚の部隊にスケルトンが2枚あり、隊長はドワーフではありません。スケルトンが去ると3枚残り、3栄誉点です。
ethnos-example-dwarf-counts = ドワーフが4枚の部隊を率いています。5枚と数えるので10栄誉点です。
ethnos-example-dwarf-and-skeletons = ドワーフがスケルトン3枚を率いています。スケルトンが去るとドワーフだけが残り、2枚と数えて1栄誉点です。
ethnos-example-troll-tie = 王国で同点です。あなたのトロルトークンは1と3、相手は4です。合計が同じなので、最も大きい1枚で比べ、4を持つ相手が上になります。
ethnos-example-troll-token = トロルが4枚の部隊を率いています。1から4までの空いているトロルトークンを選んで取れます。
ethnos-example-minotaur-fourth = レアに自分のマーカーが3枚あります。赤のミノタウロスを隊長にして、3枚の部隊をプレイします。置くときは4枚と数えるので、4枚目を置けます。
ethnos-example-wingfolk-three = ウィングフォークが3枚の部隊を率いています。自分のマーカーが2枚以下の王国なら、どこにでも置けます。
ethnos-example-centaur-chain = 青のケンタウロスを隊長にして2枚の部隊をプレイし、ストラトンにマーカーを置きます。そこで、赤のオークを隊長にしてもう1つ部隊をプレイし、レアとオークボードの赤のスペースにマーカーを置きます。手札を捨てるのはそのあとです。
ethnos-example-merfolk-ten = 0のスペースから、マーフォークを隊長にして10枚の部隊をプレイします。3と7の印を通過して10で止まり、ボーナスマーカーは2枚です。
ethnos-example-merfolk-lead = 4人プレイの第Iの時代の終わりに、マーフォークボードで最も進んでいます。1栄誉点を得ます。
ethnos-example-two-player-kingdom = 2人プレイの第IIの時代の終わりで、スペースIは2、スペースIIは6です。上の人が6、もう1人は0栄誉点です。王国にマーカーがあるのが1人だけなら8栄誉点です。同点なら3ずつです。同点で1人だけがトロルトークンを持っていれば、その人が6、もう1人は0です。

# Where one rulebook contradicts itself
ethnos-contradiction-placing = 手順とまとめでは必ずマーカーを置くように読めますが、例といくつかの隊長の説明では「置くことができる」とされています。ほかのルールブックも同じなので、置かなくてもかまいません。
ethnos-contradiction-abilities = 4番目の手順では隊長の能力を「使うことができる」とされていますが、まとめでは使うように、オークの説明では置くように書かれています。手順に従い、使わなくてもかまいません。
ethnos-contradiction-centaur = ケンタウロスの説明では別の部隊をプレイするとされていますが、能力の手順とまとめでは隊長の能力を「使うことができる」とされています。ほかのルールブックと同じく、使わなくてもかまいません。
ethnos-contradiction-dwarf = 3つの部隊の例ではドワーフは3点ですが、ドワーフの説明では4枚として数えて6点になります。説明のとおりに遊びます。
ethnos-contradiction-merfolk = ルールでは記号ごとに1個ですが、例では隊長のマーカーのほかに好きな王国へ2個と書かれています。ほかのルールブックの例に従い、記号ごとに1個とします。
ethnos-contradiction-wingfolk = かっこ内の注記では部隊の大きさは関係ないとされていますが、すぐ下の例では3枚の部隊で置けるのは自分のマーカーが2個以下の王国だけです。ほかのルールブックは例と一致しており、ここでもそう遊びます。
ethnos-contradiction-tribes-at-the-end = 時代の終わりに効果のある種族の一覧に、何も起こらないウィングフォークがあり、得点のあるマーフォークが抜けています。マーフォークの説明のとおりに遊びます。
ethnos-contradiction-second-place = 時代IIの2位は本文ではスペースIですが、まとめは手元の版では1位と同じスペースと読めます。本文のとおりに遊びます。

# Where the rulebooks differ
ethnos-difference-ten-skeletons = スケルトンだけの手札
ethnos-difference-ten-skeletons-ru = 記述なし
ethnos-difference-ten-skeletons-pl = その部隊でその場で勝つ
ethnos-difference-ten-skeletons-ja = 記述なし
ethnos-difference-ten-skeletons-played = その場で勝つ。使わないと決めることもできる
ethnos-difference-wingfolk-size = ウィングフォークと部隊の大きさ
ethnos-difference-wingfolk-size-ru = そこにある自分のマーカーより枚数が多くなければならない
ethnos-difference-wingfolk-size-pl = 十分な大きさが必要
ethnos-difference-wingfolk-size-ja = ただし書きでは枚数の制限なし。例では3枚の部隊でマーカー2枚以下の王国
ethnos-difference-wingfolk-size-played = 選んだ王国に対して枚数が足りていなければならない
ethnos-difference-dwarf-example = ドワーフ3枚の例（10ページ）
ethnos-difference-dwarf-example-ru = ドワーフは3点、合計10栄誉点
ethnos-difference-dwarf-example-pl = 能力により6点、合計13栄誉点
ethnos-difference-dwarf-example-ja = ドワーフは3点、合計10栄誉点
ethnos-difference-dwarf-example-played = 合計13栄誉点。ドワーフの率いる部隊は多く数える
ethnos-difference-troll-reach = トロルトークンで決める同点
ethnos-difference-troll-reach-ru = 王国のマーカーの同点
ethnos-difference-troll-reach-pl = 時代の終わりのすべての同点
ethnos-difference-troll-reach-ja = 王国の支配の同点
ethnos-difference-troll-reach-played = 王国とマーフォークボードの同点だけ
ethnos-difference-merfolk-second-place = マーフォークボードの2位
ethnos-difference-merfolk-second-place-ru = 1つの王国であるかのように、最も進んだ人が得点
ethnos-difference-merfolk-second-place-pl = 最も進んだ人がボードの示す値を得る
ethnos-difference-merfolk-second-place-ja = 最も進んだ人が得点
ethnos-difference-merfolk-second-place-played = 王国と同じように2位と3位も得点。1位だけと決めることもできる
ethnos-difference-placing-may-or-must = マーカーは任意か義務か
ethnos-difference-placing-may-or-must-ru = 本文は置くとし、要約は置けるとする
ethnos-difference-placing-may-or-must-pl = 手順と要約では置くとし、例では置けるとする
ethnos-difference-placing-may-or-must-ja = 本文も要約も置けるとする
ethnos-difference-placing-may-or-must-played = 任意
ethnos-difference-orc-may-or-must = オークボードは任意か義務か
ethnos-difference-orc-may-or-must-ru = マーカーを置くとするが、能力はどれも「使える」とする
ethnos-difference-orc-may-or-must-pl = 置いてもよいとする
ethnos-difference-orc-may-or-must-ja = ルールが欠けている。例では置ける
ethnos-difference-orc-may-or-must-played = 任意
ethnos-difference-first-player-tie = ファーストプレイヤー決めの同点
ethnos-difference-first-player-tie-ru = 時代を終わらせた人から時計回りに最も近い人。本人を含めるかは不明
ethnos-difference-first-player-tie-pl = 最後のドラゴンを引いた人から時計回り
ethnos-difference-first-player-tie-ja = 最後のドラゴンを引いた人から時計回り
ethnos-difference-first-player-tie-played = 最後のドラゴンを引いた人から時計回り
ethnos-difference-final-tie = ゲーム終了時の同点
ethnos-difference-final-tie-ru = ボードのマーカー、次に最後の時代の最大の部隊、その次の部隊、と続く
ethnos-difference-final-tie-pl = マーカー、次にドワーフの追加を除いた最大の部隊。次に大きい部隊の人が2位
ethnos-difference-final-tie-ja = マーカー、次に最後の時代に大きな部隊をプレイした順
ethnos-difference-final-tie-played = 王国のマーカー、次にプレイしたときの枚数で部隊を順に比べ、それでも同じなら同順位
ethnos-difference-end-of-age-list = 時代の終わりに関わる種族
ethnos-difference-end-of-age-list-ru = ウィングフォークを挙げ、マーフォークがない
ethnos-difference-end-of-age-list-pl = マーフォークを挙げ、ウィングフォークはない
ethnos-difference-end-of-age-list-ja = マーフォークを挙げ、ウィングフォークはない
ethnos-difference-end-of-age-list-played = マーフォーク
ethnos-difference-centaur-condition = ケンタウロスで続けられる条件
ethnos-difference-centaur-condition-ru = マーカーを置いたなら、もう1つプレイしてもよい
ethnos-difference-centaur-condition-pl = マーカーを置ける大きさなら、もう1つプレイしてもよい
ethnos-difference-centaur-condition-ja = マーカーを置けたなら、もう1つプレイする
ethnos-difference-centaur-condition-played = 任意。実際にマーカーを置いたときだけ
ethnos-difference-merfolk-example = マーフォークのボーナスマーカー
ethnos-difference-merfolk-example-ru = 大きさを問わず、もう1枚。例では2枚目と呼ぶ
ethnos-difference-merfolk-example-pl = 大きさを問わず、もう1枚
ethnos-difference-merfolk-example-ja = 大きさの記述がない。例では2枚で、3枚以上ある王国にも置ける
ethnos-difference-merfolk-example-played = 大きさを問わず、印1つにつき1枚
ethnos-difference-age-two-second-place = 第IIの時代の2位
ethnos-difference-age-two-second-place-ru = 2位はスペースI
ethnos-difference-age-two-second-place-pl = 本文では2位はスペースI、要約は手元の版ではスペースIIと読める
ethnos-difference-age-two-second-place-ja = 2位はスペースI
ethnos-difference-age-two-second-place-played = 2位はスペースI
ethnos-difference-orc-paragraph = オークボードへのマーカーの置き方
ethnos-difference-orc-paragraph-ru = 各スペースに1枚と説明
ethnos-difference-orc-paragraph-pl = 各スペースに1枚と説明
ethnos-difference-orc-paragraph-ja = 説明の段落が欠け、時代の終わりから始まる
ethnos-difference-orc-paragraph-played = ほかの2つの版のとおり
ethnos-difference-deal-order = 時代の最初のカードを引く順番
ethnos-difference-deal-order-ru = 各プレイヤーが1枚引く
ethnos-difference-deal-order-pl = ファーストプレイヤーから順に1枚引く
ethnos-difference-deal-order-ja = 各プレイヤーが1枚引く
ethnos-difference-deal-order-played = ファーストプレイヤーから時計回り。何にも影響しない
ethnos-difference-two-player-example = 2人用の例のマーカー（11ページ）
ethnos-difference-two-player-example-ru = 置きたい人が2枚、相手が1枚
ethnos-difference-two-player-example-pl = 置きたい人が1枚、相手が2枚
ethnos-difference-two-player-example-ja = 置きたい人が2枚、相手が1枚
ethnos-difference-two-player-example-played = どちらでも4枚必要。すべてのマーカーを数える

# ルールの図が示すもの
ethnos-diagram-band = 手札のドワーフ3枚で1つの部隊です。率いるのは紫のドワーフです。エルフとジャイアントは加われず、部隊をプレイすると表向きに並べます。
ethnos-diagram-placing = 部隊は3枚、デュリスにあるあなたのマーカーは2枚です。3は2より多いので、3枚目のマーカーを置けます。
ethnos-diagram-kingdoms = 第IIの時代の終わりのデュリスです。2人がマーカー2枚ずつで並び、1位と2位を分け合います。4＋2＝6なので、それぞれ3栄誉点です。マーカー1枚の人は3位で、何も得ません。
ethnos-diagram-orcs = オークボードです。あなたは3つのスペースにマーカーがあり、まとめて外すと6栄誉点になります。どのスペースにも、各プレイヤーが1枚ずつ置けます。
ethnos-diagram-merfolk = あなたは5のスペースにいます。マーフォークが率いる3枚の部隊なら8まで進み、7の印を通り過ぎるので、好きな王国にマーカーをもう1枚置けます。
ethnos-diagram-giant = ジャイアントが率いる最大の部隊（3枚）がジャイアントトークンを持ちます。トロルトークンはあなたが1と3、ほかの1人が4です。合計が等しいので、最も大きい1枚を持つ人が上になります。
ethnos-diagram-draw-two = 2枚引いたところ。選んだ1枚は手札に加え、もう1枚は表向きに置きます。
ethnos-diagram-table = 自分の手番のテーブル。

# The labelled picture of the table, and the example turn
ethnos-label-map = 6つの王国。並んだ数字は、時代ごとの王国の栄誉点です。
ethnos-label-face_up = 表向きのカード。手番に1枚取れます。
ethnos-label-deck = デッキ。代わりに一番上を見ないで引けます。ドラゴンは下半分にいます。
ethnos-label-hand = 自分の手札。10枚まで。ほかの人には見えません。
ethnos-label-build = 組み立てている部隊と、マーカーを置ける王国。
ethnos-turn-look = あなたの手番です。手札にドワーフが2枚あり、3枚目の灰色のドワーフが表向きに並んでいます。
ethnos-turn-take = それを手札に加えます。手番にできる2つのことの1つです。カードは補充されず、列は短くなります。
ethnos-turn-others = ほかの人の手番です。1人は表向きのカードを取り、もう1人はデッキから引きました。またあなたの番です。
ethnos-turn-band = 部隊をプレイします。ドワーフ3枚、すべて同じ種族です。紫が隊長なので、王国はデュリスです。
ethnos-turn-place = 部隊は3枚で、デュリスにはまだ自分のマーカーがありません。0枚より多いので、最初のマーカーを置きます。
ethnos-turn-end = ドワーフの能力は時代の終わりに働き、この部隊は4枚として数えます。残った手札は表向きに捨てますが、1枚もありません。次の人の手番です。

ethnos-name = エスノス

# Things
ethnos-pair = { $second }の{ $first }
ethnos-word-centaur = ケンタウロス
ethnos-word-dwarf = ドワーフ
ethnos-word-elf = エルフ
ethnos-word-giant = ジャイアント
ethnos-word-halfling = ハーフリング
ethnos-word-merfolk = マーフォーク
ethnos-word-minotaur = ミノタウロス
ethnos-word-orc = オーク
ethnos-word-troll = トロル
ethnos-word-wingfolk = ウィングフォーク
ethnos-word-wizard = ウィザード
ethnos-word-dragon = ドラゴン
ethnos-word-skeleton = スケルトン
ethnos-word-orange = オレンジ
ethnos-word-blue = 青
ethnos-word-red = 赤
ethnos-word-purple = 紫
ethnos-word-green = 緑
ethnos-word-grey = 灰色
ethnos-word-ithys = イティス
ethnos-word-straton = ストラトン
ethnos-word-rhea = レア
ethnos-word-duris = デュリス
ethnos-word-althea = アルテア
ethnos-word-pelagon = ペラゴン

# What is expected now
ethnos-ask-tribe = 今回登場する種族を決めています（{ $done }／{ $of }）。
ethnos-ask-token = 栄誉トークンを並べています（{ $done }／{ $of }）。
ethnos-ask-first = ファーストプレイヤーを決めています。
ethnos-ask-deal = カードを配っています（{ $done }／{ $of }）。
ethnos-ask-row = カードを表向きに並べています（{ $done }／{ $of }）。
ethnos-ask-draw = { $who }がカードを引きます。
ethnos-ask-conjured = { $who }がウィザードの能力で引いています（{ $done }／{ $of }）。
ethnos-ask-turn = { $who }：種族を1枚雇用するか、部隊をプレイします。
ethnos-ask-band = { $who }：部隊にカードを加えるか（現在{ $done }枚）、部隊をプレイします。
ethnos-ask-marker = { $who }：{ $leader }が率いる{ $size }枚の部隊でマーカーを置くか、見送ります。
ethnos-ask-another = { $who }：ケンタウロスの能力でもう1部隊プレイするか、見送ります。
ethnos-ask-keep = { $who }：エルフの能力で手札に残すカードを選びます（{ $done }／最大{ $of }）。
ethnos-ask-bonus = { $who }：マーフォークのボーナスマーカーを置くか（{ $done }／{ $of }）、見送ります。
ethnos-ask-raid = { $who }：オークボードにマーカーを置くか、見送ります。
ethnos-ask-troll = { $who }：{ $size }以下のトロルトークンを取るか、見送ります。
ethnos-ask-conjure = { $who }：ウィザードの能力で{ $size }枚引くか、見送ります。
ethnos-ask-cash = { $who }：オークボードのマーカーをすべて外して栄誉に替えるか、すべて残します。
ethnos-ask-nothing = ゲームは終わりました。

# What happened
ethnos-event-tribe = 登場する種族：{ $tribe }
ethnos-event-token = { $full ->
    [no] { "" }
   *[yes] { $kingdom }の栄誉トークン：{ $tokens }
  }
ethnos-event-first = { $who }から始めます。
ethnos-event-age = 第{ $age }の時代が始まりました。最初の手番は{ $who }です。
ethnos-event-dealt = { $card ->
    [unknown] { $who }にカードが配られました。
   *[other] { $who }に{ $card }が配られました。
  }
ethnos-event-row = 表向き：{ $card }
ethnos-event-halves = デッキを分けました。上が{ $upper }枚、ドラゴン入りの下が{ $lower }枚です。
ethnos-event-take = { $who }が{ $card }を取りました。
ethnos-event-draw = { $who }がデッキから引きました。
ethnos-event-drawn = { $card ->
    [unknown] {""}
   *[other] { $who }が{ $card }を引きました。
  }
ethnos-event-dragon = { $who }がドラゴンを引きました（{ $dragons }枚目）。
ethnos-event-lead = { $who }が{ $card }を隊長にしました。
ethnos-event-add = { $rule ->
    [E24] { $who }が{ $card }を手札に残しました。
   *[other] { $who }が部隊に{ $card }を加えました。
  }
ethnos-event-band = { $who }が{ $leader }を隊長に部隊をプレイしました：{ $cards }
ethnos-event-skeletons = { $who }がスケルトン10枚をプレイして勝利しました。
ethnos-event-place = { $who }が{ $kingdom }にマーカーを置きました。
ethnos-event-skip = { $ask ->
    [marker] { $who }はマーカーを置けません。
    [keep] { $who }には残すカードがありません。
    [raid] { $who }はオークボードを使えません。
    [troll] { $who }の部隊で取れるトロルトークンはありません。
    [bonus] { $who }のマーカーはもうありません。
    [another] {""}
    [giant] {""}
   *[other] { $who }の隊長の効果はもうありません。
  }
ethnos-event-decline = { $ask ->
    [marker] { $who }はマーカーを置きませんでした。
    [bonus] { $who }はマーカーを置きませんでした。
    [another] { $who }はもう1つの部隊をプレイしませんでした。
    [raid] { $who }はオークボードを使いませんでした。
    [troll] { $who }はトロルトークンを取りませんでした。
    [conjure] { $who }はウィザードの能力を使いませんでした。
   *[other] { $who }はこの機会を見送りました。
  }
ethnos-event-swim = { $who }のマーフォークが{ $from }マス目から{ $to }マス目へ進みました。
ethnos-event-giant = { $who }が{ $size }枚の部隊でジャイアントトークンを取りました。
ethnos-event-raid = { $who }がオークボードの{ $colour }のスペースにマーカーを置きました。
ethnos-event-troll = { $who }がトロルトークン{ $token }を取りました。
ethnos-event-keep = { $kept ->
    [0] { $who }はカードを残しませんでした。
   *[other] { $who }が{ $kept }枚を手札に残しました。
  }
ethnos-event-discard = { $who }が表向きに捨てました：{ $cards }
ethnos-event-conjure = { $who }がウィザードの能力で{ $cards }枚引きました。
ethnos-event-pass = { $who }は手札がスケルトンだけなのでパスしました。
ethnos-event-age_end = { $who }が最後のドラゴンを引き、第{ $age }の時代が終わりました。全員の手札を捨てます。
ethnos-event-glory = { $who }が{ $points }栄誉点を得ました：{ $row ->
    [kingdoms] { $kingdom }で{ $place }位
    [merfolk] マーフォークボードで{ $place }位
    [giant] { $taken ->
        [yes] ジャイアントトークンを獲得
       *[no] ジャイアントトークンを保持
      }
    [orcs] オークボードのマーカー{ $count }枚
   *[bands] 部隊（{ $count }枚として計算）
  }
ethnos-event-cash = { $who }がオークボードからマーカー{ $markers }枚を外しました。
ethnos-event-leave = { $who }はオークボードのマーカーを残しました。
ethnos-event-over = ゲームは終わりました。

# Why not
ethnos-refusal-not_in_hand = { $held ->
    [0] そのカードはあなたの手札にありません。
   *[other] そのカードは、手札にあるものをすべて選びました。
  }
ethnos-refusal-not_now-turn-done = 先にカードを1枚以上選んでください。
ethnos-refusal-not_now-another-done = 先にカードを1枚以上選んでください。
ethnos-refusal-other_basis = このカードは{ $leader }と組めません。部隊のカードは、すべて同じ種族か、すべて同じ色でなければなりません。
ethnos-refusal-out_of_order = カードは順番に加えます。後から加えたカードを戻してください。
ethnos-refusal-keeps_enough = これ以上は残せません。エルフで残せるのは部隊の枚数、{ $size }枚までです。
ethnos-refusal-hand_full = 手札が{ $cards }枚あり、上限は{ $limit }枚なので、カードを取れません。{ $must ->
    [win] スケルトンをプレイすれば勝ちです。
    [pass] すべてスケルトンで、この卓ではプレイできないので、パスしてください。
   *[band] 部隊をプレイしてください。
  }
ethnos-refusal-not_face_up = そのカードは表向きに並んでいません。{ $row ->
    [0] 表向きのカードはないので、デッキから引いてください。
   *[other] 並んでいるカードを取るか、デッキから引いてください。
  }
ethnos-refusal-no_ten_skeletons = それには手札にスケルトンが{ $limit }枚必要です。今は{ $skeletons }枚です。
ethnos-refusal-switched_off = この卓では、スケルトン10枚で勝つことはできません。
ethnos-refusal-must_act = { $must ->
    [win] パスできません。手札にスケルトンが{ $limit }枚あります。プレイすれば勝ちです。
    [pass] パスできるのは、手札にスケルトンが{ $limit }枚あるときだけです。今は{ $skeletons }枚です。
    [recruit] パスできません。隊長になれる手札がないので、カードを取ってください。
    [band] パスできません。手札が上限なので、部隊をプレイしてください。
   *[any] パスできません。カードを取るか、部隊をプレイしてください。
  }
ethnos-refusal-wrong_kingdom = 隊長は{ $colour }なので、マーカーは{ $kingdom }には置けません。{ $own }に置いてください。
ethnos-refusal-band_too_small = あなたの部隊は{ $counts }枚として数えます。{ $kingdom }では{ $markers }枚のマーカーより多くなければ、置けません。
ethnos-refusal-no_such_token = そのトロルトークンはありません。
ethnos-refusal-token_taken = トロルトークン{ $token }はもう取られています。別のものを選んでください。
ethnos-refusal-token_too_high = あなたの部隊は{ $size }枚なので、{ $size }より大きいトークンは取れません。

# The score pad
ethnos-row-kingdoms = 王国
ethnos-row-merfolk = マーフォーク
ethnos-row-giant = ジャイアント
ethnos-row-orcs = オーク
ethnos-row-bands = 部隊
ethnos-row-earlier = この局面より前
ethnos-part-kingdoms = { $kingdom }で{ $place }位（第{ $age }の時代{ $trolls ->
    [yes] 、トロルで順位が決定
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
   *[other] 、{ $tied }人で同点
  }）
ethnos-part-merfolk = マーフォークボードで{ $place }位（第{ $age }の時代{ $trolls ->
    [yes] 、トロルで順位が決定
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
   *[other] 、{ $tied }人で同点
  }）
ethnos-part-giant = { $taken ->
    [yes] トークンを獲得（第{ $age }の時代）
   *[no] 第{ $age }の時代の終わりにトークンを保持
  }
ethnos-part-orcs = オークボードのマーカー{ $count }枚（第{ $age }の時代）
ethnos-part-bands = 部隊（{ $count }枚として計算、第{ $age }の時代）
ethnos-part-earlier = 引き継ぎ

# The board in words
ethnos-board-head = 第{ $age }の時代（全{ $ages }）、ドラゴン{ $dragons }枚、デッキ{ $upper }＋{ $lower }枚
ethnos-board-tribes = 種族：{ $tribes }
ethnos-board-row = 表向き：{ $cards }
ethnos-board-kingdom = { $kingdom }：栄誉トークン（{ $tokens }）、マーカー（{ $markers }）
ethnos-board-seat = { $who }：栄誉{ $glory }、マーカー残り{ $supply }枚、手札{ $cards }枚
ethnos-board-hand = 手札：{ $cards }
ethnos-board-known = 全員が知っている手札：{ $cards }
ethnos-board-band = 部隊（隊長{ $leader }）：{ $cards }
ethnos-board-skeletons = 部隊：{ $cards }
ethnos-board-merfolk = マーフォークボード：{ $space }マス目
ethnos-board-orcs = オークボード：{ $spaces }
ethnos-board-trolls = トロルトークン：{ $tokens }
ethnos-board-giant = ジャイアントトークンを保持
ethnos-board-draft = 選択中：{ $cards }

# The game on the start page
ethnos-blurb = ドワーフ、トロル、マーフォークの部隊を集め、3体のドラゴンが目覚める前に6つの王国を支配しましょう。
ethnos-minutes = 45
client-chips-ethnos = 12の種族 | 2つか3つの時代
ethnos-option-tribes = 種族
ethnos-about-tribes = 2〜3人なら5種族、4人以上なら6種族です。自分で選ぶか、ランダムに決めます。
ethnos-option-ten-skeletons = スケルトン10枚で勝利
ethnos-about-ten-skeletons = 手札にスケルトンが10枚あれば、プレイしてその場で勝てます。
ethnos-option-merfolk-second-place = マーフォークボードの2位も得点
ethnos-about-merfolk-second-place = ルールブックにより異なります。オンにすると、2位は前の時代の栄誉を得ます。
ethnos-option-merfolk-trolls = マーフォークボードでもトロル
ethnos-about-merfolk-trolls = トロルトークンはマーフォークボードの同点も決めます。オフにすると、王国だけです。
ethnos-option-centaur-by-size = ケンタウロス：大きさだけでよい
ethnos-about-centaur-by-size = マーカーを置かなくても、置ける大きさだったケンタウロスの部隊のあとに、もう1部隊プレイできます。
ethnos-option-drawer-last = 最初の手番の同点：ドラゴンを引いた人は最後
ethnos-about-drawer-last = 栄誉が最も少ない人が複数なら、最後のドラゴンを引いた人の次の人から見ていきます。
ethnos-option-largest-band-only = 最後の同点：最大の部隊だけ
ethnos-about-largest-band-only = ゲーム終了時の同点は、各自の最も大きい部隊だけで比べます。
ethnos-preset-ru = ロシア語版
ethnos-preset-pl = ポーランド語版
ethnos-preset-ja = 日本語版
ethnos-reason-glory = { $who }の栄誉が最多です。
ethnos-reason-ten_skeletons = { $who }がスケルトン10枚をプレイしました。
ethnos-reason-markers = 栄誉は同点ですが、王国のマーカーは{ $who }が多く置いています。
ethnos-reason-bands = 栄誉もマーカーも同点ですが、部隊は{ $who }のほうが大きいです。
ethnos-reason-tie = すべて同点です。

# What a tribe does, in one line
ethnos-ability-centaur = 置いたらもう1部隊プレイできます
ethnos-ability-dwarf = 時代の終わりに1枚多く数えます
ethnos-ability-elf = 部隊の枚数まで手札を残せます
ethnos-ability-giant = 最大ならトークンと2栄誉点を得ます
ethnos-ability-halfling = マーカーを置けません
ethnos-ability-merfolk = 部隊の枚数だけボードを進みます
ethnos-ability-minotaur = マーカーを置くとき1枚多く数えます
ethnos-ability-orc = オークボードにマーカーを置けます
ethnos-ability-troll = 部隊の枚数以下のトークンを取れます
ethnos-ability-wingfolk = どの王国にもマーカーを置けます
ethnos-ability-wizard = 部隊の枚数だけカードを引けます
ethnos-ability-skeleton = どの部隊にも入れ、得点計算の前に捨てます
# Abilities as printed on a small card: two short lines; the whole sentence is ethnos-ability-….
ethnos-short-centaur = すぐにもう1部隊
ethnos-short-dwarf = 時代の終わりに＋1枚
ethnos-short-elf = 同じ枚数を手札に残す
ethnos-short-giant = 最大ならトークンと2点
ethnos-short-halfling = マーカーなし
ethnos-short-merfolk = 枚数だけ泳ぐ
ethnos-short-minotaur = 置くとき＋1枚
ethnos-short-orc = オークボードに1枚
ethnos-short-troll = 同点に勝つトークン
ethnos-short-wingfolk = どの王国でもよい
ethnos-short-wizard = 同じ枚数を引く
ethnos-short-skeleton = どの部隊にも、隊長不可

# What a leader would bring
ethnos-would-centaur = 続けてもう1部隊
ethnos-would-dwarf = { NUMBER($x) }＋1枚として計算
ethnos-would-elf = 続けて{ $x }枚まで残せます
ethnos-would-giant = ジャイアントの{ $x }枚の部隊
ethnos-would-halfling = ハーフリングは置けません
ethnos-would-merfolk = 続けて{ $x }マス進みます
ethnos-would-minotaur = 置くときは{ NUMBER($x) }＋1枚
ethnos-would-orc = 続けてオークボード
ethnos-would-troll = 続けて{ $x }以下のトロルトークン
ethnos-would-wingfolk = どの王国でも
ethnos-would-wizard = 続けて{ $x }枚引けます
ethnos-would-skeleton = スケルトンは得点計算の前に捨てます

# What you do now
ethnos-now-turn = カードを取るか、部隊にするカードを選びます。
ethnos-now-band = 合うカードを加え、隊長を選び、部隊をプレイします。
ethnos-now-marker = { $size }枚の部隊でマーカーを置くか、見送ります。
ethnos-now-another = ケンタウロスの能力でもう1部隊プレイできます。
ethnos-now-keep = エルフの能力で{ $of }枚まで残せます。残りは表向きに並びます。
ethnos-now-bonus = マーフォークのボーナスマーカーです（{ $done }／{ $of }）。好きな王国に置けます。
ethnos-now-raid = オークボードにマーカーを置くか、見送ります。
ethnos-now-troll = { $size }以下のトロルトークンを取ります。
ethnos-now-conjure = ウィザードの能力で{ $size }枚引くか、見送ります。
ethnos-now-cash = オークボードのマーカーを栄誉に替えるか、後の時代に残します。
ethnos-wait-turn = 雇用か、部隊か？
ethnos-wait-marker = マーカーはどこへ？

# Actions
ethnos-act-take = { $card }を取る
ethnos-act-draw = 1枚引く
ethnos-act-lead = { $card }を隊長にする
ethnos-act-add = { $ask ->
    [sift] { $card }を残す
   *[other] { $card }を加える
  }
ethnos-act-done = { $ask ->
    [keep] { $number ->
        [0] 1枚も残さない
       *[other] { $number }枚残す
      }
   *[other] 部隊をプレイ
  }
ethnos-act-place = { $kingdom }に{ $number }枚目のマーカーを置く
ethnos-act-raid = オークボードの{ $kingdom }に置く
ethnos-act-troll = トロルトークン{ $token }を取る
ethnos-act-conjure = { $number }枚引く
ethnos-act-cash = マーカーを栄誉に替える
ethnos-act-decline = { $ask ->
    [marker] マーカーを置かない
    [bonus] ボーナスマーカーを置かない
    [another] もうプレイしない
    [raid] オークボードを使わない
    [troll] トークンを取らない
    [conjure] 引かない
    [cash] マーカーを残す
   *[other] 見送る
  }
ethnos-act-pass = パス
ethnos-act-skeletons = スケルトン10枚をプレイして勝つ

# Pieces of the table
ethnos-ui-age = 第{ $age }の時代
ethnos-ui-age-of = 第{ $age }の時代（全{ $ages }）
ethnos-ui-dragons = { $asleep ->
    [0] ドラゴンはみな目覚めた
   *[other] ドラゴン{ $asleep }体が眠る
  }
ethnos-ui-orcs = オークボード
ethnos-ui-giant = ジャイアント
ethnos-ui-giant-free = まだ誰のものでもない
ethnos-ui-giant-band = { $size }枚の部隊
ethnos-ui-trolls = トロルトークン
ethnos-ui-merfolk = マーフォーク
ethnos-ui-face-up = 表向き・{ $number }
ethnos-ui-nothing-up = 表向きのカードはありません。
ethnos-ui-deck = デッキから引く：残り{ $number }枚
ethnos-ui-card = { $card }
ethnos-ui-card-choose = { $card }、部隊に入れる
ethnos-ui-card-chosen = { $card }、選択済み。部隊から戻す
ethnos-ui-hand = 手札
ethnos-ui-hidden = 非公開{ $number }枚
ethnos-ui-bands = 部隊
ethnos-ui-no-bands = まだなし
ethnos-ui-holds = 所持
ethnos-ui-markers = マーカー{ $number }枚
ethnos-ui-supply = マーカー
ethnos-ui-your-hand = あなたの手札
ethnos-ui-hand-empty = 手札はありません。
ethnos-ui-sort-tribe = 種族順
ethnos-ui-sort-colour = 王国順
ethnos-ui-proposals = 組になるカード
ethnos-ui-group = { $word }{ $number }枚
ethnos-ui-tokens = 栄誉トークン
ethnos-ui-leader = 隊長
ethnos-ui-who-leads = 隊長は？
ethnos-ui-who-leads-text = 隊長が、王国と能力を決めます。
ethnos-ui-marker-nth = { $kingdom }に{ $number }枚目
ethnos-ui-marker-any = { $number }つの王国のどれかに置ける
ethnos-ui-marker-none = { $kingdom }には置けない
ethnos-ui-marker-have = すでに{ $number }枚あり、もっと大きい部隊が必要
ethnos-ui-alone = 置いているのは自分だけになる
ethnos-ui-stand = { $state ->
    [lead] { $who }に{ $own }対{ $theirs }でリード
    [level] { $who }と{ $own }枚で並ぶ
   *[behind] { $who }に{ $own }対{ $theirs }で負けている
  }
ethnos-ui-worth = 時代の終わりに{ $glory }栄誉点
ethnos-ui-orc-worth = このあと替えると{ $worth }栄誉点
ethnos-ui-left = { $number ->
    [0] 残る手札はありません。
   *[other] このあと表向きに捨てる：{ $cards }
  }
ethnos-ui-left-elf = このあと表向きに捨てる（{ $number }枚まで残せる）：{ $cards }
ethnos-ui-goes-up = { $number ->
    [0] 表向きに捨てるカードなし
   *[other] { $number }枚を表向きに捨てる
  }
ethnos-ui-your-choice = どうしますか？
ethnos-ui-way-take = 光っているカードを取るか、デッキから引きます。
ethnos-ui-way-band = または、同じ種族か同じ王国の手札を選びます。
ethnos-ui-way-band-only = 手札がいっぱいです。組になるカードを選び、部隊をプレイしてください。
ethnos-ui-ask-band = あなたの部隊
ethnos-ui-ask-marker = マーカーはどこへ？
ethnos-ui-ask-another = もう1部隊プレイする？
ethnos-ui-ask-keep = どれを残す？
ethnos-ui-ask-bonus = ボーナスマーカー
ethnos-ui-ask-raid = オークボードに置く？
ethnos-ui-ask-troll = どのトロルトークン？
ethnos-ui-ask-conjure = ウィザードで引く？
ethnos-ui-ask-cash = オークを栄誉に替える？
ethnos-ui-hold = カードを長押しすると説明を読めます。
ethnos-ui-place = { $place }位
ethnos-ui-stage-band = 部隊
ethnos-ui-stage-marker = マーカー
ethnos-ui-stage-ability = 能力

# Chips of the summary
ethnos-score-legend = 4＋1：ドワーフが隊長 · 5−1：スケルトンを捨てた · トロルの顔：トロルで同点を決着
ethnos-chip-place = { $tied ->
    [1] { $place }位
   *[other] 同{ $place }位
  }
ethnos-chip-giant = { $taken ->
    [yes] 獲得
   *[no] 保持
  }
ethnos-chip-orcs = マーカー{ $count }枚
ethnos-chip-bands = { $count }枚分
ethnos-chip-merfolk = { $count }
ethnos-chip-earlier = { $count }
ethnos-favourite-lead = 部隊の隊長にした種族

# 端末の盤
ethnos-play-face-up = 表向き：
ethnos-play-kingdom = 王国
ethnos-play-tokens = 栄誉

# The guided first game of Legends of Aetherya and its puzzles.

learn-aetherya-want = これがあなたの王国、16枚のカードです。最後に、それぞれの種族が、辺で接する土地から得点します。得点が最も多い人の勝ちです。
learn-aetherya-turn = 手番には、捨て札の一番上か、見えない山札から1枚取り、自分のカードのどれかと置き換えます。あなたのカードは、もう11枚が表になっています。
learn-aetherya-take = エルフは森が大好きで、接する森1枚ごとに2点です。捨て札に森があります。それを取りましょう。{ $where ->
    [terminal] クリックするか、一覧から選んでください。
   *[page] 選んでから、確定してください。
  }
learn-aetherya-place = 森をエルフの隣、右上に置きましょう。そこにあった裏のカードは捨て札になります。置くまで何のカードかは見えません。
learn-aetherya-saw-replaced = { $other }が自分の王国にカードを置きました。置き換えられたカードは必ず捨て札の上に来ます。気に入れば取れます。
learn-aetherya-draw = 沼は役に立ちません。人間とエルフは沼に接すると1点を失います。山札から引きましょう。
learn-aetherya-forests = また森です！ 伝説を見てください。つながった森3枚を求めるものがあります。左上に置けば、3枚の森がつながります。
learn-aetherya-claim = 手番に1回、カードを置く前でも後でも、条件を満たした伝説を取れます。取った伝説はずっとあなたのものです。4点になります。
learn-aetherya-goblin = ゴブリンです。ゴブリンはほかのすべての種族と、エルフはドワーフと争います。接する敵どうし1組ごとに2点を失います。これは取らずに、山札から引きましょう。
learn-aetherya-useless = また沼です。置ける場所がありません。引いたカードは、そのまま捨てることもできます。
learn-aetherya-flip = その場合は、代わりに自分の裏のカードを1枚表にします。ドワーフと山の間のカードを試しましょう。
learn-aetherya-portal = ポータルです！ ポータルのまわりのカードは、すべて互いに接します。種族はポータル越しに土地に届きますが、敵どうしも届いてしまいます。表のポータルとドラゴンは置き換えられません。
learn-aetherya-dragon = あなたのドラゴンは野生のままで、3点を失います。ゴブリン以外の同じ種族が2枚接すると手なずけられ、3点になります。人間が1枚もう隣にいて、もう1枚が捨て札にあります。
learn-aetherya-tame = 人間をドラゴンの下、右下に置きましょう。2枚の人間に接したドラゴンは、手なずけられます。
learn-aetherya-last = 裏のカードはあと1枚です。誰かの16枚目が表になると、ゲームはすぐに終わります。あなたが優勢なので終わらせましょう。最後の場所に置くカードを引いてください。
learn-aetherya-end = エルフです。最後の場所は森の隣です。そこに置けば、王国の完成です。
learn-aetherya-saw-claim = { $other }が伝説を取りました。取られた伝説はなくなり、山から次の伝説が出ます。
learn-aetherya-scored = ゲーム終了です。すべてを表にして数えます。得点の内訳はこのとおりです。
learn-aetherya-rows = 土地の得点を覚えましょう。人間は平原2点、森1点、山1点、沼−1点です。エルフは森2点、沼−1点、ドワーフは山2点、ゴブリンは沼3点です。手なずけたドラゴンは多いほど1枚の価値が上がり、野生のドラゴンは損も大きくなります。
learn-aetherya-now-you = ここからはあなたの番です！ 実際のゲームでは中央の4枚だけが表、12枚が裏で始まります。1ゲーム遊ぶか、問題に挑戦してください。
learn-aetherya-off-take = 捨て札のカードは誰にでも見えています。どこに置けば得点になるか考えましょう。私なら：{ $what }
learn-aetherya-off-draw = 捨て札はあまり役に立ちません。私なら山札を選びます：{ $what }
learn-aetherya-off-place = カードがどの土地や種族に接し、何を置き換えるかを見ましょう。私なら：{ $what }
learn-aetherya-off-discard = このカードは得より損が大きそうです。私なら：{ $what }
learn-aetherya-off-flip = 裏のカードを1枚表にします。私なら：{ $what }
learn-aetherya-off-claim = 伝説に手が届きます。取った伝説はなくなりません。私なら：{ $what }
learn-aetherya-off-any = この手番はもう十分でしょう。私なら：{ $what }

learn-aetherya-1-title = ようやく平和に
learn-aetherya-1-task = 捨て札に人間がいます。この手番の終わりに{ $need }点にしてください。
learn-aetherya-1-hint = カードは接するもので得点しますが、何を置き換えるかで得をすることもあります。
learn-aetherya-1-solved = ゴブリンとともに争いがすべて消え、人間はポータル越しに平原と山にも接します。
learn-aetherya-1-wrong = これでは{ $got }点です。{ $need }点まで届きます。
learn-aetherya-1-wrong-plains = 平原は人間によい土地ですが、王国の中の争いのほうが高くつきます。これでは{ $got }点です。{ $need }点まで届きます。
learn-aetherya-1-wrong-draw = 必要なカードは捨て札にあります。これでは{ $got }点です。{ $need }点まで届きます。
learn-aetherya-2-title = 2枚のドラゴン
learn-aetherya-2-task = 2枚のドラゴンのうち1枚はまだ野生です。この手番の終わりに{ $need }点にしてください。
learn-aetherya-2-hint = エルフが2枚接すれば、野生のドラゴンは手なずけられます。ドラゴンの隣で、損をしない場所はどこでしょう。
learn-aetherya-2-solved = これで2枚とも手なずけました。プラス5点とマイナス5点ではなく、5点ずつです。
learn-aetherya-2-wrong = これでは{ $got }点です。{ $need }点まで届きます。
learn-aetherya-2-wrong-dwarf = ドラゴンは手なずけましたが、ここではエルフがドワーフと争い、山も失います。これでは{ $got }点です。{ $need }点まで届きます。
learn-aetherya-2-wrong-draw = 必要なのは捨て札のエルフです。これでは{ $got }点です。{ $need }点まで届きます。
learn-aetherya-3-title = 遠回り
learn-aetherya-3-task = 捨て札にポータルがあります。この手番に伝説を取ってください。
learn-aetherya-3-hint = ポータルのまわりのカードは互いに接し、隣り合うポータルは輪をつなぎます。どの人間どうしが出会えるでしょう。
learn-aetherya-3-solved = ポータルが連なり、2枚の人間がポータル越しに接しました。同じ種族が2枚で、伝説の条件を満たします。
learn-aetherya-3-wrong = そこにポータルを置いても、出ている伝説は達成されません。
learn-aetherya-3-wrong-draw = 必要なのは捨て札のポータルです。
learn-aetherya-3-wrong-done = ポータルの場所は正解です。手番が終わる前に伝説を取りましょう。

learn-aetherya-theme-cards = どのカードか
learn-aetherya-theme-place = どこに置くか
learn-aetherya-theme-discard = 捨てるか置くか
learn-aetherya-theme-flip = どれを表にするか
learn-aetherya-theme-legends = 伝説
learn-aetherya-theme-other = 特別な一手

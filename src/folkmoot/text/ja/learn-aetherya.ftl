# The guided first game of Legends of Aetherya and its puzzles.

learn-aetherya-want = これがあなたの王国、16枚のカードです。最後に、それぞれの種族が辺で接する土地から得点します。得点がいちばん多い人の勝ちです。
learn-aetherya-turn = 手番には、捨て札の一番上か山札から1枚取り、自分のカードのどれかと置き換えます。あなたのカードは、もう11枚が表になっています。
learn-aetherya-take = エルフは森が大好きで、接する森ごとに2点。捨て札に森があります。{ $where ->
    [terminal] クリックするか、一覧から選んでください。
   *[page] 選んで、確定してください。
  }
learn-aetherya-place = 森をエルフの隣、右上に置きましょう。そこにあった裏のカードは捨て札になります。置くまで中身は見えません。
learn-aetherya-saw-replaced = { $other }が自分の王国にカードを置きました。置き換えられたカードは必ず捨て札の上に来ます。気に入れば取れます。
learn-aetherya-draw = 沼は役に立ちません。人間とエルフは沼に接すると1点ずつ失います。山札から引きましょう。
learn-aetherya-forests = また森です！ 伝説を見てください。つながった森三つを求めるものがあります。左上に置けば、三つの森がつながります。
learn-aetherya-claim = 手番に一度、カードの前でも後でも、条件を満たした伝説を取れます。取った伝説はずっとあなたのもの。4点です。
learn-aetherya-goblin = ゴブリンです。ゴブリンはほかのすべての種族と、エルフはドワーフと争います。接する敵どうし一組ごとに−2点。これは取らずに、山札から引きましょう。
learn-aetherya-useless = また沼です。置く場所がありません。引いたカードは、そのまま捨てることもできます。
learn-aetherya-flip = その場合は、代わりに自分の裏のカードを1枚表にします。ドワーフと山の間のカードを試しましょう。
learn-aetherya-portal = 門です！ 門のまわりのカードは、すべて互いに接します。種族は門ごしに土地へ届きますが、敵どうしも届いてしまいます。表の門と竜は置き換えられません。
learn-aetherya-dragon = あなたの竜は野生のままで−3点です。ゴブリン以外の同じ種族が2枚接すると手なずけられ、+3点になります。人間が一人もう隣にいて、もう一人が捨て札にいます。
learn-aetherya-tame = 人間を竜の下、右下に置きましょう。二人の人間に接した竜は、手なずけられます。
learn-aetherya-last = 裏のカードはあと1枚。誰かの16枚目が表になると、ゲームはすぐに終わります。あなたが優勢なので終わらせましょう。最後の場所のために引いてください。
learn-aetherya-end = エルフです。最後の場所は森の隣。そこに置けば、王国の完成です。
learn-aetherya-saw-claim = { $other }が伝説を取りました。取られた伝説はなくなり、山から次の伝説が出ます。
learn-aetherya-scored = ゲーム終了です。すべてを表にして数えます。得点の内訳はこのとおりです。
learn-aetherya-rows = 土地を覚えましょう。人間は平原2、森1、山1。エルフは森2。ドワーフは山2。ゴブリンは沼3。手なずけた竜は多いほど1匹の価値が上がり、野生の竜は損も大きくなります。
learn-aetherya-now-you = ここからはあなたの番です！ 本番では中央の4枚だけが表、12枚が裏で始まります。一局遊ぶか、問題に挑戦してください。
learn-aetherya-off-take = 捨て札のカードは誰にでも見えています。どこに置けば得点になるか考えましょう。わたしなら：{ $what }
learn-aetherya-off-draw = 捨て札はあまり役に立ちません。わたしなら山札から：{ $what }
learn-aetherya-off-place = カードがどの土地や種族に接し、何を置き換えるかを見ましょう。わたしなら：{ $what }
learn-aetherya-off-discard = このカードは得より損が大きそうです。わたしなら：{ $what }
learn-aetherya-off-flip = 裏のカードを1枚表にします。わたしなら：{ $what }
learn-aetherya-off-claim = 伝説に手が届きます。取った伝説はなくなりません。わたしなら：{ $what }
learn-aetherya-off-any = この手番はもう十分でしょう。わたしなら：{ $what }

learn-aetherya-1-title = ようやく平和に
learn-aetherya-1-task = 捨て札に人間がいます。この手番の終わりに{ $need }点にしてください。
learn-aetherya-1-hint = カードは接するもので得点しますが、何を置き換えるかで得をすることもあります。
learn-aetherya-1-solved = ゴブリンとともに争いがすべて消え、人間は門ごしに平原と山にも接します。
learn-aetherya-1-wrong = これでは{ $got }点。{ $need }点まで届きます。
learn-aetherya-1-wrong-plains = 平原は人間によい土地ですが、王国の中の争いのほうが高くつきます。{ $got }点。{ $need }点まで届きます。
learn-aetherya-1-wrong-draw = 必要なカードは捨て札にあります。これでは{ $got }点。{ $need }点まで届きます。
learn-aetherya-2-title = 二匹の竜
learn-aetherya-2-task = 二匹の竜のうち一匹はまだ野生です。この手番の終わりに{ $need }点にしてください。
learn-aetherya-2-hint = エルフが二人接すれば、野生の竜は手なずけられます。損をしない隣はどこでしょう。
learn-aetherya-2-solved = これで二匹とも手なずけました。+5と−5ではなく、5点ずつです。
learn-aetherya-2-wrong = これでは{ $got }点。{ $need }点まで届きます。
learn-aetherya-2-wrong-dwarf = 竜は手なずけましたが、ここではエルフがドワーフと争い、山も失います。{ $got }点。{ $need }点まで届きます。
learn-aetherya-2-wrong-draw = 必要なのは捨て札のエルフです。これでは{ $got }点。{ $need }点まで届きます。
learn-aetherya-3-title = 遠回り
learn-aetherya-3-task = 捨て札に門があります。この手番に伝説を取ってください。
learn-aetherya-3-hint = 門のまわりのカードは接し、隣り合う門は輪をつなぎます。どの人間どうしが出会えるでしょう。
learn-aetherya-3-solved = 門が連なり、二人の人間が門ごしに接しました。同じ種族が二人、伝説です。
learn-aetherya-3-wrong = そこに門を置いても、出ている伝説は満たされません。
learn-aetherya-3-wrong-draw = 必要なのは捨て札の門です。
learn-aetherya-3-wrong-done = 門の場所は正解です。手番が終わる前に伝説を取りましょう。

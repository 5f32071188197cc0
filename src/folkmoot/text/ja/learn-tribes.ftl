# The guided first game of Tribes and its puzzles.

learn-tribes-want = トライブスへようこそ。最初に15点に届いた人が、その場で勝ちます。得点の元は、自分の手番の始めに1点ずつくれる村と、達成した目標です。このゲームはもう中盤で、あなたは11点です。
learn-tribes-turn = 手番には二つのダイスを振り、一つずつ使って別々の行動を二つ行います。成長、移動、採集、学習です。そのあと、村を建て、目標を達成できます。
learn-tribes-dice = どの行動にもダイス三つの列があります。あなたのダイスが左から入り、最後の一つを隣の人へ押し出します。列に太陽が二つで強、月が二つで弱になります。
learn-tribes-strong = 太陽と空白が出ました。成長の列に太陽を入れると太陽が二つで強、仲間が3人ではなく4人増えます。太陽を選び、成長を選びましょう。
learn-tribes-grow = 新しい仲間は、自分の仲間がいる場所に増えます。4人とも真ん中の森へ。森を4回選び、終わりにします。
learn-tribes-gather = あなたの部族の村は食料3、木材2、石1です。食料2と木材2が足りません。空白で採集しましょう。二つの土地から2個ずつです。
learn-tribes-hexes = 湖は食料、森は木材、山は石をくれます。あなたは湖と森にいます。両方を選びましょう。
learn-tribes-more = 次の土地も選びます。{ $where ->
    [terminal] 残りは一覧にあります。
   *[page] すべて選んだら、大きなボタンを押してください。
  }
learn-tribes-build = 村を建てられます。5人が守る真ん中の森に建てましょう。持ち主の仲間がいなくなった村は失われます。
learn-tribes-finish = これで一手番です。ダイスを振り、二つの行動、そして建設。終わりにしましょう。
learn-tribes-saw-goal = { $other }が目標を達成しました。得点はずっと残ります。発展は資源で支払い、偉業は盤面で示します。
learn-tribes-income = 手番の始めに、村が1点をくれました。だから早い村には大きな価値があります。
learn-tribes-learn = まだ目標がありません。空白で学習し、二枚引きましょう。
learn-tribes-goals = 「辺境」は、外側の土地三つに自分だけがいることを求めます。今は一つ。下の森には{ $other }の仲間が2人います。太陽で移動しましょう。強で、4人動けます。
learn-tribes-attack = 一つの土地にいられるのは5人まで。4人を下の森へ動かすと、2人と合わせて6人になり、争いが起こります。村には1人残します。自分の土地、次に目的地、これを4回。そして終わりにします。
learn-tribes-fought = 5人を超えると争いです。一部族だけが残るまで、どの部族も1人ずつ失います。数で決まるので、動く前に数えましょう。
learn-tribes-wait = 森はあなただけのものになりました。「辺境」の外側の土地は二つ目です。手番を終えましょう。
learn-tribes-last = 13点です。「辺境」が最後の2点をくれます。外側の土地があと一つ必要なので、空白で移動しましょう。列には太陽が二つあります。
learn-tribes-spread = 左の湖に2人います。1人を、誰もいない上の湖へ動かし、終わりにします。
learn-tribes-second = 行動は必ず二つです。太陽で採集しましょう。資源はいつでも役に立ちます。
learn-tribes-any = { $where ->
    [terminal] 自分の土地を二つ選びます。
   *[page] 自分の土地を二つ選び、大きなボタンを押してください。
  }
learn-tribes-claim = 外側の三つの土地があなただけのものです。「辺境」を達成しましょう。2点で15点、その場で勝ちです。
learn-tribes-scored = ゲーム終了です。得点の内訳はこのとおりです。
learn-tribes-now-you = ここからはあなたの番です！ 本番は2人か3人の仲間から始まり、一時間ほどかかります。ゾロ目が出ると出来事カードが来ますが、説明はカードにあります。一局遊ぶか、問題に挑戦してください。
learn-tribes-off-act = どのダイスがどの列を弱、普通、強にするかを見ましょう。わたしなら：{ $what }
learn-tribes-off-grow = 仲間が多いほど、多くの土地を持てます。わたしなら：{ $what }
learn-tribes-off-move = 一つの土地に5人までの制限と、自分の村を忘れずに。わたしなら：{ $what }
learn-tribes-off-gather = 次の村や目標に何が必要か考えましょう。わたしなら：{ $what }
learn-tribes-off-build = 村は毎手番1点をくれるので、早いほど得です。わたしなら：{ $what }
learn-tribes-off-claim = 目標に手が届きます。得点は残ります。わたしなら：{ $what }
learn-tribes-off-done = これくらいで十分でしょう。わたしなら：{ $what }
learn-tribes-off-any = ここは別の選択です。わたしなら：{ $what }

learn-tribes-1-title = 何に払うか
learn-tribes-1-task = あなたは13点、手番の終わりです。次の手番で{ $other }が勝ちます。今、勝ってください。
learn-tribes-1-hint = あと2点。いっしょに払える二つの目標はどれでしょう。
learn-tribes-1-solved = 炉と弓を合わせると、ちょうど手持ちの資源です。15点。
learn-tribes-1-wrong = これでは15点になりません。次の手番で{ $other }が勝ちます。
learn-tribes-1-wrong-oxen = 牛は食料をすべて使い、ほかに何も払えません。14点です。
learn-tribes-1-wrong-village = 村が点をくれるのは次の手番の始めですが、その手番は来ません。
learn-tribes-1-wrong-cave = 壁画は石を二つとも使い、ほかに何も払えません。14点です。
learn-tribes-2-title = 6人は多すぎる
learn-tribes-2-task = あなたは12点、残る行動は一つ。「襲撃」は、攻撃で村を壊せば3点です。今、勝ってください。
learn-tribes-2-hint = 争いになるのは5人を超えた土地だけ。村を守るのは2人です。
learn-tribes-2-solved = 4人と2人で6人、争いです。あなたの2人が残り、村は無人になり、「襲撃」が達成されました。
learn-tribes-2-wrong = 村はまだ立っています。争いがなかったか、守り手が残りました。
learn-tribes-2-wrong-grow = 増えた仲間は攻撃しません。村はまだ立っています。
learn-tribes-2-wrong-learn = ほかの目標では間に合いません。村はまだ立っています。
learn-tribes-3-title = 誰よりも多く
learn-tribes-3-task = あなたは12点、残る行動は一つ。「森の主」は、三つの森で誰よりも仲間が多ければ3点です。今、勝ってください。
learn-tribes-3-hint = 足りない二つの森には、相手が1人ずつ。両方に届くのは誰でしょう。
learn-tribes-3-solved = 1人を真ん中へ、2人を下の森へ。どちらも2対1になり、三つの森があなたのものです。
learn-tribes-3-wrong = 三つの森で最多にはなっていません。
learn-tribes-3-wrong-grow = 増えるのは自分の仲間がいる場所だけ。下の森は{ $other }のままです。
learn-tribes-3-wrong-learn = ほかの目標では間に合いません。

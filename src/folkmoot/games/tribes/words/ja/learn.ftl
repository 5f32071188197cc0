# The guided first game of Tribes and its puzzles.

learn-tribes-want = トライブスへようこそ。最初に15点に届いた人が、その場で勝ちます。得点は、自分の手番の始めに1点ずつになる村と、達成した目標から得られます。このゲームはもう中盤で、あなたは11点です。
learn-tribes-turn = 手番には2個のダイスを振り、1個ずつ使って別々のアクションを2つ行います。成長、移動、採集、学習です。そのあと、村を建て、目標を達成できます。
learn-tribes-dice = どのアクションにもダイス3個の列があります。あなたのダイスが左から入り、最後の1個を隣の人へ押し出します。列に太陽が2つあれば強、月が2つあれば弱のアクションになります。
learn-tribes-strong = 太陽と空白が出ました。成長の列に太陽を入れると、太陽が2つで強になり、部族民が3人ではなく4人増えます。太陽を選び、成長を選びましょう。
learn-tribes-grow = 新しい部族民は、すでに自分の部族民がいるマスに増えます。4人とも真ん中の森に置きましょう。森を4回選び、「完了」を押します。
learn-tribes-gather = あなたの部族の村には、食料3個、木材2個、石1個が必要です。食料2個と木材2個が足りません。空白で採集しましょう。2マスから2個ずつ取れます。
learn-tribes-hexes = 湖では食料、森では木材、山では石が取れます。あなたは湖と森にいます。両方を選びましょう。
learn-tribes-more = 次のマスも選びます。{ $where ->
    [terminal] 残りは一覧にあります。
   *[page] すべて選んだら、大きなボタンを押してください。
  }
learn-tribes-build = 村を建てられます。5人が守る真ん中の森に建てましょう。持ち主の部族民がいなくなった村は失われます。
learn-tribes-finish = これで手番の流れは終わりです。ダイスを振り、アクションを2つ行い、建設しました。手番を終えましょう。
learn-tribes-saw-goal = { $other }が目標を達成しました。得点はずっと残ります。技術は資源を払って、功績は盤上の条件を満たして達成します。
learn-tribes-income = 手番の始めに、村が1点になりました。だから、早く建てた村には大きな価値があります。
learn-tribes-learn = まだ目標がありません。空白で学習し、2枚引きましょう。
learn-tribes-goals = 「辺境」は、外側のマス3つに自分だけがいれば達成です。今は1つです。下の森には{ $other }の部族民が2人います。太陽で移動しましょう。強なので、4人動けます。
learn-tribes-attack = 1つのマスにいられるのは5人までです。4人を下の森へ動かすと、相手の2人と合わせて6人になり、争いが起こります。村には1人残さなければなりません。自分のマス、次に行き先、これを4回選び、「完了」を押します。
learn-tribes-fought = 5人を超えたマスでは争いになります。1部族だけが残るまで、どの部族も1人ずつ失います。数で決まるので、動く前に数えましょう。
learn-tribes-wait = 森にいるのはあなただけになりました。「辺境」の外側のマスは2つ目です。手番を終えましょう。
learn-tribes-last = 13点です。「辺境」を達成すれば最後の2点が入ります。外側のマスがあと1つ必要なので、空白で移動しましょう。列には太陽が2つあります。
learn-tribes-spread = 左の湖に2人います。1人を、誰もいない上の湖へ動かし、「完了」を押します。
learn-tribes-second = アクションは必ず2つ行います。太陽で採集しましょう。資源はいつでも役に立ちます。
learn-tribes-any = { $where ->
    [terminal] 自分のいるマスを2つ選びます。
   *[page] 自分のいるマスを2つ選び、大きなボタンを押してください。
  }
learn-tribes-claim = 外側の3つのマスにいるのはあなただけです。「辺境」を達成しましょう。2点を得て15点になり、その場で勝ちます。
learn-tribes-scored = ゲーム終了です。得点の内訳はこのとおりです。
learn-tribes-now-you = ここからはあなたの番です！ 実際のゲームは2人か3人の部族民から始まり、1時間ほどかかります。ぞろ目が出るとイベントカードが公開されます。説明はカードに書かれています。1ゲーム遊ぶか、問題に挑戦してください。
learn-tribes-off-act = どのダイスで、どの列が弱、普通、強になるかを見ましょう。私なら：{ $what }
learn-tribes-off-grow = 部族民が多いほど、多くのマスを押さえられます。私なら：{ $what }
learn-tribes-off-move = 1マス5人までの上限と、自分の村を忘れずに考えましょう。私なら：{ $what }
learn-tribes-off-gather = 次の村や目標に何が必要か考えましょう。私なら：{ $what }
learn-tribes-off-build = 村は手番のたびに1点になるので、早いほど得です。私なら：{ $what }
learn-tribes-off-claim = 目標に手が届きます。得点は残ります。私なら：{ $what }
learn-tribes-off-done = これくらいで十分でしょう。私なら：{ $what }
learn-tribes-off-any = ここは好みで決めてかまいません。私なら：{ $what }

learn-tribes-1-title = 何に払うか
learn-tribes-1-task = あなたは13点で、手番の終わりです。次の手番で{ $other }が勝ちます。今、勝ってください。
learn-tribes-1-hint = あと2点です。一緒に払える2つの目標はどれでしょう。
learn-tribes-1-solved = 炉と弓を合わせると、手持ちの資源をちょうど使い切ります。これで15点です。
learn-tribes-1-wrong = これでは15点になりません。次の手番で{ $other }が勝ちます。
learn-tribes-1-wrong-oxen = 牛は食料をすべて使い、ほかに何も払えません。14点です。
learn-tribes-1-wrong-village = 村が得点になるのは次の手番の始めですが、その手番は来ません。
learn-tribes-1-wrong-cave = 洞窟壁画は石を2個とも使い、ほかに何も払えません。14点です。
learn-tribes-2-title = 6人は多すぎる
learn-tribes-2-task = あなたは12点で、残るアクションは1つです。攻撃で村を壊せば、「襲撃」で3点になります。今、勝ってください。
learn-tribes-2-hint = 争いになるのは5人を超えたマスだけです。村を守るのは2人です。
learn-tribes-2-solved = 4人と2人で6人になり、争いです。あなたの2人が残り、村は無人になり、「襲撃」を達成しました。
learn-tribes-2-wrong = 村はまだ残っています。争いがなかったか、守り手が生き残りました。
learn-tribes-2-wrong-grow = 増えた部族民は攻撃しません。村はまだ残っています。
learn-tribes-2-wrong-learn = ほかの目標では間に合いません。村はまだ残っています。
learn-tribes-3-title = 誰よりも多く
learn-tribes-3-task = あなたは12点で、残るアクションは1つです。3つの森で誰よりも部族民が多ければ、「森の主」で3点になります。今、勝ってください。
learn-tribes-3-hint = 足りない2つの森には、相手が1人ずついます。両方に届くのは誰でしょう。
learn-tribes-3-solved = 1人を真ん中へ、2人を下の森へ動かします。どちらも2対1になり、3つの森で優勢です。
learn-tribes-3-wrong = 3つの森で最も多くなっていません。
learn-tribes-3-wrong-grow = 増えるのは自分の部族民がいるマスだけです。下の森は{ $other }のままです。
learn-tribes-3-wrong-learn = ほかの目標では間に合いません。

learn-tribes-theme-village = 村
learn-tribes-theme-goals = 目標
learn-tribes-theme-action = どのアクションか
learn-tribes-theme-growth = どこで増やすか
learn-tribes-theme-moves = どこへ動かすか
learn-tribes-theme-resources = 何を採集するか
learn-tribes-theme-other = 特別な一手

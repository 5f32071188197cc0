# 何ができたか：終わった対局の検討。
review-title = 何ができた？
review-how = どの選択も、そのプレイヤーに見えていたものだけを知るボット（強さ：{ $level }）が{ $times }回ずつ続きを試しました。
review-how-seconds = どの選択にも、そのプレイヤーに見えていたものだけを知るボット（強さ：{ $level }）が{ $seconds }秒考えました。
review-grades = 「疑問手」は100のうち{ $doubtful }以上、「悪手」は{ $mistake }以上を失った選択です。
review-luck-is = 運とは、誰も決めていないことのすべてです。引いたカード、ダイス、伏せられたカード、そしてどのボットにも読めない先のことです。
review-accuracy = { $who }：正確さ{ $accuracy }。
review-no-decision = { $who }：勝敗を左右する選択はありませんでした。
review-luck = 運で見込みが100のうち{ $number }{ $side ->
    [up] 上がりました
   *[down] 下がりました
  }。
review-others = ほかの人の選択で見込みが100のうち{ $number }{ $side ->
    [up] 上がりました
   *[down] 下がりました
  }。
review-more = { $who }の最終得点がおよそ{ $fraction }点増えます。
review-less = { $who }の最終得点がおよそ{ $fraction }点減ります。
review-mark-best = 最善
review-mark-good = 好手
review-mark-doubtful = 疑問手
review-mark-mistake = 悪手
review-mark-found = 妙手
review-mark-lucky = 幸運
review-mark-unlucky = 不運
review-chances = 勝つ見込み
review-success = 成功の見込み
review-of-100 = 100のうち
review-share = 100のうち{ $share }
review-played = 実際の手
review-better = より良い手
review-next = 次善の手
review-why = 理由
review-considered = 考える価値のあった手
review-moments = 見どころ
review-no-moments = 目立つ場面はありません。大きく損をした選択も、大きく流れを変えた運もありませんでした。
review-decisions = すべての選択
review-move = { $n }手目
review-draw = ここで出たものは、{ $who }の見込みを100のうち{ $change }変えました。
review-column-player = プレイヤー
review-column-accuracy = 正確さ
review-column-chances = 見込み
review-column-own = 自分の選択
review-column-others = ほかの人の選択
review-column-luck = 運
review-board = { $who }から見た盤面

# The page.
review-back = 結果
review-busy = 選択を一つずつ評価しています：{ $of }のうち{ $done }
review-moment = 見どころ{ $number }／{ $of }
review-earlier = 前の見どころ
review-later = 次の見どころ
review-eyes = 誰の対局を見るか
review-try = 自分で試す
review-practise = 失敗から学ぶ：より良い手を自分で探す（{ $of }のうち{ $solved }）
review-question = もっと良い手は？
review-right = 正解。これが最善の手です。
review-wrong = もっと良い手がありました。
review-sums = 各プレイヤーの見込みを変えたもの

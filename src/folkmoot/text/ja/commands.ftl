# コマンド
command-chance = 運の結果：{ $outcomes }
command-legal = できること：{ $actions }
command-scores = 得点：{ $scores }
command-total = 合計
command-verified = { $file }：{ $rows }行、すべての手が規則どおりです。{ $dealt }。
command-dealt = { $dealer ->
    [fair] ランダムな結果{ $chances }回は、すべて事前に約束されたシードから導かれます
    [sim] ランダムな結果{ $chances }回は、すべてシミュレーションのシードから導かれます
   *[script] ランダムな結果は手で書かれたか見えないところで配られたもので、何も証明しません
  }
command-over = ゲームは終わっています。
command-not-over = ゲームは終わっていません。

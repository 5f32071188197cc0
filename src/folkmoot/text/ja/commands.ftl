# コマンド
command-chance = 偶然：{ $outcomes }
command-legal = できること：{ $actions }
command-scores = 得点：{ $scores }
command-total = 合計
command-verified = { $file }：{ $rows }行、すべての手が規則どおりです。{ $dealt }。
command-dealt = { $dealer ->
    [fair] 偶然の結果{ $chances }個は、すべて先に約束された種から導かれます
    [sim] 偶然の結果{ $chances }個は、すべてシミュレーションの種から導かれます
   *[script] 偶然は手で書かれたか見えないところで配られたもので、何も証明しません
  }
command-over = ゲームは終わっています。
command-not-over = ゲームは終わっていません。

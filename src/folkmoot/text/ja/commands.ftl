# コマンド
command-chance = ランダムな結果：{ $outcomes }
command-legal = できること：{ $actions }
command-scores = 得点：{ $scores }
command-total = 合計
command-verified = { $file }：{ $rows }行、すべての手が規則どおりです。{ $dealt }。
command-dealt = { $dealer ->
    [fair] ランダムな結果{ $chances }回は、すべて、開始前に封印したシードのとおりです
    [sim] ランダムな結果{ $chances }回は、すべてシミュレーションのシードのとおりです
   *[script] ランダムな結果は手で書かれたか見えないところで配られたもので、何も証明しません
  }
command-over = ゲームは終わっています。
command-not-over = ゲームは終わっていません。

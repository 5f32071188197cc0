# The browser's table: scores, rules, calls.

client-if-scored-now = 今得点計算をすると
client-rule-of = ルール{ $rule }
client-calls = 自分の番になったら知らせる
client-calls-text = このページが隠れている間、ブラウザーがお知らせします。
client-calls-refused = ブラウザーの設定でこのサイトの通知が禁止されています。サイトの設定で許可できます。
client-if-scored = 今なら
client-pages = ページ
client-score-pad = 得点表
client-score-pad-text = ボードゲーム版エーテリアの得点表
client-played = { $games }回プレイ、{ $won }勝
client-every-point-text = 理由を選ぶとルールが開きます。

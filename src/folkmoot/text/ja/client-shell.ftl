# The browser's table: scores, rules, calls.

client-if-scored-now = 今計算すると
client-rule-of = ルール{ $rule }
client-calls = 自分の手番になったら知らせる
client-calls-text = このタブが裏にある間、ブラウザーの通知でお知らせします。
client-calls-refused = このサイトの通知はブロックされています。ブラウザーのサイト設定で許可できます。
client-if-scored = 今計算すると
client-pages = ページ
client-score-pad = 得点表
client-score-pad-text = ボードゲーム版エーテリアの得点表
client-played = { $games }回プレイ、{ $won }勝
client-every-point-text = 各項目を選ぶと、根拠のルールが開きます。

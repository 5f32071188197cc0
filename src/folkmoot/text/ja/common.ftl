nobody = なし
none = なし
comma = 、
semicolon = { "；" }
times = { $thing }×{ $number }
labelled = { $label }：{ $text }
seat = 席{ $number }

row-move = 目に見える変化はありません。
row-undo = { $who }が{ $to }行目まで手を戻しました。
row-seat = { $who }の席は{ $by }が担当します。
row-timeout = { $who }は持ち時間切れです。{ $by }が続けます。
row-resign = { $who }が投了しました。
row-repair = このゲームの行が失われたため、{ $to }行目まで戻されました。
row-vote = { $who }の投票（{ $on }）：{ $answer }
row-end = 記録の終わりです。

refusal-no_action = このゲームにそのアクションはありません。
refusal-not_now = 今求められているのは別の選択です。
refusal-chance_decides = 今はプレイヤーではなく、運で決まるところです。
refusal-game_over = ゲームは終わっています。
refusal-cannot_come = 今それが出ることはありません。
refusal-not_your_turn = あなたの手番ではありません。

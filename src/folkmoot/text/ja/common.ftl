nobody = なし
none = なし
seat = { $number }番席

row-move = 見える変化はありません。
row-undo = { $who }が{ $to }行目まで戻しました。
row-seat = { $who }の席は{ $by }が担当します。
row-timeout = { $who }の持ち時間切れです。{ $by }が続けます。
row-resign = { $who }が投了しました。
row-vote = { $who }の投票（{ $on }）：{ $answer }
row-end = 記録の終わりです。

refusal-no_action = このゲームにそのアクションはありません。
refusal-not_now = いま求められているのは別の選択です。
refusal-chance_decides = いまはプレイヤーではなく偶然が決めます。
refusal-game_over = ゲームは終わっています。
refusal-cannot_come = いまそれは出ません。
refusal-not_your_turn = あなたの手番ではありません。

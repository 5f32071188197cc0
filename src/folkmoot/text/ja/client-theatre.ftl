# Moments of a game, shown over the table
client-theatre = 見せ場
client-theatre-full = すべて
client-theatre-brisk = 速く
client-theatre-result = 結果だけ
client-theatre-none = なし
client-theatre-tap = どこでもタップで次へ
client-theatre-skip = スキップ
client-theatre-again = もう一度
client-theatre-on = 進む
client-theatre-before = これまで
client-theatre-over = ゲームは終わりました。
client-theatre-well-played = お見事。

# 棋譜のメモと変化手順。
notes-title = メモと変化手順
notes-start = 最初の手の前
notes-after = { $n }手目の後
notes-variation = 変化手順

# 画面。
notes-short = メモ
notes-none = この局面にはまだメモがありません。
notes-write = メモを書く
notes-label = この局面へのメモ
notes-keep = 残す
notes-edit = 直す
notes-remove = 消す
notes-leave = 対局に戻る
notes-at = メモのある手
notes-tried = 試した{ $number }手を、変化手順としてここに残せます。
notes-drop = 残さない
notes-take = この局面を持ち出す
notes-as-text = 文章
notes-file = メモ付きの棋譜
notes-no-png = このブラウザーでは{ "PNG" }を作れません。{ "SVG" }は使えます。
notes-here = メモはこのウィンドウだけにあります。残すには対局を保存してください。

# サーバーの人と卓についてのコマンド
help-people = サーバーの人を探す、改名する、禁止する、削除する（動いていても）
help-people-list = 人の一覧（新しい順）
help-people-rename = 別の名前にする（遊んだところや書いたものも）
help-people-ban = 入れなくする。席はボットが引き継ぐ
help-people-unban = また入れるようにする
help-people-remove = 完全に削除する。ほかの人と遊んだゲームは名前なしで残る
help-people-note = 動いているサーバーは2秒以内に気づきます。行ったことは { "folkmoot log" } でわかります。
help-tables = サーバーの卓を探す、閉じる、削除する（動いていても）
help-tables-list = 卓の一覧（最近遊んだ順）
help-tables-close = 卓を終わらせる。遊んだ内容は後からも見られる
help-tables-remove = 遊んだことや話したことごと卓を削除する
help-tables-note = 動いているサーバーは2秒以内に気づきます。行ったことは { "folkmoot log" } でわかります。
help-log = 卓を開いた人やサーバーの管理者がしたことを見る
help-log-json = { "JSON" } で出力する
help-person = 人の識別番号、またはほかに誰も使っていない名前
help-table = 卓の識別番号
help-people-rename-name = 新しい名前
help-people-ban-name = その名前をほかの人にも使わせない
help-reason = 理由（{ "folkmoot log" } に残る）
help-people-list-word = 名前の一部、または識別番号（既定値：全員）
help-tables-list-word = 識別番号、ゲーム、状態、またはプレイヤーの名前（既定値：すべて）
help-people-list-json = { "JSON" } で出力する
help-tables-list-json = { "JSON" } で出力する
command-found = { $number }件
command-tables = { $number }卓
command-banned = 禁止中
command-operator = 管理者
command-people-rename = { $who }の名前を変えました
command-people-ban = { $who }を禁止しました
command-people-unban = { $who }の禁止を解きました
command-people-remove = { $who }を削除しました
command-tables-close = 卓{ $table }を閉じました
command-tables-remove = 卓{ $table }を削除しました
command-status = { $status ->
    [open] 募集中
    [salts] 開始前
    [playing] 進行中
    [stopped] 中断中
    [over] 終了
   *[abandoned] 閉じた卓
  }
command-act = { $what ->
    [free] 席を空けた：
    [rename] 改名した：
    [mute] 発言を止めた：
    [unmute] 発言を戻した：
    [ban] 禁止した：
    [unban] 禁止を解いた：
    [remove-line] 発言を削除した：
    [remove-note] メモを削除した：
    [close] 卓を閉じた
    [remove] 卓を削除した
   *[forget] 完全に削除した：
  }
error-no-such-person = その識別番号や名前の人はいません
error-several-people = この名前の人は何人もいます。識別番号を指定してください
error-not-banned = 禁止されていません
error-no-such-table = そのような卓はありません
error-table-over = この卓はもう終わっています
error-name = 名前は1〜40文字で、見えない文字は使えません
error-reason = { "--reason" }：長すぎます（{ $most }文字まで）

# The browser client: everything that is not said by the engine.

# Start page
client-tagline = 三つの種族のゲーム、
client-tagline-2 = 一つの開かれた卓。
client-tagline-short = 三つの種族のゲーム、一つの開かれた卓
client-tagline-text = ブラウザでボットと、リンクで友だちと、または一つの画面を囲んで。登録もインストールも不要、すべての点に理由を示します。
client-quick = すぐに遊ぶ
client-quick-text = ゲームを選んで席につくだけ。二回のクリックです。
client-players-minutes = { $from }〜{ $to }人・{ $minutes }分
client-players = 人数
client-players-range = このゲームは{ $from }〜{ $to }人用です。
client-bots = ボット
client-level-novice = やさしい
client-level-casual = ふつう
client-level-strong = 手ごわい
client-level-master = 最強
client-bot-level = ボット・{ $level }
client-sit-and-play = 席について遊ぶ
client-sitting = 卓を用意しています…
client-play-bots = ボットと遊ぶ
client-new-table = 新しい卓
client-new-table-text = 友だちを招き、ボットを加え、ルールを選ぶ
client-one-screen = 一つの画面で
client-one-screen-text = 端末を回して。手札は隠れます
client-join = 参加
client-join-placeholder = 卓のリンクかコードを貼り付け
client-join-bad = 卓のリンクではありません。例：…/t/abc123
client-open-record = 保存したゲームを再生
client-record-bad = このファイルは保存されたゲームではありません。
client-unofficial = 非公式。文章も絵も自作です。
client-try-again = もう一度
client-your-tables = あなたの卓
client-show-all = すべて（{ $number }）
client-show-fewer = 少なく
client-continue = 続ける
client-open = 開く
client-finished = 終了
client-waits-for-players = 参加者待ち
client-it-is-your-turn = あなたの手番です
client-waits-for = { $who }の手番
client-about-to-begin = まもなく開始
client-open-tables = 空きのある卓
client-open-tables-text = 誰でも座れます。
client-free-seats = 空席{ $number }
client-look-in = のぞく
client-you-settings = あなた
client-your-name = あなたの名前
client-save = 保存
client-saved = 保存しました。
client-recovery-text = 別の端末でも同じ人として遊ぶには、ここでコードを作り、そちらで入力します。
client-recovery-new = コードを作る
client-recovery-enter = 別の端末のコード
client-recovery-use = 使う

# New table
client-game = ゲーム
client-seat-me = あなた
client-seat-here = ここにいる人
client-seat-open = 友だち用
client-seat-nth = { $number }番席
client-name-of-seat = { $number }番席の名前
client-options = 卓のルール
client-option-any = おまかせ
client-yes = はい
client-no = いいえ
client-clock = 時計
client-clock-none = なし
client-clock-kind-live = その場で
client-clock-kind-days = 日数
client-clock-minutes = 一人あたりの分
client-clock-days-each = 一手あたりの日数
client-clock-live = 各{ $minutes }分、一手ごとに{ $seconds }秒追加
client-clock-days = 一手{ $days }日
client-public = 公開
client-public-text = トップページに表示され、アドレスを知る人は誰でも観戦できます。
client-spectators = 観戦者
client-spectators-nothing = 隠れたものは見えない
client-spectators-everything = 後ですべて見える
client-spectators-none = 入れない
client-hints = ヒント
client-hints-text = 求めればボットが助言します。
client-open-table = 卓を開く

# Waiting for players
client-lobby = 席について
client-lobby-text = { $open ->
    [0] 満席です。
   *[other] 空席が{ $open }つあります。
  }
client-lobby-salts = みんなで切り混ぜ中
client-lobby-salts-text = 誰も操作できないよう、各プレイヤーが自分の秘密を加えます。
client-seat-free = 空席
client-sit-here = ここに座る
client-join-table = この卓に参加
client-here = 着席中
client-invite = 招待
client-invite-text = このリンクを開いた人は座れます。
client-copy-link = リンクをコピー
client-copied = コピーしました
client-fill-with = 空席はボットで埋める
client-begin = 始める
client-close-table = 卓を閉じる
client-leave-table = 離れる

# The table
client-to-start = トップページへ
client-loading = 卓を用意しています…
client-dealing = 配っています…
client-link-lost = 接続が切れました。再接続しています…
client-no-entry = 入れません
client-unknown-game = このページでは表示できないゲームです
client-unknown-game-text = サーバーでは遊べますが、ここにはまだ盤がありません。
client-abandoned = この卓は閉じられました
client-abandoned-text = プレイヤーが途中で終えました。
client-your-turn = あなたの手番。
client-turn-of = { $who }の番です。
client-thinking = { $who }が考えています。
client-over = ゲーム終了。
client-armed = { $what }：もう一度押すと確定します。
client-hint-is = たとえば：{ $what }
client-log = 記録
client-chat = チャット
client-panels = 記録とチャット
client-log-empty = まだ何も起きていません。
client-chat-empty = まだ発言はありません。
client-chat-placeholder = ひとこと
client-send = 送る
client-board = 盤
client-board-in-words = 盤を文章で
client-others = ほかのプレイヤー
client-own-area = あなたの場
client-actions = アクション
client-choices = 選択肢
client-stages = この選択の段階
client-back = 戻る
client-undo = 取り消し
client-undo-asks = ほかの人の同意が必要です
client-hint = ヒント
client-hinting = 考え中
client-you = あなた
client-person = 人
client-person-away = 離席中
client-decides = 選択中
client-stand-in-left = ボットが代理中
client-stand-in-timeout = 時間切れ、ボットが代理
client-stand-in-stuck = 別のボットが代理
client-score-of = { $who }：{ $points }点。内訳を見る
client-scores = ここまでの得点
client-no-points-yet = まだ得点なし
client-time-left = 残り{ $time }
client-days-left = { $days }日
client-just-now = 直前の動き
client-hand-closed = 手札は伏せてあります。
client-come-back = 戻りました
client-watching = 観戦中
client-watching-nothing = 隠れたカードは隠れたままです。
client-watching-everything = 隠れたカードは、影響がなくなってから見えます。
client-analysis = 検討
client-summary = まとめ
client-vote-undo = { $who }が一手戻したいそうです（同意{ $yes }／{ $need }）。
client-vote-abandon = { $who }がゲームを終えたいそうです（同意{ $yes }／{ $need }）。
client-agree = 同意
client-disagree = いいえ
client-curtain = { $who }に端末を渡してください
client-curtain-text = 開くまで手札は伏せてあります。
client-curtain-open = { $who }です。手札を見る
client-away = 前回の手番から
client-go-on = 続ける
client-watch-again = 見る
client-row-seat = { $who }の席は{ $by }が担当します。
client-row-timeout = { $who }は時間切れ。{ $by }が担当します。
client-row-vote = { $answer ->
    [yes] { $who }が同意しました。
    [True] { $who }が同意しました。
    [true] { $who }が同意しました。
   *[other] { $who }は同意しません。
  }
client-row-undo = { $who }が一手戻しました。
client-row-end = ゲームはここで終わりです。

# Settings
client-settings = 設定
client-rules = ルール
client-rules-of = { $game }のルール
client-rules-search = ルールを検索
client-rules-alone = ページで開く
client-language = 言語
client-theme = 見た目
client-light = 明るい
client-dark = 暗い
client-sound = 音
client-motion = 駒の動き
client-confirm-final = 確定前に確認
client-confirm-final-text = 戻せない操作は、もう一度押して確定します。
client-keys = キー：
client-key-tab = 次のものへ
client-key-enter = 選ぶ・確定
client-key-esc = 一つ戻る
client-leave-to-bot = 離れてボットに任せる
client-abandon = 終了を提案
client-close = 閉じる

# The end
client-you-win = あなたの勝ち
client-you-share = 勝利を分け合いました
client-they-win = { $who }の勝ち
client-they-share = { $who }が勝利を分け合いました
client-nobody-wins = 勝者なし
client-won-by = { $gap ->
    [0] { $points }点、{ $other }と同点。
   *[other] { $points }点、{ $other }に{ $gap }点差。
  }
client-taken-back = 手を戻したため、このゲームは統計に入りません。
client-play-again = もう一度遊ぶ
client-join-rematch = 再戦に参加
client-look-at-board = 盤を見る
client-save-record = ゲームを保存
client-check-draws = 引きを確かめる
client-fair-ok = 公正です：{ $rows }行・{ $chances }回の引きは、開始前に封じた種のとおりです。
client-fair-bad = 引きが封じた種と一致しません：{ $problem }
client-share = 共有
client-chart = 得点の移り変わり
client-chart-text = 手番ごと
client-chart-label = 得点の移り変わり。最終：{ $scores }
client-every-point = すべての点の内訳
client-row = 行
client-total = 合計

# Replay
client-replay = 再生
client-replay-start = 開始
client-replay-first = 最初へ
client-replay-back = 一つ前
client-replay-next = 一つ先
client-replay-play = 再生する
client-replay-pause = 一時停止
client-replay-step = { $of }中{ $step }
client-back-to-table = 卓に戻る
client-link-to-step = この場面のリンク
client-play-on-from-here = ここから続ける

# What went wrong
client-error-unknown = うまくいきませんでした（{ $code }）。
client-error-offline = サーバーにつながりません。
client-error-no_person = 先に名前を決めてください。
client-error-not_yours = ほかの人の席です。
client-error-not_host = 卓を開いた人だけができます。
client-error-not_allowed = この卓では許可されていません。
client-error-no_table = その卓はありません。
client-error-no_seat = その席はありません。
client-error-taken = その席は埋まっています。
client-error-started = ゲームは始まっています。
client-error-not_started = ゲームはまだ始まっていません。
client-error-not_over = ゲームはまだ終わっていません。
client-error-over = ゲームは終わっています。
client-error-stale = 盤が変わったところです。もう一度ご覧ください。
client-error-not_your_turn = あなたの手番ではありません。
client-error-bad_notation = サーバーが知らない操作です。
client-error-closed_early = この選択は終わっています。
client-error-cannot_undo = 戻すものがありません。
client-error-bad_options = そのルールは両立しません。
client-error-no_record = このウィンドウに開いた記録はありません。はじめのページからもう一度開いてください。
client-error-bad_record = 保存されたゲームを読めません。
client-error-too_fast = 少しゆっくり。
client-error-too_large = 長すぎます。
client-error-busy = サーバーが混んでいます。少し待って、もう一度。
client-error-bad_request = サーバーに伝わりませんでした。

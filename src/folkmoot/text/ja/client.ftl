# The browser client: everything that is not said by the engine.

# Start page
client-tagline = 3つの部族ゲームを、
client-tagline-2 = 開かれたひとつの卓で。
client-tagline-short = 3つの部族ゲームを、開かれたひとつの卓で
client-tagline-text = ブラウザーでボットと、リンクで友だちと、またはひとつの画面を囲んで遊べます。登録もインストールも不要です。得点はすべて理由を確かめられます。
client-quick = すぐに遊ぶ
client-quick-text = ゲームを選んで席につくだけ、2クリックで始まります。
client-players-minutes = { $from }〜{ $to }人・{ $minutes }分
client-players = 人数
client-players-range = このゲームは{ $from }〜{ $to }人用です。
client-bots = ボット
client-level-novice = やさしい
client-level-casual = ふつう
client-level-strong = 強い
client-level-master = 最強
client-bot-level = ボット・{ $level }
client-sit-and-play = 席について遊ぶ
client-sitting = 卓を用意しています…
client-play-bots = ボットと遊ぶ
client-new-table = 新しい卓
client-new-table-text = 友だちを招き、ボットを加え、ルールを選ぶ
client-one-screen = ひとつの画面で遊ぶ
client-one-screen-text = 端末を回して遊びます。手札は隠れます
client-join = 参加
client-join-placeholder = 卓のリンクかコードを貼り付け
client-join-bad = 卓のリンクではありません。例：…/t/abc123
client-open-record = 保存したゲームを再生
client-record-bad = このファイルは保存されたゲームではありません。
client-unofficial = 非公式のファンプロジェクトです。文章も絵もすべて自作です。
client-try-again = もう一度
client-your-tables = あなたの卓
client-show-all = すべて（{ $number }）
client-show-fewer = 少なく表示
client-continue = 続きから
client-open = 開く
client-finished = 終了
client-waits-for-players = 参加者待ち
client-it-is-your-turn = あなたの手番です
client-waits-for = { $who }の手番
client-about-to-begin = まもなく開始
client-open-tables = 空きのある卓
client-open-tables-text = 誰でも座れます。
client-free-seats = 空き{ $number }席
client-look-in = 観戦する
client-you-settings = あなた
client-your-name = あなたの名前
client-save = 保存
client-saved = 保存しました。
client-recovery-text = 別の端末でも同じ人として遊ぶには、ここでコードを作り、その端末で入力します。
client-recovery-new = コードを作る
client-recovery-enter = 別の端末で作ったコード
client-recovery-use = 使う

# New table
client-game = ゲーム
client-seat-me = あなた
client-seat-here = この画面で遊ぶ人
client-seat-open = 友だち用の空席
client-seat-nth = 席{ $number }
client-name-of-seat = 席{ $number }の名前
client-options = 卓のルール
client-option-any = ランダム
client-yes = はい
client-no = いいえ
client-clock = 持ち時間
client-clock-none = なし
client-clock-kind-live = リアルタイム
client-clock-kind-days = 通信対局（日数制）
client-clock-minutes = 1人あたりの持ち時間（分）
client-clock-days-each = 1手あたりの日数
client-clock-returns = 時間切れ後の復帰回数
client-clock-live = 各{ $minutes }分＋1手{ $seconds }秒
client-clock-returns-of = { $times ->
    [0] 時間切れ後の復帰なし
   *[other] 時間切れ後の復帰{ $times }回まで
  }
client-clock-days = 1手{ $days }日
client-public = 公開
client-public-text = トップページに表示され、アドレスを知る人は誰でも観戦できます。
client-spectators = 観戦者
client-spectators-nothing = 非公開のカードは見えない
client-spectators-everything = あとですべて見える
client-spectators-none = 入れない
client-hints = ヒント
client-hints-text = 求めればボットが助言します。
client-open-table = 卓を開く

# Waiting for players
client-lobby = 席についてください
client-lobby-text = { $open ->
    [0] 満席です。
   *[other] 空席があと{ $open }席あります。
  }
client-lobby-salts = みんなでシャッフル中
client-lobby-salts-text = 誰も結果を操作できないように、各プレイヤーが自分だけの秘密をシャッフルに加えます。
client-seat-free = 空席
client-seat-kept = { $who }さんの同意待ち
client-sit-here = ここに座る
client-join-table = この卓に参加
client-here = 着席中
client-invite = 招待
client-invite-text = このリンクを開いた人は誰でも座れます。
client-copy-link = リンクをコピー
client-copied = コピーしました
client-fill-with = 空席はボットで埋める
client-begin = 始める
client-close-table = 卓を閉じる
client-leave-table = 席を離れる

# The table
client-to-start = トップページへ
client-loading = 読み込んでいます…
client-dealing = 配っています…
client-link-lost = 接続が切れました。再接続しています…
client-cannot-store = このテーブルは今、保存できません。失われたものはなく、自動で続きます。
client-no-entry = 入れません
client-unknown-game = このページでは表示できないゲームです
client-unknown-game-text = サーバーでは遊べますが、このページにはまだ盤面がありません。
client-abandoned = この卓は閉じられました
client-abandoned-text = プレイヤーの同意で途中終了しました。
client-your-turn = あなたの手番です。
client-turn-of = { $who }の手番です。
client-thinking = { $who }が考えています。
client-over = ゲームは終わりました。
client-armed = { $what }：もう一度押すと確定します。
client-do-it = この手にする
client-another-idea = 別の案
client-log = ログ
client-chat = チャット
client-panels = ログとチャット
client-log-empty = まだ何も起きていません。
client-chat-empty = まだ発言はありません。
client-chat-placeholder = メッセージを入力
client-send = 送信
client-board = 盤面
client-board-in-words = 盤面を文章で
client-others = ほかのプレイヤー
client-own-area = あなたの場
client-actions = アクション
client-choices = 選択肢
client-stages = この選択の段階
client-back = 戻る
client-undo = 1手戻す
client-undo-asks = ほかのプレイヤーの同意が必要です
client-hint = ヒント
client-hinting = 考え中
client-you = あなた
client-person = プレイヤー
client-person-away = 離席中
client-decides = 選択中
client-stand-in-left = ボットが代理中
client-stand-in-timeout = 時間切れ、ボットが代理
client-stand-in-stuck = 簡易ボットが引き継ぎ
client-flag-fell = 時間切れ{ $times }回
client-flag-for-good = 時間切れです。最後までボットが担当します。
client-score-of = { $who }：{ $points }点。内訳を見る
client-scores = ここまでの得点
client-no-points-yet = まだ得点なし
client-time-left = 残り{ $time }
client-days-left = { $days }日
client-just-now = 直前の手
client-hand-closed = 手札は伏せてあります。
client-come-back = 戻りました
client-come-back-left = 戻りました（復帰は残り{ $times }回）
client-watching = 観戦中
client-watching-nothing = 非公開のカードは見えません。
client-watching-everything = 非公開のカードは、時代かゲームが終わると見えます。
client-analysis = 検討
client-summary = まとめ
client-vote-undo = { $who }が1手戻すことを希望しています（同意{ $yes }／{ $need }）。
client-vote-abandon = { $who }がゲームの終了を希望しています（同意{ $yes }／{ $need }）。
client-agree = 同意する
client-disagree = 同意しない
client-curtain = { $who }に端末を渡してください
client-curtain-text = 開くまで手札は伏せてあります。
client-curtain-open = { $who }です。手札を見る
client-away = 前回の手番から
client-go-on = 続ける
client-watch-again = 見る
client-row-seat = { $who }の席は{ $by }が担当します。
client-row-timeout = { $who }は時間切れです。{ $by }が担当します。
client-row-vote = { $answer ->
    [yes] { $who }が同意しました。
    [True] { $who }が同意しました。
    [true] { $who }が同意しました。
   *[other] { $who }は同意しませんでした。
  }
client-row-undo = { $who }が1手戻しました。
client-row-repair = サーバーがこのゲームの一部を失いました。完全に残っているところから続きます。
client-row-end = ゲームはここで終わりです。

# Settings
client-settings = 設定
client-rules = ルール
client-rules-of = { $game }のルール
client-rules-search = ルールを検索
client-rules-alone = ページで開く
client-language = 言語
client-theme = 外観
client-light = ライト
client-dark = ダーク
client-sound = 効果音
client-motion = 駒の動き
client-bots-quick = すぐに
client-bots-calm = ゆっくり
client-bots-steps = 一手ずつ
client-bots-text = 「一手ずつ」では、ボットの一手ごとに待ちます。盤に触れるかスペースキーで進みます。
client-confirm-final = 確定前に確認
client-confirm-final-text = 戻せない操作は、もう一度押して確定します。
client-keys = キー：
client-key-tab = 次の項目へ
client-key-enter = 選ぶ・確定
client-key-esc = 1つ戻る
client-leave-to-bot = 離れてボットに任せる
client-abandon = 終了を提案
client-close = 閉じる

# The end
client-you-win = あなたの勝ち
client-you-share = 勝利を分かち合いました
client-they-win = { $who }の勝ち
client-they-share = { $who }が勝利を分かち合いました
client-nobody-wins = 勝者なし
client-won-by = { $gap ->
    [0] { $points }点で、{ $other }と同点です。
   *[other] { $points }点で、{ $other }に{ $gap }点差をつけました。
  }
client-taken-back = 手を戻したため、このゲームは統計に入りません。
client-play-again = もう一度遊ぶ
client-join-rematch = 再戦に参加
client-forfeited = 時間切れになった人と抜けた人は、点数にかかわらず最下位です。
client-forfeit-timeout = 時間切れ負け
client-forfeit-left = 途中で離席
client-look-at-board = 盤面を見る
client-save-record = ゲームを保存
client-check-draws = 公正さを確かめる
client-fair-ok = 公正な配りが確認できました。{ $chances }回のランダムな結果は、すべて開始前に封印したシードのとおりです。
client-fair-bad = ランダムな結果が、開始前に封印したシードと一致しません：{ $problem }
client-share = 共有
client-chart = ゲームの流れ
client-chart-kind = グラフの内容
client-chart-expected = 予想結果
client-chart-expected-text = その時点のカードと盤面からボットが予想した最終得点です。
client-chart-sure = ここまでの得点
client-chart-sure-text = もう失われることのない得点です。
client-chart-chances = 勝率
client-chart-chances-text = ボットが見積もった勝率です。
client-chart-label = { $kind }（手番ごと）。最終：{ $scores }
client-story-busy = ゲームを振り返っています…
client-story-failed = 今は振り返れません。
client-story-again = もう一度
client-moments = 勝負の分かれ目
client-moments-text = 選ぶと再生で確認できます。
client-moment-turn = { $turn }手番目
client-moment-chance = { $who }：{ $before }% → { $after }%
client-review = 振り返る
client-sources-other = その他
client-every-point = すべての得点の内訳
client-row = 項目
client-total = 合計

# Replay
client-replay = 再生
client-replay-start = 開始
client-replay-first = 最初へ
client-replay-back = 1手戻る
client-replay-next = 1手進む
client-replay-play = 再生する
client-replay-pause = 一時停止
client-replay-speed = 速さ
client-replay-slower = 遅く
client-replay-faster = 速く
client-replay-step = { $step }／{ $of }
client-back-to-table = 卓に戻る
client-play-on-from-here = ここから続ける

# What went wrong
client-error-unknown = うまくいきませんでした（{ $code }）。
client-error-offline = サーバーにつながりません。
client-error-no_person = 先に名前を入力してください。
client-error-not_yours = そこはほかの人の席です。
client-error-not_host = これは卓を開いた人だけができます。
client-error-not_allowed = この卓では許可されていません。
client-error-no_table = その卓はありません。
client-error-no_seat = その席はありません。
client-error-taken = その席は埋まっています。
client-error-started = ゲームは始まっています。
client-error-not_started = ゲームはまだ始まっていません。
client-error-not_over = ゲームはまだ終わっていません。
client-error-over = ゲームは終わっています。
client-error-stale = 盤面が変わったところです。確認して、もう一度お試しください。
client-error-not_your_turn = あなたの手番ではありません。
client-error-bad_notation = サーバーが対応していない操作です。
client-error-closed_early = この選択は終わっています。
client-error-cannot_undo = 戻せる手がありません。
client-error-time_up = 時間切れのため、この手は間に合いませんでした。
client-error-out_of_time = 時間切れのため、もう復帰できません。最後までボットが担当します。
client-error-bad_options = そのルールは同時に使えません。
client-error-no_record = このウィンドウで開いた記録はありません。トップページからもう一度開いてください。
client-error-bad_record = 保存されたゲームを読み込めません。
client-error-too_fast = 操作が速すぎます。少しお待ちください。
client-error-bad_host = このサーバーはその名前では使えません。管理者が許可できます。
client-error-bad_name = その名前には見えない文字が含まれています。別の名前にしてください。
client-error-too_slow = データが届くのに時間がかかりすぎました。もう一度お試しください。
client-error-too_large = 長すぎます。
client-error-busy = サーバーが混み合っています。少し待って、もう一度お試しください。
client-error-cannot_store = このテーブルは今、保存できません。失われたものはなく、できるようになり次第、自動で続きます。
client-error-bad_request = サーバーが操作を理解できませんでした。
client-error-bad_origin = このページからそのサーバーは使えません。
client-error-no_game = そのゲームはサーバーにありません。
client-error-not_found = そのページはありません。
client-error-no_vote = 今は投票するものがありません。
client-error-bad_salt = 共同シャッフルに失敗しました。席を離れて、もう一度座ってください。
client-error-broken = 記録が壊れているため、このゲームは続けられません。

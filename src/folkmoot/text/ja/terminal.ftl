play-actions = できること
play-number = { $number }：Enterか次の数字
play-narrowed = { $all }のうち{ $shown }、Esc：すべて
play-search = /で検索
play-thinking = { $who }が考えています…
play-over = ゲームは終わりました。
play-won = { $number ->
   *[other] { $who }の勝ちです。
  }
play-shared = 勝利を分かち合いました：{ $who }
play-victory = 勝利！
play-lost = 敗北です。
play-completed = 終了です。
play-limit = ラウンドの上限に達しました。
play-score = 得点
play-total = 合計
play-rank = { $rank }位
play-log = ログ
play-curtain = キーボードを{ $who }に渡してください。
play-curtain-ready = { $who }：ほかの人が見ていないことを確かめて、Enterを押してください。
play-saved = { $file }に保存しました。
play-no-undo = 戻せる手がありません。
play-undone = 1手戻しました。
play-hinting = ヒントを考えています…
play-hint = ヒント：{ $move }（勝率{ $share }%、{ $side ->
    [level] 得点は互角
    [behind] { $points }点差で劣勢
   *[ahead] { $points }点差で優勢
  }）
play-hint-only = ヒント：{ $move }のほかに良い手はありません。
play-person = プレイヤー
play-people = プレイヤー{ $number }
play-go-on = 続きから遊ぶ：{ $command }
play-bot = { $name }（{ $level }）
play-bots = 対戦相手：{ $bots }。
play-bot-failed = { $who }の代わりに、中級のボットが続けます（{ $reason }）
play-help-title = キー
play-help = 上下キーとEnterで選びます。番号（多いときは2桁以上）でも、一覧や盤面の › 印のあるもののクリックでも選べます。/ に続けて文字を打つと選択肢を検索し、Escですべてに戻ります。Tabで選択肢・盤面・ログを移動し、矢印キーとPageUp、PageDownでスクロールします。
play-why = ルール{ $rule }による選択です。
play-key-undo = 1手戻す
play-key-hint = ヒント
play-key-score = 得点
play-key-save = 保存
play-key-help = ヘルプ
play-key-quit = 終了
play-key-close = 閉じる
play-key-rules = ルール
play-no-rules = このゲームのルールはまだありません。
play-search-rules = ルールを検索

# 端末に描く卓
play-hand = 手札：
play-closing = Esc：閉じる
play-over-keys = s：得点、q：終了
play-unsaved = 保存していません。wで保存、もう一度qで終了します。

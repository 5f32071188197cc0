# コマンドの出力
command-serves = Folkmootを起動しました：{ $address }（{ "Ctrl+C" }で終了）
command-serves-others = 同じネットワークのほかの端末では { $address } を開いてください
command-ready-tls = 暗号化：クッキーは暗号化された接続だけで送られます。接続はプロキシが受けてください
command-ready-no-tls = 暗号化：{ "--https" } がないと、クッキーや手を途中で読まれます。証明書のあるプロキシを前に置いてください
command-ready-hosts = ホスト名：{ $names }
command-ready-no-host = ホスト名：公開する名前を { "--allow-host" } で指定してください。家庭内の名前以外は拒否されます
command-ready-any-host = ホスト名：どの名前でも受け付けるため、ほかのサイトのページから届いてしまいます。名前を指定してください
command-ready-proxy = プロキシ：{ $addresses } を信頼します
command-ready-no-proxy = プロキシ：{ $host } で公開していますが、外のプロキシは信頼されていません。プロキシの後ろでは 127.0.0.1 で待ち受けるか、{ "--proxy" } で指定してください
command-ready-any-proxy = プロキシ：すべてを信頼しているため、アドレスごとの制限を避けられます。指定してください
command-ready-files = 開けるファイル：{ $files }
command-ready-few-files = 開けるファイル：{ $files }。{ $enough } 以上にしてください（サービスの { "LimitNOFILE" }）
command-ready-database = データベース：{ $kind } は応答し、最新です
command-ready-old-database = データベース：{ $kind } は応答します。次の起動で更新されます
command-ready-no-database = データベース：{ $reason }
command-ready-clock = 時計：データベースとの差 { $seconds }秒
command-ready-wrong-clock = 時計：データベースとの差 { $seconds }秒。{ "NTP" }で合わせてください（1秒を超えるとサーバーは起動しません）
command-ready-little-space = ディスク：データ用フォルダーの空きは { $megabytes }{ "MiB" }
command-ready-backup = バックアップ：最後は { $hours } 時間前
command-ready-old-backup = バックアップ：最後は { $hours } 時間前。毎晩作成してください（{ "folkmoot backup" }）
command-ready-no-backup = バックアップ：まだありません（{ "folkmoot backup" }）
command-backed-up = { $file }：{ $rows }行
command-restored = { $rows }行を戻しました
command-checked = 進行中のゲーム{ $games }件のうち、再生できないもの{ $problems }件
command-repair-backup = 修復前のバックアップ：{ $file }
command-repaired = 卓{ $table }：{ $row }行目まで戻しました。バックアップだけに残る行：{ $lost }
command-simulated = { $game }、{ $players }人、ランダムなゲーム{ $games }回：毎秒{ $speed }回、毎秒{ $decisions }手（{ $build ->
    [compiled] コンパイル済み
   *[interpreted] 未コンパイル
  }）
command-decisions = 1ゲームの手数：{ $mean } ± { $sd }（{ $min }から{ $max }）
command-score = 得点：{ $mean } ± { $sd }（{ $min }から{ $max }）
command-even = 95%（均等なら{ $share }）
command-column-seat = プレイヤー
command-column-mean = 平均点
command-column-quartiles = 四分位数
command-column-share = 勝率
command-playing = 対戦中
command-review = 評価中
command-puzzle-solved = { $of }問中{ $done }問正解
command-tournament = { $game }、{ $players }人、{ $games }ゲーム。均等な勝率は{ $share }、区間は{ $sure }です。
command-teams = { $game }、{ $players ->
    [1] 1人
   *[other] { $players }人で協力
  }、{ $games }ゲーム。区間は{ $sure }、増分は同じ配りでの上の行との差です。
command-no-controls = 対照ゲームは行っていません（{ "--controls 0" }）。
command-verdict = { $verdict ->
    [better] 上
    [worse] 下
   *[even] 有意な差なし
  }
command-control = { $kind ->
    [mirror] 自分自身と
   *[sanity] ランダムと
  }：{ $sound ->
    [yes] 想定どおり
   *[no] 想定と違う
  }
command-ratings = { "OpenSkill" }レーティング（{ "Plackett–Luce" }、全員25から）
command-column-challenger = 挑戦者
command-column-among = 相手
command-column-entrant = 参加者
command-column-deals = 配り
command-column-low = 下限
command-column-high = 上限
command-column-rank = 順位
command-column-margin = 点差
command-column-by-seat = 席ごと（%）
command-column-won = 勝率
command-column-not-lost = 負けなし
command-column-score = 得点
command-column-gain = 増分
command-column-skill = 強さ
command-column-doubt = ±
command-column-games = ゲーム
command-new-game = 小さな完成したゲームを { $folder } に書きました。次は：
command-selfplay = { $folder }：ゲーム{ $games }回、局面{ $positions }個。
command-study = { $game }、{ $players }人、各{ $games }回の配り。全席を{ $bot }が担当します。±の後は{ $sure }区間です。
command-study-marks = { $more } { $less }：同じ配りでの最初の列との差が、偶然を超えて大きい／小さいもの。
command-study-alike = どの値でも、すべての配りが同じ結果になりました。これらのゲームでは、変えた値が使われていません。オプション（{ "--option" }）が必要かもしれません。
command-study-as-it-is = 変更なし
command-study-measure = { $measure ->
    [won] 勝率（%）
    [had] 出現率（%）
    [points] 得点
   *[decisions] 手数
  }
command-study-picture = { $game }、{ $players }人：{ $kind }（{ $measure }）
command-study-kind-game = ゲーム
command-study-kind-seat = 席
command-study-kind-row = 得点源
command-study-kind-outcome = 終わり方
command-study-word-game-points = 1人あたりの得点
command-study-word-game-decisions = 1ゲームの手数
command-study-word-outcome-won = 勝者1人
command-study-word-outcome-shared = 同点優勝
command-study-word-outcome-victory = 全員の勝利
command-study-word-outcome-completed = 最後まで完了
command-study-word-outcome-lost = 敗北
command-study-word-outcome-limit = 上限で終了

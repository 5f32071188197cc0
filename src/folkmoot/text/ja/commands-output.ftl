# コマンドの出力
command-serves = Folkmootを起動しました：{ $address }（{ "Ctrl+C" }で終了）
command-backed-up = { $file }：{ $rows }行
command-restored = { $rows }行を戻しました
command-checked = 進行中のゲーム{ $games }件のうち、再生できないもの{ $problems }件
command-repair-backup = 修復前のバックアップ：{ $file }
command-repaired = テーブル{ $table }：{ $row }行目まで戻しました。バックアップだけに残る行：{ $lost }
command-simulated = { $game }、{ $players }人、ランダムなゲーム{ $games }回：毎秒{ $speed }回、毎秒{ $decisions }手（{ $build ->
    [compiled] コンパイル済み
   *[interpreted] 未コンパイル
  }）
command-decisions = 1ゲームの手数：{ $mean } ± { $sd }（{ $min }から{ $max }）
command-score = 得点：{ $mean } ± { $sd }（{ $min }から{ $max }）
command-even = 95%（均等なら{ $share }%）
command-column-seat = プレイヤー
command-column-mean = 平均点
command-column-quartiles = 四分位数
command-column-share = 勝率
command-new-game = 小さな完成したゲームを { $folder } に書きました。次は：

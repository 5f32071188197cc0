# 「なぜ？」への答え
why-legal = { $action }：はい、今できます。
why-points = { $who }：合計{ $points }点です。
why-points-from = { $who }：合計{ $points }点（{ $rows }）です。
why-row = { $row }：{ $points }点（{ $parts }）。
why-thing = { $thing }：
why-worth = { $points }点になります。
why-not-dealt = まだ何も配られていません。ゲームはこれから始まります。

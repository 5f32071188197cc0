# 「なぜ？」への答え
why-legal = { $action }：はい、今できます。
why-points = { $who }：合計{ $points }点です。
why-points-from = { $who }：合計{ $points }点（{ $rows }）です。
why-row = { $row }：{ $points }点（{ $parts }）。
why-thing = { $thing }：
why-worth = { $points }点になります。
why-not-dealt = まだ何も配られていません。ゲームはこれから始まります。

# ヒント
hint-then = 続けて：{ $steps }。
hint-only = ほかに良い手はありません。
hint-points = あなたの得点は{ $before }点から{ $after }点になります。
hint-share = 強いボットの見立てでは、この手で100局中{ $share }局勝てます。
hint-close = 「{ $other }」もほぼ同じくらい有力です。
hint-rival = 「{ $other }」なら{ $share }局です。
hint-source = { $source }{ $points }
hint-sources = 得点の差：{ $parts }。

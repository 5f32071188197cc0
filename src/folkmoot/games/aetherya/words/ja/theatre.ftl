# The last count, told while it is shown
aetherya-theatre-count = 最後の集計
aetherya-theatre-turned = 残りの伏せカードをめくります。
aetherya-theatre-most = 最多は{ $who }：{ $points }点。
aetherya-theatre-lost = 最も失ったのは{ $who }：{ $points }点。
aetherya-theatre-nothing = ここは全員0点です。

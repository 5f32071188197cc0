# The end of an age, told frame by frame while it is shown
ethnos-theatre-age-over = 第{ $age }の時代が終わりました。
ethnos-theatre-kingdoms-pay = 王国の得点です。
ethnos-theatre-wakes = 3枚目のドラゴンが目覚めた
ethnos-theatre-hands = { $who }がドラゴンを引き、全員の手札を捨てます。
ethnos-theatre-drew = ドラゴンを引いた
ethnos-theatre-nobody = ここには誰のマーカーもありません。
ethnos-theatre-pays-nothing = トークンはまだ0点です。
ethnos-theatre-leads = { $who }がマーカー{ $markers }枚で1位：{ $points }栄誉点。
ethnos-theatre-leads-before = { $who }がマーカー{ $markers }枚で1位：{ $points }栄誉点。{ $second }が2位：{ $less }。
ethnos-theatre-alone = ここにマーカーがあるのは{ $who }だけ：{ $points }栄誉点。
ethnos-theatre-tied = { $who }：マーカー{ $markers }枚ずつで同数。順位を分け合い、{ $points }栄誉点ずつ。
ethnos-theatre-trolls = マーカー{ $markers }枚ずつで同数ですが、トロルは{ $who }が上：{ $points }栄誉点。
ethnos-theatre-swam = 最も進んだのは{ $who }です。
ethnos-theatre-giant = ジャイアントトークンは{ $who }が持っています。
ethnos-theatre-orcs-decide = マーカーを置いている人が、今得点するか残すかを決めます。
ethnos-theatre-orcs-cash = マーカーを得点に：{ $who }。
ethnos-theatre-orcs-stay = マーカーはすべて残ります。
ethnos-theatre-bands = { $who }：{ $count }部隊で{ $points }栄誉点。
ethnos-theatre-bands-skeletons = スケルトンを捨てます。{ $who }：{ $count }部隊で{ $points }栄誉点。
ethnos-theatre-counted = 第{ $age }の時代の集計
ethnos-theatre-next = 第{ $age }の時代は、栄誉点が最も少ない{ $who }から始まります。
ethnos-theatre-sides = マーフォーク・ジャイアント・オーク
ethnos-theatre-note-kingdom = { $tied ->
    [1] { $kingdom }で{ $place }位
   *[other] { $kingdom }で同率{ $place }位
  }
ethnos-theatre-note-merfolk = { $tied ->
    [1] { $place }位
   *[other] 同率{ $place }位
  }
ethnos-theatre-note-giant = ジャイアントトークン
ethnos-theatre-note-orcs = オークのマーカー{ $count }枚

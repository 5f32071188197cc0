# 「なぜ？」への答え
why-legal = { $action }：今できます。
why-points = { $who }：合計{ $points }点です。
why-points-from = { $who }：合計{ $points }点（{ $rows }）です。
why-row = { $row }：{ $points }点（{ $parts }）。
why-thing = { $thing }：
why-worth = { $points }点になります。
why-not-dealt = まだ何も配られていません。ゲームはこれから始まります。
why-end-ethnos = 第{ $age }の時代（全{ $ages }）は、{ $of }匹目のドラゴンが引かれると終わります。これまでに{ $dragons }匹出ました。{ $upper ->
    [0] デッキは残り{ $lower }枚で、残りのドラゴンはその中にいます
   *[other] デッキの上の{ $upper }枚にドラゴンはなく、下の{ $lower }枚の中に眠っています
  }。
why-end-tribes = 誰かが{ $of }点に届いた瞬間に終わります。長くても{ $rounds }ラウンドまでです。最も近いのは{ $who }で、{ $points }点です。
why-end-aetherya = { $mode ->
    [versus] 誰かの王国で16枚目のカードが表になると、すぐに終わります
    [solo] 16枚目のカードが表になるか、山札がなくなると、この時代は終わります
   *[coop] 16枚目のカードが表になるか、山札がなくなるか、伝説がすべてなくなると終わります
  }。最も進んでいるのは{ $who }で、表のカードは{ $up }枚です。山札は残り{ $deck }枚です。

why-ethnos-band = 部隊は{ $size }枚で、時代の終わりに{ $glory }栄誉点になります。
why-ethnos-markers = { $kingdoms ->
    [none] マーカーを置くには枚数が足りません
   *[other] マーカーを置ける王国：{ $kingdoms }
  }。
why-ethnos-marker = { $kingdom }：マーカーは{ $from }枚から{ $to }枚になります。
why-ethnos-keep = 残すカード：{ $cards }。
why-ethnos-discard = 表向きに捨てるカード：{ $cards }。
why-ethnos-draw = カードを{ $cards }枚引きます。
why-ethnos-glory = { $points }栄誉点を得ます。
why-ethnos-troll = トロルトークン{ $token }を取ります。
why-aetherya-replace = { $old ->
    [none] 裏のカードを{ $card }に置き換えます
   *[other] { $old }を{ $card }に置き換えます
  }。
why-aetherya-turn_up = 裏のカードを1枚表にします。
why-aetherya-legend = 「{ $legend }」は{ $points }点です。
why-aetherya-sixteenth = 16枚目の表のカードになり、ゲームが終わります。
why-aetherya-discard = { $card }を捨てます。

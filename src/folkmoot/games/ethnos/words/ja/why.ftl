# 「なぜ？」への答え
why-end-ethnos = 第{ $age }の時代（全{ $ages }）は、{ $of }枚目のドラゴンが引かれると終わります（これまでに{ $dragons }枚）。{ $upper ->
    [0] 残りのドラゴンは、デッキに残る{ $lower }枚の中にあります
   *[other] デッキの上の{ $upper }枚にドラゴンはなく、下の{ $lower }枚の中にあります
  }。
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
why-ethnos-take = これで手札は{ $groups }になります。
why-ethnos-skeleton-leads = スケルトンは隊長になれませんが、どの部隊にも加われます。

# Where points come from, in hints and reviews.
ethnos-source-scored = 獲得済みの栄誉
ethnos-source-bands = 部隊
ethnos-source-kingdoms = 王国
ethnos-source-giant = ジャイアント
ethnos-source-orcs = オークボード
ethnos-source-merfolk = マーフォークボード
ethnos-source-trolls = トロルトークン
ethnos-source-hand = 手札

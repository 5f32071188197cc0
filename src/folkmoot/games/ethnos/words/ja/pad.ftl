# ボードゲーム版の得点表
help-score-ethnos = ボードゲーム版の時代を、点の理由とともに数える
help-score-ethnos-player = プレイヤー1人分。時代は / で区切る
help-score-ethnos-tokens = 6つの王国の栄誉トークン。時代ごとに1つ、王国は / で区切る
help-score-ethnos-book = 異なる点で従うルールブック
help-score-ethnos-note = 最初は6つの王国のマーカーの数です（{ $kingdoms }）。続けて、あるものだけを書きます：{ "m5" } マーフォークボードのスペース、{ "t2,4" } トロルトークン、{ "o3" } オークボードから取り除いたマーカー、{ "g1" } ジャイアントトークンを取った回数、{ "G" } 時代の終わりにそれを持っている人、{ "b3,4d,5s2" } 部隊（3枚、リーダーがドワーフの4枚、スケルトン2枚を含む5枚）。
ethnos-pad-first = { $number ->
    [one] 栄誉が最も少ない{ $who }が次の時代のスタートプレイヤーです。
   *[other] 栄誉が最も少ないのは{ $who }です。3枚目のドラゴンを引いた人から時計回りで最初の人が始めます。
  }
ethnos-pad-tokens = 栄誉トークン
ethnos-pad-token = { $kingdom }、スペース{ $age }
ethnos-pad-markers = 王国のマーカー
ethnos-pad-merfolk = マーフォークボードのスペース
ethnos-pad-orcs = 取り除いたオークのマーカー
ethnos-pad-giants = ジャイアントトークンを取った回数
ethnos-pad-giant = ジャイアントトークンを持っている
ethnos-pad-trolls = トロルトークン
ethnos-pad-bands = 部隊
ethnos-pad-band-add = { $cards }枚の部隊を追加
ethnos-pad-band = { $dwarf ->
    [yes] ドワーフが率いる{ $cards }枚の部隊
   *[no] { $cards }枚の部隊
  }{ $skeletons ->
    [0] { "" }
   *[other] （スケルトン{ $skeletons }枚）
  }
ethnos-pad-dwarf = リーダーがドワーフ
ethnos-pad-skeletons = 中のスケルトン
ethnos-pad-remove = 部隊を消す
ethnos-pad-bands-text = プレイした枚数のまま入れます。部隊に触れると、ドワーフのリーダーやスケルトンを入力できます。
ethnos-pad-book = ルールブック
ethnos-pad-book-ours = このサイト
error-ethnos-pad-markers = マーカーが{ $number }枚ありますが、1人{ $most }枚です

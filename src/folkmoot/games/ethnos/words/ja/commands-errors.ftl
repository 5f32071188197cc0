# 局面と箱のエラー
error-ethnos-few-cards = 箱のカードが{ $players }人分に足りません
error-ethnos-many = { "players.few" } の次の{ $first }から始めます
error-ethnos-many-tokens = 同じ値のトークンは{ $most }枚までです
error-ethnos-few-tokens = トークンが{ $number }枚では足りません。6つの王国に{ $ages }枚ずつ必要です
error-ethnos-other-tribes = { "options.tribes" } の種族と違います
error-ethnos-token-order = トークンは王国ごとに順に置きます。{ $value } の分がありません
error-ethnos-no-token = 栄誉トークン{ $value }は残っていません（残り：{ $choices }）
error-ethnos-markers = { $seat }：マーカーが{ $number }枚あります（1人{ $most }枚）
error-ethnos-known-cards = { $value }ですが、この手札は{ $number }枚わかっています
error-ethnos-hidden-cards = 手札の{ $number }枚がわかりませんが、ほかにないカードは{ $left }枚です
error-ethnos-no-age = { $value }：最初の時代の前にカードは配られません
error-ethnos-absent = { $value }：この種族は登場していません
error-ethnos-not-held = { $value } は知られていますが、手札にありません
error-ethnos-leaderless = ありません。隊長なしでよいのはスケルトン{ $number }枚だけです
error-ethnos-not-among = { $value } はカードの中にありません
error-ethnos-mixed = すべて同じ種族でも、すべて同じ色でもありません
error-ethnos-giants = ありません。{ $equal } のジャイアントの部隊が同じ大きさです
error-ethnos-giant = { $seat } のジャイアントの部隊は最大ではありません
error-ethnos-less-glory = { "points" } の合計{ $number }より少なくなっています
error-ethnos-bare = この質問の前に、どの王国にもトークンが必要です
error-ethnos-early-dragon = カードを配る前にドラゴンは引かれません
error-ethnos-upper-dragon = 上半分にドラゴンはなく、まだ引き終わっていません
error-ethnos-last-dragon = { $number }枚目のドラゴンで時代が終わります
error-ethnos-ask = { $value } は尋ねられません：{ $why ->
    [band] この部隊ではマーカーを置けません
    [orcs] オークのスペースが空いていないか、マーカーがありません
    [trolls] この大きさの空いたトークンがありません
    [supply] マーカーがありません
    [empty] 手札がありません
    [wizard] ウィザードで引く前に手札を置きます
    [full] 手札がいっぱいでは雇用できません
    [third] { "third" } に時代を終えた席を書きます
    [last] 最後の時代ではすべて外します
    [dragons] 時代は最後のドラゴンで終わりますが、まだ引かれていません
    [hands] 時代の終わりに手札は捨てられます
   *[camp] 尋ねられた人にオークのマーカーがありません
  }
error-ethnos-no-band = { $seat } はまだ部隊をプレイしていません
error-ethnos-other-leader = { $seat } の最後の部隊の隊長は { $value } ではありません
error-ethnos-symbols = { $done }／{ $of }は合いません（届いたか過ぎたシンボル：{ $number }）
error-ethnos-drawn = { $done }／{ $of }は合いません（引いたカード：{ $number }／{ $size }）
error-ethnos-dealt = { $done }／{ $of }は合いません（手札：{ $held }枚、表向き：{ $laid }枚）
error-ethnos-not-won = { $seat } はスケルトン10枚を出していないか、ゲームが続いています
error-ethnos-won = ありません。{ $seat } がスケルトン10枚で勝っています
error-ethnos-age-goes-on = { $seat }：時代は続いているので、まだ誰も終えていません

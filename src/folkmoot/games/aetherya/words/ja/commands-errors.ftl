# 局面と箱のエラー
error-aetherya-copies = 同じ種類が{ $number }枚です。{ $players }人には{ $least }枚必要です
error-aetherya-rows = { $value } の合計は{ $sum }ですが、伝説は{ $legends }枚です
error-aetherya-bare = { $value } に表向きの{ $kind ->
    [treaty] 種族
    [fortress] 率いる種族かその故郷の土地
   *[other] ドラゴン
  }のカードがありません
error-aetherya-end-open = 終わりにはすべてのカードが表です
error-aetherya-first-discard = 最初の捨て札はもう置かれています
error-aetherya-complete = { $seat } の王国は完成しているので、ゲームは終わっています
error-aetherya-new-deck = ありません。山札になった捨て札を書きます
error-aetherya-acting = { $seat }：この質問ではアクションがまだ終わっていません
error-aetherya-seen = { $value } に、まだ誰も見ていないトークンはありません
error-aetherya-face-up = { $value } は表です
error-aetherya-no-deck = 引くカードが残っていません
error-aetherya-no-discard = 捨て札がありません
error-aetherya-other-cards = この質問のときに置かれているものと違います
error-aetherya-order = { $seat } の番なのに{ $number }枚あります
error-aetherya-settled = 王国とノーランド以外に{ $number }枚しかありません。いつも{ $least }枚以上残ります
error-aetherya-shown = 伝説が{ $number }／{ $most }枚ありますが、まだ1枚公開されるはずです
error-aetherya-early = 最初の手番の前には何もありません
error-aetherya-turned = { $value } は裏返せる場所にありません
error-aetherya-row = { $value }段目には伝説が{ $number }枚必要です
error-aetherya-row-order = { $due }段目より先に{ $value }段目を埋めます
error-aetherya-all-shown = 公開する伝説が残っていません
error-aetherya-hand = 手札が{ $number }枚です。この質問には{ $needed }枚必要です
error-aetherya-no-hand = この質問のとき手札はありません
error-aetherya-no-kingdoms = ありません。この質問には王国が必要です
error-aetherya-four = 並べるのは異なる4枚です
error-aetherya-four-laid = 4枚はもう置かれています
error-aetherya-middle = 4枚は { $places } の順に置きます
error-aetherya-other-token = { $value } はこれを尋ねません
error-aetherya-not-owned = { $seat } は持っていません
error-aetherya-drawn = この質問ではもう引き終わっています
error-aetherya-face-down = 裏のカードは{ $number }枚ですが、残りは{ $left }枚です
error-aetherya-grid = { $number }行ですが、王国は{ $needed }行です（例：{ $example }）
error-aetherya-grid-row = 行 { $value } は{ $number }枚です（{ $needed }枚必要）
error-aetherya-races = もう全員が種族を持っています
error-aetherya-pact = 盟約は2人がたがいに結びます
error-aetherya-offer = 盟約はほかのプレイヤーに申し出ます。2人ともまだ盟約がないときだけです
error-aetherya-site = 砦は、その席の種族か故郷の土地の、表のカードに築きます
error-aetherya-built = { $value }のトークンが{ $number }個です。砦のトークンは{ $most }個です
error-aetherya-race-order = この質問では種族を順番に配ります
error-aetherya-early-race = ファーストプレイヤーが決まるまで種族は配られません
error-aetherya-tokens = トークンは裏のカードの上にあります
error-aetherya-one-token = 1枚のカードにトークンは1つです
error-aetherya-treaty = 条約は表の種族カードの上にあります
error-aetherya-staff = 杖は表のドラゴンの上にあります
error-aetherya-down = この王国には裏のトークンが{ $number }個あります。同じ数だけ書いてください
error-aetherya-no-token = そこにほかの裏のトークンはありません
error-aetherya-unseen = 誰も見ていません
error-aetherya-not-down = { $value } はここに裏で置かれていません

# 局面と箱のエラー
error-tribes-named = { $players }人に部族が{ $number }あります
error-tribes-lands = { $value } は { "off" } でも { "random" } でも、土地とマスのオブジェクトでもありません
error-tribes-two-lands = 1つのマスに土地が2つあります
error-tribes-many-lands = 土地がマス（{ $terrain }）より多くあります
error-tribes-faces = { $value } は3つの面の一覧ではありません（{ $choices }）
error-tribes-groups = 手番順の4人それぞれに一覧が必要です
error-tribes-group = { $value } は部族民の数1つか2つの一覧ではありません
error-tribes-group-size = { $value } は置けません。それぞれ1以上、合わせて{ $most }までです
error-tribes-free = コストが必要です
error-tribes-price = { $value } は1種類の資源（{ $resource }）の値段ではありません
error-tribes-hexes = マス{ $number }個の一覧ではありません
error-tribes-hex = { $value } はマスではありません
error-tribes-apart = マスがつながっていません
error-tribes-cells = 火山の場所が{ $number }か所です（1から{ $most }）
error-tribes-land-terrain = { $value } のある { $hex } の地形が { $due } ではありません
error-tribes-bare = マス { $hex } に地形がありません
error-tribes-two-dice = 手元と次の人のダイスは合わせて2個です（{ "dice" }、{ "next_dice" }）
error-tribes-two-villages = 1つのマスに村が2つあります
error-tribes-many-villages = 村は{ $most }つまでです
error-tribes-moved = { $hex } に動いた部族民が、そこにいる人数より多くなっています
error-tribes-two-places = 同じカードが2か所にあります
error-tribes-empty = 空になったカードは卓にありません
error-tribes-event-closed = そのイベントは公開されていません
error-tribes-event-open = そのイベントが公開されていますが、どこにも置かれていません
error-tribes-not-won = まだ誰も勝っておらず、ラウンドも残っています
error-tribes-won = { $seat } が勝っていますが、ゲームが終わっていません
error-tribes-unguarded = { $seat } に部族民のいない村があります
error-tribes-riderless = { $seat } の部族民が一緒にいません
error-tribes-frame = ダイスと使ったアクションが手番のこの段階に合いません
error-tribes-memory = この質問とその内容が卓の状態に合いません
error-tribes-draft = 選択の途中の手順ではありません
error-tribes-power = { $power ->
    [ambush] ボードに部族民を置けるのは「待ち伏せ」の指導者だけです
   *[other] 隠れ里を持てるのは「隠れ里」の指導者だけです
  }
error-tribes-members = 部族民が{ $number }人ですが、全部で{ $most }人です
error-tribes-no-village = このプレイヤーの村がありません
error-tribes-pottery = 2人のときは「土器」を使いません
error-tribes-deck = 山札はほかの場所にないカードです

# Scenarios of our own: four fates for one player, four variants for several (A50 to A61).
aetherya-word-dezanno = デザンノ
aetherya-word-degodass = デゴダス
aetherya-word-shagratt = シャグラット
aetherya-word-pudugruen = ピュデュグリュエン
aetherya-word-the-nolands = ノーランド
aetherya-word-pact = 盟約
aetherya-word-own-race = 自分の種族
aetherya-word-fortress = 砦
aetherya-word-own-ally = 同盟者
aetherya-word-held-goblin = 食い止めたゴブリン
aetherya-word-burnt-forest = 焼けた森
aetherya-word-robbed-race = 武器を奪われた種族
aetherya-word-dwarf-mine = 鉱山

# Choosing one
aetherya-option-fate = 運命
aetherya-option-variant = バリアント
aetherya-about-fate = 時代ごとに使命のある、キャンペーンの物語です。
aetherya-about-variant = 対戦のもう1つの遊び方です。
aetherya-choice-none = なし
aetherya-choice-dezanno = デザンノ：国境のゴブリン
aetherya-choice-degodass = デゴダス：ドラゴンの卵
aetherya-choice-shagratt = シャグラット：盗んだ武器
aetherya-choice-pudugruen = ピュデュグリュエン：失われた宝石
aetherya-choice-invasion = 侵攻
aetherya-choice-confrontation = 対決
aetherya-choice-frontiers = 辺境
aetherya-choice-empires = 帝国
aetherya-tell-none = ルールブックのとおりに遊びます。
aetherya-tell-dezanno = ゴブリンは置かれた場所から動きません。人間をそばに置かないと、野放しの1枚ごとに失点します。
aetherya-tell-degodass = ドラゴンを手なずけられるのはエルフだけで、野生のドラゴンのそばの森は焼けます。
aetherya-tell-shagratt = ゴブリンをほかの種族の隣に置きます。ゴブリンとの争いの失点は小さくなります。
aetherya-tell-pudugruen = ドワーフだけが接する山は鉱山になります。
aetherya-tell-invasion = 引いたゴブリン、ドラゴン、沼を、次のプレイヤーの王国の外側に送れます。
aetherya-tell-confrontation = 1人が1つの種族を率い、得点になるのは故郷の土地だけです。トークンで砦を築き、国境の砦は隣の国から貢ぎ物を取ります。
aetherya-tell-frontiers = 引いたカードを、全員が使うノーランドに入植させられます。そこで最も強い人が賞を得ます。3人か4人なら、盟約を結ぶことも破ることもできます。
aetherya-tell-empires = 2人対2人、もう1箱あれば3人対3人か4人対4人です。同盟者にカードを送り、自分たちの王国を合わせて得点します。
aetherya-ui-ours = 私たちのルール
aetherya-ui-ours-text = ルールブックにはこれらのシナリオの名前しかありません。遊び方は私たちが作りました。
aetherya-ui-only-players = { $players }人のときだけ選べます。

# What is asked, what happened, why not
aetherya-ask-give_race = { $of-seat }が率いる種族を決めています。
aetherya-ask-build = { $who }：トークンをどのカードに積みますか？
aetherya-ask-pact = { $who }：{ $from-seat }から盟約の申し出です。受けますか？
aetherya-now-build = 光っているどのカードにトークンで築きますか？
aetherya-now-pact = { $from-seat }から盟約の申し出です。受けますか？
aetherya-wait-pact = { $from-seat }が盟約を申し出ています。
aetherya-event-race = { $who }が率いる種族は{ $race }です。
aetherya-event-send = { $who }が{ $card }を{ $to-seat }の{ $cell }に送りました。
aetherya-event-settle = { $who }が{ $card }をノーランドの{ $cell }に入植させました。
aetherya-event-offer = { $who }が{ $to-seat }に盟約を申し出ました。
aetherya-event-pact = { $who }と{ $to-seat }が盟約を結びました。
aetherya-event-refuse = { $who }が{ $to-seat }の盟約を断りました。
aetherya-event-betray = { $who }が{ $to-seat }との盟約を破りました。
aetherya-event-build = { $who }が{ $cell }に砦を{ $finished ->
    [yes] 完成させました
   *[no] 築いています
  }（トークン{ $built }／{ $needed }）。
aetherya-event-task = 第{ $age }の時代の使命：{ $need }のうち{ $have }、{ $done ->
    [yes] 達成
   *[no] 未達成
  }。
aetherya-refusal-goblin_stays = この運命では、表のゴブリンを置き換えられません。
aetherya-refusal-other_variant = このバリアントではできません。
aetherya-refusal-not_dark = そのカードは送れません。送れるのはゴブリン、ドラゴン、沼だけです。
aetherya-refusal-not_on_border = 王国の中央には送れません。外側の場所を選んでください。
aetherya-refusal-not_face_up = { $cell }のカードは裏なので送れません。置き換えられるのは表のカードだけです。
aetherya-refusal-settled_already = そこにはもう{ $card }が入植しているので、置けません。
aetherya-refusal-card_needed = 山札か捨て札がなくなってしまうので、このカードは入植させられません。
aetherya-refusal-not_another = 自分自身とは盟約を結べません。ほかのプレイヤーを選んでください。
aetherya-refusal-spoken = この手番では、もう盟約を申し出たり破ったりできません。
aetherya-refusal-has_pact = その盟約は申し出られません。どちらかに、もう盟約があります。
aetherya-refusal-no_site = ここには築けません。自分の種族か、その故郷の土地の、表のカードを選んでください。
aetherya-refusal-finished = ここには築けません。砦はもう完成しています。別のカードを選んでください。
error-empires = { $players }人ですが、帝国は4人、6人、8人用です
error-two-boxes = { $players }人で遊べるのは帝国だけです（{ "variant=empires" }）

# The score pad
aetherya-row-fate = 運命
aetherya-row-frontiers = ノーランド
aetherya-row-fortresses = 砦
aetherya-row-ally = 同盟
aetherya-part-fate = { $kind ->
    [held] ゴブリン（{ $cell }）は食い止められている
    [loose] ゴブリン（{ $cell }）は野放し
    [tamed] ドラゴン（{ $cell }）：手なずけ済み
    [burnt] 森（{ $cell }）が焼けた
    [robbed] 武器を奪われた種族：{ $card }（{ $cell }）
   *[mine] 山（{ $cell }）は鉱山
  }
aetherya-part-frontiers = { $kind ->
    [betrayal] 破った盟約：{ $number }回
   *[frontiers] ノーランドで{ $place }位、力{ $strength }{ $tied ->
        [yes] { "" }（同順位）
       *[no] { "" }
      }
  }
aetherya-part-ally = { $of-seat }の王国
aetherya-part-fortresses = { $kind ->
    [takes] { $cell }の砦への、{ $side ->
        [west] 左
       *[east] 右
      }の隣国からの貢ぎ物
    [pays] { $cell }の向かいの砦への、{ $side ->
        [west] 左
       *[east] 右
      }の隣国に払う貢ぎ物
   *[fortress] 砦（{ $cell }）
  }

# The board in words
aetherya-board-task = { $fate }の使命：{ $task }、{ $need }のうち{ $have }
aetherya-board-race = 率いる種族：{ $race }
aetherya-board-ally = 同盟者：{ $who }
aetherya-board-built = { $cell }に積まれたトークン：{ $built }個
aetherya-board-borders = 隣国：左は{ $before }、右は{ $after }
aetherya-board-nolands = ノーランド：16マスのうち{ $number }マスに入植
aetherya-board-pact = { $who }と盟約中
aetherya-board-betrayals = 破った盟約：{ $number }回
aetherya-board-settled = { $card }（{ $cell }）、{ $who }

# Answers to "why?"
why-aetherya-task = この時代の使命は{ $task }で、{ $need }のうち{ $have }です。{ $done ->
    [yes] 時代の終わりまでこのままなら達成です。
   *[no] 時代の終わりに果たしていなければ、キャンペーンは失敗です。
  }
why-aetherya-send = { $to-seat }の王国で{ $card }が{ $old }と置き換わります。
why-aetherya-settle = { $card }がノーランドに入植します。
why-aetherya-word = { $breaks ->
    [yes] 盟約が破れ、最後に{ $points }点を失います。
   *[no] 相手は受けても断ってもかまいません。盟約を結んだ2人は、ノーランドで競い合いません。
  }
why-aetherya-build = 砦のトークンは{ $needed }個中{ $built }個になります{ $points ->
    [0] { "" }。
   *[other] { "" }（{ $points }点）。
  }
aetherya-power-the-nolands = 全員が使う場です。入植したカードには力があり、力の大きい人が賞を得ます。
aetherya-power-pact = 盟約を結んだ2人は、ノーランドで競い合いません。破った人は最後に代償を払います。
aetherya-power-own-race = 得点になるのは自分の種族の故郷の土地だけで、隣にあるほかの種族のカードはすべて失点です。
aetherya-power-fortress = 自分の種族と故郷の土地のカードに、トークンで砦を築きます。完成すると得点になり、国境では、向かいに砦がなければ貢ぎ物を取ります。
aetherya-power-own-ally = 同盟者は王国を合わせて得点し、一緒に勝ちます。カードは次の同盟者に送れます。
aetherya-power-held-goblin = 人間が接するゴブリンは食い止められています。ほかのゴブリンは失点です。
aetherya-power-burnt-forest = 野生のドラゴンに接する森は焼け、種族の点になりません。
aetherya-power-robbed-race = カードの1枚でもゴブリンと辺で接する種族は、武器を奪われています。
aetherya-power-dwarf-mine = ドワーフが接し、ほかの種族が接していない山は鉱山です。

# The browser client
aetherya-task-dezanno = 食い止めたゴブリン
aetherya-task-degodass = 手なずけたドラゴン
aetherya-task-shagratt = 武器を奪われた種族
aetherya-task-pudugruen = 鉱山
aetherya-ui-task-state = { $task }：{ $need }のうち{ $have }、{ $done ->
    [yes] 達成
   *[no] まだ果たしていない
  }
aetherya-ui-race = 種族
aetherya-ui-leads = { $race }を率いる
aetherya-ui-border = 国境の向こう：{ $who }
aetherya-ui-razed = 上のトークン{ $built }個を失う
aetherya-ui-border-cell = { $who }の{ $row }行目：{ $what }
aetherya-ui-fortress = { $built ->
    [0] 砦なし
   *[other] 砦（トークン{ $built }／{ $needed }）
  }
aetherya-ui-stage-build = 砦
aetherya-ui-title-build = トークンで砦を築く
aetherya-ui-title-pact = 申し出
aetherya-ui-accept = 受ける
aetherya-ui-breaking = 最後に{ $points }点を失う
aetherya-ui-pact = 盟約
aetherya-ui-pact-with = { $who }と盟約
aetherya-ui-broken = 破った盟約：{ $number }回
aetherya-ui-ally = 同盟者
aetherya-ui-your-ally = あなたの同盟者
aetherya-ui-ally-of = { $who }の同盟者
aetherya-ui-nolands = ノーランド
aetherya-ui-show-nolands = ノーランドを見る、16マスのうち{ $number }マスに入植
aetherya-ui-noland-cell = ノーランド、{ $row }行{ $column }列：{ $what }
aetherya-ui-empty = 空き
aetherya-ui-settled-by = { $who }の{ $card }、力{ $strength }
aetherya-ui-strength = ノーランドでの力
aetherya-ui-strength-of = { $who }：力{ $strength }、賞{ $points }点
aetherya-ui-go-send = { $who }に送る
aetherya-ui-go-send-text = 相手の光るカードを選びます
aetherya-ui-go-settle = ノーランドに入植させる
aetherya-ui-go-settle-text = 空いたマスを選びます
aetherya-ui-for-them = { $who } { $gain }
aetherya-ui-side = 帝国{ $number }
aetherya-act-send = { $who }に送る：{ $place }
aetherya-act-settle = ノーランドに入植：{ $place }
aetherya-verdict-task = 時代の使命を果たせませんでした：{ $task }、{ $need }のうち{ $have }。
aetherya-empire-verdict = { $outcome ->
    [shared] 2つの帝国が勝利を分け合います
    [won] あなたの帝国の勝ちです
   *[other] { $who }の帝国の勝ちです
  }
aetherya-empire-text = { $who }：王国を合わせて{ $points }点です。
aetherya-empire-tie = 両帝国とも{ $points }点。行の合計の比較で{ $who }の帝国の勝ちです。

# What the pictures of the rules show
aetherya-diagram-dezanno = 上のゴブリンは人間に接していて、食い止められています。下のゴブリンは人間に接しておらず、野放しです。
aetherya-diagram-degodass = 上のドラゴンには2枚のエルフが接し、手なずけられています。下のドラゴンは野生で、隣の森は焼け、エルフの点になりません。
aetherya-diagram-pudugruen = 左の山に接するのはドワーフだけなので、鉱山です。右の山には人間も接しているので、鉱山ではありません。
aetherya-diagram-confrontation = エルフを率いています。得点は隣の森だけで、両方のエルフに接するドワーフは2組分のよそ者です。
aetherya-diagram-fortresses = 2行目の右端にあるエルフの砦は完成していて、国境の向かいに砦がないので、隣の国が貢ぎ物を払います。3行目の左端の砦は、あと1個トークンが足りません。
aetherya-diagram-frontiers = 入植したカードには、入植させた人の印と力が付きます。エルフは接する森の分だけ強くなります。森の1つは別のプレイヤーのものですが、それも数えます。
aetherya-diagram-empires = 3人対3人。両帝国のプレイヤーは交互に座り、カードを送れるのは次の味方だけです。4人では味方が向かい合って座ります。

aetherya-name = エーテリアの伝説

# Cards

aetherya-word-plains = 平原
aetherya-word-forest = 森
aetherya-word-mountain = 山
aetherya-word-swamp = 沼
aetherya-word-human = 人間
aetherya-word-elf = エルフ
aetherya-word-dwarf = ドワーフ
aetherya-word-goblin = ゴブリン
aetherya-word-dragon = 竜
aetherya-word-portal = 門

# Legends

aetherya-word-human-elf = 人間とエルフ
aetherya-word-human-dwarf = 人間とドワーフ
aetherya-word-two-humans = 人間二人
aetherya-word-two-elves = エルフ二人
aetherya-word-two-dwarves = ドワーフ二人
aetherya-word-two-goblins = ゴブリン二人
aetherya-word-dwarf-v-goblin = ドワーフ対{"\u200B"}ゴブリン
aetherya-word-human-v-goblin = 人間対{"\u200B"}ゴブリン
aetherya-word-elf-v-goblin = エルフ対{"\u200B"}ゴブリン
aetherya-word-elf-v-dwarf = エルフ対{"\u200B"}ドワーフ
aetherya-word-three-plains = 平原三つ
aetherya-word-three-forests = 森三つ
aetherya-word-three-mountains = 山三つ
aetherya-word-three-swamps = 沼三つ
aetherya-word-four-races = 四種族すべて

# Tokens

aetherya-word-gem1 = 宝石1
aetherya-word-gem2 = 宝石2
aetherya-word-gem3 = 宝石3
aetherya-word-gem4 = 宝石4
aetherya-word-treaty = 条約
aetherya-word-staff = 杖
aetherya-word-sword = 剣
aetherya-word-hammer = 槌
aetherya-word-palantir = 遠見の石
aetherya-word-griffin = グリフィン
aetherya-word-smuggler = 密輸人
aetherya-word-thief = 盗賊

# Options

aetherya-option-mode = モード
aetherya-choice-versus = 対戦
aetherya-choice-solo = ソロ
aetherya-choice-coop = 協力
aetherya-option-tokens = 道具と人物
aetherya-option-goblin-legends-via-portal = ゴブリンは門を通して伝説を満たす
aetherya-option-staff-counts-tamed = 杖の制限はなついた竜だけ数える
aetherya-option-solo-may-flip = 山札のカードを捨てて一枚表にできる
aetherya-option-coop-must-turn = 満たした伝説は必ず裏返す

# What is asked

aetherya-ask-first_player = 誰から始めますか？
aetherya-ask-show_legend = 伝説が公開されます。
aetherya-ask-first_discard = 捨て札に最初のカードが置かれます。
aetherya-ask-deal = 各自に異なるカードが四枚配られます。
aetherya-ask-drawn = 山札から一枚引かれます。
aetherya-ask-turned_up = { $cell }のカードが表になります。
aetherya-ask-lifted = 置き換えられたカードが公開されます。
aetherya-ask-token_shown = トークンが表になります。
aetherya-ask-looked = 遠見の石がトークンを見せます。
aetherya-ask-grabbed = グリフィンがトークンを運びます。
aetherya-ask-refill = 新しい伝説が公開されます。
aetherya-ask-round_refill = 新しい伝説が公開されます。
aetherya-ask-new_deck = 新しい山札の一番上が捨て札になります。
aetherya-ask-reveal = すべて表になります。
aetherya-ask-arrange = { $who }：四枚を王国の中央に順に置いてください（{ $of } 枚中 { $done } 枚）。
aetherya-ask-swap_rows = { $who }：この時代の伝説を次の時代のものと交換するか、そのままにします。
aetherya-ask-swap_with = { $who }：次の時代のどの伝説と入れ替えますか？
aetherya-ask-turn = { $who }：カードを取るか、先に伝説を取ります。
aetherya-ask-drop = { $who }：二枚のうち一枚を捨てます。
aetherya-ask-hand = { $who }：カードを王国に置くか、山札のカードなら捨てます。
aetherya-ask-pile = { $who }：{ $card }をどの山に捨てますか？
aetherya-ask-turn_up = { $who }：裏のカードを一枚表にします。
aetherya-ask-token = { $who }：{ $cell }のトークンを取りますか？
aetherya-ask-turn_end = { $who }：伝説を取る、トークンを使う、または手番を終えます。
aetherya-ask-use_at = { $who }：{ $token }をどのカードに使いますか？
aetherya-ask-use_second = { $who }：{ $cell }のカードをどのカードと入れ替えますか？
aetherya-ask-use_seat = { $who }：{ $token }を誰の王国に使いますか？
aetherya-ask-use_there = { $who }：{ $of-seat }のどの裏のトークンですか？
aetherya-ask-use_get = { $who }：{ $of-seat }のどのトークンを取りますか？
aetherya-ask-use_give = { $who }：{ $get }の代わりにどの宝石を渡しますか？
aetherya-ask-penalty = { $who }：伝説が満たされませんでした。どれを罰に置きますか？
aetherya-ask-block = { $who }：次の時代に残す二×二の四枚を選びます。
aetherya-ask-over = ゲーム終了です。

# What happened

aetherya-event-first = { $who }から始まります。
aetherya-event-legend = 公開された伝説：{ $legend }。
aetherya-event-row = 第{ $row }時代：{ $legends }。
aetherya-event-first_discard = 捨て札の最初は{ $card }。
aetherya-event-dealt = { $aside ->
    [yes] { $who }は二枚目の{ $card }を引き、脇に置きます。
   *[no] { $who }に{ $card }が配られます。
  }
aetherya-event-aside_returned = 重なったカードは山札に戻ります。
aetherya-event-lay = { $who }が{ $card }を{ $cell }に置きます。
aetherya-event-arranged = すべての王国が並びました。
aetherya-event-swap = 入れ替え：{ $legends }。
aetherya-event-take = { $who }が捨て札の{ $card }を取ります。
aetherya-event-draw = { $card ->
    [none] { $who }が一枚引きます。
   *[other] { $who }が{ $card }を引きます。
  }
aetherya-event-drop = { $who }が{ $card }を捨てます。
aetherya-event-discard = { $who }が{ $card }を捨てます。
aetherya-event-place = { $who }が{ $card }を{ $cell }に置きます。
aetherya-event-lifted = 置き換えられたカードは{ $card }。
aetherya-event-replaced = { $card }は捨て札へ。
aetherya-event-turn_up = { $who }が{ $cell }を表に：{ $card }。
aetherya-event-token = { $who }が{ $cell }のトークンを{ $kept ->
    [yes] 取ります
   *[no] 残します
  }：{ $token }。
aetherya-event-claim = { $who }が伝説を取ります：{ $legend }。
aetherya-event-turn_over = { $who }が伝説を満たします：{ $legend }。
aetherya-event-spend = { $who }が{ $token }を使いました。
aetherya-event-put_on = { $who }が{ $token }を{ $cell }に置きます。
aetherya-event-hammer = { $who }がカードを入れ替えます：{ $cells }。
aetherya-event-griffin = { $who }がグリフィンを{ $of-seat }の{ $cell }に送り、{ $token }を得ます。
aetherya-event-look = { $token ->
    [none] { $who }が{ $of-seat }の{ $cell }のトークンを見ます。
   *[other] { $who }が{ $of-seat }の{ $cell }のトークンを見ます：{ $token }。
  }
aetherya-event-hand_over = { $who }が{ $to-seat }に{ $token }を渡します。
aetherya-event-shuffle = 捨て札を混ぜて { $deck } 枚の山札にします。
aetherya-event-round = 満たされた伝説はゲームから除かれます。
aetherya-event-penalty = { $legend }が罰に置かれます。
aetherya-event-ending = { $why ->
    [sixteenth] { $who }の十六枚がすべて表になりました。
    [stalled] 長い間、裏のカードに誰も触れていません。
    [deck] 山札がなくなりました。
   *[legends] 伝説がなくなりました。
  }
aetherya-event-reveal = { $who }の{ $cell }は{ $card }。
aetherya-event-age = 第{ $age }時代は { $points } 点。
aetherya-event-new_age = 第{ $age }時代は { $block }からの四枚で始まります。
aetherya-event-over = ゲーム終了です。

# Why not

aetherya-refusal-not_in_hand = 残りのカードにこれはありません。
aetherya-refusal-locked = 表の{ $card }は置き換えられません。
aetherya-refusal-same_kind = { $card }を同じカードで置き換えることはできません。
aetherya-refusal-not_face_down = { $cell }のカードはもう表です。
aetherya-refusal-must_place = このカードは王国に置かなければなりません。
aetherya-refusal-not_shown = この伝説は公開されていません。
aetherya-refusal-not_met = 表のカードは{ $legend }を満たしていません。
aetherya-refusal-one_claim = この手番ではもう伝説を取りました。
aetherya-refusal-turned_already = この伝説はこのラウンドで裏返されました。
aetherya-refusal-must_turn = 先に満たした伝説を裏返してください。
aetherya-refusal-deck_too_small = 山札は { $deck } 枚しかありません。
aetherya-refusal-pile_empty = この捨て札は空です。
aetherya-refusal-not_in_row = この伝説はその列にありません。
aetherya-refusal-not_owned = そのトークンを持っていません。
aetherya-refusal-no_target = 使う相手がありません。
aetherya-refusal-looked_already = 遠見の石はこの手番でもう使いました。
aetherya-refusal-staff_limit = 杖を使うには竜が多すぎます。
aetherya-refusal-no_race = 条約は表の種族カードに置きます。
aetherya-refusal-no_dragon = 杖は表の竜に置きます。
aetherya-refusal-has_one = このカードにはもう置かれています。
aetherya-refusal-one_against_one = 剣には接する両者一枚ずつが必要です。
aetherya-refusal-in_order = 二枚のうち先にあるほうから選んでください。
aetherya-refusal-not_an_opponent = 相手を選んでください。
aetherya-refusal-no_face_down_token = そこに裏のトークンはありません。
aetherya-refusal-not_there = そのトークンはそこにありません。
aetherya-refusal-no_gem_for_gem = 宝石同士は交換できません。
aetherya-refusal-items_only = 盗賊が取れるのは道具だけです。
aetherya-refusal-other_mode = これは別のモードのものです。
aetherya-refusal-not_held = これは二枚のどちらでもありません。
aetherya-refusal-met_already = この伝説はもう満たされています。
aetherya-refusal-one_a_turn = 伝説は一手番に一つです。

# The score pad

aetherya-row-elves = エルフ
aetherya-row-dwarves = ドワーフ
aetherya-row-humans = 人間
aetherya-row-goblins = ゴブリン
aetherya-row-dragons = 竜
aetherya-row-legends = 伝説
aetherya-row-conflicts = 争い
aetherya-row-cost = この時代の伝説
aetherya-row-ages = 前の時代
aetherya-row-penalty = 罰

aetherya-part-elves = { $portal ->
    [yes] 門を通して
   *[no] { "" }
  }{ $card }（{ $cell }）が{ $other }（{ $at }）に接する
aetherya-part-dwarves = { $portal ->
    [yes] 門を通して
   *[no] { "" }
  }{ $card }（{ $cell }）が{ $other }（{ $at }）に接する
aetherya-part-humans = { $portal ->
    [yes] 門を通して
   *[no] { "" }
  }{ $card }（{ $cell }）が{ $other }（{ $at }）に接する
aetherya-part-goblins = { $portal ->
    [yes] 門を通して
   *[no] { "" }
  }{ $card }（{ $cell }）が{ $other }（{ $at }）に接する
aetherya-part-dragons = { $kind ->
    [tamed] 竜（{ $cell }）がなつく：{ $staff ->
        [yes] 杖
       *[no] { $by }のカード
      }
    [surplus] 竜（{ $cell }）は多すぎてなつかない
    [too_many] 竜 { $dragons } 匹は無価値
   *[wild] 竜（{ $cell }）は野生
  }
aetherya-part-legends = { $kind ->
    [gems] { $gems } の合計 { $sum } の一の位
   *[legend] { $legend }
  }
aetherya-part-conflicts = { $portal ->
    [yes] 門を通して
   *[no] { "" }
  }{ $card }（{ $cell }）対{ $other }（{ $at }）
aetherya-part-cost = { $legend }
aetherya-part-ages = 第{ $age }時代：王国 { $kingdom }、伝説 { $legends }
aetherya-part-penalty = { $legend }

aetherya-reason-sixteenth = 十六枚が表になりました。
aetherya-reason-stalled = 長い間だれも裏のカードに触れませんでした。
aetherya-reason-deck = 山札がなくなりました。
aetherya-reason-legends = 伝説がなくなりました。

# The board in words
aetherya-board-head = 山札 { $deck } 枚、捨て札 { $discards }
aetherya-board-shown = 伝説：{ $shown }、残り { $pile } 枚
aetherya-board-turned = 裏返し：{ $turned }
aetherya-board-penalty = 罰：{ $penalty }
aetherya-board-age = 第{ $age }時代：{ $row }、達成 { $turned }
aetherya-board-ages = 前の時代の得点：{ $ages }
aetherya-board-hand = 手札：{ $cards }
aetherya-board-unknown = 山札のカード
aetherya-board-seat = { $who }：{ $points } 点
aetherya-board-row = { $row }段目：{ $cards }
aetherya-board-start = 置くカード：{ $cards }
aetherya-board-legends = 伝説：{ $legends }
aetherya-board-beside = トークン：{ $tokens }
aetherya-board-down = 裏のトークン：{ $places }
aetherya-board-griffins = グリフィン：{ $places }
aetherya-board-treaties = 条約：{ $places }
aetherya-board-staffs = 杖：{ $places }
aetherya-board-seen = { $cell }のトークン：{ $token ->
    [none] ほかの人が知っている
   *[other] { $token }
  }

# The browser client

aetherya-blurb = 十六枚のカードを並べ、種族を好きな土地のそばに住まわせ、竜をなつかせ、誰よりも先に伝説を取りましょう。
aetherya-minutes = 20
aetherya-about-mode = 互いに競う、一人で三つの時代を進む、または力を合わせて伝説に挑みます。
aetherya-about-tokens = 裏のカードそれぞれにトークンが載ります。宝石、道具、助け手です。
aetherya-about-goblin-legends-via-portal = 説明書に定めがありません。これを選ぶと、伝説でもゴブリンは門を通して届きます。
aetherya-about-staff-counts-tamed = 説明書は二通りに読めます。これを選ぶと、野生の竜は杖を妨げません。
aetherya-about-solo-may-flip = これを選ぶと、山札のカードを捨てて裏のカードを一枚表にできます。
aetherya-about-coop-must-turn = これを選ぶと、伝説を後に取っておけません。

aetherya-now-arrange = 枠の場所に置くカードを選んでください（{ $of } 枚中 { $done } 枚）。
aetherya-now-swap_rows = この時代の伝説を次の時代のものと交換するか、そのままにします。
aetherya-now-swap_with = 次の時代のどの伝説を{ $legend }と入れ替えますか？
aetherya-now-turn = 山札か捨て札から一枚取るか、先に伝説を取ります。
aetherya-now-drop = 二枚のうち一枚を捨てます。
aetherya-now-hand = 光る場所を選んでカードを置きます。
aetherya-now-pile = { $card }をどの山に捨てますか？
aetherya-now-turn_up = 裏のカードを一枚表にします。
aetherya-now-token = トークンを見ずに取りますか、残しますか？
aetherya-now-turn_end = 伝説を取る、トークンを使う、または手番を終えます。
aetherya-now-use_at = { $token }をどのカードに使いますか？
aetherya-now-use_second = どのカードと入れ替えますか？
aetherya-now-use_seat = { $token }を誰の王国に使いますか？
aetherya-now-use_there = { $of-seat }のどの裏のトークンですか？
aetherya-now-use_get = { $of-seat }のどのトークンを取りますか？
aetherya-now-use_give = { $get }の代わりにどの宝石を渡しますか？
aetherya-now-penalty = 伝説が満たされませんでした。どれを罰に置きますか？
aetherya-now-block = 次の時代に残す四枚を選びます。

aetherya-act-take = { $piles ->
    [1] { $card }を取る
   *[other] { $card }を取る（山 { $pile }）
  }
aetherya-act-draw = 一枚引く
aetherya-act-draw-two = 二枚引く
aetherya-act-draw-two-text = 一枚残し、一枚捨てる
aetherya-act-draw-and-take = 一枚引き、{ $card }を取る
aetherya-act-draw-and-take-text = 一枚残し、一枚捨てる
aetherya-act-discard = { $ask ->
    [hand] { $card }を捨てる
   *[other] 山 { $pile } に捨てる
  }
aetherya-act-done = { $ask ->
    [swap_rows] そのままにする
   *[other] 手番を終える
  }
aetherya-act-keep = トークンを取る
aetherya-act-keep-text = 何であっても
aetherya-act-leave = 残す
aetherya-act-leave-text = 表にしてゲームから除く
aetherya-act-place = 置く：{ $place }
aetherya-act-flip = 表にする：{ $place }
aetherya-act-claim = { $mode ->
    [versus] 取る：{ $legend }
   *[other] 満たす：{ $legend }
  }
aetherya-act-sword = 剣で：{ $legend }
aetherya-act-lay = { $card }を置く
aetherya-act-drop = { $card }を捨てる
aetherya-act-swap = 交換：{ $legend }
aetherya-act-block = 残す四枚：{ $place }から
aetherya-act-penalty = 罰へ：{ $legend }
aetherya-act-use = { $token }を使う
aetherya-act-at = ここ：{ $place }
aetherya-act-seat = { $who }
aetherya-act-get = { $token }を取る
aetherya-act-give = { $token }を渡す

aetherya-power-gem = 最後に宝石の合計の一の位が得点になります。
aetherya-power-gem1 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-gem2 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-gem3 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-gem4 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-treaty = 種族カードに置くと、争いがなくなります。
aetherya-power-staff = 竜に置くと、なつきます。
aetherya-power-sword = 二対一の伝説を一対一で取れます。
aetherya-power-hammer = 自分のカード二枚を入れ替えます。
aetherya-power-palantir = 裏のトークンを見ます。一手番に一度。
aetherya-power-griffin = よその王国から裏のトークンを運びます。
aetherya-power-smuggler = 自分の宝石を相手のトークンと交換します。
aetherya-power-thief = 相手の道具を取ります。

aetherya-place = { $row }段目の{ $column }枚目
aetherya-ui-cell = { $row }段目の{ $column }枚目：{ $what }
aetherya-ui-face-down = { $token ->
    [yes] 裏、トークンあり
   *[no] 裏
  }
aetherya-ui-kingdom-of = { $who }の王国
aetherya-ui-show-kingdom = { $who }の王国を見る、十六枚中 { $number } 枚が表
aetherya-ui-back-home = 自分に戻る
aetherya-ui-legend-state = { $points } 点、{ $state ->
    [over] 達成済み
    [met] 今満たしている
    [soon] 満たすことになる
   *[no] 満たしていない
  }
aetherya-ui-tag-claim = 取る
aetherya-ui-tag-meet = 満たす
aetherya-ui-tag-met = 達成
aetherya-ui-tag-swap = 交換
aetherya-ui-tag-penalty = 罰
aetherya-ui-tag-lay = 置く
aetherya-ui-tag-drop = 捨てる
aetherya-ui-with-sword = 剣で
aetherya-ui-deck = 山札 · { $number }
aetherya-ui-deck-ends = なくなると時代が終わる
aetherya-ui-discards = 捨て札 · { $number }
aetherya-ui-discard = 捨て札 { $number } 枚、一番上は{ $top }
aetherya-ui-in-pile = 残り { $number } 枚
aetherya-ui-penalty-text = ラウンド中に伝説が満たされないと、一枚ここに置かれます。どの王国もこの山より価値がなければなりません。
aetherya-ui-penalty-short = 罰
aetherya-ui-gone = 満たされて除かれた伝説：{ $number }
aetherya-ui-weakest = 最も弱い王国
aetherya-ui-this-round = { $number ->
    [0] このラウンドで達成した伝説はまだありません。
   *[other] このラウンドで達成した伝説：{ $number }枚。
  }
aetherya-ui-age = 第{ $age }時代
aetherya-ui-age-of = 三つのうち第{ $age }時代
aetherya-ui-age-state = { $state ->
    [done] { $of } のうち { $met } 達成、計 { $worth }
    [now] { $of } のうち { $met } 達成、計 { $worth }
   *[later] この後、計 { $worth }
  }
aetherya-ui-not-begun = まだ
aetherya-ui-solo-goal = 勝利：どの時代も 0 より上。
aetherya-ui-coop-goal = どの王国も 0 より上なら全員の勝ちです。
aetherya-ui-versus-goal = 誰かの十六枚目で終わります。
aetherya-ui-tokens-text = トークンは手番の終わりに使います。
aetherya-ui-gems = 宝石
aetherya-ui-tokens = トークン
aetherya-ui-holds = 所持
aetherya-ui-face-up = 表（16 枚中）
aetherya-ui-up-of = 16 枚中 { $number } 枚が表
aetherya-ui-pad = 得点表
aetherya-ui-pad-text = 表のカード、今のまま
aetherya-ui-instead = { $card }の代わり
aetherya-ui-its-token = トークンも
aetherya-ui-sixteenth = ゲームが終わる
aetherya-ui-preview = 何が変わるかは盤と得点表に出ます。
aetherya-ui-met-now = 今 { $number } つの伝説を満たしています。{ $mode ->
    [versus] この手番に一つ取れます。
   *[other] この手番に裏返せます。
  }
aetherya-ui-choose = 選ぶ
aetherya-ui-on-board = 盤の光るところを選んでください。
aetherya-ui-stage-draw = カード
aetherya-ui-stage-place = 場所
aetherya-ui-stage-token = トークン
aetherya-ui-stage-end = 終わり
aetherya-ui-title-arrange = あなたの四枚
aetherya-ui-title-swap_rows = 伝説の交換
aetherya-ui-title-swap_with = 伝説の交換
aetherya-ui-title-turn = あなたの手番
aetherya-ui-title-drop = 二枚のカード
aetherya-ui-title-hand = 手札：{ $card }
aetherya-ui-title-pile = どの山？
aetherya-ui-title-turn_up = 一枚表に
aetherya-ui-title-token = トークン
aetherya-ui-title-turn_end = 手番の終わり
aetherya-ui-title-use_at = どのカード？
aetherya-ui-title-use_second = どのカードと？
aetherya-ui-title-use_seat = 誰の王国？
aetherya-ui-title-use_there = どのトークン？
aetherya-ui-title-use_get = どのトークン？
aetherya-ui-title-use_give = どの宝石？
aetherya-ui-title-penalty = 罰
aetherya-ui-title-block = 四枚を残す
aetherya-verdict = { $mode ->
    [solo] { $outcome ->
        [victory] 勝利
        [completed] 三つの時代を終えました
       *[lost] 敗北
      }
   *[coop] { $outcome ->
        [won] みんなの勝ち
       *[lost] 伝説の勝ち
      }
  }
aetherya-verdict-text = { $mode ->
    [solo] { $outcome ->
        [victory] どの時代も 0 より上で終わりました。合計 { $points } 点。
        [completed] 伝説はすべて満たしましたが、0 以下の時代がありました。合計 { $points } 点。
       *[lost] 時代の伝説が間に合いませんでした。
      }
   *[coop] { $outcome ->
        [won] どの王国も罰より価値があります。
       *[lost] 罰に届かない王国があります。
      }
  }
aetherya-ui-padpage-text = 実物のゲーム用
aetherya-ui-padpage-claimed = 取った伝説
aetherya-ui-padpage-counts = 得点になるトークン
aetherya-ui-padpage-around = 全員
aetherya-ui-padpage-tie = 同点なら一番高い行、次に高い行の順で決めます。
aetherya-ui-padpage-clear = 消す
aetherya-ui-padpage-new = もう一人
aetherya-ui-padpage-player = プレイヤー { $number }
aetherya-ui-padpage-again = 最初から
aetherya-ui-padpage-cards = カード
aetherya-ui-padpage-choose = 場所を選び、次にカードを選びます。

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
aetherya-word-dragon = ドラゴン
aetherya-word-portal = ポータル

# Legends

aetherya-word-human-elf = 人間とエルフ
aetherya-word-human-dwarf = 人間とドワーフ
aetherya-word-two-humans = 人間2枚
aetherya-word-two-elves = エルフ2枚
aetherya-word-two-dwarves = ドワーフ2枚
aetherya-word-two-goblins = ゴブリン2枚
aetherya-word-dwarf-v-goblin = ドワーフ対ゴブリン
aetherya-word-human-v-goblin = 人間対ゴブリン
aetherya-word-elf-v-goblin = エルフ対ゴブリン
aetherya-word-elf-v-dwarf = エルフ対ドワーフ
aetherya-word-three-plains = 平原3枚
aetherya-word-three-forests = 森3枚
aetherya-word-three-mountains = 山3枚
aetherya-word-three-swamps = 沼3枚
aetherya-word-four-races = 4種族すべて

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
aetherya-option-goblin-legends-via-portal = ゴブリンもポータル越しに伝説を達成できる
aetherya-option-staff-counts-tamed = 杖の制限では手なずけたドラゴンだけを数える
aetherya-option-solo-may-flip = 山札のカードを捨てて1枚表にできる
aetherya-option-coop-must-turn = 達成した伝説は必ず裏返す

# What is asked

aetherya-ask-first_player = ファーストプレイヤーを決めています。
aetherya-ask-show_legend = 伝説を公開しています。
aetherya-ask-first_discard = 捨て札に最初のカードを置いています。
aetherya-ask-deal = 各自に異なるカードを4枚配っています。
aetherya-ask-drawn = 山札から1枚引いています。
aetherya-ask-turned_up = { $cell }のカードを表にしています。
aetherya-ask-lifted = 置き換えたカードを公開しています。
aetherya-ask-token_shown = トークンを表にしています。
aetherya-ask-looked = 遠見の石でトークンを見ています。
aetherya-ask-grabbed = グリフィンがトークンを運んでいます。
aetherya-ask-refill = 新しい伝説を公開しています。
aetherya-ask-round_refill = 新しい伝説を公開しています。
aetherya-ask-new_deck = 新しい山札の一番上を捨て札にしています。
aetherya-ask-reveal = すべてのカードを表にしています。
aetherya-ask-arrange = { $who }：4枚を王国の中央に、上の行から順に置いてください（{ $done }／{ $of }）。
aetherya-ask-swap_rows = { $who }：この時代の伝説を次の時代のものと交換するか、そのままにします。
aetherya-ask-swap_with = { $who }：次の時代のどの伝説と入れ替えますか？
aetherya-ask-turn = { $who }：カードを取ります。その前に伝説を取ることもできます。
aetherya-ask-drop = { $who }：2枚のうち1枚を捨てます。
aetherya-ask-hand = { $who }：カードを王国に置きます。山札のカードなら捨てることもできます。
aetherya-ask-pile = { $who }：{ $card }をどちらの捨て札に置きますか？
aetherya-ask-turn_up = { $who }：自分の裏のカードを1枚表にします。
aetherya-ask-token = { $who }：{ $cell }のトークンを取りますか、捨てますか？
aetherya-ask-turn_end = { $who }：伝説を取るか、トークンがあれば使うか、手番を終えます。
aetherya-ask-use_at = { $who }：{ $token }をどのカードに使いますか？
aetherya-ask-use_second = { $who }：{ $cell }をどのカードと入れ替えますか？
aetherya-ask-use_seat = { $who }：{ $token }を誰の王国に使いますか？
aetherya-ask-use_there = { $who }：{ $of-seat }の裏のトークンのうち、どれを選びますか？
aetherya-ask-use_get = { $who }：{ $of-seat }のどのトークンを取りますか？
aetherya-ask-use_give = { $who }：{ $get }の代わりにどの宝石を渡しますか？
aetherya-ask-penalty = { $who }：伝説が達成されませんでした。どれをペナルティの山に置きますか？
aetherya-ask-block = { $who }：次の時代に残す2×2の4枚を選びます。
aetherya-ask-over = ゲームは終わりました。

# What happened

aetherya-event-first = { $who }から始めます。
aetherya-event-legend = 伝説を公開しました：{ $legend }
aetherya-event-row = 第{ $row ->
    [1] I
    [2] II
   *[other] III
  }の時代：{ $legends }
aetherya-event-first_discard = 最初の捨て札は{ $card }です。
aetherya-event-dealt = { $aside ->
    [yes] { $who }は2枚目の{ $card }を引いたので、脇に置きました。
   *[no] { $who }に{ $card }が配られました。
  }
aetherya-event-aside_returned = 重複したカードを山札に戻しました。
aetherya-event-lay = { $who }が{ $card }を{ $cell }に置きました。
aetherya-event-arranged = すべての王国が並びました。
aetherya-event-swap = 伝説を入れ替えました：{ $legends }
aetherya-event-take = { $who }が捨て札の{ $card }を取りました。
aetherya-event-draw = { $card ->
    [none] { $who }が1枚引きました。
   *[other] { $who }が{ $card }を引きました。
  }
aetherya-event-drop = { $who }が{ $card }を捨てました。
aetherya-event-discard = { $who }が{ $card }を捨てました。
aetherya-event-place = { $who }が{ $card }を{ $cell }に置きました。
aetherya-event-lifted = 置き換えたカードは{ $card }です。
aetherya-event-replaced = { $card }が捨て札になりました。
aetherya-event-turn_up = { $who }が{ $cell }を表にしました：{ $card }
aetherya-event-token = { $who }が{ $cell }のトークンを{ $kept ->
    [yes] 取りました
   *[no] 捨てました
  }：{ $token }
aetherya-event-claim = { $who }が伝説を取りました：{ $legend }
aetherya-event-turn_over = { $who }が伝説を達成しました：{ $legend }
aetherya-event-spend = { $who }が{ $token }を使いました。
aetherya-event-put_on = { $who }が{ $token }を{ $cell }に置きました。
aetherya-event-hammer = { $who }がカードを入れ替えました：{ $cells }
aetherya-event-griffin = { $who }がグリフィンを{ $of-seat }の{ $cell }に送り、{ $token }を得ました。
aetherya-event-look = { $token ->
    [none] { $who }が{ $of-seat }の{ $cell }のトークンを見ました。
   *[other] { $who }が{ $of-seat }の{ $cell }のトークンを見ました：{ $token }
  }
aetherya-event-hand_over = { $who }が{ $to-seat }に{ $token }を渡しました。
aetherya-event-shuffle = 捨て札を混ぜて、{ $deck }枚の新しい山札にしました。
aetherya-event-round = 達成された伝説をゲームから除きました。
aetherya-event-penalty = 「{ $legend }」をペナルティの山に置きました。
aetherya-event-ending = { $why ->
    [sixteenth] { $who }の16枚がすべて表になりました。
    [stalled] 長い間、誰も裏のカードに触れませんでした。
    [deck] 山札がなくなりました。
   *[legends] 伝説がなくなりました。
  }
aetherya-event-reveal = { $who }の{ $cell }は{ $card }でした。
aetherya-event-age = 第{ $age }の時代が終わり、{ $points }点でした。
aetherya-event-new_age = 第{ $age }の時代が4枚（左上：{ $block }）から始まりました。
aetherya-event-over = ゲームは終わりました。

# Why not

aetherya-refusal-not_in_hand = そのカードは、もう置くカードの中にありません。
aetherya-refusal-locked = 表の{ $card }は置き換えられません。別の場所を選んでください。
aetherya-refusal-same_kind = { $card }を同じ種類のカードに置き換えることはできません。
aetherya-refusal-not_face_down = { $cell }のカードはもう表なので、表にできません。
aetherya-refusal-must_place = このカードは捨てることも送ることもできません。王国に置いてください。
aetherya-refusal-not_shown = この伝説は公開されていないので選べません。
aetherya-refusal-not_met = { $portal ->
    [yes] ポータル越しでは「{ $legend }」を達成できません。ゴブリンは直接接している必要があります。
   *[no] あなたの表のカードは「{ $legend }」の条件を満たしていません。
  }
aetherya-refusal-one_claim = この手番ではもう伝説を取りました。取れるのは手番に1枚だけです。
aetherya-refusal-turned_already = この伝説はこのラウンドにもう裏返されたので、達成できません。
aetherya-refusal-must_turn = まだ進めません。先に、達成した伝説を裏返してください。
aetherya-refusal-deck_too_small = 山札が{ $deck }枚しかないので、それだけ引けません。
aetherya-refusal-pile_empty = この捨て札は空なので、取れません。
aetherya-refusal-not_in_row = この伝説はその段にないので選べません。
aetherya-refusal-not_owned = そのトークンを持っていません。
aetherya-refusal-no_target = { $at ->
    [seat] その人には使える対象がないので選べません。
    [gem] 渡せる宝石がないので、今は使えません。
   *[all] 今は使える対象がありません。
  }
aetherya-refusal-looked_already = 遠見の石はこの手番でもう使いました。使えるのは手番に1回だけです。
aetherya-refusal-staff_limit = 杖を使えません。ドラゴンは{ $limit }枚より少なくなければなりませんが、{ $dragons }枚あります。
aetherya-refusal-no_race = 条約をここには置けません。表の種族カードを選んでください。
aetherya-refusal-no_dragon = 杖をここには置けません。表のドラゴンを選んでください。
aetherya-refusal-has_one = このカードにはもう置かれているので、2つ目は置けません。
aetherya-refusal-one_against_one = { $portal ->
    [yes] 剣を使えません。両方の種族はポータル越しにしか接していません。ゴブリンは直接接している必要があります。
   *[no] まだ剣を使えません。両方の種族が1枚ずつ接している必要があります。
  }
aetherya-refusal-in_order = { $same ->
    [yes] そのカードはもう選びました。別のカードを選んでください。
   *[no] 先に、上または左にあるカードを選んでください。
  }
aetherya-refusal-not_an_opponent = 自分は選べません。相手を選んでください。
aetherya-refusal-not_at_table = その席には誰もいません。この卓は{ $players }人です。
aetherya-refusal-no_face_down_token = { $at ->
    [seat] その人の王国には裏のトークンがないので選べません。
   *[card] そのカードには裏のトークンがないので選べません。
  }
aetherya-refusal-not_there = 相手はそのトークンを持っていないので取れません。
aetherya-refusal-no_gem_for_gem = 宝石どうしは交換できません。
aetherya-refusal-items_only = 人物は取れません。盗賊が取れるのは道具だけです。
aetherya-refusal-other_mode = このモードではできません。
aetherya-refusal-not_held = それは持っている2枚のどちらでもないので、捨てられません。
aetherya-refusal-met_already = この伝説はもう達成されています。
aetherya-refusal-one_a_turn = この手番ではもう伝説を達成しました。達成できるのは手番に1枚だけです。

# The score pad

aetherya-row-elves = エルフ
aetherya-row-dwarves = ドワーフ
aetherya-row-humans = 人間
aetherya-row-goblins = ゴブリン
aetherya-row-dragons = ドラゴン
aetherya-row-legends = 伝説
aetherya-row-conflicts = 争い
aetherya-row-cost = この時代の伝説
aetherya-row-ages = 前の時代
aetherya-row-penalty = ペナルティ

aetherya-part-elves = { $card }（{ $cell }）が{ $portal ->
    [yes] ポータル越しに
   *[no] { "" }
  }{ $other }（{ $at }）に接する
aetherya-part-dwarves = { $card }（{ $cell }）が{ $portal ->
    [yes] ポータル越しに
   *[no] { "" }
  }{ $other }（{ $at }）に接する
aetherya-part-humans = { $card }（{ $cell }）が{ $portal ->
    [yes] ポータル越しに
   *[no] { "" }
  }{ $other }（{ $at }）に接する
aetherya-part-goblins = { $card }（{ $cell }）が{ $portal ->
    [yes] ポータル越しに
   *[no] { "" }
  }{ $other }（{ $at }）に接する
aetherya-part-dragons = { $kind ->
    [tamed] ドラゴン（{ $cell }）：手なずけ済み（{ $staff ->
        [yes] 杖
       *[no] { $by }のカード
      }）
    [surplus] ドラゴン（{ $cell }）：上限を超え、野生として計算
    [too_many] ドラゴン{ $dragons }枚は0点
   *[wild] ドラゴン（{ $cell }）：野生
  }
aetherya-part-legends = { $kind ->
    [gems] { $gems }の合計{ $sum }の一の位
   *[legend] { $legend }
  }
aetherya-part-conflicts = { $portal ->
    [yes] ポータル越しに
   *[no] { "" }
  }{ $card }（{ $cell }）対{ $other }（{ $at }）
aetherya-part-cost = { $legend }
aetherya-part-ages = 第{ $age }の時代：王国{ $kingdom }、伝説{ $legends }
aetherya-part-penalty = { $legend }

aetherya-reason-sixteenth = 16枚目のカードが表になりました。
aetherya-reason-stalled = 裏のカードがめくられない手番が続きすぎました。
aetherya-reason-deck = 山札がなくなりました。
aetherya-reason-legends = 伝説がなくなりました。

# The board in words
aetherya-board-head = 山札{ $deck }枚、捨て札：{ $discards }
aetherya-board-shown = 伝説：{ $shown }、残り{ $pile }枚
aetherya-board-turned = 裏返し：{ $turned }
aetherya-board-penalty = ペナルティ：{ $penalty }
aetherya-board-age = 第{ $age }の時代：{ $row }、達成：{ $turned }
aetherya-board-coming = これから来る第{ $age }の時代：{ $row }
aetherya-board-ages = 前の時代の得点：{ $ages }
aetherya-board-hand = 手札：{ $cards }
aetherya-board-unknown = 山札のカード
aetherya-board-seat = { $who }：{ $points }点
aetherya-board-row = { $row }行目：{ $cards }
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

aetherya-blurb = 16枚のカードを並べ、種族を好きな土地のそばに住まわせ、ドラゴンを手なずけ、誰よりも先に伝説を取りましょう。
aetherya-minutes = 20
client-chips-aetherya = ソロと協力 | トークンあり
aetherya-about-mode = 互いに競うか、1人で3つの時代を進むか、力を合わせて伝説に挑みます。
aetherya-about-tokens = 裏のカードそれぞれにトークンが載ります。集める宝石、使える道具と人物があります。
aetherya-about-goblin-legends-via-portal = ルールブックに定めがありません。オンにすると、伝説でもゴブリンがポータル越しに届きます。
aetherya-about-staff-counts-tamed = ルールブックは2通りに読めます。オンにすると、野生のドラゴンがいても杖を使えます。
aetherya-about-solo-may-flip = オンにすると、山札のカードを捨てて裏のカードを1枚表にできます。
aetherya-about-coop-must-turn = オンにすると、伝説を後に取っておけません。

aetherya-now-arrange = 枠の場所に置くカードを選んでください（{ $done }／{ $of }）。
aetherya-now-swap_rows = この時代の伝説を次の時代のものと交換するか、そのままにします。
aetherya-now-swap_with = 次の時代のどの伝説を「{ $legend }」と入れ替えますか？
aetherya-now-turn = 山札か捨て札から1枚取ります。その前に伝説を取ることもできます。
aetherya-now-drop = 2枚のうち1枚を捨てます。
aetherya-now-hand = カードを置く場所を、光っている場所から選びます。
aetherya-now-pile = { $card }をどちらの捨て札に置きますか？
aetherya-now-turn_up = 裏のカードを1枚表にします。
aetherya-now-token = トークンを見ずに取りますか、捨てますか？
aetherya-now-turn_end = 伝説を取るか、トークンがあれば使うか、手番を終えます。
aetherya-now-use_at = { $token }をどのカードに使いますか？
aetherya-now-use_second = どのカードと入れ替えますか？
aetherya-now-use_seat = { $token }を誰の王国に使いますか？
aetherya-now-use_there = { $of-seat }の裏のトークンのうち、どれを選びますか？
aetherya-now-use_get = { $of-seat }のどのトークンを取りますか？
aetherya-now-use_give = { $get }の代わりにどの宝石を渡しますか？
aetherya-now-penalty = 伝説が達成されませんでした。どれをペナルティの山に置きますか？
aetherya-now-block = 次の時代に残す4枚を選びます。

aetherya-act-take = { $piles ->
    [1] { $card }を取る
   *[other] { $card }を取る（捨て札{ $pile }）
  }
aetherya-act-draw = 1枚引く
aetherya-act-draw-two = 2枚引く
aetherya-act-draw-two-text = 1枚残し、1枚捨てる
aetherya-act-draw-and-take = 1枚引き、{ $card }を取る
aetherya-act-draw-and-take-text = 1枚残し、1枚捨てる
aetherya-act-discard = { $ask ->
    [hand] { $card }を捨てる
   *[other] 捨て札{ $pile }に捨てる
  }
aetherya-act-done = { $ask ->
    [swap_rows] そのままにする
    [pact] 断る
   *[other] 手番を終える
  }
aetherya-act-keep = トークンを取る
aetherya-act-keep-text = 何のトークンでも
aetherya-act-leave = 取らない
aetherya-act-leave-text = 表にしてゲームから除く
aetherya-act-place = { $place }に置く
aetherya-act-flip = { $place }を表にする
aetherya-act-claim = { $mode ->
    [versus] 「{ $legend }」を取る
   *[other] 「{ $legend }」を達成する
  }
aetherya-act-sword = 剣で「{ $legend }」を取る
aetherya-act-lay = { $card }を置く
aetherya-act-drop = { $card }を捨てる
aetherya-act-swap = 「{ $legend }」を交換する
aetherya-act-block = { $place }からの4枚を残す
aetherya-act-penalty = 「{ $legend }」をペナルティにする
aetherya-act-use = { $token }を使う
aetherya-act-at = { $ask ->
    [build] { $place }に築く
   *[other] { $place }
  }
aetherya-act-seat = { $ask ->
    [turn] { $breaks ->
        [yes] { $who }との盟約を破る
       *[no] { $who }に盟約を申し出る
      }
    [pact] { $who }の盟約を受ける
   *[other] { $who }
  }
aetherya-act-get = { $token }を取る
aetherya-act-give = { $token }を渡す

aetherya-power-gem1 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-gem2 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-gem3 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-gem4 = 最後に宝石の合計の一の位が得点になります。
aetherya-power-treaty = 種族カードに置くと、争いがなくなります。
aetherya-power-staff = ドラゴンに置くと、手なずけられます。
aetherya-power-sword = 2対1の伝説を1対1で取れます。
aetherya-power-hammer = 自分のカード2枚を入れ替えます。
aetherya-power-palantir = 手番に1回、裏のトークンを1枚見られます。
aetherya-power-griffin = 好きな王国（自分のものも可）から裏のトークンを1枚運んできます。
aetherya-power-smuggler = 自分の宝石1つを、相手のトークンと交換します。
aetherya-power-thief = 相手の道具を1つ取ります。

aetherya-place = { $row }行{ $column }列
aetherya-ui-cell = { $row }行{ $column }列：{ $what }
aetherya-ui-face-down = { $token ->
    [yes] 裏、トークンあり
   *[no] 裏
  }
aetherya-ui-kingdom-of = { $who }の王国
aetherya-ui-show-kingdom = { $who }の王国を見る（16枚中{ $number }枚が表）
aetherya-ui-back-home = 自分の王国に戻る
aetherya-ui-legend-state = { $points }点、{ $state ->
    [over] 達成済み
    [met] 今条件を満たしている
    [soon] これで条件を満たす
   *[no] 条件を満たしていない
  }
aetherya-ui-tag-claim = 取る
aetherya-ui-tag-meet = 達成する
aetherya-ui-tag-met = 達成
aetherya-ui-tag-swap = 交換
aetherya-ui-tag-penalty = ペナルティ
aetherya-ui-tag-lay = 置く
aetherya-ui-tag-drop = 捨てる
aetherya-ui-with-sword = 剣で
aetherya-ui-deck = 山札・{ $number }
aetherya-ui-deck-ends = なくなると時代が終わる
aetherya-ui-discards = 捨て札・{ $number }
aetherya-ui-discard = 捨て札{ $number ->
    [0] なし
   *[other] { $number }枚、一番上は{ $top }
  }
aetherya-ui-in-pile = 山に残り{ $number }枚
aetherya-ui-penalty-text = 誰も伝説を達成しなかったラウンドの終わりに、1枚ここに置きます。どの王国の得点も、この山の合計を上回らなければなりません。
aetherya-ui-penalty-short = ペナルティ
aetherya-ui-gone = 達成してゲームから除いた伝説：{ $number }枚
aetherya-ui-weakest = 最下位の王国
aetherya-ui-this-round = { $number ->
    [0] このラウンドで達成した伝説はまだありません。
   *[other] このラウンドで達成した伝説は{ $number }枚です。
  }
aetherya-ui-age = 第{ $age }の時代
aetherya-ui-age-of = 第{ $age }の時代（全3）
aetherya-ui-age-state = { $state ->
    [done] { $met }／{ $of }達成、計{ $worth }点
    [now] { $met }／{ $of }達成、計{ $worth }点
   *[later] この後、計{ $worth }点
  }
aetherya-ui-not-begun = 未開始
aetherya-ui-solo-goal = どの時代も0点を上回れば勝利です。
aetherya-ui-coop-goal = どの王国もペナルティの合計を上回れば全員の勝ちです。
aetherya-ui-versus-goal = 誰かの16枚目のカードが表になると終わります。
aetherya-ui-tokens-text = トークンは手番の終わりに使います。
aetherya-ui-gems = 宝石
aetherya-ui-tokens = トークン
aetherya-ui-holds = 所持
aetherya-ui-face-up = 表（16枚中）
aetherya-ui-up-of = 16枚中{ $number }枚が表
aetherya-ui-pad = 得点表
aetherya-ui-pad-text = 今の表のカードで計算
aetherya-ui-instead = { $card }の代わり
aetherya-ui-its-token = トークンも
aetherya-ui-sixteenth = ゲームが終わる
aetherya-ui-preview = 何が変わるかは、盤面と得点表に表示されます。
aetherya-ui-met-now = 今、{ $number }枚の伝説の条件を満たしています。{ $mode ->
    [versus] この手番に1枚、アクションの前か後に取れます。
   *[other] この手番に、アクションの前か後に裏返せます。
  }
aetherya-ui-choose = 選ぶ
aetherya-ui-on-board = 盤面の光っているところを選んでください。
aetherya-ui-stage-draw = カード
aetherya-ui-stage-place = 場所
aetherya-ui-stage-token = トークン
aetherya-ui-stage-end = 手番の終わり
aetherya-ui-title-arrange = あなたの4枚
aetherya-ui-title-swap_rows = 伝説の交換
aetherya-ui-title-swap_with = 伝説の交換
aetherya-ui-title-turn = あなたの手番
aetherya-ui-title-drop = 手元の2枚
aetherya-ui-title-hand = 手札：{ $card }
aetherya-ui-title-pile = どちらの捨て札？
aetherya-ui-title-turn_up = 1枚を表にする
aetherya-ui-title-token = トークン
aetherya-ui-title-turn_end = 手番の終わり
aetherya-ui-title-use_at = どのカード？
aetherya-ui-title-use_second = どのカードと？
aetherya-ui-title-use_seat = 誰の王国？
aetherya-ui-title-use_there = どのトークン？
aetherya-ui-title-use_get = どのトークン？
aetherya-ui-title-use_give = どの宝石？
aetherya-ui-title-penalty = ペナルティ
aetherya-ui-title-block = 4枚を残す
aetherya-ui-lost-count = 王国の得点：{ $points }
aetherya-verdict = { $mode ->
    [solo] { $outcome ->
        [victory] 勝利
        [completed] キャンペーン達成
       *[lost] キャンペーン失敗
      }
   *[coop] { $outcome ->
        [won] 全員の勝ち
       *[lost] 伝説の勝ち
      }
  }
aetherya-verdict-text = { $mode ->
    [solo] { $outcome ->
        [victory] どの時代も0点を上回りました。合計{ $points }点です。
        [completed] 伝説はすべて達成しましたが、0点以下の時代がありました。合計{ $points }点です。
       *[lost] 時代が終わるまでに、その時代の伝説をすべて達成できませんでした。
      }
   *[coop] { $outcome ->
        [won] どの王国の得点も、ペナルティの合計を上回りました。
       *[lost] ペナルティの合計を上回らない王国があります。
      }
  }
aetherya-ui-padpage-text = ボードゲーム版用
aetherya-ui-padpage-claimed = 取った伝説
aetherya-ui-padpage-counts = 得点になるトークン
aetherya-ui-padpage-around = 全員の得点
aetherya-ui-padpage-tie = 同点なら最も高い行、次に高い行の順に比べます。
aetherya-ui-padpage-clear = 消去
aetherya-ui-padpage-cards = カード
aetherya-ui-padpage-choose = 場所を選び、次にカードを選びます。
aetherya-favourite-lay = 置いたカード
aetherya-favourite-claim = 取った伝説

# 端末の盤
aetherya-play-to-lay = 置くカード：
aetherya-play-age = 第{ $age }の時代：
aetherya-play-legends = 伝説（山に残り{ $pile }枚）：
aetherya-play-deck = 山札：{ $cards }
aetherya-play-discards = 捨て札：
aetherya-play-met = 達成：
aetherya-play-penalty = ペナルティ：
aetherya-play-token-mark = * 裏のトークン

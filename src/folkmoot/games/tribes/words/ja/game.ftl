tribes-name = トライブス

# もの
tribes-word-food = 食料
tribes-word-wood = 木材
tribes-word-stone = 石
tribes-word-mixed = 各資源1個
tribes-word-lake = 湖
tribes-word-forest = 森
tribes-word-mountain = 山
tribes-word-sun = 太陽
tribes-word-moon = 月
tribes-word-blank = 空白
tribes-word-grow = 成長
tribes-word-move = 移動
tribes-word-gather = 採集
tribes-word-learn = 学習
tribes-word-weak = 弱
tribes-word-normal = 普通
tribes-word-strong = 強
tribes-word-board = 自分のボード
tribes-word-daba = ダバ
tribes-word-indartsu = インダルツ
tribes-word-kia_kia = キアキア
tribes-word-muk_kan = ムッカン
tribes-word-dananu = ダナヌ
tribes-word-kiror = キロル
tribes-word-kaha = カハ
tribes-word-tunga = トゥンガ
tribes-word-traders = 商人
tribes-word-crafty_builders = 巧みな大工
tribes-word-farmers = 農夫
tribes-word-kinship = 血縁
tribes-word-ambush = 待ち伏せ
tribes-word-shaman = 呪術師
tribes-word-shared_gifts = 分け前
tribes-word-intimidation = 威圧
tribes-word-cunning = 策略
tribes-word-agriculture = 農耕
tribes-word-pathfinders = 開拓者
tribes-amount = { $thing }{ $number }個
tribes-hex = { $letter }
tribes-word-evasive = 逃げ足
tribes-word-wayfarers = 旅人
tribes-word-common_purpose = 一致団結
tribes-word-hidden_village = 隠れ里
tribes-word-light_in_the_dark = 闇の灯火
tribes-word-bow = 弓
tribes-word-stable = 馬小屋
tribes-word-pottery = 土器
tribes-word-basketry = 籠編み
tribes-word-oxen = 牛
tribes-word-hearth = 炉
tribes-word-cave_paintings = 洞窟壁画
tribes-word-stone_tools = 石器
tribes-word-whole_tribe = 一族総出
tribes-word-lake_lords = 湖の主
tribes-word-forest_lords = 森の主
tribes-word-mountain_lords = 山の主
tribes-word-nomads = 遊牧民
tribes-word-borderland = 辺境
tribes-word-raid = 襲撃
tribes-word-abandoned_village = 廃村
tribes-word-altar = 祭壇
tribes-word-canoe = カヌー
tribes-word-walls = 壁
tribes-word-chief = 大首長
tribes-word-discovery = 発見
tribes-word-drought = 干ばつ
tribes-word-invaders = 侵略者
tribes-word-mammoth = マンモス
tribes-word-mild_winter = 暖冬
tribes-word-plenty_of_food = 豊かな食料
tribes-word-plenty_of_wood = 豊かな木材
tribes-word-plenty_of_stone = 豊かな石
tribes-word-sabre_tooth = サーベルタイガー
tribes-word-shared_knowledge = 知恵の共有
tribes-word-volcano = 火山
tribes-word-great_lake = 大きな湖
tribes-word-great_forest = 大きな森
tribes-word-great_mountain = 大きな山
tribes-word-wild_land = 未開の地
tribes-word-jungle = 密林
tribes-word-oasis = オアシス
tribes-word-tar_pit = タール池
tribes-word-glacier = 氷河

# いま求められること
tribes-ask-chance_terrain = 地形を並べています。
tribes-ask-chance_lands = 特別な土地の数を決めています。
tribes-ask-chance_land = 特別な土地を引いています。
tribes-ask-chance_land_hex = { $land }の場所を引いています。
tribes-ask-chance_tribe = 部族を配っています。
tribes-ask-chance_first = ファーストプレイヤーを決めています。
tribes-ask-chance_power = 指導者の力を配っています。
tribes-ask-chance_pool = 最初のダイスを振っています。
tribes-ask-chance_roll = ダイスを振っています。
tribes-ask-chance_roll_one = ダイスを1個振っています。
tribes-ask-chance_event = 次のイベントを公開しています。
tribes-ask-chance_goal = 目標を引いています。
tribes-ask-leader = { $who }：部族の2つの力から1つを選びます。
tribes-ask-start = { $who }：空いたマスに部族民{ $number }人を置きます。
tribes-ask-bonus = { $who }：好きな資源を取ります（残り{ $of }）。
tribes-ask-return = { $who }：盤上に部族民がいません。空いたマスに1人置きます（残り{ $of }）。
tribes-ask-before = { $who }：ダイスを振ります。その前にカードを買うことも、指導者の力でダイスを残すこともできます。
tribes-ask-act = { $who }：アクションとダイスを選びます。
tribes-ask-grow = { $who }：成長（{ $strength }）。部族民を置き（{ $done }／{ $of }）、「完了」で終えます。
tribes-ask-move = { $who }：移動（{ $strength }）。部族民を動かし（{ $done }／{ $of }）、「完了」で終えます。
tribes-ask-gather = { $who }：採集（{ $strength }）。マスを選び（{ $done }／{ $of }）、「採集する」で終えます。
tribes-ask-learn = { $who }：学習（{ $strength }）。公開目標を山札の下に置けます（{ $done }／最大{ $of }）。そのあと{ $number }枚引きます。
tribes-ask-wander = { $who }：1人を1マス動かすか、「完了」で終えます。
tribes-ask-push = { $who }：優勢なマスから相手の部族民を1人押し出すか、「完了」で終えます。
tribes-ask-push_to = { $who }：{ $hex }の1人をどこへ押し出しますか？
tribes-ask-tiger = { $who }：サーベルタイガーを山に送ります。
tribes-ask-invaders = { $who }：侵略者が上陸するマスを、最も人の少ないマスから選びます。
tribes-ask-mammoth = { $who }：マンモスが現れる湖を、最も人の少ない湖から選びます。
tribes-ask-volcano = { $who }：盤の縁に火山を置きます。
tribes-ask-bid = { $who }：{ $highest }個より多く入札するか、パスします。
tribes-ask-settle = { $who }：支配しているマスに「廃村」の村を建てるか、見送ります。
tribes-ask-fight = { $who }：次に解決する争いを選びます（{ $hexes }）。
tribes-ask-end = { $who }：村を建て、目標を達成し、「手番を終える」で終えます。
tribes-ask-yield = { $who }：火山のそばの{ $hex }から何を取りますか？
tribes-ask-mix = { $who }：{ $hex }の未開の地から好きな資源を取ります（残り{ $of }）。
tribes-ask-gift = { $who }：{ $hex }の資源を1個取ります。
tribes-ask-basket = { $who }：採集したマスのうち、「籠編み」で1個多く取るマスを選びます。
tribes-ask-basket_type = { $who }：「籠編み」で{ $hex }のどの資源を取りますか？
tribes-ask-farm = { $who }：採集した湖に1人加えるか、「完了」で終えます。
tribes-ask-found = { $who }：「発見」のカードから資源を取ります（残り{ $of }）。
tribes-ask-light = { $who }：弱いアクションのあと、好きな資源を取ります（残り{ $of }）。
tribes-ask-tribute = { $who }：「{ $goal }」を借りるために、{ $to-seat }にどの資源を渡しますか？
tribes-ask-lose = { $who }：噴火で失う部族民を、火山のそばから選びます（残り{ $of }）。
tribes-ask-hand = { $who }：入札した資源を配ります（残り{ $of }）。
tribes-ask-spare = { $who }：節約する資源を選びます（残り{ $of }個）。
tribes-ask-ambush = { $who }：待ち伏せから何人が{ $hex }の争いに加わりますか？
tribes-ask-shoot = { $who }：{ $hex }で弓は誰を射ますか？
tribes-ask-repel = { $who }：{ $hex }で壁は誰を退けますか？
tribes-ask-flee = { $who }：{ $hex }の1人はどこへ逃げますか？（残り{ $of }）
tribes-ask-elder = { $who }：{ $hex }の新しい村に長老を置きますか？
tribes-ask-offer = { $who }：{ $hex }の1人とともに何を捧げますか？
tribes-ask-pot_give = { $who }：「土器」を使います。ほかの人に資源を1個渡します。
tribes-ask-pot_take = { $who }：好きな資源を取ります（残り{ $of }）。
tribes-ask-over = ゲームは終わりました。

# 起きたこと
tribes-event-terrain = { $hex }は{ $terrain }です。
tribes-event-lands = { $number ->
    [0] 特別な土地はありません。
   *[other] 特別な土地は{ $number }枚です。
  }
tribes-event-land = 特別な土地：{ $land }
tribes-event-land_laid = { $hex }は{ $land }になりました。
tribes-event-tribe = { $who }の部族は{ $tribe }です。
tribes-event-first = { $who }から始めます。
tribes-event-pool = 最初のダイスは{ $face }と{ $face2 }です。
tribes-event-leader = { $who }の指導者：{ $power }
tribes-event-placed = { $who }が{ $hex }に{ $number }人を置きました。
tribes-event-turn = { $who }の手番です。
tribes-event-points = { $who }が{ $number }点を得ました。
tribes-event-gain = { $who }が{ $resource }を{ $number }個得ました。
tribes-event-spend = { $who }が{ $resource }を{ $number }個払いました。
tribes-event-given = { $who }が{ $to-seat }に{ $resource }を1個渡しました。
tribes-event-kept = { $who }が{ $face }のダイスを残しました。
tribes-event-rolled = { $who }の出目は{ $face }と{ $face2 }です。
tribes-event-act = { $who }が{ $deed }のアクションを行いました（{ $level }）。
tribes-event-strengthened = { $who }がアクションを強めました（{ $level }）。
tribes-event-borrowed = { $who }の長老が{ $from-seat }から「{ $goal }」を借りました。
tribes-event-grew = { $who }の部族民が{ $hex }に1人増えました。
tribes-event-moved = { $who }が{ $from }から{ $to }へ1人動かしました。
tribes-event-rode = { $who }がマンモスで{ $from }から{ $to }へ移りました。
tribes-event-gathered = { $who }が{ $hex }で採集しました。
tribes-event-glacier = 氷河の上の石は{ $number }個です。
tribes-event-melted = 氷河が解けました。
tribes-event-goal_put_under = { $who }が目標「{ $goal }」を山札の下に置きました。
tribes-event-goal_drawn = { $who }が目標「{ $goal }」を引きました。
tribes-event-goal_met = { $who }が目標「{ $goal }」を達成しました。
tribes-event-pushed = { $who }の1人が{ $from }から{ $to }へ押し出されました。
tribes-event-removed = { $who }が{ $hex }で{ $number }人を失いました。
tribes-event-invaders_removed = { $hex }で侵略者{ $number }人が倒れました。
tribes-event-village_destroyed = { $hex }にある{ $who }の村が壊されました。
tribes-event-mammoth_ran = { $who }のマンモスが逃げました。
tribes-event-event = イベント：{ $event }
tribes-event-event_discarded = イベント「{ $event }」が終わりました。
tribes-event-shuffled_back = 「{ $event }」を山札に混ぜて戻しました。
tribes-event-price = 「{ $event }」の値段が{ $number }になりました。
tribes-event-card_food = { $number ->
    [0] 「暖冬」の食料はなくなりました。
   *[other] 「暖冬」の食料は残り{ $number }個です。
  }
tribes-event-bought = { $who }が「{ $event }」を買いました。
tribes-event-invaders = { $hex }の侵略者は{ $number }人です。
tribes-event-mammoth = { $hex }にマンモスが現れました。
tribes-event-mammoth_hunted = { $who }がマンモスを狩りました。
tribes-event-mammoth_tamed = { $who }がマンモスを手なずけました。
tribes-event-tiger = サーベルタイガーが{ $hex }に現れました。
tribes-event-tiger_hunted = { $who }がサーベルタイガーを狩りました。
tribes-event-volcano = { $who }が火山を{ $cell }番の場所に置きました。
tribes-event-eruption = 火山が噴火しました（{ $face }）。
tribes-event-bid = { $who }が{ $number }個を入札しました。
tribes-event-passed = { $who }はパスしました。
tribes-event-built = { $who }が{ $hex }に村を建てました。
tribes-event-spared = { $who }が{ $resource }を1個節約しました。
tribes-event-elder = { $who }が{ $hex }の村に長老を置きました。
tribes-event-sacrificed = { $who }が{ $hex }の1人を祭壇に捧げました。
tribes-event-pottery = { $who }が「土器」を使いました。
tribes-event-conflict = { $hex }で争いが起こりました。
tribes-event-ambush = { $who }が待ち伏せから{ $hex }の争いに{ $number }人を加えました。
tribes-event-fled = { $who }の1人が{ $from }から{ $to }へ逃げました。
tribes-event-raided = { $who }が攻撃で{ $hex }の村を壊しました。

# できない理由
tribes-refusal-not_now-act-done = 先にダイスと列を選んで、アクションを行ってください。
tribes-refusal-not_yours = その力は別の部族のものなので選べません。
tribes-refusal-not_free = そのマスは空いていないので置けません。
tribes-refusal-no_such_die = その目のダイスは持っていません。
tribes-refusal-action_used = そのアクションはこの手番でもう行いました。2つのアクションは別々でなければなりません。
tribes-refusal-nobody_there = そこに自分の部族民はいません。
tribes-refusal-nobody_left = { $verb ->
    [ambush] そんなに送れません。自分のボードで待っているのは{ $waiting }人です。
   *[other] 部族民は残っていません。部族の{ $members }人は全員ゲームに出ています。
  }
tribes-refusal-out_of_order = 選択は順番に行います。後の選択を戻してから選んでください。
tribes-refusal-enough = { $verb ->
    [grow] このアクションで増やせるのは{ $number }人までです。
    [board] 自分のボードに置けるのは{ $number }人までです。
    [move] このアクションで動かせるのは{ $number }人までです。
    [ride] このアクションで動かせるのは{ $number }人までです。
    [gather] このアクションで採集できるのは{ $number }マスまでです。
   *[other] 選べるのは{ $number }つまでです。
  }
tribes-refusal-all_moved = そこの部族民は全員、この手番に動きました。別のマスの部族民を選んでください。
tribes-refusal-too_far = { $steps ->
    [0] その部族民はもうそこにいます。
    [1] { $free ->
        [0] 届きません。行けるのは隣のマスだけです。
       *[other] 届きません。無料で通れるマスを除いて、行けるのは1歩までです。
      }
   *[other] { $free ->
        [0] 届きません。行けるのは{ $steps }歩までです。
       *[other] 届きません。無料で通れるマスを除いて、行けるのは{ $steps }歩までです。
      }
  }
tribes-refusal-no_mammoth = { $verb ->
    [hunt] 盤上に野生のマンモスがいないので、狩れません。
    [tame] 盤上に野生のマンモスがいないので、手なずけられません。
   *[other] あなたのマンモスはそこにいないので、乗れません。
  }
tribes-refusal-too_few = { $hex }の部族民が足りません。{ $need }人必要ですが、{ $members }人しかいません。
tribes-refusal-invaded = 侵略者がいるので、そこではできません。先に倒してください。
tribes-refusal-no_resource = { $verb ->
    [take] カードに{ $resource }は残っていません。残りは{ $left }です。
    [give] { $resource }を持っていません。手持ち：{ $held }。
    [pay] { $resource }を持っていません。手持ち：{ $held }。
    [pottery] 渡す資源が1個必要です。手持ち：{ $held }。
    [borrow] 借りるには資源が{ $number }個必要です。手持ち：{ $held }。
    [sacrifice] 生贄には、部族民のほかに同じ資源{ $number }個か各資源1個が必要です。手持ち：{ $held }。
    [spare] ここで{ $resource }は節約できません。残りの費用：{ $cost }、手持ち：{ $held }。
    [trade] 交換できません。{ $owed ->
        [0] 同じ資源が{ $number }個必要です。手持ち：{ $held }。
       *[other] あと{ $owed }個配らなければなりません。手持ち：{ $held }。
      }
    [build] 村を建てる資源が足りません。費用：{ $cost }{ $saved ->
        [0] {""}
       *[other] （{ $saved }個は節約できます）
      }、手持ち：{ $held }。
   *[other] 資源が足りません。費用：{ $cost }、手持ち：{ $held }。
  }
tribes-refusal-village_there = もう村があるので、そこには建てられません。
tribes-refusal-no_villages = { $number }個の村がすべてゲームに出ているので、建てられません。どれかが壊されるまで待ってください。
tribes-refusal-on_glacier = { $verb ->
    [fill] 籠編みは氷河では何も増やさないので、選べません。
   *[other] 氷河には建てられません。
  }
tribes-refusal-not_open = { $verb ->
    [chase] 盤上にサーベルタイガーがいないので、狩れません。
    [study] イベント「知恵の共有」が公開されていないので、できません。
   *[other] 「{ $goal }」はあなたの公開目標ではないので、選べません。
  }
tribes-refusal-unfulfilled = 目標「{ $goal }」の条件をまだ満たしていません。今は{ $need }のうち{ $have }です。
tribes-refusal-once_a_turn = この手番ではもう行いました。手番に1回だけできます。
tribes-refusal-not_for_sale = { $verb ->
    [sacrifice] 祭壇を持っていないので、生贄を捧げられません。
   *[other] イベント「{ $event }」が公開されていないので、買えません。
  }
tribes-refusal-bid_too_low = 最高の入札は{ $highest }個です。それより多く入札するか、パスしてください。
tribes-refusal-bid_too_high = 持っている資源は{ $held }個です。それより多くは入札できません。
tribes-refusal-no_power = { $verb ->
    [build] 自分のボードに建てるには、力「隠れ里」と盤上の村が必要で、隠れ里は1つだけです。
   *[other] それができるのは、力「{ $power }」を持つ指導者だけです。
  }
tribes-refusal-no_elder = 長老が盤上にいないので使えません。
tribes-refusal-no_development = { $verb ->
    [pottery] 目標「土器」を達成していないので、使えません。
   *[other] 長老が借りられるのは、相手が達成していて自分がまだ達成していない技術です。
  }
tribes-refusal-not_controlled = そのマスを支配していません。自分の部族だけがいる必要があります。
tribes-refusal-no_conflict = { $verb ->
    [invaders] { $hex }に争いはありません。そこには侵略者しかいません。
   *[other] { $hex }に争いはありません。上限は{ $limit }人、そこにいるのは{ $members }人です。
  }
tribes-refusal-no_room = { $hex }には逃げられません。上限{ $limit }人のところに、もう{ $members }人います。
tribes-refusal-wrong_place = { $verb ->
    [mammoth] { $hex }は選べません。マンモスは部族民がいちばん少ない湖に現れます。
    [invaders] { $hex }は選べません。侵略者は部族民がいちばん少ないマスに上陸します。
    [tiger] { $hex }は選べません。サーベルタイガーは山へ行き、同じ場所にはとどまりません。
    [lose] { $hex }は選べません。火山の隣の自分の部族民はそこにいません。
    [fill] { $hex }は選べません。このアクションで採集していません。
    [grow] そこには加えられません。農夫が部族民を加えられるのは、このアクションで採集した湖だけです。
    [volcano] その場所は選べません。火山は2マス以上に接し、できれば自分の部族民がいるマスに接する必要があります。
   *[other] その場所は選べません。光っている場所から選んでください。
  }
tribes-refusal-wrong_target = { $verb ->
    [give] 自分は選べません。ほかのプレイヤーを選んでください。
    [borrow] 自分は選べません。ほかのプレイヤーを選んでください。
    [push] 押し出せるのは、自分の部族民がほかのどの部族よりも多いマスにいる、相手の部族民だけです。
   *[other] それは選べません。この争いで相手になっている部族を選んでください。
  }
tribes-refusal-wrong_type = そのマスからその資源は取れません。
tribes-refusal-not_shared = 相手と同じマスにいないので、できません。
tribes-refusal-no_cards = 目標の山札が空なので引けません。
tribes-refusal-strong_already = アクションはすでに「強」なので、これ以上強くできません。
tribes-refusal-last_guard = 自分の村を守る最後の1人は押し出せません。
tribes-refusal-must_stay = これ以上は置けません。山札の下に置ける公開目標は盤上の自分の村1つにつき1枚で、村は{ $number }つです。
tribes-refusal-too_early = 選択は順番に行います。先に別のものを選んでください。
tribes-refusal-gathered_already = { $hex }ではもう採集しました。1回のアクションで各マスは1回だけです。
tribes-refusal-off_board = この盤にマス{ $hex }はありません。
tribes-refusal-not_at_table = その席には誰もいません。この卓は{ $players }人です。

# 得点
tribes-row-villages = 村
tribes-row-goals = 目標
tribes-row-altar = 祭壇
tribes-row-chief = 大首長
tribes-row-invaders = 侵略者
tribes-row-mammoth = マンモス
tribes-row-sabre_tooth = サーベルタイガー
tribes-row-elders = 長老
tribes-part-villages = 手番の始めの村の得点
tribes-part-goals = { $goal }
tribes-part-altar = 祭壇に捧げた
tribes-part-chief = 大首長の恵み
tribes-part-invaders = 最後の侵略者を倒した
tribes-part-mammoth = マンモスを狩った・手なずけた
tribes-part-sabre_tooth = サーベルタイガーを狩った
tribes-part-elders = 長老を追い払った

# 盤を言葉で
tribes-board-head = { $rounds }ラウンド目
tribes-board-hex = マス{ $hex }（{ $terrain }）：{ $there }
tribes-board-land = { $terrain }、{ $land }
tribes-board-village = { $who }の村
tribes-board-events = 公開イベント：{ $events }
tribes-board-rows = { $deed }：{ $dice }
tribes-board-dice = ダイス：{ $dice }／次の人：{ $next }
tribes-board-seat = { $who }（{ $tribe }）：{ $points }点、食料{ $food }、木材{ $wood }、石{ $stone }
tribes-board-leader = 指導者：{ $power }
tribes-board-open = 公開目標：{ $goals }
tribes-board-met = 達成した目標：{ $goals }
tribes-board-tokens = 所有：{ $tokens }
tribes-board-draft = 選択中：{ $steps }
tribes-board-elder = { $who }の長老

# 最初のページ
tribes-blurb = 増え、移り、住み着く。湖と森と山に部族を広げ、混み合う土地では戦いましょう。
tribes-minutes = 60
client-chips-tribes = 目標とイベント | 長老・指導者・特別な土地も
tribes-option-elders = 長老
tribes-about-elders = 各部族に長老がいて、村に置かれ、ほかの部族の技術を借ります。
tribes-option-special-lands = 特別な土地
tribes-about-special-lands = 最大3マスが密林、オアシス、氷河などになります。
tribes-option-leaders = 指導者
tribes-about-leaders = 部族ごとに力があります。2つから選ぶか、ランダムに配ります。
tribes-option-tribes = 部族
tribes-about-tribes = プレイヤーごとに部族を選ぶか、ランダムに配ります。
tribes-choice-off = なし
tribes-choice-random = ランダム
tribes-choice-choose = 選ぶ
tribes-reason-points = { $who }が最初に15点に届きました。
tribes-reason-rounds = 最終ラウンドを終え、得点は{ $who }が最多です。

# はたらき
tribes-about-bow = 攻撃するとき、先に敵を1人取り除きます。
tribes-about-stable = 部族民は2マスまで動けます。
tribes-about-pottery = 手番に1回、資源を1個渡して2個取れます。
tribes-about-basketry = 採集した1マスから1個多く取れます。
tribes-about-oxen = もう1マスで採集できます。
tribes-about-hearth = 成長で1人多く置けます。
tribes-about-cave_paintings = 学習で1枚多く引きます。
tribes-about-stone_tools = 村の資源が1個少なくてすみます。
tribes-about-whole_tribe = 部族民{ $number }人すべてが盤上
tribes-about-lake_lords = 湖{ $number }つで優勢
tribes-about-forest_lords = 森{ $number }つで優勢
tribes-about-mountain_lords = 山{ $number }つで優勢
tribes-about-nomads = { $number }マスに部族民を配置
tribes-about-borderland = 外側の{ $number }マスを支配
tribes-about-raid = 攻撃で村を破壊
tribes-about-abandoned_village = 手番順に、支配しているマスに各資源1個で村を建てられます。
tribes-about-altar = 買えます。手番の終わりに、部族民1人と同じ資源4個（または各資源1個）を捧げて1点です。
tribes-about-canoe = 買えます。移動のとき、湖は歩数に数えません。
tribes-about-walls = 買えます。攻められた村は、先に攻撃側の1人を取り除きます。
tribes-about-chief = 競りです。勝者は1点（5個以上なら2点）を得て、入札した資源をほかの人に配ります。
tribes-about-discovery = 相手だけのマスに移ると、資源を1個取れます。
tribes-about-drought = 次のぞろ目まで、1マスは4人までです。
tribes-about-invaders = いるマスでは採集も建設もできません。ぞろ目のたびに1人増えます。最後の1人を倒すと2点です。
tribes-about-mammoth = 同じマスに部族民4人とダイス1個が必要です。狩れば食料3個と1点、食料3個で手なずければ3点です。
tribes-about-mild_winter = 成長で2人多く置き、カードの食料が1個減ります。
tribes-about-plenty_of_food = 湖を採集するたびに、カードから2個多く取れます。
tribes-about-plenty_of_wood = 森を採集するたびに、カードから2個多く取れます。
tribes-about-plenty_of_stone = 山を採集するたびに、カードから2個多く取れます。
tribes-about-sabre_tooth = その山の各部族は1人を失います。ぞろ目のたびに移ります。ダイス1個で狩れば1点です。
tribes-about-shared_knowledge = 相手と同じマスにいれば、手番に1回、資源1個で目標を1枚引けます。
tribes-about-volcano = 盤の縁に現れます。隣のマスから石も取れますが、噴火で部族民を失います。
tribes-about-traders = いつでも、同じ資源2個を好きな1個に換えられます。
tribes-about-crafty_builders = 村の資源が3個少なくてすみます。盤上に自分の村があれば2個です。
tribes-about-farmers = 湖で採集すると、そこに1人加えられます。
tribes-about-kinship = ほかの部族もいるマスでは、成長で1人多く置けます。
tribes-about-ambush = 部族民が自分のボードで待ち、争いに加わります。
tribes-about-shaman = ダイス1個を残し、もう1個だけ振れます。
tribes-about-shared_gifts = 自分のいるマスで相手が採集すると、資源を1個取れます。
tribes-about-intimidation = 移動のあと、優勢なマスから相手を1人押し出せます。
tribes-about-cunning = 手番に1回、資源1個でアクションを1段階強くできます。
tribes-about-agriculture = 手番の始めに、村ごとに食料を1個得ます。
tribes-about-pathfinders = 同じ地形のマスは歩数に数えません。
tribes-about-evasive = 守るとき、部族民は倒れずに逃げます。
tribes-about-wayfarers = 移動以外のアクションのとき、食料3個で1人を1マス動かせます。
tribes-about-common_purpose = 4人以上いるマスの採集は1個多くなります。
tribes-about-hidden_village = 村を1つ、自分のボードに建てられます。
tribes-about-light_in_the_dark = 弱いアクションのたびに資源を1個得ます。
tribes-about-great_lake = 採集で食料が1個多い
tribes-about-great_forest = 採集で木材が1個多い
tribes-about-great_mountain = 採集で石が1個多い
tribes-about-wild_land = どの地形としても数え、好きな資源が取れます
tribes-about-jungle = 採集には部族民が3人必要
tribes-about-oasis = 採集には部族民が3人必要
tribes-about-tar_pit = 1人だけだと、自分の争いのあとに失います
tribes-about-glacier = 3人まで、村なし、石1個。強い採集で石がたまります

# いますること
tribes-now-leader = 部族の2つの力から1つを選びます。
tribes-now-start = 空いたマスに最初の{ $number }人を置きます。
tribes-now-bonus = 好きな資源を取ります（残り{ $of }）。
tribes-now-return = 盤上に部族民がいません。空いたマスに1人置きます（残り{ $of }）。
tribes-now-before = ダイスを振ります。
tribes-now-act = ダイスとアクションを選びます。
tribes-now-grow = 部族民を増やすマスを選びます（{ $done }／{ $of }）。最後に「完了」です。
tribes-now-move = 動かす部族民、次に行き先を選びます（{ $done }／{ $of }）。最後に「完了」です。
tribes-now-gather = 採集するマスを選び（{ $done }／{ $of }）、採集します。
tribes-now-learn = 目標を山札の下に置けます（{ $done }／最大{ $of }）。そのあと{ $number }枚引きます。
tribes-now-wander = 1人を1マス動かせます。
tribes-now-push = 相手の部族民を1人押し出せます。
tribes-now-push_to = { $hex }の1人をどこへ押し出しますか？
tribes-now-tiger = サーベルタイガーを山に送ります。
tribes-now-invaders = 侵略者はどこに上陸しますか？
tribes-now-mammoth = マンモスはどこに現れますか？
tribes-now-volcano = 盤の縁に火山を置きます。
tribes-now-bid = { $highest }個より多く入札するか、パスします。
tribes-now-settle = 支配しているマスに「廃村」の村を建てるか、見送ります。
tribes-now-fight = 混みすぎたマスがあります。次に解決する争いを選びます。
tribes-now-end = 村を建て、目標を達成し、手番を終えます。
tribes-now-yield = { $hex }から何を取りますか？
tribes-now-mix = 未開の地から好きな資源を取ります（残り{ $of }）。
tribes-now-gift = { $hex }の資源を1個取ります。
tribes-now-basket = どのマスから「籠編み」で1個多く取りますか？
tribes-now-basket_type = 「籠編み」でどの資源を取りますか？
tribes-now-farm = 採集した湖に1人加えられます。
tribes-now-found = 「発見」のカードから資源を取ります（残り{ $of }）。
tribes-now-light = 弱いアクションのあと、資源を取ります（残り{ $of }）。
tribes-now-tribute = 「{ $goal }」を借りるために、どの資源を渡しますか？
tribes-now-lose = 噴火で失う部族民を、火山のそばから選びます（残り{ $of }）。
tribes-now-hand = 入札した資源を配ります（残り{ $of }）。
tribes-now-spare = 節約する資源を選びます（残り{ $of }個）。
tribes-now-ambush = 待ち伏せから何人が{ $hex }の争いに加わりますか？
tribes-now-shoot = { $hex }で弓は誰を射ますか？
tribes-now-repel = { $hex }で壁は誰を退けますか？
tribes-now-flee = { $hex }の1人はどこへ逃げますか？（残り{ $of }）
tribes-now-elder = 新しい村に長老を置きますか？
tribes-now-offer = { $hex }の1人とともに何を捧げますか？
tribes-now-pot_give = 「土器」を使います。ほかの人に資源を1個渡します。
tribes-now-pot_take = 好きな資源を取ります（残り{ $of }）。
tribes-wait-leader = 力を選択中
tribes-wait-start = 開始マスを選択中
tribes-wait-before = まもなくダイス
tribes-wait-act = ダイスとアクションを選択中
tribes-wait-grow = 部族民を配置中
tribes-wait-move = 部族民を移動中
tribes-wait-gather = 資源を採集中
tribes-wait-learn = 目標を引いています
tribes-wait-fight = 争いを解決中
tribes-wait-end = 村と目標を選択中

# アクション
tribes-act-done = { $ask ->
    [end] 手番を終える
    [learn] 目標を引く
    [bid] パス
    [settle] 見送る
    [elder] 今は置かない
    [gather] 採集する
   *[other] 完了
  }
tribes-act-roll = ダイスを振る
tribes-act-keep = { $face }を残し、1個だけ振る
tribes-act-act = { $face }で{ $action }
tribes-act-hunt = { $face }でマンモスを狩る
tribes-act-tame = { $face }でマンモスを手なずける
tribes-act-chase = { $face }でサーベルタイガーを狩る
tribes-act-strengthen = { $resource }で強くする
tribes-act-place = { $hex }に置く
tribes-act-grow = { $hex }に1人増やす
tribes-act-gather = { $hex }で採集
tribes-act-build = { $hex }に村を建てる
tribes-act-elder = ここに長老を置く
tribes-act-fight = { $hex }の争いを解決する
tribes-act-lose = { $hex }の1人を失う
tribes-act-sacrifice = { $hex }の1人を捧げる
tribes-act-offer = { $resources }を捧げる
tribes-act-mammoth = マンモスは{ $hex }へ
tribes-act-tiger = サーベルタイガーは{ $hex }へ
tribes-act-invaders = 侵略者は{ $hex }に上陸
tribes-act-flee = { $hex }へ逃げる
tribes-act-flee_riding = マンモスで{ $hex }へ逃げる
tribes-act-fill = { $hex }から「籠編み」で取る
tribes-act-push = { $hex }の{ $who }を押し出す
tribes-act-to = { $hex }へ押し出す
tribes-act-take = { $resource }を取る
tribes-act-pay = { $resource }を払う
tribes-act-spare = { $resource }を節約する
tribes-act-give = { $who }に{ $resource }を渡す
tribes-act-trade = { $resource }を{ $taken }に換える
tribes-act-study = { $resource }を払って学ぶ
tribes-act-pottery = 「土器」を使う
tribes-act-buy = 「{ $event }」を買う
tribes-act-discard = 「{ $goal }」を山札の下へ
tribes-act-claim = 「{ $goal }」を達成する
tribes-act-lead = { $power }
tribes-act-borrow = { $who }から「{ $goal }」を借りる
tribes-act-bid = { $number }個を入札
tribes-act-ambush = { $number ->
    [0] 誰も加わらない
   *[other] { $number }人が加わる
  }
tribes-act-shoot = { $target }を射る
tribes-act-repel = { $target }を退ける
tribes-act-volcano = 火山を{ $cell }番の場所に置く
tribes-act-move = { $from }から{ $to }へ動かす
tribes-act-ride = マンモスで{ $from }から{ $to }へ

# 盤のまわり
tribes-ui-part-setup = 準備
tribes-ui-part-return = 手番の始め
tribes-ui-part-dice = ダイス
tribes-ui-part-actions = アクション
tribes-ui-part-conflicts = 争い
tribes-ui-part-building = 建設
tribes-ui-round = { $number }ラウンド目
tribes-ui-limit = 1マス{ $number }人まで
tribes-ui-victory = 勝利点
tribes-ui-wins = { $number }点で勝ち
tribes-ui-events = イベント
tribes-ui-no-events = イベントはありません。ぞろ目で起こります。
tribes-ui-deck = 山札{ $number }枚
tribes-ui-on-hex = マス{ $hex }
tribes-ui-price = 値段：
tribes-ui-left = 残り{ $number }
tribes-ui-power = 力
tribes-ui-tribe = 部族
tribes-ui-field = 盤上
tribes-ui-village = 村の費用
tribes-ui-goals = 目標
tribes-ui-goal-open = 公開：{ $goal }
tribes-ui-goal-met = 達成：{ $goal }
tribes-ui-members = 部族民{ $number }人
tribes-ui-villages = 村{ $number }つ
tribes-ui-income = 手番ごとの得点
tribes-ui-your-goals = あなたの目標
tribes-ui-done = 達成
tribes-ui-can-meet = 達成できる
tribes-ui-can-put = 山札の下へ
tribes-ui-put-away = 山札の下へ
tribes-ui-no-goals = 公開目標はありません。学習で引きます。
tribes-ui-action-board = アクションボード
tribes-ui-also = ほかにできること
tribes-ui-next-pool = 次：{ $who }
tribes-ui-your-dice = あなたのダイス
tribes-ui-used = 済み
tribes-ui-row-grow = 自分のマスに
tribes-ui-row-move = 1歩ずつ
tribes-ui-row-gather = 自分のマスで
tribes-ui-row-learn = 目標を引く
tribes-ui-row-would = { $face }で{ $deed }：{ $level }、{ $each ->
    [1] { $number }
   *[other] { $number }×{ $each }
  }
tribes-ui-leaving = ここから動きます。行き先を選んでください。
tribes-ui-can-leave = ここから動ける
tribes-ui-leave = { $hex }の部族民を動かす
tribes-ui-conflict = { $hex }の争い
tribes-ui-seen = 了解

# 卓についてさらに
tribes-word-limit = マスの上限
tribes-word-conflict = 争い
tribes-word-elder = 長老
tribes-word-village = 村
tribes-about-limit = アクションのあと、部族民と侵略者がこの人数を超えたマスでは争いになります。干ばつや氷河では上限が下がります。
tribes-about-conflict = ここは人数が多すぎます。1部族だけが残るまで、各部族が1人ずつ失います。弓と壁が先に働きます。
tribes-about-elder = 村に置かれます。手番に1回、ほかの人に資源を1個渡して、その人の技術を1つ使えます。
tribes-about-village = 自分の手番の始めに1点になります。同じマスに自分の部族民がいなくなると失われます。
tribes-about-grow = 自分のいるマスに新しい部族民が増えます。
tribes-about-move = 部族民が隣のマスへ動きます。1人につき手番に1回です。
tribes-about-gather = 自分のいるマスの資源を得ます。
tribes-about-learn = 目標を引きます。その前に、村1つにつき公開目標を1枚、山札の下に置けます。
tribes-ui-fight-before = 始め
tribes-ui-fight-bow = 弓が先に働く
tribes-ui-fight-walls = 壁が先に働く
tribes-ui-fight-bow_walls = 弓と壁が先に働く
tribes-ui-fight-round = { $round }巡目
tribes-ui-fight-trim = 上限まで減る
tribes-ui-clash = この先：{ $hex }で争い
tribes-ui-clash-attack = あなたが攻めます。
tribes-ui-clash-watch = 攻め手はいません。
tribes-ui-clash-asks = 途中の選択で変わることがあります。
tribes-ui-what = 説明
tribes-ui-rule = ルール{ $rule }
tribes-ui-nothing-done = まだ何も選んでいません。このままアクションを終えるには、もう一度押してください。
tribes-ui-gather-on = { $hexes }で採集
tribes-ui-in-order = 食料、木材、石の順に1個ずつ選びます。
tribes-ui-chosen = 選択済み
tribes-ui-progress = { $have }／{ $need }
tribes-ui-can-pay = 払える
tribes-ui-yours-there = 自分の部族民：{ $number }人
tribes-ui-elder-on = 長老は{ $hex }
tribes-ui-elder-waits = 長老は盤上にいない
tribes-ui-lands = 盤上の特別な土地
tribes-ui-lands-pick = 土地を選び、次にマスを選びます。
tribes-ui-lands-where = { $land }：マスを選びます。
tribes-ui-lands-free = マス{ $hex }、空き
tribes-ui-lands-holds = マス{ $hex }：{ $land }
tribes-ui-lands-away = { $land }を外す
tribes-ui-lands-none = まだ置いていません。このままなら特別な土地なしで始まります。
tribes-ui-lands-any = どの地形でも
tribes-choice-hand = 自分で置く
tribes-board-volcano = 火山：{ $cell }番の場所
tribes-board-glacier = 氷河の上の石：{ $number }個
tribes-board-card = { $event }（カード上に残り{ $number }個）
tribes-board-deck = イベントの山札：{ $number }枚
tribes-board-force = 盤上の部族民{ $members }人、村{ $villages }つ、目標の山札{ $deck }枚
tribes-board-ambush = 待ち伏せ：{ $number }人
tribes-board-hidden = 隠れ里あり
tribes-board-goal = { $goal } { $have }／{ $need }
tribes-board-rider = { $who }のマンモス
tribes-play-volcano = 火山の候補{ $cell }番：隣は{ $hexes }
tribes-play-events = 公開イベント：
tribes-play-signs = 1:3＝プレイヤー1の部族民3人、#＝村、+＝長老、!＝獣か侵略者
tribes-favourite-act = 行ったアクション
tribes-favourite-claim = 達成した目標

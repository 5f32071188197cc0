ethnos-name = Этнос

# Things
ethnos-pair = { $second } { $first }
ethnos-word-centaur = кентавр
ethnos-word-dwarf = гном
ethnos-word-elf = эльф
ethnos-word-giant = гигант
ethnos-word-halfling = полурослик
ethnos-word-merfolk = тритон
ethnos-word-minotaur = минотавр
ethnos-word-orc = орк
ethnos-word-troll = тролль
ethnos-word-wingfolk = гарпия
ethnos-word-wizard = волшебник
ethnos-word-skeleton = скелет
ethnos-word-orange = оранжевый
ethnos-word-blue = синий
ethnos-word-red = красный
ethnos-word-purple = фиолетовый
ethnos-word-green = зелёный
ethnos-word-grey = серый
ethnos-word-wingfolk-orange = оранжевая гарпия
ethnos-word-wingfolk-blue = синяя гарпия
ethnos-word-wingfolk-red = красная гарпия
ethnos-word-wingfolk-purple = фиолетовая гарпия
ethnos-word-wingfolk-green = зелёная гарпия
ethnos-word-wingfolk-grey = серая гарпия
ethnos-word-ithys = Итис
ethnos-word-straton = Стратон
ethnos-word-rhea = Рея
ethnos-word-duris = Дурис
ethnos-word-althea = Алтея
ethnos-word-pelagon = Пелагон

# What is expected now
ethnos-ask-tribe = Определяются племена этой игры ({ $done } из { $of }).
ethnos-ask-token = Выкладываются жетоны славы ({ $done } из { $of }).
ethnos-ask-first = Определяется первый игрок.
ethnos-ask-deal = Раздаются карты ({ $done } из { $of }).
ethnos-ask-row = Выкладываются открытые карты ({ $done } из { $of }).
ethnos-ask-draw = { $who } берёт карту.
ethnos-ask-conjured = { $who } берёт карты волшебника ({ $done } из { $of }).
ethnos-ask-turn = { $who }: наймите бойца или сыграйте отряд.
ethnos-ask-band = { $who }: добавьте карты в отряд (уже { $done }) или сыграйте его.
ethnos-ask-marker = { $who }: выложите маркер за отряд (карт: { $size }, лидер: { $leader }) или откажитесь.
ethnos-ask-another = { $who }: кентавр позволяет сыграть ещё один отряд; сыграйте его или откажитесь.
ethnos-ask-keep = { $who }: эльф позволяет оставить карты ({ $done } из { $of }); выберите их и закончите.
ethnos-ask-bonus = { $who }: выложите дополнительный маркер тритонов ({ $done } из { $of }) или откажитесь.
ethnos-ask-raid = { $who }: выложите маркер на планшет орков или откажитесь.
ethnos-ask-troll = { $who }: возьмите жетон тролля номиналом до { $size } или откажитесь.
ethnos-ask-conjure = { $who }: благодаря волшебнику возьмите { $size ->
    [one] { $size } карту
    [few] { $size } карты
   *[many] { $size } карт
  } или откажитесь.
ethnos-ask-cash = { $who }: снимите все маркеры с планшета орков ради славы или оставьте их.
ethnos-ask-nothing = Игра окончена.

# What happened
ethnos-event-tribe = Племя в игре: { $tribe }.
ethnos-event-token = { $kingdom }: жетоны славы { $tokens }.
ethnos-event-first = Начинает { $who }.
ethnos-event-age = Начинается эпоха { $age }; первый ход: { $who }.
ethnos-event-dealt = { $card ->
    [unknown] { $who } получает карту.
   *[other] { $who } получает карту: { $card }.
  }
ethnos-event-row = Открыта карта: { $card }.
ethnos-event-halves = Колода разделена: сверху { $upper }, снизу { $lower } вместе с драконами.
ethnos-event-take = { $who } берёт карту: { $card }.
ethnos-event-draw = { $who } берёт карту из колоды.
ethnos-event-drawn = { $card ->
    [unknown] { $who } получает новую карту.
   *[other] { $who } получает карту: { $card }.
  }
ethnos-event-dragon = { $who } вытягивает дракона: уже { $dragons }-й.
ethnos-event-lead = { $who } выбирает лидера: { $card }.
ethnos-event-add = { $who } добавляет карту: { $card }.
ethnos-event-band = { $who } играет отряд, лидер: { $leader }. Карты: { $cards }.
ethnos-event-skeletons = { $who } играет { $cards } и побеждает.
ethnos-event-place = { $who } выкладывает маркер: { $kingdom }.
ethnos-event-skip = { $ask ->
    [marker] { $who } не может выложить маркер.
    [keep] { $who }: оставлять нечего, карт нет.
    [raid] { $who } не может выложить маркер на планшет орков.
   *[other] { $who }: лидер больше ничего не даёт.
  }
ethnos-event-decline = { $who } отказывается.
ethnos-event-swim = { $who }: тритоны плывут с { $from } на { $to }.
ethnos-event-giant = { $who } забирает жетон гиганта (карт в отряде: { $size }).
ethnos-event-raid = { $who } выкладывает маркер на планшет орков (цвет: { $colour }).
ethnos-event-troll = { $who } берёт жетон тролля { $token }.
ethnos-event-keep = { $who } { $kept ->
    [0] не оставляет ни одной карты
    [one] оставляет { $kept } карту
    [few] оставляет { $kept } карты
   *[many] оставляет { $kept } карт
  }.
ethnos-event-discard = { $who } выкладывает в открытый ряд: { $cards }.
ethnos-event-conjure = { $who } берёт благодаря волшебнику { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  }.
ethnos-event-pass = { $who } пропускает ход: на руке одни скелеты.
ethnos-event-age_end = Эпоха { $age } окончена: { $who } вытягивает последнего дракона. Все сбрасывают карты с рук.
ethnos-event-glory = { $who } получает славу ({ $points }): { $row ->
    [kingdoms] { $place }-е место, { $kingdom }
    [merfolk] { $place }-е место на дорожке тритонов
    [giant] { $taken ->
        [yes] взят жетон гиганта
       *[no] жетон гиганта в конце эпохи
      }
    [orcs] снято маркеров орков: { $count }
   *[bands] отряд, который считается за { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }
  }.
ethnos-event-cash = { $who } снимает маркеры с планшета орков: { $markers }.
ethnos-event-leave = { $who } оставляет маркеры орков на месте.
ethnos-event-over = Игра окончена.

# Why not
ethnos-refusal-not_in_hand = Этой карты нет у вас на руке.
ethnos-refusal-other_basis = Отряд — это карты одного племени или одного цвета; эта карта не подходит к лидеру ({ $leader }).
ethnos-refusal-out_of_order = Карты добавляются в определённом порядке; верните последние, чтобы добавить эту.
ethnos-refusal-keeps_enough = Эльф оставляет не больше карт, чем в отряде: { $size }.
ethnos-refusal-hand_full = Карт на руке: { $cards }. Когда их { $limit }, нужно сыграть отряд.
ethnos-refusal-not_face_up = Такой карты в открытом ряду нет.
ethnos-refusal-no_ten_skeletons = Для этого нужны скелеты на руке: { $limit }.
ethnos-refusal-switched_off = За этим столом победа десятью скелетами отключена.
ethnos-refusal-must_act = Пропустить ход может лишь тот, у кого на руке одни скелеты и их { $limit }.
ethnos-refusal-wrong_kingdom = Цвет лидера — { $colour }. Его королевство — { $own }, а не { $kingdom }.
ethnos-refusal-band_too_small = { $kingdom }: маркеров { $markers }, а отряд считается за { $counts }. Нужно больше, чем маркеров.
ethnos-refusal-no_such_token = Такого жетона тролля нет.
ethnos-refusal-token_taken = Этот жетон тролля уже взят.
ethnos-refusal-token_too_high = В отряде карт: { $size }; номинал жетона не может быть больше.

# The score pad
ethnos-row-kingdoms = Королевства
ethnos-row-merfolk = Тритоны
ethnos-row-giant = Гигант
ethnos-row-orcs = Орки
ethnos-row-bands = Отряды
ethnos-row-earlier = До этой позиции
ethnos-part-kingdoms = эпоха { $age }: { $place }-е место, { $kingdom }{ $tied ->
    [1] { "" }
    [few] , делят { $tied } игрока
   *[other] , делят { $tied } игроков
  }
ethnos-part-merfolk = эпоха { $age }: { $place }-е место на дорожке{ $tied ->
    [1] { "" }
    [few] , делят { $tied } игрока
   *[other] , делят { $tied } игроков
  }
ethnos-part-giant = эпоха { $age }: { $taken ->
    [yes] жетон взят
   *[no] жетон удержан до конца
  }
ethnos-part-orcs = эпоха { $age }: { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
  }
ethnos-part-bands = эпоха { $age }: отряд за { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  }
ethnos-part-earlier = было раньше

# The board in words
ethnos-board-head = Эпоха { $age } из { $ages }, открыто драконов: { $dragons }, в колоде { $upper } + { $lower }
ethnos-board-tribes = Племена: { $tribes }
ethnos-board-row = Открытые карты: { $cards }
ethnos-board-kingdom = { $kingdom }: жетоны { $tokens }; маркеры: { $markers }
ethnos-board-seat = { $who }: слава { $glory }, осталось маркеров { $supply }, карт на руке { $cards }
ethnos-board-hand = на руке: { $cards }
ethnos-board-known = известно всем: { $cards }
ethnos-board-band = отряд (лидер: { $leader }): { $cards }
ethnos-board-skeletons = отряд: { $cards }
ethnos-board-merfolk = дорожка тритонов: { $space }
ethnos-board-orcs = планшет орков: { $spaces }
ethnos-board-trolls = жетоны троллей: { $tokens }
ethnos-board-giant = есть жетон гиганта
ethnos-board-draft = выбирает: { $cards }

# The game on the start page
ethnos-blurb = Собирайте отряды гномов, троллей и тритонов и ставьте маркеры в шести королевствах, пока не проснулись три дракона.
ethnos-minutes = 45
client-chips-ethnos = двенадцать племён | две или три эпохи
ethnos-option-tribes = Племена
ethnos-about-tribes = Пять племён при двух или трёх игроках, шесть при большем числе. Выберите сами или доверьте случаю.
ethnos-option-ten-skeletons = Десять скелетов побеждают
ethnos-about-ten-skeletons = Тот, у кого на руке десять скелетов, может сыграть их и сразу победить.
ethnos-option-merfolk-second-place = Слава за второе место на дорожке тритонов
ethnos-about-merfolk-second-place = Книги правил расходятся. С этим правилом второй на дорожке получает награду прошлой эпохи.
ethnos-reason-glory = Больше всего славы: { $who }.
ethnos-reason-ten_skeletons = { $who } играет десять скелетов.
ethnos-reason-markers = Славы поровну; больше маркеров на поле: { $who }.
ethnos-reason-bands = Славы и маркеров поровну; отряды больше: { $who }.
ethnos-reason-tie = Полное равенство.

# What a tribe does, in one line
ethnos-ability-centaur = Выложив маркер, сразу сыграйте ещё отряд
ethnos-ability-dwarf = При подсчёте в отряде на карту больше
ethnos-ability-elf = Оставьте столько карт, сколько в отряде
ethnos-ability-giant = Самый большой отряд: жетон и 2 славы
ethnos-ability-halfling = Маркер не выкладывается
ethnos-ability-merfolk = Проплывите столько, сколько карт в отряде
ethnos-ability-minotaur = Для маркера в отряде на карту больше
ethnos-ability-orc = Выложите маркер на планшет орков
ethnos-ability-troll = Возьмите жетон не больше размера отряда
ethnos-ability-wingfolk = Маркер в любое королевство
ethnos-ability-wizard = Возьмите столько карт, сколько в отряде
ethnos-ability-skeleton = Идёт в любой отряд, уходит до подсчёта

# What a leader would bring
ethnos-would-centaur = затем ещё отряд
ethnos-would-dwarf = считается за { NUMBER($x) } + 1
ethnos-would-elf = затем оставить { $x ->
    [one] { $x } карту
    [few] { $x } карты
   *[many] { $x } карт
  }
ethnos-would-giant = отряд гиганта: { $x }
ethnos-would-halfling = за полурослика маркера нет
ethnos-would-merfolk = затем проплыть { $x ->
    [one] { $x } деление
    [few] { $x } деления
   *[many] { $x } делений
  }
ethnos-would-minotaur = для маркера считается за { NUMBER($x) } + 1
ethnos-would-orc = затем планшет орков
ethnos-would-troll = затем жетон тролля до { $x }
ethnos-would-wingfolk = любое королевство
ethnos-would-wizard = затем взять { $x ->
    [one] { $x } карту
    [few] { $x } карты
   *[many] { $x } карт
  }
ethnos-would-skeleton = скелеты уходят до подсчёта

# What you do now
ethnos-now-turn = Возьмите карту или выберите карты для отряда.
ethnos-now-band = Добавьте подходящие карты, выберите лидера, сыграйте отряд.
ethnos-now-marker = Выложите маркер за отряд из { $size ->
    [one] { $size } карты
   *[other] { $size } карт
  } или откажитесь.
ethnos-now-another = Кентавр позволяет сыграть ещё один отряд.
ethnos-now-keep = Эльф позволяет оставить до { $of ->
    [one] { $of } карты
   *[other] { $of } карт
  }; остальные лягут в открытый ряд.
ethnos-now-bonus = Тритоны дают дополнительный маркер ({ $done } из { $of }). Выложите его в любое королевство.
ethnos-now-raid = Выложите маркер на планшет орков или откажитесь.
ethnos-now-troll = Возьмите жетон тролля номиналом до { $size }.
ethnos-now-conjure = Благодаря волшебнику возьмите { $size ->
    [one] { $size } карту
    [few] { $size } карты
   *[many] { $size } карт
  } или откажитесь.
ethnos-now-cash = Снимите маркеры с планшета орков ради славы или оставьте на потом.
ethnos-wait-turn = Карта или отряд?
ethnos-wait-marker = Куда пойдёт маркер?

# Actions
ethnos-act-take = Взять: { $card }
ethnos-act-draw = Взять из колоды
ethnos-act-lead = Лидер отряда: { $card }
ethnos-act-add = Добавить: { $card }
ethnos-act-done = { $ask ->
    [keep] { $number ->
        [0] Не оставлять карт
        [one] Оставить { $number } карту
        [few] Оставить { $number } карты
       *[many] Оставить { $number } карт
      }
   *[other] Сыграть отряд
  }
ethnos-act-place = { $number ->
    [1] { $kingdom }: первый маркер
    [2] { $kingdom }: второй маркер
    [3] { $kingdom }: третий маркер
   *[other] { $kingdom }: { $number }-й маркер
  }
ethnos-act-raid = Маркер орков: { $kingdom }
ethnos-act-troll = Взять жетон тролля { $token }
ethnos-act-conjure = Взять { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }
ethnos-act-cash = Снять маркеры ради славы
ethnos-act-decline = { $ask ->
    [marker] Без маркера
    [bonus] Без дополнительного маркера
    [another] Не играть отряд
    [raid] Не трогать планшет орков
    [troll] Не брать жетон
    [conjure] Не брать карты
    [cash] Оставить маркеры
   *[other] Отказаться
  }
ethnos-act-pass = Пропустить ход
ethnos-act-skeletons = Сыграть десять скелетов и победить

# Pieces of the table
ethnos-ui-age = Эпоха { $age }
ethnos-ui-age-of = Эпоха { $age } из { $ages }
ethnos-ui-dragons = { $asleep ->
    [0] все драконы проснулись
    [one] { $asleep } дракон спит
    [few] { $asleep } дракона спят
   *[many] { $asleep } драконов спят
  }
ethnos-ui-orcs = Планшет орков
ethnos-ui-giant = Жетон гиганта
ethnos-ui-giant-free = пока ничей
ethnos-ui-giant-band = отряд из { $size ->
    [one] { $size } карты
   *[other] { $size } карт
  }
ethnos-ui-trolls = Жетоны троллей
ethnos-ui-merfolk = Тритоны
ethnos-ui-face-up = Открыто · { $number }
ethnos-ui-nothing-up = Открытых карт нет.
ethnos-ui-deck = { $number ->
    [one] Взять из колоды: осталась { $number } карта
    [few] Взять из колоды: осталось { $number } карты
   *[many] Взять из колоды: осталось { $number } карт
  }
ethnos-ui-card = { $card }
ethnos-ui-card-choose = { $card }, включить в отряд
ethnos-ui-card-chosen = { $card }, в отряде; убрать
ethnos-ui-hand = Рука
ethnos-ui-hidden = +{ $number }
ethnos-ui-bands = Отряды
ethnos-ui-no-bands = пока нет
ethnos-ui-holds = Жетоны
ethnos-ui-markers = { $number ->
    [one] { $number } маркер
    [few] { $number } маркера
   *[many] { $number } маркеров
  }
ethnos-ui-supply = Маркеры
ethnos-ui-your-hand = Ваши карты
ethnos-ui-hand-empty = На руке нет карт.
ethnos-ui-sort-tribe = По племенам
ethnos-ui-sort-colour = По королевствам
ethnos-ui-proposals = Подходят друг к другу
ethnos-ui-group = { $kind ->
    [kingdom] { $number } из { $thing ->
        [orange] Итиса
        [blue] Стратона
        [red] Реи
        [purple] Дуриса
        [green] Алтеи
       *[grey] Пелагона
      }
   *[other] { $word } × { $number }
  }
ethnos-ui-tokens = жетоны славы
ethnos-ui-leader = лидер
ethnos-ui-who-leads = Кто лидер?
ethnos-ui-who-leads-text = Он определяет королевство и способность.
ethnos-ui-marker-nth = { $number ->
    [1] { $kingdom }: первый маркер
    [2] { $kingdom }: второй маркер
    [3] { $kingdom }: третий маркер
   *[other] { $kingdom }: { $number }-й маркер
  }
ethnos-ui-marker-any = Маркер в одно из королевств ({ $number })
ethnos-ui-marker-none = { $kingdom }: без маркера
ethnos-ui-marker-have = там уже { $number }: нужен отряд побольше
ethnos-ui-alone = больше там никого нет
ethnos-ui-stand = { $state ->
    [lead] вы впереди, { $own } : { $theirs } ({ $who })
    [level] поровну, по { $own } ({ $who })
   *[behind] вы позади, { $own } : { $theirs } ({ $who })
  }
ethnos-ui-worth = Слава в конце эпохи: { $glory }
ethnos-ui-orc-worth = если потом снять, слава { $worth }
ethnos-ui-goes-up = { $number ->
    [0] ничего не откроется
    [one] { $number } карта откроется
    [few] { $number } карты откроются
   *[many] { $number } карт откроются
  }
ethnos-ui-your-choice = Что выберете?
ethnos-ui-way-take = Возьмите подсвеченную карту из ряда или верхнюю из колоды.
ethnos-ui-way-band = Или коснитесь карт на руке, которые подходят друг к другу: одно племя или одно королевство.
ethnos-ui-way-band-only = Рука полна: коснитесь карт, которые подходят друг к другу, и сыграйте отряд.
ethnos-ui-ask-band = Ваш отряд
ethnos-ui-ask-marker = Куда пойдёт маркер?
ethnos-ui-ask-another = Ещё отряд?
ethnos-ui-ask-keep = Какие карты останутся?
ethnos-ui-ask-bonus = Дополнительный маркер
ethnos-ui-ask-raid = На планшет орков?
ethnos-ui-ask-troll = Какой жетон тролля?
ethnos-ui-ask-conjure = Позвать волшебника?
ethnos-ui-ask-cash = Снять маркеры орков?
ethnos-ui-stage-band = Отряд
ethnos-ui-stage-marker = Маркер
ethnos-ui-stage-ability = Способность

# Chips of the summary
ethnos-chip-place = { $tied ->
    [1] { $place }-е место
   *[other] { $place }-е, ничья
  }
ethnos-chip-giant = { $taken ->
    [yes] взят
   *[no] удержан
  }
ethnos-chip-orcs = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
  }
ethnos-chip-bands = карт: { $count }
ethnos-chip-merfolk = { $count }
ethnos-chip-earlier = { $count }

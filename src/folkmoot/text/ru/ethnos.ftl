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
ethnos-word-althea = Альтея
ethnos-word-pelagon = Пелагон

# What is expected now
ethnos-ask-tribe = Определяются племена этой игры ({ $done } из { $of }).
ethnos-ask-token = Выкладываются жетоны славы ({ $done } из { $of }).
ethnos-ask-first = Определяется первый игрок.
ethnos-ask-deal = Раздаются карты ({ $done } из { $of }).
ethnos-ask-row = Выкладываются открытые карты ({ $done } из { $of }).
ethnos-ask-draw = { $who } берёт карту.
ethnos-ask-conjured = { $who } берёт карты за волшебника ({ $done } из { $of }).
ethnos-ask-turn = { $who }: нанять бойца или сыграть отряд.
ethnos-ask-band = { $who }: добавить карты в отряд (уже { $done }) или закончить.
ethnos-ask-marker = { $who }: выложить маркер за отряд (размер { $size }, лидер: { $leader }) или отказаться.
ethnos-ask-another = { $who }: сыграть ещё один отряд за кентавра или отказаться.
ethnos-ask-keep = { $who }: оставить карты за эльфа ({ $done } из { $of }) и закончить.
ethnos-ask-bonus = { $who }: выложить дополнительный маркер за тритонов ({ $done } из { $of }) или отказаться.
ethnos-ask-raid = { $who }: выложить маркер на планшет орков или отказаться.
ethnos-ask-troll = { $who }: взять жетон тролля не больше { $size } или отказаться.
ethnos-ask-conjure = { $who }: взять за волшебника { $size ->
    [one] { $size } карту
    [few] { $size } карты
   *[many] { $size } карт
  } или отказаться.
ethnos-ask-cash = { $who }: снять все маркеры с планшета орков за славу или оставить.
ethnos-ask-nothing = Игра окончена.

# What happened
ethnos-event-tribe = В игре племя: { $tribe }.
ethnos-event-token = { $kingdom }: жетоны славы { $tokens }.
ethnos-event-first = Начинает { $who }.
ethnos-event-age = Начинается эпоха { $age }; первым ходит { $who }.
ethnos-event-dealt = { $card ->
    [unknown] { $who } получает карту.
   *[other] { $who } получает карту: { $card }.
  }
ethnos-event-row = Открыта карта: { $card }.
ethnos-event-halves = Колода разделена: сверху { $upper }, снизу { $lower } вместе с драконами.
ethnos-event-take = { $who } берёт карту: { $card }.
ethnos-event-draw = { $who } берёт из колоды.
ethnos-event-drawn = { $card ->
    [unknown] У { $who } новая карта на руке.
   *[other] { $who } получает карту: { $card }.
  }
ethnos-event-dragon = { $who } вытягивает дракона, уже { $dragons }-го.
ethnos-event-lead = { $who } выбирает лидера: { $card }.
ethnos-event-add = { $who } добавляет карту: { $card }.
ethnos-event-band = { $who } играет отряд, лидер: { $leader }. Карты: { $cards }.
ethnos-event-skeletons = { $who } играет { $cards } и побеждает.
ethnos-event-place = { $who } выкладывает маркер: { $kingdom }.
ethnos-event-skip = { $ask ->
    [marker] { $who } не может выложить маркер.
    [keep] У { $who } не осталось карт.
    [raid] { $who } не может использовать планшет орков.
   *[other] Лидер больше ничего не даёт: { $who }.
  }
ethnos-event-decline = { $who } отказывается.
ethnos-event-swim = Тритоны плывут с { $from } на { $to }: { $who }.
ethnos-event-giant = { $who } забирает жетон гиганта, размер отряда: { $size }.
ethnos-event-raid = { $who } выкладывает маркер на планшет орков, цвет: { $colour }.
ethnos-event-troll = { $who } берёт жетон тролля { $token }.
ethnos-event-keep = { $who } оставляет { $kept ->
    [one] { $kept } карту
    [few] { $kept } карты
   *[many] { $kept } карт
  }.
ethnos-event-discard = { $who } сбрасывает в открытую: { $cards }.
ethnos-event-conjure = { $who } берёт за волшебника { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  }.
ethnos-event-pass = У { $who } только скелеты, ход пропущен.
ethnos-event-age_end = Эпоха { $age } окончена: { $who } вытягивает последнего дракона. Все сбрасывают карты с рук.
ethnos-event-glory = { $who } получает славу ({ $points }): { $row ->
    [kingdoms] { $place }-е место, { $kingdom }
    [merfolk] { $place }-е место на планшете тритонов
    [giant] { $taken ->
        [yes] взят жетон гиганта
       *[no] жетон гиганта в конце эпохи
      }
    [orcs] маркеров орков: { $count }
   *[bands] отряд считается за { $count }
  }.
ethnos-event-cash = { $who } снимает маркеры с планшета орков: { $markers }.
ethnos-event-leave = { $who } оставляет маркеры орков на месте.
ethnos-event-over = Игра окончена.

# Why not
ethnos-refusal-not_in_hand = Этой карты нет у вас на руке.
ethnos-refusal-other_basis = Отряд состоит из одного племени или из одного цвета; эта карта не подходит, лидер: { $leader }.
ethnos-refusal-out_of_order = Карты добавляются в определённом порядке; верните последние, чтобы добавить эту.
ethnos-refusal-keeps_enough = Эльф оставляет столько карт, сколько в отряде: { $size }.
ethnos-refusal-hand_full = У вас { $cards } карт; если их { $limit }, нужно сыграть отряд.
ethnos-refusal-not_face_up = Такой открытой карты нет.
ethnos-refusal-no_ten_skeletons = Для этого нужно { $limit } скелетов на руке.
ethnos-refusal-switched_off = За этим столом победа десятью скелетами отключена.
ethnos-refusal-must_act = Пропустить ход может лишь тот, у кого { $limit } скелетов.
ethnos-refusal-wrong_kingdom = Цвет лидера — { $colour }: маркер кладётся в другое королевство ({ $own }), а не сюда ({ $kingdom }).
ethnos-refusal-band_too_small = Отряд считается за { $counts }; нужно больше, чем маркеров там ({ $kingdom }: { $markers }).
ethnos-refusal-no_such_token = Такого жетона тролля нет.
ethnos-refusal-token_taken = Этот жетон тролля уже взят.
ethnos-refusal-token_too_high = В отряде карт: { $size }; жетон не может быть больше.

# The score pad
ethnos-row-kingdoms = Королевства
ethnos-row-merfolk = Тритоны
ethnos-row-giant = Гигант
ethnos-row-orcs = Орки
ethnos-row-bands = Отряды
ethnos-row-earlier = До этой позиции
ethnos-part-kingdoms = эпоха { $age }: { $place }-е место, { $kingdom }{ $tied ->
    [1] { "" }
   *[other] , делят игроков: { $tied }
  }
ethnos-part-merfolk = эпоха { $age }: { $place }-е место на планшете{ $tied ->
    [1] { "" }
   *[other] , делят игроков: { $tied }
  }
ethnos-part-giant = эпоха { $age }: { $taken ->
    [yes] жетон взят
   *[no] жетон удержан до конца
  }
ethnos-part-orcs = эпоха { $age }: маркеров { $count }
ethnos-part-bands = эпоха { $age }: отряд считается за { $count }
ethnos-part-earlier = было раньше

# The board in words
ethnos-board-head = Эпоха { $age } из { $ages }, открыто драконов: { $dragons }, в колоде { $upper } + { $lower }
ethnos-board-tribes = Племена: { $tribes }
ethnos-board-row = Открытые карты: { $cards }
ethnos-board-kingdom = { $kingdom }: жетоны { $tokens }; маркеры: { $markers }
ethnos-board-seat = { $who }: слава { $glory }, осталось маркеров { $supply }, карт на руке { $cards }
ethnos-board-hand = рука: { $cards }
ethnos-board-known = известно всем: { $cards }
ethnos-board-band = отряд, лидер { $leader }: { $cards }
ethnos-board-skeletons = отряд: { $cards }
ethnos-board-merfolk = планшет тритонов: { $space }
ethnos-board-orcs = планшет орков: { $spaces }
ethnos-board-trolls = жетоны троллей: { $tokens }
ethnos-board-giant = держит жетон гиганта
ethnos-board-draft = выбирает: { $cards }

# The game on the start page
ethnos-blurb = Собирайте отряды гномов, троллей и тритонов и ставьте маркеры в шести королевствах, пока не проснулись три дракона.
ethnos-minutes = 45
ethnos-option-tribes = Племена
ethnos-about-tribes = Пять племён при двух или трёх игроках, шесть при большем числе. Выберите сами или доверьте случаю.
ethnos-option-ten-skeletons = Десять скелетов побеждают
ethnos-about-ten-skeletons = У кого на руке десять скелетов, может сыграть их и сразу победить.
ethnos-option-merfolk-second-place = Второе место тритонов приносит славу
ethnos-about-merfolk-second-place = В книгах правил по-разному: здесь второй пловец получает награду прошлой эпохи.
ethnos-reason-glory = Больше всего славы: { $who }.
ethnos-reason-ten_skeletons = Десять скелетов: { $who }.
ethnos-reason-markers = Поровну славы; больше маркеров на карте: { $who }.
ethnos-reason-bands = Поровну славы и маркеров; отряды больше: { $who }.
ethnos-reason-tie = Полное равенство.

# What a tribe does, in one line
ethnos-ability-centaur = Выложив маркер, сразу играет ещё отряд
ethnos-ability-dwarf = На карту больше при подсчёте эпохи
ethnos-ability-elf = Оставьте столько карт, сколько в отряде
ethnos-ability-giant = Больший отряд: жетон и 2 славы
ethnos-ability-halfling = Маркер не выкладывает
ethnos-ability-merfolk = Плывёт на размер отряда
ethnos-ability-minotaur = На карту больше для маркера
ethnos-ability-orc = Маркер на планшет орков
ethnos-ability-troll = Жетон не больше отряда
ethnos-ability-wingfolk = Маркер в любое королевство
ethnos-ability-wizard = Возьмите столько карт, сколько в отряде
ethnos-ability-skeleton = В любой отряд, уходит до подсчёта

# What a leader would bring
ethnos-would-centaur = затем ещё отряд
ethnos-would-dwarf = считается за { NUMBER($x) } + 1
ethnos-would-elf = затем оставить { $x ->
    [one] { $x } карту
    [few] { $x } карты
   *[many] { $x } карт
  }
ethnos-would-giant = отряд гигантов: { $x }
ethnos-would-halfling = полурослик без маркера
ethnos-would-merfolk = затем проплыть { $x }
ethnos-would-minotaur = для маркера { NUMBER($x) } + 1
ethnos-would-orc = затем планшет орков
ethnos-would-troll = затем жетон тролля до { $x }
ethnos-would-wingfolk = любое королевство
ethnos-would-wizard = затем взять { $x }
ethnos-would-skeleton = скелеты уходят до подсчёта

# What you do now
ethnos-now-turn = Возьмите карту или выберите карты для отряда.
ethnos-now-band = Добавьте подходящие карты, выберите лидера, сыграйте отряд.
ethnos-now-marker = Выложите маркер за отряд из { $size } или откажитесь.
ethnos-now-another = Кентавр позволяет сыграть ещё один отряд.
ethnos-now-keep = Эльф оставляет до { $of ->
    [one] { $of } карты
   *[other] { $of } карт
  }; остальные откроются.
ethnos-now-bonus = Тритоны дают дополнительный маркер ({ $done } из { $of }). Выложите его в любое королевство.
ethnos-now-raid = Выложите маркер на планшет орков или откажитесь.
ethnos-now-troll = Возьмите жетон тролля не больше { $size }.
ethnos-now-conjure = Возьмите за волшебника { $size ->
    [one] { $size } карту
    [few] { $size } карты
   *[many] { $size } карт
  } или откажитесь.
ethnos-now-cash = Снимите маркеры с планшета орков за славу или оставьте на потом.
ethnos-wait-turn = Карта или отряд?
ethnos-wait-marker = Куда пойдёт маркер?

# Actions
ethnos-act-take = Взять: { $card }
ethnos-act-draw = Взять карту
ethnos-act-lead = Лидер отряда: { $card }
ethnos-act-add = Добавить: { $card }
ethnos-act-done = { $ask ->
    [keep] { $number ->
        [0] Не оставлять карт
        [one] Оставить { $number } карту
        [few] Оставить { $number } карты
       *[many] Оставить { $number } карт
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
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }
ethnos-act-cash = Снять маркеры за славу
ethnos-act-decline = { $ask ->
    [marker] Без маркера
    [bonus] Без дополнительного маркера
    [another] Больше без отрядов
    [raid] Не трогать планшет орков
    [troll] Не брать жетон
    [conjure] Не брать карт
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
    [one] { $asleep } дракон спит
    [few] { $asleep } дракона спят
   *[many] { $asleep } драконов спят
  }
ethnos-ui-orcs = Орда орков
ethnos-ui-giant = Жетон гиганта
ethnos-ui-giant-free = пока ничей
ethnos-ui-giant-band = отряд из { $size }
ethnos-ui-trolls = Жетоны троллей
ethnos-ui-merfolk = Тритоны
ethnos-ui-face-up = Открыто · { $number }
ethnos-ui-nothing-up = Открытых карт нет.
ethnos-ui-deck = { $number ->
    [one] Взять из колоды: осталась { $number } карта
    [few] Взять из колоды: осталось { $number } карты
   *[many] Взять из колоды: осталось { $number } карт
  }
ethnos-ui-card = { $card }
ethnos-ui-card-choose = { $card }, включить в отряд
ethnos-ui-card-chosen = { $card }, выбрано; вернуть
ethnos-ui-hand = Рука
ethnos-ui-hidden = +{ $number }
ethnos-ui-bands = Отряды
ethnos-ui-no-bands = пока нет
ethnos-ui-holds = Жетоны
ethnos-ui-markers = { $number ->
    [one] { $number } маркер
    [few] { $number } маркера
   *[many] { $number } маркеров
  }
ethnos-ui-supply = Маркеры
ethnos-ui-your-hand = Ваша рука
ethnos-ui-hand-empty = На руке нет карт.
ethnos-ui-sort-tribe = По племенам
ethnos-ui-sort-colour = По королевствам
ethnos-ui-proposals = Карты, которые подходят друг другу
ethnos-ui-group = { $kind ->
    [kingdom] { $number } из { $thing ->
        [orange] Итиса
        [blue] Стратона
        [red] Реи
        [purple] Дуриса
        [green] Альтеи
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
ethnos-ui-marker-have = там уже { $number }: нужен больший отряд
ethnos-ui-alone = больше там никого нет
ethnos-ui-stand = { $state ->
    [lead] вы впереди, { $own } к { $theirs } против { $who }
    [level] наравне с { $who }, по { $own }
   *[behind] впереди { $who }, { $own } к { $theirs }
  }
ethnos-ui-worth = Слава в конце эпохи: { $glory }
ethnos-ui-orc-worth = слава, если затем снять: { $worth }
ethnos-ui-goes-up = { $number ->
    [0] ничего не откроется
    [one] { $number } карта откроется
    [few] { $number } карты откроются
   *[many] { $number } карт откроются
  }
ethnos-ui-your-choice = Что выберете?
ethnos-ui-way-take = Возьмите подсвеченную карту из ряда или верхнюю из колоды.
ethnos-ui-way-band = Или коснитесь карт на руке, которые подходят друг другу: одно племя или одно королевство.
ethnos-ui-way-band-only = Рука полна: коснитесь карт, которые подходят друг другу, и сыграйте отряд.
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
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
  }
ethnos-chip-bands = за { $count }
ethnos-chip-merfolk = { $count }
ethnos-chip-earlier = { $count }

ethnos-name = Этнос

# Things
ethnos-pair = { $second } { $first }
    .acc = { $second-acc } { $first-acc }
ethnos-word-centaur = кентавр
    .acc = кентавра
ethnos-word-dwarf = гном
    .acc = гнома
ethnos-word-elf = эльф
    .acc = эльфа
ethnos-word-giant = гигант
    .acc = гиганта
ethnos-word-halfling = полурослик
    .acc = полурослика
ethnos-word-merfolk = тритон
    .acc = тритона
ethnos-word-minotaur = минотавр
    .acc = минотавра
ethnos-word-orc = орк
    .acc = орка
ethnos-word-troll = тролль
    .acc = тролля
ethnos-word-wingfolk = гарпия
    .acc = гарпию
ethnos-word-wizard = волшебник
    .acc = волшебника
ethnos-word-dragon = дракон
    .acc = дракона
ethnos-word-skeleton = скелет
    .acc = скелета
ethnos-word-orange = оранжевый
    .acc = оранжевого
ethnos-word-blue = синий
    .acc = синего
ethnos-word-red = красный
    .acc = красного
ethnos-word-purple = фиолетовый
    .acc = фиолетового
ethnos-word-green = зелёный
    .acc = зелёного
ethnos-word-grey = серый
    .acc = серого
ethnos-word-wingfolk-orange = оранжевая гарпия
    .acc = оранжевую гарпию
ethnos-word-wingfolk-blue = синяя гарпия
    .acc = синюю гарпию
ethnos-word-wingfolk-red = красная гарпия
    .acc = красную гарпию
ethnos-word-wingfolk-purple = фиолетовая гарпия
    .acc = фиолетовую гарпию
ethnos-word-wingfolk-green = зелёная гарпия
    .acc = зелёную гарпию
ethnos-word-wingfolk-grey = серая гарпия
    .acc = серую гарпию
ethnos-word-ithys = Итис
    .to = в Итис
    .in = в Итисе
ethnos-word-straton = Стратон
    .to = в Стратон
    .in = в Стратоне
ethnos-word-rhea = Рея
    .to = в Рею
    .in = в Рее
ethnos-word-duris = Дурис
    .to = в Дурис
    .in = в Дурисе
ethnos-word-althea = Алтея
    .to = в Алтею
    .in = в Алтее
ethnos-word-pelagon = Пелагон
    .to = в Пелагон
    .in = в Пелагоне

# What is expected now
ethnos-ask-tribe = Определяются племена этой игры ({ $done } из { $of }).
ethnos-ask-token = Выкладываются жетоны славы ({ $done } из { $of }).
ethnos-ask-first = Определяется первый игрок.
ethnos-ask-deal = Раздаются карты ({ $done } из { $of }).
ethnos-ask-row = Выкладываются открытые карты ({ $done } из { $of }).
ethnos-ask-draw = { $who } берёт карту.
ethnos-ask-conjured = { $who } берёт карты волшебника ({ $done } из { $of }).
ethnos-ask-turn = { $who }: наймите бойца или разыграйте отряд.
ethnos-ask-band = { $who }: добавьте карты в отряд (уже { $done }) или разыграйте его.
ethnos-ask-marker = { $who }: выложите маркер за отряд (карт: { $size }, лидер — { $leader }) или откажитесь.
ethnos-ask-another = { $who }: кентавр позволяет разыграть ещё один отряд; разыграйте его или откажитесь.
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
ethnos-event-token = { $full ->
    [no] { "" }
   *[yes] { $kingdom }, жетоны славы: { $tokens }.
  }
ethnos-event-first = Начинает { $who }.
ethnos-event-age = Начинается эпоха { $age }; первый ход: { $who }.
ethnos-event-dealt = { $card ->
    [unknown] { $who } получает карту.
   *[other] { $who } получает { $card-acc }.
  }
ethnos-event-row = Открыта карта: { $card }.
ethnos-event-halves = Колода разделена: { $upper ->
    [one] сверху { $upper } карта
    [few] сверху { $upper } карты
   *[many] сверху { $upper } карт
  }, снизу { $lower } вместе с драконами.
ethnos-event-take = { $who } берёт { $card-acc }.
ethnos-event-draw = { $who } берёт карту из колоды.
ethnos-event-drawn = { $card ->
    [unknown] {""}
   *[other] { $who } вытягивает { $card-acc }.
  }
ethnos-event-dragon = { $who } вытягивает { $dragons }-го дракона.
ethnos-event-lead = { $who } назначает лидером { $card-acc }.
ethnos-event-add = { $rule ->
    [E24] { $who } оставляет на руке { $card-acc }.
   *[other] { $who } добавляет в отряд { $card-acc }.
  }
ethnos-event-band = { $who } разыгрывает отряд (лидер — { $leader }): { $cards }.
ethnos-event-skeletons = { $who } разыгрывает десять скелетов и побеждает.
ethnos-event-place = { $who } выкладывает маркер { $kingdom-to }.
ethnos-event-skip = { $ask ->
    [marker] { $who } не может выложить маркер.
    [keep] { $who }: на руке не осталось карт.
    [raid] { $who } не может выложить маркер на планшет орков.
    [troll] { $who }: для такого отряда нет жетона тролля.
    [bonus] { $who }: маркеров больше нет.
    [another] {""}
    [giant] {""}
   *[other] { $who }: лидер больше ничего не даёт.
  }
ethnos-event-decline = { $ask ->
    [marker] { $who } не выкладывает маркер.
    [bonus] { $who } не выкладывает маркер.
    [another] { $who } не разыгрывает ещё один отряд.
    [raid] { $who } не выкладывает маркер на планшет орков.
    [troll] { $who } не берёт жетон тролля.
    [conjure] { $who } не берёт карты благодаря волшебнику.
   *[other] { $who } пропускает эту возможность.
  }
ethnos-event-swim = { $who }: тритоны плывут с ячейки { $from } на ячейку { $to }.
ethnos-event-giant = { $who } забирает жетон гиганта с отрядом из { $size ->
    [one] { $size } карты
   *[other] { $size } карт
  }.
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
ethnos-event-glory = { $who } получает { $points ->
    [one] { $points } славу
   *[other] { $points } славы
  }: { $row ->
    [kingdoms] { $place }-е место { $kingdom-in }
    [merfolk] { $place }-е место на планшете тритонов
    [giant] { $taken ->
        [yes] взят жетон гиганта
       *[no] жетон гиганта в конце эпохи
      }
    [orcs] { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
      } с планшета орков
   *[bands] отряд, который считается за { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
      }
  }.
ethnos-event-cash = { $who } снимает с планшета орков { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
  }.
ethnos-event-leave = { $who } оставляет маркеры на планшете орков.
ethnos-event-over = Игра окончена.

# Why not
ethnos-refusal-not_in_hand = { $held ->
    [0] У вас на руке нет этой карты.
   *[other] Больше таких карт у вас нет: все уже выбраны.
  }
ethnos-refusal-not_now-turn-done = Сначала выберите хотя бы одну карту.
ethnos-refusal-not_now-another-done = Сначала выберите хотя бы одну карту.
ethnos-refusal-other_basis = Эта карта не подходит к лидеру ({ $leader }): в отряде все карты одного племени или одного цвета.
ethnos-refusal-out_of_order = Карты добавляют по порядку: верните последние, чтобы добавить эту.
ethnos-refusal-keeps_enough = Больше оставить нельзя: эльф позволяет оставить столько карт, сколько в отряде, — { $size }.
ethnos-refusal-hand_full = Взять карту нельзя: у вас на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }, а предел — { $limit }. { $must ->
    [win] Разыграйте скелетов — и вы победите.
    [pass] Это одни скелеты, а за этим столом их не разыграть: остаётся пропустить ход.
   *[band] Разыграйте отряд.
  }
ethnos-refusal-not_face_up = Этой карты в открытом ряду нет. { $row ->
    [0] Ряд пуст: возьмите карту из колоды.
   *[other] Выберите карту из ряда или возьмите из колоды.
  }
ethnos-refusal-no_ten_skeletons = Для этого нужно { $limit ->
    [one] { $limit } скелет
    [few] { $limit } скелета
   *[many] { $limit } скелетов
  } на руке, а у вас { $skeletons }.
ethnos-refusal-switched_off = Так победить здесь нельзя: за этим столом играют без победы десятью скелетами.
ethnos-refusal-must_act = { $must ->
    [win] Пропустить ход нельзя: у вас { $limit ->
        [one] { $limit } скелет
        [few] { $limit } скелета
       *[many] { $limit } скелетов
      }. Разыграйте их — и вы победите.
    [pass] Пропустить ход можно, только если у вас на руке { $limit ->
        [one] { $limit } скелет
        [few] { $limit } скелета
       *[many] { $limit } скелетов
      }; сейчас их { $skeletons }.
    [recruit] Пропустить ход нельзя: возьмите карту. Лидером у вас быть некому.
    [band] Пропустить ход нельзя: рука полна, разыграйте отряд.
   *[any] Пропустить ход нельзя: возьмите карту или разыграйте отряд.
  }
ethnos-refusal-wrong_kingdom = Выложить маркер { $kingdom-to } нельзя: цвет лидера — { $colour }, значит, маркер идёт { $own-to }.
ethnos-refusal-band_too_small = Ваш отряд считается за { $counts ->
    [one] { $counts } карту
    [few] { $counts } карты
   *[many] { $counts } карт
  }, а { $kingdom-in } уже { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
  }. Карт нужно больше, чем маркеров.
ethnos-refusal-no_such_token = Такого жетона тролля нет.
ethnos-refusal-token_taken = Жетон тролля { $token } уже взят. Выберите другой.
ethnos-refusal-token_too_high = В вашем отряде { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
  }; взять можно жетон не больше { $size }.

# The score pad
ethnos-row-kingdoms = Королевства
ethnos-row-merfolk = Тритоны
ethnos-row-giant = Гигант
ethnos-row-orcs = Орки
ethnos-row-bands = Отряды
ethnos-row-earlier = До этой позиции
ethnos-part-kingdoms = { $place }-е место { $kingdom-in } (эпоха { $age }{ $trolls ->
    [yes] , ничью решили тролли
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
    [few] , делят { $tied } игрока
   *[other] , делят { $tied } игроков
  })
ethnos-part-merfolk = { $place }-е место на планшете тритонов (эпоха { $age }{ $trolls ->
    [yes] , ничью решили тролли
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
    [few] , делят { $tied } игрока
   *[other] , делят { $tied } игроков
  })
ethnos-part-giant = { $taken ->
    [yes] жетон взят (эпоха { $age })
   *[no] жетон удержан до конца эпохи { $age }
  }
ethnos-part-orcs = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
  } на планшете орков (эпоха { $age })
ethnos-part-bands = отряд за { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  } (эпоха { $age })
ethnos-part-earlier = было раньше

# The board in words
ethnos-board-head = Эпоха { $age } из { $ages }, открыто драконов: { $dragons }, в колоде { $upper } + { $lower }
ethnos-board-tribes = Племена: { $tribes }
ethnos-board-row = Открытые карты: { $cards }
ethnos-board-kingdom = { $kingdom }: жетоны { $tokens }; маркеры: { $markers }
ethnos-board-seat = { $who }: { $glory ->
    [one] { $glory } слава
   *[other] { $glory } славы
  }, осталось { $supply ->
    [one] { $supply } маркер
    [few] { $supply } маркера
   *[many] { $supply } маркеров
  }, на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
ethnos-board-hand = на руке: { $cards }
ethnos-board-known = известно всем: { $cards }
ethnos-board-band = отряд (лидер — { $leader }): { $cards }
ethnos-board-skeletons = отряд: { $cards }
ethnos-board-merfolk = планшет тритонов: ячейка { $space }
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
ethnos-about-ten-skeletons = Игрок, у которого на руке десять скелетов, может разыграть их и сразу победить.
ethnos-option-merfolk-second-place = Слава за второе место на планшете тритонов
ethnos-about-merfolk-second-place = Книги правил расходятся. С этим правилом второй на планшете получает награду прошлой эпохи.
ethnos-option-merfolk-trolls = Тролли на планшете тритонов
ethnos-about-merfolk-trolls = Жетоны троллей решают ничьи и на планшете тритонов. Выключено: только в королевствах.
ethnos-option-centaur-by-size = Кентавр: достаточно размера
ethnos-about-centaur-by-size = После отряда кентавра можно разыграть ещё один, если его размера хватало для маркера, даже если маркер не выложен.
ethnos-option-drawer-last = Равенство за первый ход: вытянувший дракона последний
ethnos-about-drawer-last = Если меньше всего славы у нескольких, считают со следующего после того, кто вытянул последнего дракона.
ethnos-option-largest-band-only = Равенство в конце: только самый большой отряд
ethnos-about-largest-band-only = Равенство в конце игры решает самый большой отряд каждого; меньшие не считаются.
ethnos-preset-ru = Русская книга
ethnos-preset-pl = Польская книга
ethnos-preset-ja = Японская книга
ethnos-reason-glory = Больше всего славы: { $who }.
ethnos-reason-ten_skeletons = { $who } разыгрывает десять скелетов.
ethnos-reason-markers = Славы поровну; больше маркеров на поле: { $who }.
ethnos-reason-bands = Славы и маркеров поровну; отряды больше: { $who }.
ethnos-reason-tie = Полное равенство.

# What a tribe does, in one line
ethnos-ability-centaur = Выложив маркер, сразу разыграйте ещё отряд
ethnos-ability-dwarf = При подсчёте в отряде на карту больше
ethnos-ability-elf = Оставьте столько карт, сколько в отряде
ethnos-ability-giant = Самый большой отряд: жетон и 2 славы
ethnos-ability-halfling = Маркер не выкладывается
ethnos-ability-merfolk = Проплывите столько ячеек, сколько карт в отряде
ethnos-ability-minotaur = Для маркера в отряде на карту больше
ethnos-ability-orc = Выложите маркер на планшет орков
ethnos-ability-troll = Возьмите жетон не больше размера отряда
ethnos-ability-wingfolk = Маркер в любое королевство
ethnos-ability-wizard = Возьмите столько карт, сколько в отряде
ethnos-ability-skeleton = Идёт в любой отряд, сбрасывается до подсчёта
# Abilities as printed on a small card: two short lines; the whole sentence is ethnos-ability-….
ethnos-short-centaur = Сразу ещё один отряд
ethnos-short-dwarf = На карту больше при подсчёте
ethnos-short-elf = Оставьте столько же карт
ethnos-short-giant = Крупнейший: жетон и 2 славы
ethnos-short-halfling = Без маркера
ethnos-short-merfolk = Вплавь на размер отряда
ethnos-short-minotaur = На карту больше для маркера
ethnos-short-orc = Маркер к оркам
ethnos-short-troll = Жетон решает ничьи
ethnos-short-wingfolk = Маркер куда угодно
ethnos-short-wizard = Возьмите столько же карт
ethnos-short-skeleton = В любой отряд, но не лидер

# What a leader would bring
ethnos-would-centaur = затем ещё отряд
ethnos-would-dwarf = считается за { NUMBER($x) } + 1
ethnos-would-elf = затем оставить { $x ->
    [one] { $x } карту
    [few] { $x } карты
   *[many] { $x } карт
  }
ethnos-would-giant = отряд гиганта: { $x ->
    [one] { $x } карта
    [few] { $x } карты
   *[many] { $x } карт
  }
ethnos-would-halfling = полурослик маркера не выкладывает
ethnos-would-merfolk = затем проплыть { $x ->
    [one] { $x } ячейку
    [few] { $x } ячейки
   *[many] { $x } ячеек
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
ethnos-would-skeleton = скелеты сбрасываются до подсчёта

# What you do now
ethnos-now-turn = Возьмите карту или выберите карты для отряда.
ethnos-now-band = Добавьте подходящие карты, выберите лидера, разыграйте отряд.
ethnos-now-marker = Выложите маркер за отряд из { $size ->
    [one] { $size } карты
   *[other] { $size } карт
  } или откажитесь.
ethnos-now-another = Кентавр позволяет разыграть ещё один отряд.
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
ethnos-act-take = Взять { $card-acc }
ethnos-act-draw = Взять из колоды
ethnos-act-lead = Лидер отряда: { $card }
ethnos-act-add = { $ask ->
    [sift] Оставить { $card-acc }
   *[other] Добавить { $card-acc }
  }
ethnos-act-done = { $ask ->
    [keep] { $number ->
        [0] Не оставлять карт
        [one] Оставить { $number } карту
        [few] Оставить { $number } карты
       *[many] Оставить { $number } карт
      }
   *[other] Разыграть отряд
  }
ethnos-act-place = { $number ->
    [1] Первый маркер { $kingdom-to }
    [2] Второй маркер { $kingdom-to }
    [3] Третий маркер { $kingdom-to }
   *[other] { $number }-й маркер { $kingdom-to }
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
    [another] Больше отрядов не разыгрывать
    [raid] Не трогать планшет орков
    [troll] Не брать жетон
    [conjure] Не брать карты
    [cash] Оставить маркеры
   *[other] Отказаться
  }
ethnos-act-pass = Пропустить ход
ethnos-act-skeletons = Разыграть десять скелетов и победить

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
ethnos-ui-hidden = скрыто { $number }
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
    [1] Первый маркер { $kingdom-to }
    [2] Второй маркер { $kingdom-to }
    [3] Третий маркер { $kingdom-to }
   *[other] { $number }-й маркер { $kingdom-to }
  }
ethnos-ui-marker-any = Маркер в одно из королевств ({ $number })
ethnos-ui-marker-none = Без маркера { $kingdom-in }
ethnos-ui-marker-have = там уже { $number }: нужен отряд побольше
ethnos-ui-alone = больше там никого нет
ethnos-ui-stand = { $state ->
    [lead] вы впереди, { $own } : { $theirs } ({ $who })
    [level] поровну, по { $own } ({ $who })
   *[behind] вы позади, { $own } : { $theirs } ({ $who })
  }
ethnos-ui-worth = В конце эпохи: { $glory ->
    [one] { $glory } слава
   *[other] { $glory } славы
  }
ethnos-ui-orc-worth = если снять после этого: { $worth ->
    [one] { $worth } слава
   *[other] { $worth } славы
  }
ethnos-ui-left = { $number ->
    [0] Лишних карт не останется.
   *[other] Потом лягут открытыми: { $cards }.
  }
ethnos-ui-left-elf = Потом лягут открытыми, кроме { $number ->
    [one] { $number } карты
    [few] { $number } карт
   *[many] { $number } карт
  }, что можно оставить: { $cards }.
ethnos-ui-goes-up = { $number ->
    [0] ничего не откроется
    [one] { $number } карта откроется
    [few] { $number } карты откроются
   *[many] { $number } карт откроются
  }
ethnos-ui-your-choice = Что выберете?
ethnos-ui-way-take = Возьмите подсвеченную карту из ряда или верхнюю из колоды.
ethnos-ui-way-band = Или выберите карты на руке, которые подходят друг к другу: одно племя или одно королевство.
ethnos-ui-way-band-only = Рука полна: выберите карты, которые подходят друг к другу, и разыграйте отряд.
ethnos-ui-ask-band = Ваш отряд
ethnos-ui-ask-marker = Куда пойдёт маркер?
ethnos-ui-ask-another = Ещё отряд?
ethnos-ui-ask-keep = Какие карты останутся?
ethnos-ui-ask-bonus = Дополнительный маркер
ethnos-ui-ask-raid = На планшет орков?
ethnos-ui-ask-troll = Какой жетон тролля?
ethnos-ui-ask-conjure = Позвать волшебника?
ethnos-ui-ask-cash = Снять маркеры орков?
ethnos-ui-hold = Нажмите на карту и удерживайте, чтобы прочитать её.
ethnos-ui-place = { $place }-е место
ethnos-ui-stage-band = Отряд
ethnos-ui-stage-marker = Маркер
ethnos-ui-stage-ability = Способность

# Chips of the summary
ethnos-score-legend = 4 + 1 — лидер гном · 5 − 1 — скелет сброшен · голова тролля — ничью решили тролли
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
ethnos-favourite-lead = Племена во главе ваших отрядов

# Стол в терминале
ethnos-play-face-up = Открыты:
ethnos-play-kingdom = Королевство
ethnos-play-tokens = слава

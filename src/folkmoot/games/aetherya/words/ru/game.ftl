aetherya-name = Легенды Эфирии

# Cards

aetherya-word-plains = Равнина
aetherya-word-forest = Лес
aetherya-word-mountain = Гора
aetherya-word-swamp = Болото
aetherya-word-human = Человек
aetherya-word-elf = Эльф
aetherya-word-dwarf = Гном
aetherya-word-goblin = Гоблин
aetherya-word-dragon = Дракон
aetherya-word-portal = Портал

# Legends

aetherya-word-human-elf = Человек рядом с эльфом
aetherya-word-human-dwarf = Человек рядом с гномом
aetherya-word-two-humans = Два человека
aetherya-word-two-elves = Два эльфа
aetherya-word-two-dwarves = Два гнома
aetherya-word-two-goblins = Два гоблина
aetherya-word-dwarf-v-goblin = Гномы против гоблинов
aetherya-word-human-v-goblin = Люди против гоблинов
aetherya-word-elf-v-goblin = Эльфы против гоблинов
aetherya-word-elf-v-dwarf = Эльфы против гномов
aetherya-word-three-plains = Три равнины
aetherya-word-three-forests = Три леса
aetherya-word-three-mountains = Три горы
aetherya-word-three-swamps = Три болота
aetherya-word-four-races = Все четыре расы

# Tokens

aetherya-word-gem1 = Камень 1
aetherya-word-gem2 = Камень 2
aetherya-word-gem3 = Камень 3
aetherya-word-gem4 = Камень 4
aetherya-word-treaty = Договор
aetherya-word-staff = Посох
aetherya-word-sword = Меч
aetherya-word-hammer = Молот
aetherya-word-palantir = Палантир
aetherya-word-griffin = Грифон
aetherya-word-smuggler = Контрабандист
aetherya-word-thief = Вор

# Options

aetherya-option-mode = Режим
aetherya-choice-versus = Друг против друга
aetherya-choice-solo = В одиночку
aetherya-choice-coop = Вместе
aetherya-option-tokens = Предметы и персонажи
aetherya-option-goblin-legends-via-portal = Гоблины выполняют легенды и через порталы
aetherya-option-staff-counts-tamed = Посоху мешают только приручённые драконы
aetherya-option-solo-may-flip = Карту из колоды можно сбросить, чтобы открыть другую
aetherya-option-coop-must-turn = Выполненные легенды нужно переворачивать

# What is asked

aetherya-ask-first_player = Кто начинает?
aetherya-ask-show_legend = Открывается легенда.
aetherya-ask-first_discard = В сброс кладётся первая карта.
aetherya-ask-deal = Каждый получает четыре разные карты.
aetherya-ask-drawn = Из колоды берётся карта.
aetherya-ask-turned_up = Открывается карта ({ $cell }).
aetherya-ask-lifted = Заменённая карта открывается.
aetherya-ask-token_shown = Жетон открывается.
aetherya-ask-looked = Палантир показывает жетон.
aetherya-ask-grabbed = Грифон приносит жетон.
aetherya-ask-refill = Открывается новая легенда.
aetherya-ask-round_refill = Открываются новые легенды.
aetherya-ask-new_deck = Верхняя карта новой колоды начинает сброс.
aetherya-ask-reveal = Всё открывается.
aetherya-ask-arrange = { $who }: выложите четыре карты в середину королевства, ряд за рядом ({ $done } из { $of }).
aetherya-ask-swap_rows = { $who }: обменяйте легенду этого века на легенду следующего или оставьте как есть.
aetherya-ask-swap_with = { $who }: какая легенда следующего века займёт её место?
aetherya-ask-turn = { $who }: возьмите карту или сначала легенду.
aetherya-ask-drop = { $who }: сбросьте одну из двух карт.
aetherya-ask-hand = { $who }: положите карту в королевство или сбросьте её, если она из колоды.
aetherya-ask-pile = { $who }: в какую стопку сбросить карту «{ $card }»?
aetherya-ask-turn_up = { $who }: откройте одну из закрытых карт.
aetherya-ask-token = { $who }: взять жетон ({ $cell }) или сбросить?
aetherya-ask-turn_end = { $who }: возьмите легенду, примените жетоны, если они есть, или закончите ход.
aetherya-ask-use_at = { $who }: на какой карте применить жетон «{ $token }»?
aetherya-ask-use_second = { $who }: с какой картой поменять местами эту ({ $cell })?
aetherya-ask-use_seat = { $who }: в чьём королевстве применить жетон «{ $token }»?
aetherya-ask-use_there = { $who }: выберите закрытый жетон (королевство: { $of-seat }).
aetherya-ask-use_get = { $who }: какой жетон отдаёт { $of-seat }?
aetherya-ask-use_give = { $who }: какой камень вы отдаёте? Взамен: { $get }.
aetherya-ask-penalty = { $who }: ни одна легенда не выполнена: какую отправить в штраф?
aetherya-ask-block = { $who }: оставьте квадрат два на два для следующего века.
aetherya-ask-over = Игра окончена.

# What happened

aetherya-event-first = Первый ход: { $who }.
aetherya-event-legend = Открыта легенда: { $legend }.
aetherya-event-row = Век { $row ->
    [1] I
    [2] II
   *[other] III
  }: { $legends }.
aetherya-event-first_discard = Сброс начинается с карты: { $card }.
aetherya-event-dealt = { $aside ->
    [yes] { $who } получает вторую такую же карту: { $card }. Она отложена.
   *[no] { $who } получает карту: { $card }.
  }
aetherya-event-aside_returned = Отложенные карты возвращаются в колоду.
aetherya-event-lay = { $who } выкладывает карту: { $card } ({ $cell }).
aetherya-event-arranged = Все королевства разложены.
aetherya-event-swap = Меняются местами: { $legends }.
aetherya-event-take = { $who } берёт карту из сброса: { $card }.
aetherya-event-draw = { $card ->
    [none] { $who } берёт карту из колоды.
   *[other] { $who } берёт карту из колоды: { $card }.
  }
aetherya-event-drop = { $who } сбрасывает карту: { $card }.
aetherya-event-discard = { $who } сбрасывает карту: { $card }.
aetherya-event-place = { $who } кладёт карту: { $card } ({ $cell }).
aetherya-event-lifted = Заменена карта: { $card }.
aetherya-event-replaced = В сброс: { $card }.
aetherya-event-turn_up = { $who } открывает карту: { $card } ({ $cell }).
aetherya-event-token = { $who } { $kept ->
    [yes] берёт
   *[no] сбрасывает
  } жетон ({ $cell }): { $token }.
aetherya-event-claim = { $who } берёт легенду «{ $legend }».
aetherya-event-turn_over = { $who } выполняет легенду «{ $legend }».
aetherya-event-spend = { $who } применяет жетон «{ $token }».
aetherya-event-put_on = { $who } кладёт жетон «{ $token }» на карту ({ $cell }).
aetherya-event-hammer = { $who } меняет местами карты: { $cells }.
aetherya-event-griffin = { $who } посылает Грифона ({ $of-seat }: { $cell }) и получает жетон «{ $token }».
aetherya-event-look = { $token ->
    [none] { $who } смотрит жетон ({ $of-seat }: { $cell }).
   *[other] { $who } смотрит жетон ({ $of-seat }: { $cell }): { $token }.
  }
aetherya-event-hand_over = { $who } отдаёт жетон «{ $token }». Получает { $to-seat }.
aetherya-event-shuffle = Сброс перемешан: в новой колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
  }.
aetherya-event-round = Выполненные легенды выходят из игры.
aetherya-event-penalty = В штраф уходит легенда «{ $legend }».
aetherya-event-ending = { $why ->
    [sixteenth] { $who }: открыты все шестнадцать карт.
    [stalled] Слишком долго никто не трогал закрытых карт.
    [deck] Колода пуста.
   *[legends] Легенд не осталось.
  }
aetherya-event-reveal = { $who } открывает карту: { $card } ({ $cell }).
aetherya-event-age = Век { $age } окончен: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
aetherya-event-new_age = Век { $age } начинается с четырёх карт (левый верхний угол: { $block }).
aetherya-event-over = Игра окончена.

# Why not

aetherya-refusal-not_in_hand = У вас не осталось такой карты для выкладки.
aetherya-refusal-locked = Открытую карту «{ $card }» заменить нельзя. Выберите другое место.
aetherya-refusal-same_kind = Карту «{ $card }» нельзя заменить такой же.
aetherya-refusal-not_face_down = Открыть карту ({ $cell }) нельзя: она уже открыта.
aetherya-refusal-must_place = Сбросить или отправить эту карту нельзя: положите её в королевство.
aetherya-refusal-not_shown = Выбрать эту легенду нельзя: её нет на столе.
aetherya-refusal-not_met = { $portal ->
    [yes] Ваши карты выполняют легенду «{ $legend }» только через портал, а гоблин должен соприкасаться напрямую.
   *[no] Ваши открытые карты не выполняют легенду «{ $legend }».
  }
aetherya-refusal-one_claim = В этом ходу вы уже взяли легенду, а можно только одну за ход.
aetherya-refusal-turned_already = Эту легенду в этом раунде уже перевернули, ещё раз нельзя.
aetherya-refusal-must_turn = Продолжить нельзя: сначала переверните выполненные легенды.
aetherya-refusal-deck_too_small = Столько взять нельзя: { $deck ->
    [0] колода пуста
    [one] в колоде только { $deck } карта
    [few] в колоде только { $deck } карты
   *[many] в колоде только { $deck } карт
  }.
aetherya-refusal-pile_empty = Взять отсюда нельзя: эта стопка сброса пуста.
aetherya-refusal-not_in_row = Выбрать эту легенду нельзя: её нет в том ряду.
aetherya-refusal-not_owned = У вас нет такого жетона.
aetherya-refusal-no_target = { $at ->
    [seat] Этого игрока выбрать нельзя: применить жетон у него не к чему.
    [gem] Применить его сейчас нельзя: у вас нет камня на обмен.
   *[all] Применить его сейчас не к чему.
  }
aetherya-refusal-looked_already = В этом ходу вы уже пользовались Палантиром, а можно только раз за ход.
aetherya-refusal-staff_limit = Применить Посох нельзя: драконов у вас { $dragons }, а нужно меньше { $limit }.
aetherya-refusal-no_race = Положить Договор сюда нельзя: выберите открытую карту расы.
aetherya-refusal-no_dragon = Положить Посох сюда нельзя: выберите открытого дракона.
aetherya-refusal-has_one = Второй такой же жетон на эту карту положить нельзя.
aetherya-refusal-one_against_one = { $portal ->
    [yes] Применить Меч нельзя: стороны соприкасаются только через портал, а гоблин должен соприкасаться напрямую.
   *[no] Применить Меч нельзя: нужна соседняя пара, по одной карте с каждой стороны.
  }
aetherya-refusal-in_order = { $same ->
    [yes] Выберите другую карту: эта уже выбрана.
   *[no] Сначала выберите карту, которая лежит выше или левее.
  }
aetherya-refusal-not_an_opponent = Себя выбрать нельзя. Выберите соперника.
aetherya-refusal-not_at_table = Там никто не сидит: игроков за этим столом — { $players }.
aetherya-refusal-no_face_down_token = { $at ->
    [seat] Этого игрока выбрать нельзя: в его королевстве нет закрытых жетонов.
   *[card] Выбрать эту карту нельзя: на ней нет закрытого жетона.
  }
aetherya-refusal-not_there = Взять этот жетон нельзя: у соперника его нет.
aetherya-refusal-no_gem_for_gem = Обменять камень на камень нельзя.
aetherya-refusal-items_only = Взять персонажа нельзя: Вор берёт только предметы.
aetherya-refusal-other_mode = В этом режиме так нельзя.
aetherya-refusal-not_held = Сбросить эту карту нельзя: её нет среди ваших двух.
aetherya-refusal-met_already = Эта легенда уже выполнена, ещё раз нельзя.
aetherya-refusal-one_a_turn = В этом ходу вы уже выполнили легенду, а можно только одну за ход.

# The score pad

aetherya-row-elves = Эльфы
aetherya-row-dwarves = Гномы
aetherya-row-humans = Люди
aetherya-row-goblins = Гоблины
aetherya-row-dragons = Драконы
aetherya-row-legends = Легенды
aetherya-row-conflicts = Конфликты
aetherya-row-cost = Легенды века
aetherya-row-ages = Прежние века
aetherya-row-penalty = Штраф

aetherya-part-elves = { $card } ({ $cell }) и { $other } ({ $at }){ $portal ->
    [yes] { " " }через портал
   *[no] { "" }
  }
aetherya-part-dwarves = { $card } ({ $cell }) и { $other } ({ $at }){ $portal ->
    [yes] { " " }через портал
   *[no] { "" }
  }
aetherya-part-humans = { $card } ({ $cell }) и { $other } ({ $at }){ $portal ->
    [yes] { " " }через портал
   *[no] { "" }
  }
aetherya-part-goblins = { $card } ({ $cell }) и { $other } ({ $at }){ $portal ->
    [yes] { " " }через портал
   *[no] { "" }
  }
aetherya-part-dragons = { $kind ->
    [tamed] дракон ({ $cell }) приручён ({ $staff ->
        [yes] Посох
       *[no] соседи: { $by }
      })
    [surplus] дракон ({ $cell }) сверх предела и считается диким
    [too_many] драконов { $dragons }: строка стоит ноль
   *[wild] дракон ({ $cell }) дикий
  }
aetherya-part-legends = { $kind ->
    [gems] последняя цифра суммы { $sum } ({ $gems })
   *[legend] { $legend }
  }
aetherya-part-conflicts = { $card } ({ $cell }) и { $other } ({ $at }){ $portal ->
    [yes] { " " }через портал
   *[no] { "" }
  }
aetherya-part-cost = { $legend }
aetherya-part-ages = век { $age }: королевство { $kingdom }, легенды { $legends }
aetherya-part-penalty = { $legend }

aetherya-reason-sixteenth = Открыта шестнадцатая карта.
aetherya-reason-stalled = Слишком много ходов подряд никто не открывал закрытых карт.
aetherya-reason-deck = Колода пуста.
aetherya-reason-legends = Легенд не осталось.

# The board in words
aetherya-board-head = Карт в колоде: { $deck }; сброс: { $discards }
aetherya-board-shown = Легенды: { $shown }; ещё в запасе: { $pile }
aetherya-board-turned = Перевёрнуты: { $turned }
aetherya-board-penalty = Штраф: { $penalty }
aetherya-board-age = Век { $age }: { $row }; выполнены: { $turned }
aetherya-board-coming = Век { $age }, ещё впереди: { $row }
aetherya-board-ages = Очки прежних веков: { $ages }
aetherya-board-hand = На руке: { $cards }
aetherya-board-unknown = карта из колоды
aetherya-board-seat = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
aetherya-board-row = ряд { $row }: { $cards }
aetherya-board-start = выложить: { $cards }
aetherya-board-legends = легенды: { $legends }
aetherya-board-beside = жетоны: { $tokens }
aetherya-board-down = закрытые жетоны: { $places }
aetherya-board-griffins = Грифон: { $places }
aetherya-board-treaties = Договор: { $places }
aetherya-board-staffs = Посох: { $places }
aetherya-board-seen = жетон ({ $cell }): { $token ->
    [none] известен другим
   *[other] { $token }
  }

# The browser client

aetherya-blurb = Разложите шестнадцать карт так, чтобы расы жили у любимых земель, приручайте драконов и опережайте других в легендах.
aetherya-minutes = 20
client-chips-aetherya = в одиночку и вместе | вариант с жетонами
aetherya-about-mode = Друг против друга, в одиночку через три века или вместе против легенд.
aetherya-about-tokens = На каждой закрытой карте лежит жетон: камень, предмет или персонаж.
aetherya-about-goblin-legends-via-portal = Книга правил об этом молчит. С этой настройкой гоблины выполняют легенды и через порталы.
aetherya-about-staff-counts-tamed = Книгу правил можно понять двояко. С этой настройкой дикие драконы Посоху не мешают.
aetherya-about-solo-may-flip = С этой настройкой карту из колоды можно сбросить, а вместо этого открыть одну закрытую.
aetherya-about-coop-must-turn = С этой настройкой легенду нельзя приберечь на потом.

aetherya-now-arrange = Выберите карту для обведённого места ({ $done } из { $of }).
aetherya-now-swap_rows = Обменяйте легенду этого века на легенду следующего или оставьте как есть.
aetherya-now-swap_with = Какая легенда следующего века заменит эту: { $legend }?
aetherya-now-turn = Возьмите карту из колоды или сброса, либо сначала легенду.
aetherya-now-drop = Сбросьте одну из двух карт.
aetherya-now-hand = Выберите подсвеченное место для карты.
aetherya-now-pile = В какую стопку сбросить карту «{ $card }»?
aetherya-now-turn_up = Откройте одну из своих закрытых карт.
aetherya-now-token = Взять жетон вслепую или сбросить?
aetherya-now-turn_end = Возьмите легенду, примените жетоны, если они есть, или закончите ход.
aetherya-now-use_at = На какой карте применить жетон «{ $token }»?
aetherya-now-use_second = С какой картой поменять её местами?
aetherya-now-use_seat = В чьём королевстве применить жетон «{ $token }»?
aetherya-now-use_there = Выберите закрытый жетон (королевство: { $of-seat }).
aetherya-now-use_get = Какой жетон отдаёт { $of-seat }?
aetherya-now-use_give = Какой камень вы отдаёте? Взамен: { $get }.
aetherya-now-penalty = Ни одна легенда не выполнена: какую отправить в штраф?
aetherya-now-block = Выберите четыре карты, которые останутся на следующий век.

aetherya-act-take = { $piles ->
    [1] Взять карту: { $card }
   *[other] Взять карту: { $card } (стопка { $pile })
  }
aetherya-act-draw = Взять из колоды
aetherya-act-draw-two = Взять две карты
aetherya-act-draw-two-text = одну оставить, другую сбросить
aetherya-act-draw-and-take = Из колоды и из сброса: { $card }
aetherya-act-draw-and-take-text = одну оставить, другую сбросить
aetherya-act-discard = { $ask ->
    [hand] Сбросить карту: { $card }
   *[other] Сбросить в стопку { $pile }
  }
aetherya-act-done = { $ask ->
    [swap_rows] Оставить как есть
    [pact] Отказаться
   *[other] Закончить ход
  }
aetherya-act-keep = Взять жетон
aetherya-act-keep-text = каким бы он ни был
aetherya-act-leave = Сбросить жетон
aetherya-act-leave-text = он открывается и выходит из игры
aetherya-act-place = Положить: { $place }
aetherya-act-flip = Открыть: { $place }
aetherya-act-claim = { $mode ->
    [versus] Взять легенду «{ $legend }»
   *[other] Выполнить легенду «{ $legend }»
  }
aetherya-act-sword = С Мечом: { $legend }
aetherya-act-lay = Выложить: { $card }
aetherya-act-drop = Сбросить: { $card }
aetherya-act-swap = Обменять: { $legend }
aetherya-act-block = Оставить квадрат: { $place }
aetherya-act-penalty = В штраф: { $legend }
aetherya-act-use = Применить: { $token }
aetherya-act-at = { $ask ->
    [build] Строить здесь: { $place }
   *[other] Сюда: { $place }
  }
aetherya-act-seat = { $ask ->
    [turn] { $breaks ->
        [yes] Нарушить пакт: { $who }
       *[no] Предложить пакт: { $who }
      }
    [pact] Принять пакт: { $who }
   *[other] { $who }
  }
aetherya-act-get = Взять: { $token }
aetherya-act-give = Отдать: { $token }

aetherya-power-gem1 = В конце считается последняя цифра суммы камней.
aetherya-power-gem2 = В конце считается последняя цифра суммы камней.
aetherya-power-gem3 = В конце считается последняя цифра суммы камней.
aetherya-power-gem4 = В конце считается последняя цифра суммы камней.
aetherya-power-treaty = Положите на карту расы: у неё не будет конфликтов.
aetherya-power-staff = Положите на дракона: он приручён.
aetherya-power-sword = Возьмите легенду «двое против одного» с одним против одного.
aetherya-power-hammer = Поменяйте местами две свои карты.
aetherya-power-palantir = Раз за ход посмотрите закрытый жетон.
aetherya-power-griffin = Приносит закрытый жетон из любого королевства, даже вашего.
aetherya-power-smuggler = Обменяйте свой камень на жетон другого игрока.
aetherya-power-thief = Заберите предмет у другого игрока.

aetherya-place = ряд { $row }, столбец { $column }
aetherya-ui-cell = Ряд { $row }, столбец { $column }: { $what }
aetherya-ui-face-down = { $token ->
    [yes] закрыта, на ней жетон
   *[no] закрыта
  }
aetherya-ui-kingdom-of = Королевство: { $who }
aetherya-ui-show-kingdom = Показать королевство: { $who }, открыто { $number } из 16
aetherya-ui-back-home = К своему
aetherya-ui-legend-state = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, { $state ->
    [over] выполнена
    [met] выполнена сейчас
    [soon] была бы выполнена
   *[no] не выполнена
  }
aetherya-ui-tag-claim = Взять
aetherya-ui-tag-meet = Выполнить
aetherya-ui-tag-met = Выполнена
aetherya-ui-tag-swap = Обменять
aetherya-ui-tag-penalty = Штраф
aetherya-ui-tag-lay = Выложить
aetherya-ui-tag-drop = Сбросить
aetherya-ui-with-sword = с Мечом
aetherya-ui-deck = Колода · { $number }
aetherya-ui-deck-ends = когда она пуста, век заканчивается
aetherya-ui-discards = Сброс · { $number }
aetherya-ui-discard = Сброс, { $number ->
    [0] пусто
    [one] { $number } карта: { $top }
    [few] { $number } карты, сверху { $top }
   *[many] { $number } карт, сверху { $top }
  }
aetherya-ui-in-pile = в запасе { $number }
aetherya-ui-penalty-text = Если за раунд не выполнена ни одна легенда, одна уходит сюда. Каждое королевство должно стоить больше этой стопки.
aetherya-ui-penalty-short = Штраф
aetherya-ui-gone = выполнено и вышло из игры: { $number }
aetherya-ui-weakest = Слабее всех
aetherya-ui-this-round = { $number ->
    [0] В этом раунде не выполнено ни одной легенды.
    [one] В этом раунде выполнена { $number } легенда.
    [few] В этом раунде выполнены { $number } легенды.
   *[many] В этом раунде выполнено { $number } легенд.
  }
aetherya-ui-age = Век { $age }
aetherya-ui-age-of = Век { $age } из трёх
aetherya-ui-age-state = { $state ->
    [done] выполнено { $met } из { $of }, цена { $worth }
    [now] выполнено { $met } из { $of }, цена { $worth }
   *[later] позже, цена { $worth }
  }
aetherya-ui-not-begun = впереди
aetherya-ui-solo-goal = Победа: каждый век выше 0.
aetherya-ui-coop-goal = Вы победите вместе, если каждое королевство будет стоить больше штрафа.
aetherya-ui-versus-goal = Игра заканчивается, когда кто-то открывает свою шестнадцатую карту.
aetherya-ui-tokens-text = Жетоны применяют в конце хода.
aetherya-ui-gems = Камни
aetherya-ui-tokens = Жетоны
aetherya-ui-holds = Взято
aetherya-ui-face-up = Открыто, из 16
aetherya-ui-up-of = открыто { $number } из 16
aetherya-ui-pad = Подсчёт
aetherya-ui-pad-text = открытые карты, как лежат
aetherya-ui-instead = вместо: { $card }
aetherya-ui-its-token = и жетон
aetherya-ui-sixteenth = конец игры
aetherya-ui-preview = Что изменится, видно на поле и в подсчёте.
aetherya-ui-met-now = { $number ->
    [one] Сейчас выполнена { $number } легенда.
    [few] Сейчас выполнены { $number } легенды.
   *[other] Сейчас выполнено { $number } легенд.
  } { $mode ->
    [versus] В этот ход можно взять одну, до карты или после.
   *[other] В этот ход выполненное можно перевернуть, до карты или после.
  }
aetherya-ui-choose = Выбирайте
aetherya-ui-on-board = Выберите на поле одно из подсвеченных мест.
aetherya-ui-stage-draw = Карта
aetherya-ui-stage-place = Место
aetherya-ui-stage-token = Жетон
aetherya-ui-stage-end = Конец хода
aetherya-ui-title-arrange = Ваши четыре карты
aetherya-ui-title-swap_rows = Обмен легенд
aetherya-ui-title-swap_with = Обмен легенд
aetherya-ui-title-turn = Ваш ход
aetherya-ui-title-drop = У вас две карты
aetherya-ui-title-hand = На руке: { $card }
aetherya-ui-title-pile = В какую стопку?
aetherya-ui-title-turn_up = Откройте одну
aetherya-ui-title-token = Жетон
aetherya-ui-title-turn_end = Конец вашего хода
aetherya-ui-title-use_at = На какую карту?
aetherya-ui-title-use_second = С какой картой?
aetherya-ui-title-use_seat = Чьё королевство?
aetherya-ui-title-use_there = Какой жетон?
aetherya-ui-title-use_get = Какой жетон?
aetherya-ui-title-use_give = Какой камень?
aetherya-ui-title-penalty = Штраф
aetherya-ui-title-block = Оставьте четыре карты
aetherya-ui-lost-count = Сколько стоило королевство: { $points }
aetherya-verdict = { $mode ->
    [solo] { $outcome ->
        [victory] Победа
        [completed] Кампания завершена
       *[lost] Кампания проиграна
      }
   *[coop] { $outcome ->
        [won] Вы победили вместе
       *[lost] Легенды победили
      }
  }
aetherya-verdict-text = { $mode ->
    [solo] { $outcome ->
        [victory] Каждый век закончился выше нуля; всего { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
          }.
        [completed] Все легенды выполнены, но не каждый век закончился выше нуля; всего { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
          }.
       *[lost] Легенда века не была выполнена вовремя.
      }
   *[coop] { $outcome ->
        [won] Каждое королевство стоит больше штрафа.
       *[lost] Не каждое королевство стоит больше штрафа.
      }
  }
aetherya-ui-padpage-text = для настольной игры
aetherya-ui-padpage-claimed = Взятые легенды
aetherya-ui-padpage-counts = Жетоны, которые считаются
aetherya-ui-padpage-around = За столом
aetherya-ui-padpage-tie = При равенстве решает самая высокая строка, затем следующая.
aetherya-ui-padpage-clear = Убрать
aetherya-ui-padpage-cards = Карты
aetherya-ui-padpage-choose = Выберите место, затем карту.
aetherya-favourite-lay = Выложенные карты
aetherya-favourite-claim = Взятые легенды

# Стол в терминале
aetherya-play-to-lay = Выложить:
aetherya-play-age = Век { $age }:
aetherya-play-legends = Легенды (в запасе ещё { $pile }):
aetherya-play-deck = Колода: { $cards }
aetherya-play-discards = Сброс:
aetherya-play-met = Выполнены:
aetherya-play-penalty = Штраф:
aetherya-play-token-mark = * жетон рубашкой вверх

tribes-name = Племена

# Вещи
tribes-word-food = еда
    .one = еду
    .few = еды
    .many = еды
tribes-word-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
tribes-word-stone = камень
    .one = камень
    .few = камня
    .many = камней
tribes-word-mixed = по одному каждого
tribes-word-lake = озеро
tribes-word-forest = лес
tribes-word-mountain = гора
tribes-word-sun = солнце
tribes-word-moon = луна
tribes-word-blank = пустая грань
tribes-word-grow = Растить
tribes-word-move = Идти
tribes-word-gather = Собирать
tribes-word-learn = Изучать
tribes-word-weak = мин
    .full = минимальная
tribes-word-normal = обычная
    .full = обычная
tribes-word-strong = макс
    .full = максимальная
tribes-word-board = планшет игрока
tribes-word-daba = Даба
tribes-word-indartsu = Индартсу
tribes-word-kia_kia = Киа-киа
tribes-word-muk_kan = Мук’кан
tribes-amount = { $number ->
    [one] { $number } { $thing }
    [few] { $number } { $thing-few }
   *[many] { $number } { $thing-many }
  }
tribes-hex = { $letter }
tribes-word-dananu = Данану
tribes-word-kiror = Кирор
tribes-word-kaha = Каха
tribes-word-tunga = Тунга
tribes-word-traders = Торговцы
tribes-word-crafty_builders = Искусные строители
tribes-word-farmers = Фермеры
tribes-word-kinship = Родство
tribes-word-ambush = Засада
tribes-word-shaman = Шаман
tribes-word-shared_gifts = Общие дары
tribes-word-intimidation = Устрашение
tribes-word-cunning = Хитрые
tribes-word-agriculture = Агрокультура
tribes-word-pathfinders = Первопроходцы
tribes-word-evasive = Уклончивые
tribes-word-wayfarers = Странники
tribes-word-common_purpose = Общая цель
tribes-word-hidden_village = Скрытая деревня
tribes-word-light_in_the_dark = Свет во тьме
tribes-word-bow = Лук
tribes-word-stable = Конюшня
tribes-word-pottery = Гончарная
tribes-word-basketry = Корзины
tribes-word-oxen = Волы
tribes-word-hearth = Очаг
tribes-word-cave_paintings = Наскальные рисунки
tribes-word-stone_tools = Каменные орудия
tribes-word-whole_tribe = Целое племя
tribes-word-lake_lords = Владыки озёр
tribes-word-forest_lords = Владыки лесов
tribes-word-mountain_lords = Владыки гор
tribes-word-nomads = Кочевники
tribes-word-borderland = Пограничье
tribes-word-raid = Набег
tribes-word-abandoned_village = Покинутая деревня
tribes-word-altar = Алтарь
tribes-word-canoe = Каноэ
tribes-word-walls = Стены
tribes-word-chief = Вождь
tribes-word-discovery = Открытие
tribes-word-drought = Засуха
tribes-word-invaders = Захватчики
tribes-word-mammoth = Мамонт
tribes-word-mild_winter = Мягкая зима
tribes-word-plenty_of_food = Много еды
tribes-word-plenty_of_wood = Много дерева
tribes-word-plenty_of_stone = Много камня
tribes-word-sabre_tooth = Саблезубый тигр
tribes-word-shared_knowledge = Общее знание
tribes-word-volcano = Вулкан
tribes-word-great_lake = великое озеро
tribes-word-great_forest = великий лес
tribes-word-great_mountain = великая гора
tribes-word-wild_land = природная земля
tribes-word-jungle = джунгли
tribes-word-oasis = пустынный оазис
tribes-word-tar_pit = смоляная яма
tribes-word-glacier = ледник

# Что сейчас ожидается
tribes-ask-chance_terrain = Выкладывается местность.
tribes-ask-chance_lands = Определяется число особых земель.
tribes-ask-chance_land = Определяется особая земля.
tribes-ask-chance_land_hex = Определяется, где лежит { $land }.
tribes-ask-chance_tribe = Раздаются племена.
tribes-ask-chance_first = Определяется первый игрок.
tribes-ask-chance_power = Раздаются способности вождей.
tribes-ask-chance_pool = Бросаются кубики первого запаса.
tribes-ask-chance_roll = Бросаются кубики.
tribes-ask-chance_roll_one = Бросается один кубик.
tribes-ask-chance_event = Открывается следующее событие.
tribes-ask-chance_goal = Открывается цель.
tribes-ask-leader = { $who }: выберите одну из двух способностей своего племени.
tribes-ask-start = { $who }: поставьте на свободный гекс { $number ->
    [one] { $number } жителя
   *[other] { $number } жителей
  }.
tribes-ask-bonus = { $who }: возьмите любой ресурс (осталось взять { $of }).
tribes-ask-return = { $who }: на поле никого не осталось; поставьте жителя на свободный гекс (осталось { $of }).
tribes-ask-before = { $who }: бросьте кубики; перед этим можно купить карту или сохранить кубик, если это умеет вождь.
tribes-ask-act = { $who }: выберите действие и кубик для него.
tribes-ask-grow = { $who }: «Растить», мощность { $strength-full }: поставьте жителей ({ $done } из { $of }), затем «Готово».
tribes-ask-move = { $who }: «Идти», мощность { $strength-full }: передвиньте жителей ({ $done } из { $of }), затем «Готово».
tribes-ask-gather = { $who }: «Собирать», мощность { $strength-full }: выберите гексы ({ $done } из { $of }), затем «Собрать».
tribes-ask-learn = { $who }: «Изучать», мощность { $strength-full }: можно убрать открытые цели под колоду ({ $done } из { $of }), затем возьмите новые: { $number }.
tribes-ask-wander = { $who }: одного жителя можно передвинуть на соседний гекс; если не нужно, «Готово».
tribes-ask-push = { $who }: вытесните жителя соперника с гекса, где у вас превосходство; если не нужно, «Готово».
tribes-ask-push_to = { $who }: куда вытеснить жителя с гекса { $hex }?
tribes-ask-tiger = { $who }: отправьте тигра на гору.
tribes-ask-invaders = { $who }: выберите, на какой из наименее заселённых гексов высадятся захватчики.
tribes-ask-mammoth = { $who }: выберите, на каком из наименее заселённых озёр появится мамонт.
tribes-ask-volcano = { $who }: положите вулкан у края поля.
tribes-ask-bid = { $who }: поставьте больше { $highest } или пасуйте.
tribes-ask-settle = { $who }: постройте покинутую деревню на гексе под своим контролем или откажитесь.
tribes-ask-fight = { $who }: выберите следующий конфликт ({ $hexes }).
tribes-ask-end = { $who }: стройте деревни и выполняйте цели, затем завершите ход.
tribes-ask-yield = { $who }: что даёт гекс { $hex } рядом с вулканом?
tribes-ask-mix = { $who }: природная земля на { $hex } даёт любые ресурсы (осталось взять { $of }).
tribes-ask-gift = { $who }: возьмите один из ресурсов гекса { $hex }.
tribes-ask-basket = { $who }: с какого из гексов взять ресурс в корзину?
tribes-ask-basket_type = { $who }: какой ресурс гекса { $hex } взять в корзину?
tribes-ask-farm = { $who }: можно добавить жителя на озеро, с которого вы собирали; если не нужно, «Готово».
tribes-ask-found = { $who }: возьмите ресурс с карты «Открытие» (осталось { $of }).
tribes-ask-light = { $who }: возьмите любой ресурс за действие минимальной мощности (осталось взять { $of }).
tribes-ask-tribute = { $who }: какой ресурс отдать за разработку «{ $goal }»? Его получит { $to-seat }.
tribes-ask-lose = { $who }: извержение уносит жителя; выберите, кого рядом с вулканом (осталось { $of }).
tribes-ask-hand = { $who }: раздайте свою ставку (осталось { $of }).
tribes-ask-spare = { $who }: какой ресурс сэкономить (осталось { $of })?
tribes-ask-ambush = { $who }: сколько жителей из засады вступят в конфликт на { $hex }?
tribes-ask-shoot = { $who }: чьего жителя на { $hex } уберёт «Лук»?
tribes-ask-repel = { $who }: чьего жителя на { $hex } уберут «Стены»?
tribes-ask-flee = { $who }: куда уйдёт житель с { $hex } (осталось { $of })?
tribes-ask-elder = { $who }: поставьте старейшину на новую деревню ({ $hex }) или откажитесь.
tribes-ask-offer = { $who }: что принести в жертву вместе с жителем с { $hex }?
tribes-ask-pot_give = { $who }: «Гончарная»: отдайте один ресурс другому игроку.
tribes-ask-pot_take = { $who }: возьмите любой ресурс (осталось взять { $of }).
tribes-ask-over = Игра окончена.

# Что произошло
tribes-event-terrain = Гекс { $hex }: { $terrain }.
tribes-event-lands = { $number ->
    [0] Особых земель в игре нет.
    [one] В игре { $number } особая земля.
    [few] В игре { $number } особые земли.
   *[many] В игре { $number } особых земель.
  }
tribes-event-land = В игре: { $land }.
tribes-event-land_laid = На { $hex } лежит { $land }.
tribes-event-tribe = { $who } ведёт племя { $tribe }.
tribes-event-first = { $who } начинает.
tribes-event-pool = Кубики первого запаса: { $face } и { $face2 }.
tribes-event-leader = { $who }: способность вождя — «{ $power }».
tribes-event-placed = { $who } ставит на { $hex } { $number ->
    [one] { $number } жителя
   *[other] { $number } жителей
  }.
tribes-event-turn = Ходит { $who }.
tribes-event-points = { $who } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
  }.
tribes-event-gain = { $who } берёт { $number ->
    [one] { $number } { $resource-one }
    [few] { $number } { $resource-few }
   *[many] { $number } { $resource-many }
  }.
tribes-event-spend = { $who } платит { $number ->
    [one] { $number } { $resource-one }
    [few] { $number } { $resource-few }
   *[many] { $number } { $resource-many }
  }.
tribes-event-given = { $who } отдаёт 1 { $resource-one }. Получает { $to-seat }.
tribes-event-kept = { $who } сохраняет кубик: { $face }.
tribes-event-rolled = { $who }: на кубиках { $face } и { $face2 }.
tribes-event-act = { $who }: «{ $deed }», мощность { $level-full }.
tribes-event-strengthened = { $who } повышает мощность: теперь { $level-full }.
tribes-event-borrowed = { $who }: старейшина заимствует разработку «{ $goal }». Её владелец — { $from-seat }.
tribes-event-grew = { $who } добавляет жителя на { $hex }.
tribes-event-moved = { $who } передвигает жителя: { $from } → { $to }.
tribes-event-rode = { $who } едет на мамонте: { $from } → { $to }.
tribes-event-gathered = { $who } собирает на { $hex }.
tribes-event-glacier = На леднике { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
  }.
tribes-event-melted = Ледник тает.
tribes-event-goal_put_under = { $who } убирает под колоду цель «{ $goal }».
tribes-event-goal_drawn = { $who } берёт цель «{ $goal }».
tribes-event-goal_met = { $who } выполняет цель «{ $goal }».
tribes-event-pushed = { $who }: жителя вытеснили ({ $from } → { $to }).
tribes-event-removed = { $who } теряет на { $hex } { $number ->
    [one] { $number } жителя
   *[other] { $number } жителей
  }.
tribes-event-invaders_removed = На { $hex } { $number ->
    [one] пал { $number } захватчик
    [few] пали { $number } захватчика
   *[many] пали { $number } захватчиков
  }.
tribes-event-village_destroyed = { $who } теряет деревню на { $hex }.
tribes-event-mammoth_ran = { $who } теряет мамонта: он сбежал.
tribes-event-event = Событие: { $event }.
tribes-event-event_discarded = { $event }: карта сброшена.
tribes-event-shuffled_back = { $event }: карта замешана обратно.
tribes-event-price = { $event }: цена теперь { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[many] { $number } ресурсов
  }.
tribes-event-card_food = На «Мягкой зиме» { $number ->
    [0] не осталось еды
    [one] осталась { $number } еда
   *[other] осталось { $number } еды
  }.
tribes-event-bought = { $who } покупает карту «{ $event }».
tribes-event-invaders = На { $hex } { $number ->
    [one] стоит { $number } захватчик
    [few] стоят { $number } захватчика
   *[many] стоят { $number } захватчиков
  }.
tribes-event-mammoth = На { $hex } появляется мамонт.
tribes-event-mammoth_hunted = { $who } охотится на мамонта.
tribes-event-mammoth_tamed = { $who } приручает мамонта.
tribes-event-tiger = Саблезубый тигр появляется на { $hex }.
tribes-event-tiger_hunted = { $who } охотится на тигра.
tribes-event-volcano = { $who } кладёт вулкан на место { $cell }.
tribes-event-eruption = Вулкан извергается ({ $face }).
tribes-event-bid = { $who } ставит { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[many] { $number } ресурсов
  }.
tribes-event-passed = { $who } пасует.
tribes-event-built = { $who } строит деревню на { $hex }.
tribes-event-spared = { $who } экономит 1 { $resource-one }.
tribes-event-elder = { $who } ставит старейшину на { $hex }.
tribes-event-sacrificed = { $who } приносит на алтарь жителя с { $hex }.
tribes-event-pottery = { $who } пользуется «Гончарной».
tribes-event-conflict = Конфликт на { $hex }.
tribes-event-ambush = { $who }: из засады на { $hex } { $number ->
    [one] вступает { $number } житель
    [few] вступают { $number } жителя
   *[many] вступают { $number } жителей
  }.
tribes-event-fled = { $who } уводит жителя: { $from } → { $to }.
tribes-event-raided = { $who }, атакуя, уничтожает деревню на { $hex }.

# Почему нельзя
tribes-refusal-not_now-act-done = Сначала выполните действие: выберите кубик и ряд.
tribes-refusal-not_yours = Выбрать эту способность нельзя: она принадлежит другому племени.
tribes-refusal-not_free = Поставить туда нельзя: этот гекс не свободен.
tribes-refusal-no_such_die = У вас нет кубика с таким результатом.
tribes-refusal-action_used = Это действие вы в этом ходу уже выполняли; два действия должны быть разными.
tribes-refusal-nobody_there = У вас там нет жителей.
tribes-refusal-nobody_left = { $verb ->
    [ambush] Столько отправить нельзя: на вашем планшете { $waiting ->
        [0] никто не ждёт
        [one] ждёт { $waiting } житель
        [few] ждут { $waiting } жителя
       *[many] ждут { $waiting } жителей
      }.
   *[other] Добавлять больше некого: все жители племени ({ $members }) уже в игре.
  }
tribes-refusal-out_of_order = Шаги делают по порядку: верните последние, чтобы сделать этот.
tribes-refusal-enough = { $verb ->
    [grow] Больше добавить нельзя: это действие добавляет не больше { $number ->
        [one] { $number } жителя
        [few] { $number } жителей
       *[many] { $number } жителей
      }.
    [board] Больше поставить на планшет нельзя: там помещается { $number ->
        [one] { $number } житель
        [few] { $number } жителя
       *[many] { $number } жителей
      }.
    [move] Больше ходить нельзя: за это действие ходит не больше { $number ->
        [one] { $number } жителя
        [few] { $number } жителей
       *[many] { $number } жителей
      }.
    [ride] Больше ходить нельзя: за это действие ходит не больше { $number ->
        [one] { $number } жителя
        [few] { $number } жителей
       *[many] { $number } жителей
      }.
    [gather] Больше собирать нельзя: за это действие — не больше { $number ->
        [one] { $number } гекса
        [few] { $number } гексов
       *[many] { $number } гексов
      }.
   *[other] Больше выбрать нельзя: здесь предел — { $number }.
  }
tribes-refusal-all_moved = Все ваши жители там в этом ходу уже ходили. Выберите жителя с другого гекса.
tribes-refusal-too_far = Туда не дойти: { $steps ->
    [0] этот житель уже там.
    [one] { $free ->
        [0] отсюда можно только на соседний гекс.
       *[other] это дальше одного шага, даже если не считать бесплатные гексы.
      }
   *[other] { $free ->
        [0] это дальше, чем позволяют шаги: { $steps }.
       *[other] это дальше, чем позволяют шаги ({ $steps }), даже если не считать бесплатные гексы.
      }
  }
tribes-refusal-no_mammoth = { $verb ->
    [hunt] Охотиться на мамонта нельзя: дикого мамонта на поле нет.
    [tame] Приручить мамонта нельзя: дикого мамонта на поле нет.
   *[other] Ехать оттуда нельзя: вашего мамонта там нет.
  }
tribes-refusal-too_few = На гексе { $hex } слишком мало ваших жителей: нужно { $need }, а у вас там { $members }.
tribes-refusal-invaded = Там это сделать нельзя: на гексе стоят захватчики. Сначала победите их.
tribes-refusal-no_resource = { $verb ->
    [take] Этого ресурса ({ $resource }) на карте не осталось; на ней { $left }.
    [give] Этого ресурса ({ $resource }) у вас нет; у вас { $held }.
    [pay] Этого ресурса ({ $resource }) у вас нет; у вас { $held }.
    [pottery] Нужен ресурс, который вы отдадите, а у вас { $held }.
    [borrow] Заимствовать это нельзя: нужно { $number ->
        [one] отдать { $number } ресурс
        [few] отдать { $number } ресурса
       *[many] отдать { $number } ресурсов
      }, а у вас { $held }.
    [sacrifice] Принести жертву нельзя: кроме жителя нужны одинаковые ресурсы ({ $number }) или по одному каждого вида, а у вас { $held }.
    [spare] Сэкономить здесь { $resource } нельзя: осталось заплатить { $cost }, а у вас { $held }.
    [trade] Так обменять нельзя: { $owed ->
        [0] на обмен идут одинаковые ресурсы ({ $number }), а у вас { $held }.
       *[other] вам ещё раздавать { $owed }, а у вас { $held }.
      }
    [build] На деревню не хватает ресурсов: она стоит { $cost }{ $saved ->
        [0] {""}
       *[other] , из них можно сэкономить { $saved }
      }, а у вас { $held }.
   *[other] На это не хватает ресурсов: цена — { $cost }, а у вас { $held }.
  }
tribes-refusal-village_there = Строить там нельзя: на гексе уже стоит деревня.
tribes-refusal-no_villages = Строить нечего: все деревни ({ $number }) уже в игре. Сначала какая-нибудь должна быть разрушена.
tribes-refusal-on_glacier = { $verb ->
    [fill] Этот гекс выбрать нельзя: на леднике «Корзины» ничего не добавляют.
   *[other] На леднике строить нельзя.
  }
tribes-refusal-not_open = { $verb ->
    [chase] Охотиться на саблезубого тигра нельзя: его нет на поле.
    [study] Так нельзя: событие «Общее знание» не открыто.
   *[other] Выбрать эту цель нельзя: «{ $goal }» не лежит у вас открытой.
  }
tribes-refusal-unfulfilled = Условие цели «{ $goal }» ещё не выполнено: { $have } из { $need }.
tribes-refusal-once_a_turn = В этом ходу вы это уже делали, а можно только раз за ход.
tribes-refusal-not_for_sale = { $verb ->
    [sacrifice] Принести жертву нельзя: Алтарь не ваш.
   *[other] Купить нельзя: событие «{ $event }» не открыто.
  }
tribes-refusal-bid_too_low = Наибольшая ставка — { $highest }: поставьте больше или пасуйте.
tribes-refusal-bid_too_high = У вас { $held ->
    [one] { $held } ресурс
    [few] { $held } ресурса
   *[many] { $held } ресурсов
  }; больше поставить нельзя.
tribes-refusal-no_power = { $verb ->
    [build] Строить на планшете нельзя: нужна способность «Скрытая деревня», деревня на поле, и чтобы скрытой ещё не было.
   *[other] Это может только вождь со способностью «{ $power }».
  }
tribes-refusal-no_elder = Старейшина не поможет: его нет на поле.
tribes-refusal-no_development = { $verb ->
    [pottery] Обменять нельзя: цель «Гончарная» у вас не завершена.
   *[other] Заимствовать можно только разработку, которая завершена у другого игрока и не завершена у вас.
  }
tribes-refusal-not_controlled = Вы не контролируете этот гекс: на нём должны быть только вы.
tribes-refusal-no_conflict = { $verb ->
    [invaders] На гексе { $hex } конфликта нет: там только захватчики.
   *[other] На гексе { $hex } конфликта нет: предел — { $limit }, { $members ->
        [0] а там никого
       *[other] а там { $members }
      }.
  }
tribes-refusal-no_room = Бежать на гекс { $hex } нельзя: там уже { $members }, а помещается { $limit }.
tribes-refusal-wrong_place = { $verb ->
    [mammoth] Гекс { $hex } выбрать нельзя: мамонт появляется на озере, где меньше всего жителей.
    [invaders] Гекс { $hex } выбрать нельзя: захватчики высаживаются там, где меньше всего жителей.
    [tiger] Гекс { $hex } выбрать нельзя: саблезубый тигр уходит на гору и никогда не остаётся на месте.
    [lose] Гекс { $hex } выбрать нельзя: ваших жителей рядом с вулканом там нет.
    [fill] Гекс { $hex } выбрать нельзя: за это действие вы с него не собирали.
    [grow] Добавить туда нельзя: «Фермеры» добавляют жителя только на озеро, с которого вы собрали за это действие.
    [volcano] Это место выбрать нельзя: вулкан касается не меньше двух гексов и, если можно, гекса с вашими жителями.
   *[other] Сюда нельзя: выберите одно из подсвеченных мест.
  }
tribes-refusal-wrong_target = { $verb ->
    [give] Себя выбрать нельзя. Выберите другого игрока.
    [borrow] Себя выбрать нельзя. Выберите другого игрока.
    [push] Вытеснить можно только жителя соперника с гекса, где ваших больше, чем у любого другого племени.
   *[other] Это выбрать нельзя. Выберите племя, которое в этом конфликте против вас.
  }
tribes-refusal-wrong_type = Этот гекс не даёт такого ресурса.
tribes-refusal-not_shared = Так нельзя: вы не стоите ни на одном гексе вместе с соперником.
tribes-refusal-no_cards = Взять цель нельзя: ваша колода целей пуста.
tribes-refusal-strong_already = Повысить мощность нельзя: она уже максимальная.
tribes-refusal-last_guard = Нельзя вытеснить последнего жителя, который охраняет свою деревню.
tribes-refusal-must_stay = { $number ->
    [0] Убрать цель нельзя: можно по одной за каждую вашу деревню на поле, а деревень у вас там нет.
   *[other] Больше убрать нельзя: можно по одной открытой цели за каждую вашу деревню на поле, а их у вас { $number }.
  }
tribes-refusal-too_early = Шаги делают по порядку: сначала нужно выбрать другое.
tribes-refusal-gathered_already = С гекса { $hex } вы уже собрали: за одно действие каждый гекс приносит ресурсы только раз.
tribes-refusal-off_board = Гекса { $hex } на этом поле нет.
tribes-refusal-not_at_table = Там никто не сидит: игроков за этим столом — { $players }.

# Счёт
tribes-row-villages = Деревни
tribes-row-goals = Цели
tribes-row-altar = Алтарь
tribes-row-chief = Вождь
tribes-row-invaders = Захватчики
tribes-row-mammoth = Мамонт
tribes-row-sabre_tooth = Саблезубый тигр
tribes-row-elders = Старейшины
tribes-part-villages = деревни в начале ходов
tribes-part-goals = { $goal }
tribes-part-altar = жертвы на алтаре
tribes-part-chief = милость вождя
tribes-part-invaders = последний захватчик побеждён
tribes-part-mammoth = охота на мамонта или его приручение
tribes-part-sabre_tooth = охота на тигра
tribes-part-elders = изгнанные старейшины

# Поле словами
tribes-board-head = Раунд { $rounds }
tribes-board-hex = Гекс { $hex } ({ $terrain }): { $there }
tribes-board-land = { $terrain }, { $land }
tribes-board-village = деревня ({ $who })
tribes-board-events = Открытые события: { $events }
tribes-board-rows = { $deed }: { $dice }
tribes-board-dice = Кубики: { $dice }; для следующего игрока: { $next }
tribes-board-seat = { $who } ({ $tribe }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; еда { $food }, дерево { $wood }, камень { $stone }
tribes-board-leader = вождь: { $power }
tribes-board-open = открытые цели: { $goals }
tribes-board-met = завершённые цели: { $goals }
tribes-board-tokens = жетоны: { $tokens }
tribes-board-draft = выбирает: { $steps }
tribes-board-elder = старейшина ({ $who })

# Начальная страница
tribes-blurb = Растите племя, кочуйте и стройте: займите озёра, леса и горы и сражайтесь там, где становится тесно.
tribes-minutes = 60
client-chips-tribes = цели и события | по желанию старейшины, вожди, земли
tribes-option-elders = Старейшины
tribes-about-elders = У каждого племени есть старейшина: он встаёт на деревню и заимствует разработки других.
tribes-option-special-lands = Особые земли
tribes-about-special-lands = До трёх гексов становятся особыми: джунгли, оазис, ледник.
tribes-option-leaders = Вожди
tribes-about-leaders = У каждого племени своя способность: на выбор из двух или случайная.
tribes-option-tribes = Племена
tribes-about-tribes = Выберите племя для каждого места или раздайте случайно.
tribes-choice-off = нет
tribes-choice-random = случайно
tribes-choice-choose = на выбор
tribes-reason-points = { $who } раньше всех набирает 15 очков.
tribes-reason-rounds = После последнего раунда больше всего очков: { $who }.

# Что делают вещи
tribes-about-bow = Атакуя, сначала уберите одного защитника.
tribes-about-stable = Жители проходят до двух гексов.
tribes-about-pottery = Раз за ход отдайте ресурс и возьмите два.
tribes-about-basketry = Ещё один ресурс с одного из гексов.
tribes-about-oxen = «Собирать»: ещё один гекс.
tribes-about-hearth = «Растить»: ещё один житель.
tribes-about-cave_paintings = «Изучать»: ещё одна цель.
tribes-about-stone_tools = Деревни дешевле на один ресурс.
tribes-about-whole_tribe = На поле все жители: { $number }
tribes-about-lake_lords = Больше всех на { $number ->
    [one] { $number } озере
   *[other] { $number } озёрах
  }
tribes-about-forest_lords = Больше всех в { $number ->
    [one] { $number } лесу
   *[other] { $number } лесах
  }
tribes-about-mountain_lords = Больше всех на { $number ->
    [one] { $number } горе
   *[other] { $number } горах
  }
tribes-about-nomads = Жители на { $number ->
    [one] { $number } гексе
   *[other] { $number } гексах
  }
tribes-about-borderland = Контроль над { $number ->
    [one] { $number } внешним гексом
   *[other] { $number } внешними гексами
  }
tribes-about-raid = Уничтожьте деревню, атакуя
tribes-about-abandoned_village = По очереди каждый может построить деревню за один ресурс каждого вида на гексе под своим контролем.
tribes-about-altar = Продаётся. В конце хода принесите в жертву жителя и четыре одинаковых ресурса (или по одному каждого) за 1 очко.
tribes-about-canoe = Продаётся. Озёра вы проходите бесплатно.
tribes-about-walls = Продаются. Защищая деревню, сначала уберите одного атакующего.
tribes-about-chief = Аукцион: победитель получает 1 очко (при ставке от пяти — 2) и раздаёт ставку другим.
tribes-about-discovery = Кто приходит на гекс, где только соперники, берёт один ресурс.
tribes-about-drought = До следующего дубля на гексе помещаются только четверо.
tribes-about-invaders = Там, где они стоят, не собирают и не строят; с каждым дублем их больше. Победа над последним: 2 очка.
tribes-about-mammoth = Четверо ваших на его гексе и кубик: охота даёт 3 еды и очко; приручение стоит 3 еды и даёт 3 очка.
tribes-about-mild_winter = Каждое действие «Растить» добавляет ещё двоих жителей и снимает с карты одну еду.
tribes-about-plenty_of_food = Каждое озеро при сборе даёт ещё две еды, пока они есть на карте.
tribes-about-plenty_of_wood = Каждый лес при сборе даёт ещё два дерева, пока они есть на карте.
tribes-about-plenty_of_stone = Каждая гора при сборе даёт ещё два камня, пока они есть на карте.
tribes-about-sabre_tooth = Каждое племя на его горе теряет жителя; с каждым дублем тигр уходит на другую. Охота за один кубик даёт очко.
tribes-about-shared_knowledge = Если вы на одном гексе с соперником: раз за ход отдайте ресурс и возьмите цель.
tribes-about-volcano = Появляется у края поля. Гексы рядом могут давать камень; извержения уносят жителей.
tribes-about-traders = Два одинаковых ресурса за один, когда угодно.
tribes-about-crafty_builders = Деревня дешевле на три ресурса, а если ваша уже стоит на поле — на два.
tribes-about-farmers = Собирая с озера, можно добавить на нём жителя.
tribes-about-kinship = «Растить»: ещё один житель там, где стоят чужие.
tribes-about-ambush = Жители ждут на планшете и вступают в конфликт.
tribes-about-shaman = Сохраните грань одного кубика, бросьте другой.
tribes-about-shared_gifts = Берите ресурс с общего гекса, когда с него собирает соперник.
tribes-about-intimidation = После «Идти» вытесните соперника там, где у вас превосходство.
tribes-about-cunning = Раз за ход заплатите ресурс: мощность действия выше.
tribes-about-agriculture = Одна еда за каждую деревню в начале хода.
tribes-about-pathfinders = Гексы той же местности проходите бесплатно.
tribes-about-evasive = При защите жители уходят, а не гибнут.
tribes-about-wayfarers = При любом действии, кроме «Идти», можно за 3 еды передвинуть одного жителя на соседний гекс.
tribes-about-common_purpose = Ещё один ресурс с гекса, где четверо ваших.
tribes-about-hidden_village = Одна деревня может стоять на вашем планшете.
tribes-about-light_in_the_dark = Каждое действие минимальной мощности даёт ресурс.
tribes-about-great_lake = Ещё одна еда при сборе
tribes-about-great_forest = Ещё одно дерево при сборе
tribes-about-great_mountain = Ещё один камень при сборе
tribes-about-wild_land = Считается любой местностью, даёт любые ресурсы
tribes-about-jungle = Для сбора нужны трое ваших
tribes-about-oasis = Для сбора нужны трое ваших
tribes-about-tar_pit = Одинокий житель пропадает после ваших конфликтов
tribes-about-glacier = До трёх жителей, без деревень, даёт один камень; сбор максимальной мощности кладёт сюда ещё один

# Что делаю я
tribes-now-leader = Выберите одну из двух способностей своего племени.
tribes-now-start = Поставьте на свободный гекс { $number ->
    [one] первого жителя
   *[other] первых { $number } жителей
  }.
tribes-now-bonus = Возьмите любой ресурс (осталось взять { $of }).
tribes-now-return = На поле никого нет: поставьте жителя на свободный гекс (осталось { $of }).
tribes-now-before = Бросьте кубики.
tribes-now-act = Выберите кубик и действие для него.
tribes-now-grow = Выбирайте гексы, где растёт племя ({ $done } из { $of }), затем «Готово».
tribes-now-move = Выберите, кто идёт и куда ({ $done } из { $of }); в конце «Готово».
tribes-now-gather = Выбирайте гексы, с которых собираете ({ $done } из { $of }), затем «Собрать».
tribes-now-learn = Можно убрать цели под колоду ({ $done } из { $of }); затем возьмите новые: { $number }.
tribes-now-wander = Один житель может перейти на соседний гекс.
tribes-now-push = Можно вытеснить одного жителя соперника.
tribes-now-push_to = Куда вытеснить жителя с { $hex }?
tribes-now-tiger = Отправьте тигра на гору.
tribes-now-invaders = Где высадятся захватчики?
tribes-now-mammoth = Где появится мамонт?
tribes-now-volcano = Положите вулкан у края поля.
tribes-now-bid = Поставьте больше { $highest } или пасуйте.
tribes-now-settle = Постройте покинутую деревню на гексе под своим контролем или откажитесь.
tribes-now-fight = Где-то слишком тесно: выберите следующий конфликт.
tribes-now-end = Стройте деревни, выполняйте цели, затем завершите ход.
tribes-now-yield = Что даёт гекс { $hex }?
tribes-now-mix = Природная земля даёт любые ресурсы (осталось взять { $of }).
tribes-now-gift = Возьмите один из ресурсов гекса { $hex }.
tribes-now-basket = С какого гекса взять в корзину?
tribes-now-basket_type = Какой ресурс в корзину?
tribes-now-farm = Можно добавить жителя на озеро, с которого вы собирали.
tribes-now-found = Возьмите ресурс с карты «Открытие» (осталось { $of }).
tribes-now-light = Действие минимальной мощности даёт вам ресурс (осталось взять { $of }).
tribes-now-tribute = Какой ресурс отдать за разработку «{ $goal }»?
tribes-now-lose = Извержение уносит жителя: выберите, кого рядом с вулканом (осталось { $of }).
tribes-now-hand = Раздайте свою ставку (осталось { $of }).
tribes-now-spare = Какой ресурс сэкономить (осталось { $of })?
tribes-now-ambush = Сколько жителей вступят из засады на { $hex }?
tribes-now-shoot = Чьего жителя на { $hex } уберёт «Лук»?
tribes-now-repel = Чьего жителя на { $hex } уберут «Стены»?
tribes-now-flee = Куда уйдёт житель с { $hex } (осталось { $of })?
tribes-now-elder = Поставить старейшину на новую деревню?
tribes-now-offer = Что принести в жертву вместе с жителем с { $hex }?
tribes-now-pot_give = «Гончарная»: отдайте ресурс другому игроку.
tribes-now-pot_take = Возьмите любой ресурс (осталось взять { $of }).
tribes-wait-leader = Выбирает способность…
tribes-wait-start = Выбирает, где начать…
tribes-wait-before = Сейчас бросит кубики…
tribes-wait-act = Выбирает кубик и действие…
tribes-wait-grow = Расставляет новых жителей…
tribes-wait-move = Передвигает жителей…
tribes-wait-gather = Собирает ресурсы…
tribes-wait-learn = Берёт цели…
tribes-wait-fight = Разрешаются конфликты…
tribes-wait-end = Строит деревни и выполняет цели…

# Действия
tribes-act-done = { $ask ->
    [end] Завершить ход
    [learn] Взять цели
    [bid] Пас
    [settle] Не строить
    [elder] Не сейчас
    [gather] Собрать
   *[other] Готово
  }
tribes-act-roll = Бросить кубики
tribes-act-keep = Сохранить: { $face }; другой бросить
tribes-act-act = { $action } (кубик: { $face })
tribes-act-hunt = Охота на мамонта (кубик: { $face })
tribes-act-tame = Приручить мамонта (кубик: { $face })
tribes-act-chase = Охота на тигра (кубик: { $face })
tribes-act-strengthen = Повысить мощность: заплатить { $resource-one }
tribes-act-place = Поставить на { $hex }
tribes-act-grow = Растить: { $hex }
tribes-act-gather = Собирать: { $hex }
tribes-act-build = Построить деревню на { $hex }
tribes-act-elder = Старейшину сюда
tribes-act-fight = Разрешить конфликт на { $hex }
tribes-act-lose = Потерять жителя на { $hex }
tribes-act-sacrifice = Принести в жертву жителя с { $hex }
tribes-act-offer = Принести: { $resources }
tribes-act-mammoth = Мамонт приходит на { $hex }
tribes-act-tiger = Тигр уходит на { $hex }
tribes-act-invaders = Захватчики высаживаются на { $hex }
tribes-act-flee = Уйти на { $hex }
tribes-act-flee_riding = Уйти на мамонте на { $hex }
tribes-act-fill = Взять в корзину с { $hex }
tribes-act-push = Вытеснить с { $hex }: { $who }
tribes-act-to = Вытеснить на { $hex }
tribes-act-take = Взять { $resource-one }
tribes-act-pay = Заплатить { $resource-one }
tribes-act-spare = Сэкономить { $resource-one }
tribes-act-give = Отдать { $resource-one } ({ $who })
tribes-act-trade = Обменять: { $resource } → { $taken }
tribes-act-study = Взять цель: заплатить { $resource-one }
tribes-act-pottery = «Гончарная»
tribes-act-buy = Купить карту «{ $event }»
tribes-act-discard = Под колоду: «{ $goal }»
tribes-act-claim = Выполнить цель «{ $goal }»
tribes-act-lead = { $power }
tribes-act-borrow = Заимствовать «{ $goal }» ({ $who })
tribes-act-bid = Поставить { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[many] { $number } ресурсов
  }
tribes-act-ambush = { $number ->
    [0] Никто не вступает
    [one] Вступает { $number }
   *[other] Вступают { $number }
  }
tribes-act-shoot = Убрать: { $target }
tribes-act-repel = Убрать: { $target }
tribes-act-volcano = Вулкан на место { $cell }
tribes-act-move = Идти: { $from } → { $to }
tribes-act-ride = Ехать: { $from } → { $to }

# Вокруг поля
tribes-ui-part-setup = Подготовка
tribes-ui-part-return = Начало хода
tribes-ui-part-dice = Кубики
tribes-ui-part-actions = Действия
tribes-ui-part-conflicts = Конфликты
tribes-ui-part-building = Стройка
tribes-ui-round = раунд { $number }
tribes-ui-limit = на гексе до { $number }
tribes-ui-victory = Победа
tribes-ui-wins = { $number } — победа
tribes-ui-events = События
tribes-ui-no-events = Событий нет. Их приносит дубль.
tribes-ui-deck = в колоде { $number }
tribes-ui-on-hex = на гексе { $hex }
tribes-ui-price = цена:
tribes-ui-left = осталось { $number }
tribes-ui-power = Способность
tribes-ui-tribe = Племя
tribes-ui-field = Поле
tribes-ui-village = Деревня
tribes-ui-goals = Цели
tribes-ui-goal-open = открыта: { $goal }
tribes-ui-goal-met = завершена: { $goal }
tribes-ui-members = { $number ->
    [one] { $number } житель в игре
    [few] { $number } жителя в игре
   *[many] { $number } жителей в игре
  }
tribes-ui-villages = { $number ->
    [one] { $number } деревня
    [few] { $number } деревни
   *[many] { $number } деревень
  }
tribes-ui-income = очков за ход
tribes-ui-your-goals = Ваши цели
tribes-ui-done = готово
tribes-ui-can-meet = можно
tribes-ui-can-put = можно под колоду
tribes-ui-put-away = под колоду
tribes-ui-no-goals = Открытых целей нет: их даёт действие «Изучать».
tribes-ui-action-board = Действия
tribes-ui-also = Ещё можно
tribes-ui-next-pool = далее: { $who }
tribes-ui-your-dice = Ваши кубики
tribes-ui-used = уже было
tribes-ui-row-grow = там, где вы есть
tribes-ui-row-move = каждый на шаг
tribes-ui-row-gather = там, где вы есть
tribes-ui-row-learn = новые цели
tribes-ui-row-would = { $deed }, { $face }: мощность { $level }, { $each ->
    [1] { $number }
   *[other] { $number } по { $each }
  }
tribes-ui-leaving = Выходят отсюда. Выберите, куда.
tribes-ui-can-leave = Отсюда можно выйти
tribes-ui-leave = Идти с { $hex }
tribes-ui-conflict = Конфликт на { $hex }
tribes-ui-seen = Понятно

# Ещё о столе
tribes-word-limit = Место на гексе
tribes-word-conflict = Конфликт
tribes-word-elder = Старейшина
tribes-word-village = Деревня
tribes-about-limit = Если после ваших действий жителей и захватчиков на гексе больше, случается конфликт. В засуху и на леднике предел меньше.
tribes-about-conflict = Здесь слишком тесно. Каждое племя убирает по одному жителю, пока не останется одно племя. «Лук» и «Стены» срабатывают раньше.
tribes-about-elder = Стоит на деревне. Раз за ход можно отдать ресурс другому игроку и воспользоваться одной его разработкой.
tribes-about-village = Приносит очко в начале каждого вашего хода. Уничтожается, если на гексе нет вашего жителя.
tribes-about-grow = Новые жители появляются там, где вы стоите.
tribes-about-move = Жители идут на соседний гекс, каждый один раз за ход.
tribes-about-gather = Гексы, где вы стоите, дают свой ресурс.
tribes-about-learn = Возьмите цели. Перед этим можно убрать под колоду по одной открытой цели за каждую деревню.
tribes-ui-fight-before = вначале
tribes-ui-fight-bow = сначала «Лук»
tribes-ui-fight-walls = сначала «Стены»
tribes-ui-fight-bow_walls = сначала «Лук» и «Стены»
tribes-ui-fight-round = раунд { $round }
tribes-ui-fight-trim = до предела
tribes-ui-clash = Впереди конфликт на { $hex }
tribes-ui-clash-attack = Вы атакуете.
tribes-ui-clash-watch = Никто не атакует.
tribes-ui-clash-asks = Решения по пути могут всё изменить.
tribes-ui-what = Что это?
tribes-ui-rule = Правило { $rule }
tribes-ui-nothing-done = Пока ничего не выбрано. Нажмите ещё раз, чтобы всё равно закончить действие.
tribes-ui-gather-on = Собрать с { $hexes }
tribes-ui-in-order = По очереди, в таком порядке: еда, дерево, камень.
tribes-ui-chosen = Выбрано
tribes-ui-progress = { $have } из { $need }
tribes-ui-can-pay = хватает
tribes-ui-yours-there = ваших там: { $number }
tribes-ui-elder-on = старейшина на { $hex }
tribes-ui-elder-waits = старейшина не на поле
tribes-ui-lands = Особые земли на поле
tribes-ui-lands-pick = Выберите землю, затем гекс.
tribes-ui-lands-where = { $land }: выберите гекс.
tribes-ui-lands-free = Гекс { $hex }, свободен
tribes-ui-lands-holds = Гекс { $hex }: { $land }
tribes-ui-lands-away = Убрать: { $land }
tribes-ui-lands-none = Пока ничего нет: игра начнётся без особых земель.
tribes-ui-lands-any = любая местность
tribes-choice-hand = вручную
tribes-board-volcano = Вулкан на месте { $cell }
tribes-board-glacier = Камней на леднике: { $number }
tribes-board-card = { $event } (на карте осталось { $number })
tribes-board-deck = Событий в колоде: { $number }
tribes-board-force = { $members ->
    [one] { $members } житель
    [few] { $members } жителя
   *[many] { $members } жителей
  } на поле, { $villages ->
    [one] { $villages } деревня
    [few] { $villages } деревни
   *[many] { $villages } деревень
  }, { $deck ->
    [one] { $deck } цель
    [few] { $deck } цели
   *[many] { $deck } целей
  } в колоде
tribes-board-ambush = в засаде: { $number }
tribes-board-hidden = скрытая деревня
tribes-board-goal = { $goal } { $have } из { $need }
tribes-board-rider = мамонт ({ $who })
tribes-play-volcano = Вулкан, место { $cell }: рядом { $hexes }
tribes-play-events = Открытые события:
tribes-play-signs = 1:3 — три жителя игрока 1, # деревня, + старейшина, ! зверь или захватчики
tribes-favourite-act = Ваши действия
tribes-favourite-claim = Выполненные цели

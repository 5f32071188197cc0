tribes-name = Племена

# Вещи
tribes-word-food = еда
tribes-word-wood = дерево
tribes-word-stone = камень
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
tribes-word-weak = мин.
tribes-word-normal = обычно
tribes-word-strong = макс.
tribes-word-board = свой планшет
tribes-word-daba = Даба
tribes-word-indartsu = Индартсу
tribes-word-kia_kia = Киа-киа
tribes-word-muk_kan = Мук'кан
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
tribes-ask-chance_terrain = Раскладывают местность.
tribes-ask-chance_lands = Тянут, сколько будет особых земель.
tribes-ask-chance_land = Тянут особую землю.
tribes-ask-chance_land_hex = Тянут, где лежит { $land }.
tribes-ask-chance_tribe = Раздают племена.
tribes-ask-chance_first = Тянут, кто ходит первым.
tribes-ask-chance_power = Раздают силы вождей.
tribes-ask-chance_pool = Бросают первый запас кубиков.
tribes-ask-chance_roll = Бросают кубики.
tribes-ask-chance_roll_one = Бросают один кубик.
tribes-ask-chance_event = Открывают следующее событие.
tribes-ask-chance_goal = Открывают цель.
tribes-ask-leader = { $who }: выберите одну из двух сил племени.
tribes-ask-start = { $who }: поставьте на свободный гекс { $number } { $number ->
    [one] жителя
    [few] жителей
   *[many] жителей
  }.
tribes-ask-bonus = { $who }: возьмите любой ресурс (осталось { $of }).
tribes-ask-return = { $who }: на поле никого не осталось; поставьте жителя на свободный гекс (осталось { $of }).
tribes-ask-before = { $who }: бросьте кубики; перед этим можно купить карту или сохранить кубик, если вождь умеет.
tribes-ask-act = { $who }: выберите действие и кубик для него.
tribes-ask-grow = { $who }: «Растить» ({ $strength }): поставьте жителей ({ $done } из { $of }), затем «Готово».
tribes-ask-move = { $who }: «Идти» ({ $strength }): передвиньте жителей ({ $done } из { $of }), затем «Готово».
tribes-ask-gather = { $who }: «Собирать» ({ $strength }): выберите гексы ({ $done } из { $of }), затем «Готово».
tribes-ask-learn = { $who }: «Изучать» ({ $strength }): можно убрать открытые цели под колоду ({ $done } из { $of }), затем возьмите новые: { $number }.
tribes-ask-wander = { $who }: один житель может перейти на соседний гекс, или «Готово».
tribes-ask-push = { $who }: вытесните жителя соперника с гекса, где вы превосходите, или «Готово».
tribes-ask-push_to = { $who }: куда вытеснить жителя с гекса { $hex }?
tribes-ask-tiger = { $who }: отправьте тигра на гору.
tribes-ask-invaders = { $who }: захватчики высаживаются на один из наименее заселённых гексов.
tribes-ask-mammoth = { $who }: мамонт появляется на одном из наименее заселённых озёр.
tribes-ask-volcano = { $who }: поставьте вулкан рядом с полем.
tribes-ask-bid = { $who }: ставка больше { $highest } или пас.
tribes-ask-settle = { $who }: постройте покинутую деревню на гексе под вашим контролем, или «Готово».
tribes-ask-fight = { $who }: выберите следующий конфликт ({ $hexes }).
tribes-ask-end = { $who }: стройте деревни и выполняйте цели; «Готово» завершает ход.
tribes-ask-yield = { $who }: что даёт гекс { $hex } рядом с вулканом?
tribes-ask-mix = { $who }: природная земля на { $hex } даёт любой ресурс (осталось { $of }).
tribes-ask-gift = { $who }: возьмите один из ресурсов гекса { $hex }.
tribes-ask-basket = { $who }: с какого из гексов взять ресурс в корзину?
tribes-ask-basket_type = { $who }: какой ресурс гекса { $hex } взять в корзину?
tribes-ask-farm = { $who }: добавьте жителя на озеро, где собирали, или «Готово».
tribes-ask-found = { $who }: возьмите ресурс с карты «Открытие» (осталось { $of }).
tribes-ask-light = { $who }: возьмите любой ресурс за действие минимальной мощности (осталось { $of }).
tribes-ask-tribute = { $who }: какой ресурс отдать за «{ $goal }»? Его получит { $to-seat }.
tribes-ask-lose = { $who }: извержение уносит вашего жителя рядом с вулканом (осталось { $of }).
tribes-ask-hand = { $who }: раздайте свою ставку (осталось { $of }).
tribes-ask-spare = { $who }: какой ресурс не платить (осталось { $of })?
tribes-ask-ambush = { $who }: сколько жителей из засады вступят в конфликт на { $hex }?
tribes-ask-shoot = { $who }: в кого на { $hex } попадёт «Лук»?
tribes-ask-repel = { $who }: кого на { $hex } уберут «Стены»?
tribes-ask-flee = { $who }: куда уйдёт житель с { $hex } (осталось { $of })?
tribes-ask-elder = { $who }: поставьте старейшину на новую деревню ({ $hex }), или «Готово».
tribes-ask-offer = { $who }: что принести в жертву вместе с жителем с { $hex }?
tribes-ask-pot_give = { $who }: «Гончарная»: отдайте один ресурс другому игроку.
tribes-ask-pot_take = { $who }: возьмите любой ресурс (осталось { $of }).
tribes-ask-over = Игра окончена.

# Что произошло
tribes-event-terrain = Гекс { $hex }: { $terrain }.
tribes-event-lands = Особых земель: { $number }.
tribes-event-land = В игре: { $land }.
tribes-event-land_laid = На { $hex } лежит { $land }.
tribes-event-tribe = { $who } ведёт племя { $tribe }.
tribes-event-first = { $who } начинает.
tribes-event-pool = Первый запас: { $face } и { $face2 }.
tribes-event-leader = Вождь игрока { $who }: { $power }.
tribes-event-placed = { $who } ставит на { $hex } { $number } { $number ->
    [one] жителя
    [few] жителей
   *[many] жителей
  }.
tribes-event-turn = Ход игрока { $who }.
tribes-event-points = { $who } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
  }.
tribes-event-gain = { $who } берёт: { $number } × { $resource }.
tribes-event-spend = { $who } платит: { $number } × { $resource }.
tribes-event-given = { $who } отдаёт один ресурс ({ $resource }). Получает { $to-seat }.
tribes-event-kept = { $who } сохраняет кубик: { $face }.
tribes-event-rolled = У игрока { $who }: { $face } и { $face2 }.
tribes-event-act = { $who }: { $deed } ({ $level }).
tribes-event-strengthened = { $who } повышает мощность ({ $level }).
tribes-event-borrowed = Старейшина игрока { $who } заимствует «{ $goal }» у игрока { $from-seat }.
tribes-event-grew = У игрока { $who } новый житель на { $hex }.
tribes-event-moved = { $who } ведёт жителя с { $from } на { $to }.
tribes-event-rode = { $who } едет на мамонте с { $from } на { $to }.
tribes-event-gathered = { $who } собирает на { $hex }.
tribes-event-glacier = На леднике { $number } { $number ->
    [one] камень
    [few] камня
   *[many] камней
  }.
tribes-event-melted = Ледник тает.
tribes-event-goal_put_under = { $who } убирает под колоду: { $goal }.
tribes-event-goal_drawn = { $who } берёт цель: { $goal }.
tribes-event-goal_met = { $who } выполняет цель: { $goal }.
tribes-event-pushed = Жителя игрока { $who } вытеснили с { $from } на { $to }.
tribes-event-removed = { $who } теряет на { $hex } { $number } { $number ->
    [one] жителя
    [few] жителей
   *[many] жителей
  }.
tribes-event-invaders_removed = На { $hex } пали захватчики: { $number }.
tribes-event-village_destroyed = Деревня игрока { $who } на { $hex } уничтожена.
tribes-event-mammoth_ran = Мамонт игрока { $who } сбежал.
tribes-event-event = Событие: { $event }.
tribes-event-event_discarded = { $event }: карта сброшена.
tribes-event-shuffled_back = { $event }: карта замешана обратно.
tribes-event-price = { $event } теперь стоит { $number }.
tribes-event-card_food = На «Мягкой зиме» осталось еды: { $number }.
tribes-event-bought = { $who } покупает: { $event }.
tribes-event-invaders = На { $hex } стоят захватчики: { $number }.
tribes-event-mammoth = На { $hex } появляется мамонт.
tribes-event-mammoth_hunted = { $who } охотится на мамонта.
tribes-event-mammoth_tamed = { $who } приручает мамонта.
tribes-event-tiger = Саблезубый тигр бродит на { $hex }.
tribes-event-tiger_hunted = { $who } охотится на тигра.
tribes-event-volcano = { $who } ставит вулкан на место { $cell }.
tribes-event-eruption = Вулкан извергается ({ $face }).
tribes-event-bid = { $who } ставит { $number }.
tribes-event-passed = { $who } пасует.
tribes-event-built = { $who } строит деревню на { $hex }.
tribes-event-spared = { $who } не платит одну единицу: { $resource }.
tribes-event-elder = Старейшина игрока { $who } теперь на { $hex }.
tribes-event-sacrificed = { $who } приносит в жертву жителя с { $hex }.
tribes-event-pottery = { $who } пользуется «Гончарной».
tribes-event-conflict = Конфликт на { $hex }.
tribes-event-ambush = { $who } вступает из засады на { $hex }: { $number }.
tribes-event-fled = Житель игрока { $who } уходит с { $from } на { $to }.
tribes-event-raided = { $who }, атакуя, уничтожает деревню на { $hex }.

# Почему нельзя
tribes-refusal-not_yours = Эта сила принадлежит другому племени.
tribes-refusal-not_free = Этот гекс не свободен.
tribes-refusal-no_such_die = У вас нет кубика с этой гранью.
tribes-refusal-action_used = Это действие в этом ходу уже было; два действия должны быть разными.
tribes-refusal-nobody_there = Ваших жителей там нет.
tribes-refusal-nobody_left = Все ваши жители ({ $members }) уже в игре.
tribes-refusal-out_of_order = Выбирают в твёрдом порядке: отмените последние шаги, чтобы сделать этот.
tribes-refusal-enough = Это больше, чем разрешено ({ $number }).
tribes-refusal-all_moved = Все жители там уже ходили в этом ходу.
tribes-refusal-too_far = Это слишком далеко.
tribes-refusal-no_mammoth = Вашего мамонта там нет.
tribes-refusal-too_few = Ваших жителей там слишком мало.
tribes-refusal-invaded = Там стоят захватчики.
tribes-refusal-no_resource = У вас не хватает на это ресурсов.
tribes-refusal-village_there = Там уже стоит деревня.
tribes-refusal-no_villages = Деревень в запасе не осталось.
tribes-refusal-on_glacier = На леднике строить нельзя.
tribes-refusal-not_open = Эта карта не открыта.
tribes-refusal-unfulfilled = Условие этой цели не выполнено.
tribes-refusal-once_a_turn = В этом ходу это уже было, а можно только раз.
tribes-refusal-not_for_sale = Это не ваше или сейчас не продаётся.
tribes-refusal-bid_too_low = Наибольшая ставка — { $highest }; поставьте больше.
tribes-refusal-bid_too_high = Ресурсов у вас { $held }; больше поставить нельзя.
tribes-refusal-no_power = У вашего вождя нет такой силы.
tribes-refusal-no_elder = Вашего старейшины нет на поле.
tribes-refusal-no_development = Старейшина заимствует разработку, которая завершена у другого и не завершена у вас.
tribes-refusal-not_controlled = Вы не контролируете этот гекс.
tribes-refusal-no_conflict = Конфликта там нет.
tribes-refusal-no_room = Там нет места.
tribes-refusal-wrong_place = Сюда нельзя: выберите одно из предложенных мест.
tribes-refusal-wrong_target = Его выбрать нельзя.
tribes-refusal-wrong_type = Этот гекс такого не даёт.
tribes-refusal-not_shared = У вас нет общего гекса с соперником.
tribes-refusal-no_cards = Ваша колода целей пуста.
tribes-refusal-strong_already = Мощность уже максимальная.
tribes-refusal-last_guard = Последнего жителя при его деревне вытеснить нельзя.
tribes-refusal-must_stay = Убрать можно по одной открытой цели за каждую вашу деревню на поле.

# Счёт
tribes-row-villages = Деревни
tribes-row-goals = Цели
tribes-row-altar = Алтарь
tribes-row-chief = Вождь
tribes-row-invaders = Захватчики
tribes-row-mammoth = Мамонт
tribes-row-sabre_tooth = Саблезубый тигр
tribes-row-elders = Старейшины
tribes-part-villages = деревни в начале своих ходов
tribes-part-goals = { $goal }
tribes-part-altar = жертвы на алтаре
tribes-part-chief = милость вождя
tribes-part-invaders = побеждён последний захватчик
tribes-part-mammoth = охота на мамонта или приручение
tribes-part-sabre_tooth = охота на тигра
tribes-part-elders = изгнанные старейшины

# Поле словами
tribes-board-head = Круг { $rounds }
tribes-board-hex = { $hex } { $terrain }: { $there }
tribes-board-land = { $terrain } ({ $land })
tribes-board-village = деревня игрока { $who }
tribes-board-events = Открытые события: { $events }
tribes-board-rows = { $deed }: { $dice }
tribes-board-dice = Кубики: { $dice }; для следующего игрока: { $next }
tribes-board-seat = { $who } ({ $tribe }): очки { $points }; еда { $food }, дерево { $wood }, камень { $stone }
tribes-board-leader = вождь: { $power }
tribes-board-open = открытые цели: { $goals }
tribes-board-met = выполненные цели: { $goals }
tribes-board-tokens = жетоны: { $tokens }
tribes-board-draft = выбирает: { $steps }
tribes-board-elder = старейшина игрока { $who }

# Начальная страница
tribes-blurb = Растите племя, кочуйте и стройте: займите озёра, леса и горы и сражайтесь там, где становится тесно.
tribes-minutes = 60
tribes-option-elders = Старейшины
tribes-about-elders = У каждого племени есть старейшина: он встаёт на деревню и заимствует разработки других.
tribes-option-special-lands = Особые земли
tribes-about-special-lands = До трёх гексов становятся особыми: джунгли, оазис, ледник.
tribes-option-leaders = Вожди
tribes-about-leaders = У каждого племени своя сила: на выбор из двух или случайная.
tribes-option-tribes = Племена
tribes-about-tribes = Назовите племя для каждого места или раздайте случайно.
tribes-choice-off = нет
tribes-choice-random = случайно
tribes-choice-choose = на выбор
tribes-reason-points = { $who } первым набирает 15 очков.
tribes-reason-rounds = После последнего круга больше всего очков: { $who }.

# Что делают вещи
tribes-about-bow = Атакуя, сначала убираете одного врага.
tribes-about-stable = Жители проходят до двух гексов.
tribes-about-pottery = Раз за ход отдайте ресурс и возьмите два.
tribes-about-basketry = С одного гекса на один ресурс больше.
tribes-about-oxen = Собираете ещё с одного гекса.
tribes-about-hearth = Растите на одного жителя больше.
tribes-about-cave_paintings = Изучаете на одну цель больше.
tribes-about-stone_tools = Деревни дешевле на один ресурс.
tribes-about-whole_tribe = Все жители на поле: { $number }
tribes-about-lake_lords = Превосходство на озёрах: { $number }
tribes-about-forest_lords = Превосходство в лесах: { $number }
tribes-about-mountain_lords = Превосходство на горах: { $number }
tribes-about-nomads = Присутствие на гексах: { $number }
tribes-about-borderland = Контроль внешних гексов: { $number }
tribes-about-raid = Уничтожьте деревню, атакуя
tribes-about-abandoned_village = По очереди каждый может построить деревню за один ресурс каждого вида на гексе под своим контролем.
tribes-about-altar = Продаётся. В конце хода житель и четыре одинаковых ресурса или по одному каждого дают очко.
tribes-about-canoe = Продаётся. Озёра проходите бесплатно.
tribes-about-walls = Продаются. При защите деревни сначала убираете одного атакующего.
tribes-about-chief = Торг: победитель получает очко, при ставке от пяти — два, и раздаёт ставку другим.
tribes-about-discovery = Кто приходит на гекс, где только соперники, берёт один ресурс.
tribes-about-drought = До следующего дубля на гексе место лишь четверым.
tribes-about-invaders = Где они, не собирают и не строят; с каждым дублем ещё один. Победа над последним: 2 очка.
tribes-about-mammoth = Четверо ваших на его гексе и кубик: охота даёт 3 еды и очко; приручить — 3 еды за 3 очка.
tribes-about-mild_winter = Каждый раз, когда растят, ещё двое жителей и одна еда с карты.
tribes-about-plenty_of_food = Каждое озеро при сборе даёт на два больше, пока хватает.
tribes-about-plenty_of_wood = Каждый лес при сборе даёт на два больше, пока хватает.
tribes-about-plenty_of_stone = Каждая гора при сборе даёт на два больше, пока хватает.
tribes-about-sabre_tooth = Каждое племя на его горе теряет жителя; с дублем тигр уходит дальше. Охота за один кубик: очко.
tribes-about-shared_knowledge = На одном гексе с соперником: раз за ход ресурс в обмен на цель.
tribes-about-volcano = Встаёт у поля. Гексы рядом могут давать камень; извержения уносят жителей.
tribes-about-traders = Два одинаковых ресурса за один, когда угодно.
tribes-about-crafty_builders = Деревня дешевле на два ресурса; если своя уже стоит — на один.
tribes-about-farmers = Собирая на озере, можно добавить там жителя.
tribes-about-kinship = На жителя больше, если растите там, где есть чужие.
tribes-about-ambush = Жители ждут на планшете и вступают в конфликт.
tribes-about-shaman = Сохраните один кубик, бросьте другой.
tribes-about-shared_gifts = Берите ресурс с общего гекса, когда там собирает соперник.
tribes-about-intimidation = После «Идти» вытесните соперника там, где превосходите.
tribes-about-cunning = Раз за ход заплатите ресурс: мощность выше.
tribes-about-agriculture = Еда за каждую деревню в начале хода.
tribes-about-pathfinders = Гексы той же местности проходите бесплатно.
tribes-about-evasive = При защите жители уходят, а не гибнут.
tribes-about-wayfarers = С другим действием один житель за еду переходит на гекс.
tribes-about-common_purpose = Четверо ваших на гексе собирают на один больше.
tribes-about-hidden_village = Одна деревня может стоять на планшете.
tribes-about-light_in_the_dark = Каждое действие минимальной мощности даёт ресурс.
tribes-about-great_lake = При сборе на одну еду больше
tribes-about-great_forest = При сборе на одно дерево больше
tribes-about-great_mountain = При сборе на один камень больше
tribes-about-wild_land = Считается любой местностью, даёт любые ресурсы
tribes-about-jungle = Для сбора нужны трое ваших
tribes-about-oasis = Для сбора нужны трое ваших
tribes-about-tar_pit = Одинокий житель пропадает после ваших конфликтов
tribes-about-glacier = Не больше трёх, без деревень, один камень; сбор с максимальной мощностью кладёт сюда камень

# Что делаю я
tribes-now-leader = Выберите одну из двух сил племени.
tribes-now-start = Поставьте на свободный гекс { $number ->
    [one] первого жителя
    [few] первых жителей ({ $number })
   *[many] первых жителей ({ $number })
  }.
tribes-now-bonus = Возьмите любой ресурс (осталось { $of }).
tribes-now-return = На поле никого нет: поставьте жителя на свободный гекс (осталось { $of }).
tribes-now-before = Бросьте кубики.
tribes-now-act = Выберите кубик и действие для него.
tribes-now-grow = Касайтесь гексов, где растёт племя ({ $done } из { $of }), затем завершите.
tribes-now-move = Коснитесь, кто идёт, затем куда ({ $done } из { $of }), и завершите.
tribes-now-gather = Касайтесь гексов, где собираете ({ $done } из { $of }), затем завершите.
tribes-now-learn = Можно убрать цели под колоду ({ $done } из { $of }); затем возьмите { $number }.
tribes-now-wander = Один житель может перейти на соседний гекс.
tribes-now-push = Можно вытеснить одного жителя соперника.
tribes-now-push_to = Куда вытеснить жителя с { $hex }?
tribes-now-tiger = Отправьте тигра на гору.
tribes-now-invaders = Где высадятся захватчики?
tribes-now-mammoth = Где появится мамонт?
tribes-now-volcano = Поставьте вулкан у поля.
tribes-now-bid = Поставьте больше { $highest } или пасуйте.
tribes-now-settle = Постройте покинутую деревню на гексе под контролем или откажитесь.
tribes-now-fight = Где-то слишком тесно: выберите следующий конфликт.
tribes-now-end = Стройте деревни, выполняйте цели, затем завершите ход.
tribes-now-yield = Что даёт гекс { $hex }?
tribes-now-mix = Природная земля даёт любой ресурс (осталось { $of }).
tribes-now-gift = Возьмите один из ресурсов гекса { $hex }.
tribes-now-basket = С какого гекса взять в корзину?
tribes-now-basket_type = Какой ресурс в корзину?
tribes-now-farm = Можно добавить жителя на озеро, где собирали.
tribes-now-found = Возьмите ресурс с карты «Открытие» (осталось { $of }).
tribes-now-light = Действие минимальной мощности даёт вам ресурс (осталось { $of }).
tribes-now-tribute = Какой ресурс отдать за «{ $goal }»?
tribes-now-lose = Извержение уносит вашего жителя рядом с вулканом (осталось { $of }).
tribes-now-hand = Раздайте свою ставку (осталось { $of }).
tribes-now-spare = Какой ресурс не платить (осталось { $of })?
tribes-now-ambush = Сколько жителей вступят из засады на { $hex }?
tribes-now-shoot = В кого на { $hex } попадёт «Лук»?
tribes-now-repel = Кого на { $hex } уберут «Стены»?
tribes-now-flee = Куда уйдёт житель с { $hex } (осталось { $of })?
tribes-now-elder = Поставить старейшину на новую деревню?
tribes-now-offer = Что принести в жертву вместе с жителем с { $hex }?
tribes-now-pot_give = «Гончарная»: отдайте ресурс другому игроку.
tribes-now-pot_take = Возьмите любой ресурс (осталось { $of }).
tribes-wait-leader = Какая сила будет выбрана?
tribes-wait-start = Где начнёт племя?
tribes-wait-before = Сейчас бросят кубики.
tribes-wait-act = Какой кубик, какое действие?
tribes-wait-grow = Племя растёт.
tribes-wait-move = Жители в пути.
tribes-wait-gather = Собирают ресурсы.
tribes-wait-learn = Изучают цели.
tribes-wait-fight = Разрешаются конфликты.
tribes-wait-end = Деревни и цели.

# Действия
tribes-act-done = { $ask ->
    [end] Завершить ход
    [learn] Взять цели
    [bid] Пас
    [settle] Оставить
    [elder] Не сейчас
    [gather] Собрать
   *[other] Готово
  }
tribes-act-roll = Бросить кубики
tribes-act-keep = Сохранить: { $face }, другой бросить
tribes-act-act = { $action }, кубик: { $face }
tribes-act-hunt = Охота на мамонта, кубик: { $face }
tribes-act-tame = Приручить мамонта, кубик: { $face }
tribes-act-chase = Охота на тигра, кубик: { $face }
tribes-act-strengthen = Повысить мощность за: { $resource }
tribes-act-place = Поставить на { $hex }
tribes-act-grow = Растить: { $hex }
tribes-act-gather = Собирать: { $hex }
tribes-act-build = Построить деревню: { $hex }
tribes-act-elder = Поставить старейшину сюда
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
tribes-act-take = Взять: { $resource }
tribes-act-pay = Заплатить: { $resource }
tribes-act-spare = Не платить: { $resource }
tribes-act-give = Отдать { $resource } → { $who }
tribes-act-trade = Обменять: { $resource } → { $taken }
tribes-act-study = Взять цель за: { $resource }
tribes-act-pottery = «Гончарная»
tribes-act-buy = Купить: { $event }
tribes-act-discard = Под колоду: { $goal }
tribes-act-claim = Выполнить: { $goal }
tribes-act-lead = { $power }
tribes-act-borrow = Заимствовать: { $goal } ({ $who })
tribes-act-bid = Ставка { $number }
tribes-act-ambush = { $number ->
    [0] Никто не вступает
   *[other] Вступают: { $number }
  }
tribes-act-shoot = Попасть: { $target }
tribes-act-repel = Убрать: { $target }
tribes-act-volcano = Вулкан на место { $cell }
tribes-act-move = Идти с { $from } на { $to }
tribes-act-ride = Ехать с { $from } на { $to }

# Вокруг поля
tribes-ui-part-setup = Подготовка
tribes-ui-part-return = Начало хода
tribes-ui-part-dice = Кубики
tribes-ui-part-actions = Действия
tribes-ui-part-conflicts = Конфликты
tribes-ui-part-building = Стройка
tribes-ui-round = круг { $number }
tribes-ui-limit = на гексе до { $number }
tribes-ui-victory = Победа
tribes-ui-wins = { $number } — победа
tribes-ui-events = События
tribes-ui-no-events = Событий нет. Их приносит дубль.
tribes-ui-deck = в колоде { $number }
tribes-ui-on-hex = на гексе { $hex }
tribes-ui-price = цена:
tribes-ui-left = осталось { $number }
tribes-ui-power = Сила
tribes-ui-tribe = Племя
tribes-ui-field = Поле
tribes-ui-village = Деревня
tribes-ui-goals = Цели
tribes-ui-goal-open = открыта: { $goal }
tribes-ui-goal-met = выполнена: { $goal }
tribes-ui-members = { $number ->
    [one] { $number } житель в игре
    [few] { $number } жителя в игре
   *[many] { $number } жителей в игре
  }
tribes-ui-villages = { $number ->
    [one] { $number } деревня
    [few] { $number } деревни
   *[many] { $number } деревень
  }
tribes-ui-income = очки в начале каждого хода
tribes-ui-your-goals = Ваши цели
tribes-ui-done = готово
tribes-ui-can-meet = можно
tribes-ui-can-put = убрать
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
tribes-ui-row-would = { $deed }, { $face }: { $level }, { $each ->
    [1] { $number }
   *[other] { $number } по { $each }
  }
tribes-ui-leaving = Отсюда. Выберите, куда.
tribes-ui-can-leave = Отсюда можно выйти
tribes-ui-leave = Идти с { $hex }
tribes-ui-conflict = Конфликт на { $hex }
tribes-ui-seen = Понятно

# Ещё о столе
tribes-word-limit = Место на гексе
tribes-word-conflict = Конфликт
tribes-word-elder = Старейшина
tribes-word-village = Деревня
tribes-about-limit = Если после ваших действий на гексе больше жителей и захватчиков, они сражаются. В засуху и на леднике места меньше.
tribes-about-conflict = Здесь слишком тесно. Каждое племя убирает по одному, пока не останется только одно племя. Лук и Стены бьют первыми.
tribes-about-elder = Стоит в деревне. Раз в ход отдаёт ресурс другому игроку и пользуется одной его разработкой.
tribes-about-village = Приносит очко в начале каждого вашего хода. Гибнет, если рядом нет вашего жителя.
tribes-about-grow = Новые жители появляются там, где вы стоите.
tribes-about-move = Жители идут на соседний гекс, каждый один раз за ход.
tribes-about-gather = Гексы, где вы стоите, дают свой ресурс.
tribes-about-learn = Возьмите цели. До этого по одной открытой цели за деревню можно убрать под колоду.
tribes-ui-fight-before = вначале
tribes-ui-fight-bow = сперва Лук
tribes-ui-fight-walls = сперва Стены
tribes-ui-fight-bow_walls = сперва Лук и Стены
tribes-ui-fight-round = раунд { $round }
tribes-ui-fight-trim = до предела
tribes-ui-clash = Впереди конфликт на { $hex }
tribes-ui-clash-attack = Вы нападаете.
tribes-ui-clash-watch = Никто не нападает.
tribes-ui-clash-asks = Решения по пути могут всё изменить.
tribes-ui-what = Что это
tribes-ui-rule = Правило { $rule }
tribes-ui-gather-on = Собрать на { $hexes }
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
tribes-ui-lands-none = Ничего не размещено: игра начнётся без особых земель.
tribes-ui-lands-any = любая местность
tribes-choice-hand = вручную
tribes-board-volcano = Вулкан на месте { $cell }
tribes-board-glacier = Камней на леднике: { $number }
tribes-board-card = { $event } (на карте { $number })
tribes-board-deck = Событий в колоде: { $number }
tribes-board-force = на поле { $members }, деревень { $villages }, целей в колоде { $deck }
tribes-board-ambush = в засаде: { $number }
tribes-board-hidden = скрытая деревня
tribes-board-goal = { $goal } { $have } из { $need }
tribes-board-rider = мамонт игрока { $who }

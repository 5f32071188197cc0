# Пометки: откуда взято правило
mark-book = книга правил
mark-book-about = { $books ->
    [1] Так сказано в книге правил.
   *[other] Так сказано во всех книгах правил, где об этом говорится.
  }
mark-ru = русская книга
mark-ru-about = Из книг правил так говорит русская.
mark-pl = польская книга
mark-pl-about = Из книг правил так говорит польская.
mark-ja = японская книга
mark-ja-about = Из книг правил так говорит японская.
mark-pub = открытые источники
mark-pub-about = В книге правил этого нет, но это известно из открытых описаний коробки.
mark-derived = следует из других
mark-derived-about = Следует из других правил.
mark-chosen = наше решение
mark-chosen-about = В книгах правил этого нет; это наше решение.
mark-own = ваша коробка
mark-own-about = Исправлено владельцем коробки.
mark-ours = наше
mark-ours-about = В изданной игре этого нет, это придумали мы.
mark-house = домашний вариант
mark-house-about = Этого нет ни в одной книге правил; так играют за многими столами, если договорились.

# Книга правил
rules-title = { $game }: правила
rules-unofficial = Неофициальное изложение своими словами. Все числа — те, по которым играет эта программа.
rules-five = Правила за пять минут
rules-all = Все правила
rules-example = Пример
rules-differences = Где книги правил расходятся
rules-differences-lead = У этой игры три книги правил, и они не во всём согласны. Вот что говорит каждая и как играют здесь. За столом можно играть и по любой из них: у каждого расхождения, которое влияет на игру, есть параметр, а выбор книги задаёт их все сразу.
rules-subject = О чём речь
rules-book-ru = Русская книга
rules-book-pl = Польская книга
rules-book-ja = Японская книга
rules-played = Как играют здесь
rules-switch = параметр: { $options }
rules-unsettled = Чего нет в книгах
rules-unsettled-of = { $game }: чего нет в книгах
rules-unsettled-lead = Этих чисел и правил нет в известных нам книгах правил: они взяты из открытых описаний, следуют из других правил или решены нами. Если в вашей коробке или книге иначе, сообщите нам название записи и что там напечатано.
rules-printed = Напечатанные числа
rules-origin = Откуда
rules-rulings = Правила
rules-contradictions = Где книга противоречит себе
rules-value = Значение
rules-reason = Почему
rules-entry = Запись
rules-marks = Что значат пометки
rules-page = с. { $pages }
rules-see = См. также
rules-numbers = Числа, которыми пользуется программа
rules-contents = Содержание
rules-none-found = Ни в одном правиле нет слов «{ $words }».
rules-asked = Сейчас нужно решить
rules-found = { $number ->
    [one] Об этом говорит { $number } правило.
    [few] Об этом говорят { $number } правила.
   *[many] Об этом говорят { $number } правил.
  }

# The beginner's path
rules-table = Что на столе
rules-labels = Что значат цифры
rules-turn = Ход по шагам
rules-step = Шаг { $number } из { $of }
rules-step-before = Назад
rules-step-after = Следующий шаг
rules-step-again = С начала
rules-play = Первая игра с подсказками

# What is shown
rules-show = Показать правила для
rules-any-players = Любое число игроков
rules-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
  }
rules-used = Варианты
rules-hidden = { $number ->
    [one] По вашему выбору скрыто { $number } правило.
    [few] По вашему выбору скрыто { $number } правила.
   *[many] По вашему выбору скрыто { $number } правил.
  }
rules-only = Только: { $what }
rules-source = Пояснение и источник
rules-also = Здесь же

# One page for the table
rules-summary = Памятка на одной странице
rules-summary-of = { $game }: памятка
rules-print = Напечатать
rules-whole = Все правила

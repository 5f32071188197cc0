# The browser client: everything that is not said by the engine.

# Start page
client-tagline = Три игры о племенах,
client-tagline-2 = один открытый стол.
client-tagline-short = три игры о племенах, один открытый стол
client-tagline-text = Играйте в браузере против ботов, с друзьями по ссылке или за одним экраном. Без регистрации и установки, и всегда видно, за что каждое очко.
client-quick = Быстрая игра
client-quick-text = Выберите игру и садитесь за стол: два нажатия.
client-players-minutes = { $from }–{ $to } { $to ->
    [one] игрок
    [few] игрока
   *[many] игроков
  } · { $minutes } мин
client-players = Игроки
client-players-range = В этой игре от { $from } до { $to } игроков.
client-bots = Боты
client-level-novice = новичок
client-level-casual = любитель
client-level-strong = сильный
client-level-master = мастер
client-bot-level = Бот · { $level }
client-sit-and-play = Сесть и играть
client-sitting = Готовим стол…
client-play-bots = Играть с ботами
client-new-table = Новый стол
client-new-table-text = Друзья, боты, правила на выбор
client-one-screen = За одним экраном
client-one-screen-text = Передавайте устройство: карты на руке скрыты
client-join = Войти
client-join-placeholder = Ссылка или код стола
client-join-bad = Это не ссылка на стол. Она выглядит так: …/t/abc123
client-open-record = Посмотреть сохранённую игру
client-record-bad = Этот файл — не сохранённая игра.
client-unofficial = Неофициальный проект поклонников. Все тексты и рисунки — наши.
client-try-again = Ещё раз
client-part-missing = Часть страницы не загрузилась. Проверьте подключение.
client-your-tables = Ваши столы
client-show-all = Все { $number }
client-show-fewer = Меньше
client-continue = Продолжить
client-open = Открыть
client-finished = окончено
client-waits-for-players = ждёт игроков
client-it-is-your-turn = ваш ход
client-waits-for = ход: { $who }
client-about-to-begin = вот-вот начнётся
client-open-tables = Открытые столы
client-open-tables-text = Сюда может сесть любой.
client-free-seats = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[many] { $number } свободных мест
  }
client-look-in = Смотреть
client-you-settings = Вы
client-your-name = Ваше имя
client-save = Сохранить
client-saved = Сохранено.
client-recovery-text = Чтобы играть под тем же именем на другом устройстве, создайте здесь код и введите его там.
client-recovery-new = Создать код
client-recovery-enter = Код с другого устройства
client-recovery-use = Применить

# New table
client-game = Игра
client-seat-me = Вы
client-seat-here = Игрок за этим экраном
client-seat-open = Для друзей
client-seat-nth = Место { $number }
client-name-of-seat = Имя на месте { $number }
client-options = Правила стола
client-option-any = случайно
client-box = В моей коробке иначе
client-box-summary = Исправьте числа, которых нет в правилах
client-box-text = Этих чисел нет ни в одной нашей книге правил. Впишите то, что напечатано в вашей коробке: стол будет играть и считать по ним.
client-box-find = Найти число
client-box-of-table = Коробка хозяина
client-preset = Книга правил
client-preset-text = Там, где книги расходятся, играть по одной из них.
client-preset-none = Правила Folkmoot
client-preset-own = Своё сочетание
client-preset-switches = Каждое из этих правил по отдельности
client-yes = да
client-no = нет
client-clock = Часы
client-clock-none = нет
client-clock-kind-live = в реальном времени
client-clock-kind-days = по переписке
client-clock-minutes = Минут каждому
client-clock-days-each = Дней на ход
client-clock-returns = Возвращений после потери времени
client-clock-live = по { $minutes } мин + { $seconds } с за ход
client-clock-returns-of = { $times ->
    [0] без возвращения после потери времени
    [one] { $times } возвращение после потери времени
    [few] { $times } возвращения после потери времени
   *[other] { $times } возвращений после потери времени
  }
client-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
  }
client-public = Открытый стол
client-public-text = Виден на главной странице; смотреть может любой, у кого есть адрес.
client-spectators = Зрители
client-spectators-nothing = не видят скрытых карт
client-spectators-everything = видят всё, но позже
client-spectators-none = не допускаются
client-hints = Подсказки
client-hints-text = Бот подскажет тому, кто попросит.
client-open-table = Открыть стол

# Waiting for players
client-lobby = Занимайте места
client-lobby-text = { $open ->
    [0] Все места заняты.
    [one] Свободно { $open } место.
    [few] Свободно { $open } места.
   *[many] Свободно { $open } мест.
  }
client-lobby-salts = Тасуем вместе
client-lobby-salts-text = Каждый игрок добавляет в тасовку свой секрет, поэтому управлять ею не может никто.
client-seat-free = свободно
client-seat-kept = { $who }: ждём согласия
client-sit-here = Сесть сюда
client-join-table = Сесть за стол
client-here = здесь
client-invite = Пригласить
client-invite-text = Сесть может каждый, кто откроет эту ссылку.
client-copy-link = Скопировать
client-link-only-here = Эта ссылка открывается только на этом компьютере. Для других устройств запустите Folkmoot с { "--host 0.0.0.0" }.
client-copied = Скопировано
client-fill-with = Свободные места займут боты
client-begin = Начать
client-close-table = Закрыть стол
client-leave-table = Уйти

# The table
client-to-start = на главную
client-loading = Готовим стол…
client-dealing = Раздаём…
client-link-lost = Связь пропала. Пробуем снова…
client-cannot-store = Стол сейчас не может ничего сохранить. Ничего не потеряно: игра продолжится сама.
client-no-entry = Этот стол вам недоступен
client-abandoned = Этот стол закрыт
client-abandoned-text = Его закрыли до начала партии.
client-stopped = Остановились здесь
client-stopped-short = остановлено
client-stopped-story = Очки на этот момент. Победителя пока нет.
client-stopped-next = Продолжение следует
client-stopped-next-text = Всё остаётся как есть: карты, очередь хода и часы. Партия продолжится, когда все согласятся, хоть завтра. До тех пор скрытые карты остаются скрытыми.
client-stopped-until = Если за 30 дней никто не продолжит, стол закроется насовсем.
client-resume = Продолжить партию
client-close-for-good = Закрыть насовсем
client-close-for-good-text = После закрытия видны все карты и можно проверить раздачу. Продолжить партию уже нельзя.
client-ended-early = Закончено досрочно
client-ended-early-story = Очки на момент окончания. Победителя нет.
client-turn-away = { $who } сейчас не за столом.
client-your-turn = Ваш ход.
client-turn-of = Решает { $who }.
client-thinking = { $who } думает.
client-over = Игра окончена.
client-armed = { $what } — нажмите ещё раз, чтобы подтвердить.
client-do-it = Сделать так
client-another-idea = Другой вариант
client-log = Журнал
client-chat = Чат
client-panels = Журнал и чат
client-log-empty = Пока ничего не произошло.
client-chat-empty = Пока все молчат.
client-chat-placeholder = Скажите что-нибудь
client-send = Отправить
client-board = Поле
client-board-in-words = Поле словами
client-others = Другие игроки
client-own-area = Ваша сторона
client-actions = Действия
client-choices = Выбор
client-stages = Шаги этого выбора
client-back = Назад
client-undo = Вернуть ход
client-undo-asks = Остальные игроки должны согласиться
client-hint = Подсказка
client-hinting = Думаю
client-you = вы
client-person = Игрок
client-person-away = нет на месте
client-decides = решает
client-stand-in-left = пока играет бот
client-stand-in-timeout = время вышло, играет бот
client-stand-in-stuck = вместо него играет бот попроще
client-flag-fell = { $times ->
    [one] время вышло { $times } раз
    [few] время вышло { $times } раза
   *[other] время вышло { $times } раз
  }
client-flag-for-good = Ваше время вышло; до конца играет бот.
client-score-of = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }. Показать, за что
client-scores = Очки сейчас
client-no-points-yet = очков пока нет
client-time-left = осталось { $time }
client-days-left = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  }
client-just-now = Только что
client-hand-closed = Ваши карты закрыты.
client-come-back = Я снова здесь
client-come-back-left = { $times ->
    [1] Я снова здесь (последнее возвращение)
   *[other] Я снова здесь (возвращений осталось: { $times })
  }
client-watching = Вы смотрите
client-watching-nothing = Скрытые карты остаются скрытыми.
client-watching-everything = Скрытые карты откроются, когда закончится эпоха или игра.
client-analysis = разбор
client-summary = Итог
client-vote-undo = { $who } просит вернуть ход (за: { $yes } из { $need }).
client-vote-abandon = { $who } предлагает остановиться здесь (за: { $yes } из { $need }).
client-vote-resume = { $who } предлагает продолжить (за: { $yes } из { $need }).
client-vote-close = { $who } предлагает закрыть стол насовсем и всё показать (за: { $yes } из { $need }).
client-agree = Да
client-disagree = Нет
client-curtain = Передайте устройство: { $who }
client-curtain-text = Карты закрыты, пока вы их не откроете.
client-curtain-open = Это я, { $who }: показать карты
client-away = После вашего хода
client-go-on = Дальше
client-watch-again = Посмотреть
client-row-undo = { $who } возвращает ход.
client-row-end = Игра здесь закончена.

# Settings
client-settings = Настройки
client-rules = Правила
client-rules-of = Правила: { $game }
client-rules-search = Искать в правилах
client-rules-alone = Открыть страницей
client-language = Язык
client-theme = Вид
client-light = светлый
client-dark = тёмный
client-sound = Звук
client-motion = Движение фишек
client-bots-quick = сразу
client-bots-calm = спокойно
client-bots-steps = по шагам
client-bots-text = «По шагам»: каждый ход бота ждёт вас. Нажмите на поле или на пробел.
client-confirm-final = Подтверждать важные ходы
client-confirm-final-text = Переспрашивать, если ход нельзя будет вернуть.
client-keys = Клавиши:
client-key-tab = к следующему элементу
client-key-enter = выбрать, подтвердить
client-key-esc = шаг назад
client-leave-to-bot = Уйти, пусть играет бот
client-abandon = Предложить остановиться
client-close = Закрыть

# The end
client-you-win = Вы победили
client-you-share = Вы делите победу
client-they-win = Побеждает { $who }
client-they-share = Победу делят { $who }
client-nobody-wins = Никто не победил
client-won-by = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, { $gap ->
    [0] столько же: { $other }
   *[other] отрыв — { $gap }. Второе место: { $other }
  }.
client-taken-back = В этой игре возвращали ходы, поэтому в статистику она не попадёт.
client-play-again = Сыграть ещё
client-join-rematch = К новой партии
client-forfeited = Кто потерял время или ушёл, занимает последнее место, сколько бы очков ни было.
client-forfeit-timeout = время вышло
client-forfeit-left = выход из игры
client-look-at-board = Посмотреть на поле
client-save-record = Сохранить игру
client-check-draws = Проверить честность раздачи
client-fair-ok = Раздача честная: все случайные исходы ({ $chances }) совпадают с кодом, зафиксированным до игры.
client-fair-bad = Случайные исходы не совпадают с кодом, зафиксированным до игры: { $problem }
client-share = Поделиться
client-chart = Как шла игра
client-chart-kind = Что показывает график
client-chart-expected = Ожидаемый итог
client-chart-expected-text = Какой итог предсказал бы бот каждому по картам и полю на тот момент.
client-chart-sure = Очки к этому ходу
client-chart-sure-text = Очки, которых уже никто не отнимет.
client-chart-chances = Шансы
client-chart-chances-text = Какие шансы на победу дал бы бот.
client-chart-label = { $kind }, ход за ходом. В конце: { $scores }
client-story-busy = Просматриваем игру…
client-story-failed = Сейчас не получается просмотреть игру.
client-story-again = Ещё раз
client-moments = Что решило игру
client-moments-text = Выберите момент, чтобы посмотреть его в повторе.
client-moment-turn = Ход { $turn }
client-moment-chance = { $who }: { $before } % → { $after } %
client-moment-points = { $signed } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
client-review = Разбор
client-sources-other = прочее
client-every-point = Откуда каждое очко
client-row = Строка
client-total = Итого

# Replay
client-replay = Повтор
client-keep-variation = Сохранить как вариант
client-replay-start = Начало
client-replay-first = В начало
client-replay-back = Шаг назад
client-replay-next = Шаг вперёд
client-replay-play = Смотреть
client-replay-pause = Пауза
client-replay-speed = Скорость
client-replay-slower = Медленнее
client-replay-faster = Быстрее
client-replay-step = Шаг { $step } из { $of }
client-back-to-table = К столу
client-play-on-from-here = Играть с этого места

# What went wrong
client-error-unknown = Не получилось ({ $code }).
client-error-offline = Сервер недоступен.
client-error-no_person = Сначала введите имя.
client-error-not_yours = Это чужое место.
client-error-not_host = Это может сделать только хозяин стола.
client-error-not_allowed = За этим столом так нельзя.
client-error-no_table = Такого стола нет.
client-error-no_seat = Такого места нет.
client-error-taken = Это место занято.
client-error-started = Игра уже началась.
client-error-not_started = Игра ещё не началась.
client-error-not_over = Игра ещё не окончена.
client-error-over = Игра окончена.
client-error-stopped = Партия остановлена. Она продолжится, когда все согласятся.
client-error-stale = Поле только что изменилось. Проверьте и попробуйте ещё раз.
client-error-not_your_turn = Сейчас не ваш ход.
client-error-bad_notation = Сервер не знает такого шага.
client-error-closed_early = Этот выбор уже сделан.
client-error-cannot_undo = Возвращать нечего.
client-error-time_up = Ваше время вышло: ход опоздал.
client-error-out_of_time = Ваше время вышло окончательно; до конца играет бот.
client-error-bad_options = Эти правила не сочетаются.
client-error-bad_box = У этого числа не бывает такого значения.
client-error-no_record = В этом окне не открыта сохранённая игра. Откройте файл ещё раз с главной страницы.
client-error-bad_record = Эту сохранённую игру не прочитать.
client-error-too_fast = Слишком быстро, подождите немного.
client-error-too_much = Дневной объём загрузок исчерпан. Попробуйте позже.
client-error-bad_host = Этот сервер не настроен на этот адрес. Разрешить его может тот, кто держит сервер.
client-error-bad_name = В этом имени есть невидимые символы. Выберите другое.
client-error-too_slow = Данные шли слишком долго. Попробуйте ещё раз.
client-error-too_large = Слишком длинно.
client-error-busy = Сервер занят. Попробуйте чуть позже.
client-error-cannot_store = Стол сейчас не может ничего сохранить. Ничего не потеряно: игра продолжится сама, как только это станет возможно.
client-error-bad_request = Сервер не понял запрос.
client-error-bad_origin = Эта страница не может пользоваться этим сервером.
client-error-no_game = Такой игры на сервере нет.
client-error-not_found = Такой страницы нет.
client-error-no_vote = Сейчас голосовать не о чем.
client-error-bad_salt = Общая тасовка не удалась. Выйдите из-за стола и сядьте снова.
client-error-broken = Продолжить эту игру нельзя: её запись повреждена.

# Names for whoever gives none, parted by spaces
client-new-names = Мира Юнона Корвин Злата Тамсин Озрик Линнея Ярина Яэль Иво Саския Кайто

play-actions = Что можно сделать
play-number = { $number }: Enter или ещё цифра
play-narrowed = { $shown } из { $all }, Esc: все
play-search = / — поиск
play-thinking = { $who } думает…
play-over = Игра окончена.
play-won = { $number ->
    [one] Побеждает { $who }.
   *[other] Побеждают { $who }.
  }
play-shared = Победу делят: { $who }.
play-victory = Победа!
play-lost = Поражение.
play-completed = Пройдено.
play-limit = Достигнут предел раундов.
play-score = Счёт
play-total = всего
play-rank = { $rank }-е место
play-log = Журнал
play-curtain = Передайте клавиатуру: { $who }.
play-curtain-ready = { $who }: нажмите Enter, когда никто не смотрит.
play-saved = Сохранено: { $file }.
play-no-undo = Возвращать нечего.
play-undone = Ход возвращён.
play-hinting = Ищу подсказку…
play-hint = Подсказка: { $move } (шанс на победу { $share } %, { $side ->
    [level] по очкам равенство
    [behind] отставание на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }
   *[ahead] перевес в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }
  })
play-hint-only = Подсказка: { $move } — другого разумного выбора нет.
play-person = Игрок
play-people = Игрок { $number }
play-go-on = Продолжить потом: { $command }
play-bot = { $name } ({ $level })
play-bots = За столом: { $bots }.
play-bot-failed = { $who }: дальше играет бот-любитель ({ $reason })
play-help-title = Клавиши
play-help = Вверх, вниз и Enter выбирают действие; номер (из нескольких цифр, если действий много) и щелчок тоже: по списку или по тому, что на поле отмечено знаком ›. / и буквы ищут среди действий, Esc показывает все снова. Tab переходит между выбором, полем и журналом; стрелки, PageUp и PageDown прокручивают.
play-why = Этот вопрос задан по правилу { $rule }.
play-key-undo = Вернуть
play-key-hint = Подсказка
play-key-score = Счёт
play-key-save = Сохранить
play-key-help = Справка
play-key-quit = Выход
play-key-close = Закрыть
play-key-rules = Правила
play-no-rules = Правил этой игры здесь пока нет.
play-search-rules = Искать в правилах

# Стол, как его рисует терминал
play-hand = На руке:
play-closing = Esc: закрыть
play-over-keys = s: счёт, q: выход
play-unsaved = Не сохранено. w — сохранить, ещё раз q — выйти.

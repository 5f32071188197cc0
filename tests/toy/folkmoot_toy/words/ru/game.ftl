nine-name = Девятка
nine-blurb = Покажите карты на девять, но не больше.
nine-minutes = 1
client-chips-nine = два раунда | игрушка
nine-option-twelve = До двенадцати
nine-about-twelve = Предел двенадцать вместо девяти.
nine-option-company = Соперники или команда
nine-about-company = Команда побеждает, если каждый получил очки в обоих раундах.
nine-choice-rivals = Соперники
nine-choice-team = Команда
nine-reason-team = Команда побеждает, только если каждый получил очки в обоих раундах.
nine-reason-sum = { $who }: сумма больше.

# Вещи
nine-word-limit = предел
nine-word-show = показать
nine-word-done = готово

# Что сейчас ожидается
nine-ask-choose = { $who }: выберите карты, всего не больше { $limit }.
nine-ask-deal = Раздаются карты.
nine-ask-over = Игра окончена.

# Что произошло
nine-event-dealt = { $card ->
    [unknown] { $who } получает карту.
   *[other] { $who } получает { $card }.
  }
nine-event-show = { $who } показывает: { $cards }.
nine-event-round = Раунд { $round } окончен, очки: { $points }.

# Почему нельзя
nine-refusal-not_yours = Этой карты у вас нет.
nine-refusal-descends = Выбирайте карты по возрастанию.
nine-refusal-nothing_chosen = Сначала выберите карту.

# Подсчёт
nine-row-shown = Показано
nine-part-shown = раунд { $round }

# Действия
nine-act-show = Показать { $card }: всего { $sum }{ $over ->
    [yes] , выше предела
   *[no] {""}
  }
nine-act-done = Показать их: { $sum }{ $over ->
    [yes] , выше предела
   *[no] {""}
  }

# Стол словами
nine-board-head = Раунд { $round } из 2; предел { $limit }
nine-board-seat = { $who }: очков { $points }, карт { $cards }
nine-board-hand = рука: { $cards }
nine-board-shown = показано: { $cards }
nine-board-draft = выбрано: { $cards }
nine-terminal-hand = рука:
nine-terminal-shown = показано:
nine-terminal-draft = выбрано:
nine-study-overshot = Перебор

# The end of an age, told frame by frame while it is shown
ethnos-theatre-age-over = Эпоха { $age } окончена.
ethnos-theatre-kingdoms-pay = Теперь слава за королевства.
ethnos-theatre-wakes = Третий дракон проснулся
ethnos-theatre-hands = Дракона вытягивает { $who }; все сбрасывают карты с рук.
ethnos-theatre-drew = вытягивает дракона
ethnos-theatre-nobody = Здесь ни у кого нет маркеров.
ethnos-theatre-pays-nothing = Его жетон пока ничего не приносит.
ethnos-theatre-leads = { $who } на первом месте, { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
  }: { $points ->
    [one] { $points } слава
   *[other] { $points } славы
  }.
ethnos-theatre-leads-before = { $who } на первом месте, { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
  }: { $points ->
    [one] { $points } слава
   *[other] { $points } славы
  }. { $second } на втором: { $less }.
ethnos-theatre-alone = Маркеры здесь есть только у одного игрока: { $who }, { $points ->
    [one] { $points } слава
   *[other] { $points } славы
  }.
ethnos-theatre-tied = { $who }: ничья, у каждого по { $markers ->
    [one] { $markers } маркеру
    [few] { $markers } маркера
   *[many] { $markers } маркеров
  }. Места делятся: каждому { $points ->
    [one] { $points } слава
   *[other] { $points } славы
  }.
ethnos-theatre-trolls = Ничья, у каждого по { $markers ->
    [one] { $markers } маркеру
    [few] { $markers } маркера
   *[many] { $markers } маркеров
  }; тролли сильнее: { $who }, { $points ->
    [one] { $points } слава
   *[other] { $points } славы
  }.
ethnos-theatre-swam = Дальше всех заплывает { $who }.
ethnos-theatre-giant = Жетон гиганта держит { $who }.
ethnos-theatre-orcs-decide = У кого там маркеры, решает: взять славу сейчас или оставить их.
ethnos-theatre-orcs-cash = Меняют маркеры на славу: { $who }.
ethnos-theatre-orcs-stay = Все маркеры остаются там.
ethnos-theatre-bands = { $who }: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
  }, { $points ->
    [one] { $points } слава
   *[other] { $points } славы
  }.
ethnos-theatre-bands-skeletons = Скелеты сброшены. { $who }: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
  }, { $points ->
    [one] { $points } слава
   *[other] { $points } славы
  }.
ethnos-theatre-counted = Эпоха { $age } подсчитана
ethnos-theatre-next = Эпоху { $age } начинает { $who }: меньше всего славы.
ethnos-theatre-sides = Тритоны, гигант, орки
ethnos-theatre-note-kingdom = { $tied ->
    [1] { $place }-е место { $kingdom-in }
   *[other] { $place }-е место { $kingdom-in }, ничья
  }
ethnos-theatre-note-merfolk = { $tied ->
    [1] { $place }-е место
   *[other] { $place }-е место, ничья
  }
ethnos-theatre-note-giant = жетон гиганта
ethnos-theatre-note-orcs = { $count ->
    [one] { $count } маркер орков
    [few] { $count } маркера орков
   *[many] { $count } маркеров орков
  }

# Лист подсчёта для настольной игры.
help-score-ethnos = подсчитать эпохи настольной игры с причиной каждого очка
help-score-ethnos-player = игрок, эпоха за эпохой, эпохи разделены знаком /
help-score-ethnos-tokens = жетоны славы шести королевств, по одному на эпоху, королевства разделены знаком /
help-score-ethnos-book = чья книга правил считается, где они расходятся
help-score-ethnos-note = Сначала маркеры игрока в шести королевствах ({ $kingdoms }). Затем, если есть: { "m5" } ячейка на планшете тритонов, { "t2,4" } жетоны троллей, { "o3" } маркеры, снятые с планшета орков, { "g1" } сколько раз взят жетон гиганта, { "G" } у кого он в конце, { "b3,4d,5s2" } отряды: три карты; четыре, лидер — гном; пять, из них два скелета.
ethnos-pad-first = { $number ->
    [one] Меньше всего славы: { $who }. С него начинается следующая эпоха.
   *[other] Меньше всего славы: { $who }. Начинает тот из них, кто первый по часовой стрелке от вытянувшего третьего дракона.
  }
ethnos-pad-tokens = Жетоны славы
ethnos-pad-token = { $kingdom }, ячейка { $age }
ethnos-pad-markers = Маркеры в королевствах
ethnos-pad-merfolk = Ячейка на планшете тритонов
ethnos-pad-orcs = Снято маркеров орков
ethnos-pad-giants = Сколько раз взят жетон гиганта
ethnos-pad-giant = Держит жетон гиганта
ethnos-pad-trolls = Жетоны троллей
ethnos-pad-bands = Отряды
ethnos-pad-band-add = Добавить отряд, карт: { $cards }
ethnos-pad-band = { $dwarf ->
    [yes] Отряд с лидером-гномом, карт: { $cards }
   *[no] Отряд, карт: { $cards }
  }{ $skeletons ->
    [0] { "" }
   *[other] , скелетов: { $skeletons }
  }
ethnos-pad-dwarf = Лидер — гном
ethnos-pad-skeletons = Скелетов в отряде
ethnos-pad-remove = Убрать отряд
ethnos-pad-bands-text = Все карты, как разыграны. Выберите отряд, чтобы указать лидера-гнома или скелетов.
ethnos-pad-book = Книга правил
ethnos-pad-book-ours = наша
error-ethnos-pad-markers = маркеров { $number }, а у игрока их { $most }

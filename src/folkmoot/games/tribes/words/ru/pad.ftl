# Лист подсчёта для настольной игры.
help-score-tribes = показать, откуда очки в настольной игре и кто победил
help-score-tribes-player = игрок: цели по именам, остальные очки как источник=очки
help-score-tribes-note = Источники: { $sources }. Цели: { $goals }.
tribes-pad-needs = { $who }: до победы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
tribes-pad-goals = Выполненные цели
tribes-pad-sources = Другие очки
tribes-pad-altar = жертва у алтаря
tribes-pad-chief-few = милость вождя
tribes-pad-chief-many = милость вождя, ставка от пяти
tribes-pad-invaders = побеждён последний захватчик
tribes-pad-mammoth-hunt = мамонт добыт
tribes-pad-mammoth-tame = мамонт приручён
tribes-pad-sabre_tooth = добыт саблезубый тигр
tribes-pad-elders = изгнан старейшина
tribes-pad-villages = деревня в начале хода
tribes-pad-to-win = до победы: { $points }
error-tribes-pad-two = { $seats }: очков по { $most } и больше; первый, кто их набрал, победил, и игра кончилась

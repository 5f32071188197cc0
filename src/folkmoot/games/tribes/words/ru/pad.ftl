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
tribes-pad-chief = победа в торгах: 1, при ставке от пяти — 2
tribes-pad-mammoth = добыт: 1, приручён: 3
tribes-pad-villages = каждая в начале вашего хода
tribes-pad-altar = каждая жертва
tribes-pad-invaders = побеждён последний захватчик
tribes-pad-sabre_tooth = добыт
tribes-pad-elders = каждый изгнанный старейшина
tribes-pad-to-win = до победы: { $points }
error-tribes-pad-two = { $seats }: очков по { $most } и больше; первый, кто их набрал, победил, и игра кончилась

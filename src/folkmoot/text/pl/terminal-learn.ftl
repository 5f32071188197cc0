# Nauka w terminalu
play-learn-lesson = Pierwsza gra z trenerem, około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
  }
play-key-coach = Trener
play-key-lessons = Lekcje
play-coach-keys = c: bez trenera
play-coach-next = { $done } z { $of }, spacja: dalej
play-coach-end = c: graj dalej, m: do łamigłówek
play-coach-gone = Trener odszedł; klawisz c przywoła go z powrotem.
play-coach-back = Trener wrócił.
play-puzzle-open = h: podpowiedź, m: inne łamigłówki
play-puzzle-wrong = u: jeszcze raz, m: inne łamigłówki
play-puzzle-solved = m: następna łamigłówka
play-learn-daily = Łamigłówka dnia
play-learn-choice = Łamigłówka { $number }: { $theme }, poziom { $level }
play-choice-open = h: podpowiedź, m: inne łamigłówki
play-choice-hinted = h: rozwiązanie, m: inne łamigłówki
play-choice-wrong = u: jeszcze raz, h: rozwiązanie, m: inne łamigłówki
play-welcome = W co zagramy?
play-welcome-mode = Solo, przeciwko sobie czy w kooperacji?
play-welcome-players = Ilu graczy?
play-welcome-preset = Jakie zasady tam, gdzie instrukcje się różnią?
play-welcome-preset-none = jak gramy tutaj
play-welcome-level = Jak silni mają być rywale?
play-welcome-learn = Nauka przez granie: { $game }, { $minutes } min
play-welcome-resume = Graj dalej: { $file }
play-welcome-keys = Enter albo numer: wybór, Esc: wstecz

# Nauka w terminalu
play-learn-lesson = Pierwsza gra z trenerem, około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
  }
play-key-coach = Trener
play-key-lessons = Lekcje
play-coach-keys = c: bez trenera
play-coach-next = { $done } z { $of }, spacja: dalej
play-coach-end = c: graj dalej, m: do zagadek
play-coach-gone = Trener odszedł; klawisz c przywoła go z powrotem.
play-coach-back = Trener wrócił.
play-puzzle-open = h: podpowiedź, m: inne zagadki
play-puzzle-wrong = u: jeszcze raz, m: inne zagadki
play-puzzle-solved = m: następna zagadka
play-welcome = W co zagramy?
play-welcome-mode = Samotnie, przeciw sobie czy razem?
play-welcome-players = Ilu graczy?
play-welcome-level = Jak silni mają być pozostali?
play-welcome-learn = Nauka przez granie: { $game }, { $minutes } min
play-welcome-resume = Graj dalej: { $file }
play-welcome-keys = Enter albo numer: wybór, Esc: wstecz

# Co można było zrobić? Ocena rozegranej partii.
review-title = Co można było zrobić?
review-how = Każdy wybór został dograny { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
  } przez bota (poziom: { $level }), który widział tylko to, co mógł widzieć gracz.
review-how-seconds = Na każdy wybór bot (poziom: { $level }), który widział tylko to, co mógł widzieć gracz, miał { $seconds } s.
review-grades = Wątpliwy wybór zabiera co najmniej { $doubtful } na 100, błąd co najmniej { $mistake }.
review-luck-is = Szczęście to wszystko, o czym nikt nie decydował: dobrane karty, kości, to, co zakryte, i to, czego żaden bot nie przewidzi.
review-accuracy = { $who }: dokładność { $accuracy }.
review-no-decision = { $who }: od wyborów nic nie zależało.
review-luck = Szczęście { $side ->
    [up] zwiększyło
   *[down] zmniejszyło
  } szanse o { $number } na 100.
review-others = Wybory innych { $side ->
    [up] zwiększyły
   *[down] zmniejszyły
  } szanse o { $number } na 100.
review-more = { $who }: na koniec około { $fraction } punktu więcej.
review-less = { $who }: na koniec około { $fraction } punktu mniej.
review-mark-best = Najlepiej
review-mark-good = Dobrze
review-mark-doubtful = Wątpliwe
review-mark-mistake = Błąd
review-mark-found = Świetny pomysł
review-mark-lucky = Szczęśliwy traf
review-mark-unlucky = Pech
review-chances = Szanse na wygraną
review-success = Szanse na sukces
review-of-100 = na 100
review-share = { $share } na 100
review-played = Zagrano
review-better = Lepiej
review-next = Drugie w kolejności
review-why = Dlaczego
review-considered = Wszystko, co warto było rozważyć
review-moments = Ważne chwile
review-no-moments = Nic szczególnego: żaden wybór nie kosztował dużo, a los niewiele zmienił.
review-decisions = Każdy wybór
review-move = Ruch { $n }
review-draw = { $who }: to, co tu wypadło, zmieniło szanse o { $change } na 100.
review-column-player = gracz
review-column-accuracy = dokładność
review-column-chances = szanse
review-column-own = własne wybory
review-column-others = wybory innych
review-column-luck = szczęście
review-board = Plansza oczami gracza: { $who }

# The page.
review-back = Wynik
review-busy = Oceniamy każdy wybór: { $done } z { $of }
review-moment = Chwila { $number } z { $of }
review-earlier = Poprzednia chwila
review-later = Następna chwila
review-eyes = Czyją grę oglądać
review-try = Spróbuj inaczej
review-practise = Ucz się na błędach: znajdź lepszy wybór (znaleziono { $solved } z { $of })
review-question = Co byłoby lepsze?
review-right = Dobrze: to najlepszy wybór.
review-wrong = Było coś lepszego.
review-sums = Co zmieniło szanse każdego gracza

# The guided first game of Ethnos and its puzzles.

learn-ethnos-want = Witaj w Ethnos. Wygrywa ten, kto na końcu ma najwięcej chwały. Dają ją dwie rzeczy: zagrane oddziały i królestwa, w których na koniec ery masz najwięcej znaczników.
learn-ethnos-map = Liczby na mapie mówią, ile daje pierwsze miejsce w królestwie: pierwsza na koniec tej ery, druga na koniec następnej. Duris daje teraz 6, najwięcej ze wszystkich.
learn-ethnos-turn = W swojej turze robisz jedną z dwóch rzeczy: bierzesz kartę na rękę albo zagrywasz z niej oddział.
learn-ethnos-take = Oddział to karty jednego plemienia albo jednego koloru. Masz dwa krasnoludy, a trzeci leży odkryty. { $where ->
    [terminal] Weź go: kliknij kartę albo wybierz go z listy.
   *[page] Weź go: wybierz kartę, potem potwierdź.
  }
learn-ethnos-saw-take = Inni też biorą karty. W miejsce karty wziętej z rzędu nie kładzie się nowej, więc wybór maleje.
learn-ethnos-draw = W rzędzie nie ma już krasnoluda. Dobierz kartę z talii: zobaczysz ją tylko ty.
learn-ethnos-band = Masz trzy krasnoludy: jedno plemię, więc mogą tworzyć oddział. Jeden z nich dowodzi, a jego kolor mówi, w którym królestwie możesz położyć znacznik. Fioletowy to Duris.
learn-ethnos-leader = Wybierz najpierw fioletowego krasnoluda: będzie dowódcą. Potem dodaj dwa pozostałe i zagraj oddział.
learn-ethnos-place = Znacznik wolno położyć tam, gdzie oddział ma więcej kart, niż ty masz znaczników: trzy karty, jeszcze żadnego znacznika. Połóż go w Duris.
learn-ethnos-discard = To cena oddziału: wszystkie karty, które zostały na ręce, wykładasz odkryte i każdy może je wziąć. Nie zbieraj więc zbyt długo.
learn-ethnos-saw-giant = Każdy dowódca ma zdolność. Kto zagra największy oddział pod dowództwem olbrzyma, przejmuje żeton olbrzymów: od razu 2 punkty chwały. Krasnoludy też mają swoją: oddział pod dowództwem krasnoluda liczy się na koniec jako o kartę większy. { $where ->
    [terminal] O zdolnościach opowiadają zasady (klawisz r).
   *[page] Wskaż kartę, aby przeczytać jej zdolność.
  }
learn-ethnos-tied = Ty i { $other } macie w Duris po jednym znaczniku: podzielilibyście się chwałą. Drugi znacznik da ci pierwsze miejsce. Weź niebieskiego skrzydlatego: oddział, którym dowodzi, kładzie znacznik w dowolnym królestwie.
learn-ethnos-dragon = Smok! W talii są trzy. Trzeci kończy erę natychmiast, a karty na ręce nie są wtedy nic warte.
learn-ethnos-second = Skrzydlaty potrzebuje towarzystwa: drugiego skrzydlatego albo dowolnej niebieskiej karty. W rzędzie takiej nie ma, dobierz z talii.
learn-ethnos-saw-keep = Tu dowodzi elf: dzięki jego zdolności część kart zostaje na ręce, zamiast leżeć odkryta.
learn-ethnos-colour = Niebieski olbrzym! Dwie karty jednego koloru to też oddział. Wybierz najpierw skrzydlatego, żeby dowodził, dodaj olbrzyma i zagraj oddział.
learn-ethnos-anywhere = Skrzydlaty kładzie znacznik gdziekolwiek, ale wielkość wciąż się liczy: dwie karty to więcej niż twój jeden znacznik w Duris. Połóż go tam, a pierwsze miejsce będzie tylko twoje.
learn-ethnos-last = Dwa smoki już nie śpią: era może się skończyć z następną kartą. Masz pustą rękę, więc nie masz nic do stracenia. Dobierz.
learn-ethnos-scored = Trzeci smok: koniec ery, wszystko przynosi chwałę. Oto skąd się wzięły punkty:
learn-ethnos-worth = Oddziały punktują według wielkości: 1 karta – 0 punktów chwały, 2 karty – 1, 3 karty – 3, 4 karty – 6, 5 kart – 10, 6 i więcej – 15. Jeden duży oddział jest wart więcej niż dwa małe, ale wymaga czasu, a smoki nie czekają.
learn-ethnos-now-you = Teraz ty! Wszystkie karty wracają do talii, znaczniki zostają na mapie, a w drugiej erze punktują też drugie miejsca. Przy dwóch lub trzech graczach to ostatnia era. Graj dalej albo spróbuj łamigłówek.
learn-ethnos-off-take = Szukaj kart, które pasują do twoich plemieniem lub kolorem. Zrobiłbym tak: { $what }.
learn-ethnos-off-draw = W rzędzie niewiele ci pomoże, spróbowałbym talii: { $what }.
learn-ethnos-off-lead = Możesz już zagrać oddział. Pomyśl o królestwie dowódcy i o kartach, które trzeba będzie wyłożyć. Zacząłbym tak: { $what }.
learn-ethnos-off-add = Im więcej kart w oddziale, tym więcej jest wart. Dalej zrobiłbym tak: { $what }.
learn-ethnos-off-done = Nic więcej nie pasuje albo resztę lepiej zachować. Zrobiłbym tak: { $what }.
learn-ethnos-off-place = Znacznik jest twój, wybierz miejsce. Zrobiłbym tak: { $what }.
learn-ethnos-off-any = Tu decydujesz ty. Zrobiłbym tak: { $what }.

learn-ethnos-1-title = Właściwy dowódca
learn-ethnos-1-task = Ostatnia era, a { $other } zaraz wyciągnie trzeciego smoka: to twoja ostatnia tura. Po podliczeniu masz mieć { $need } punktów chwały.
learn-ethnos-1-hint = Najwięcej daje duży oddział. A od dowódcy zależy, ile kart się w nim liczy.
learn-ethnos-1-solved = Cztery czerwone karty pod wodzą krasnoluda liczą się jak pięć: 10 punktów chwały, a królestwo Rhea też jest twoje.
learn-ethnos-1-wrong = To daje { $got ->
    [one] { $got } punkt
    [few] { $got } punkty
   *[many] { $got } punktów
  } chwały, a można { $need }.
learn-ethnos-1-wrong-leader = Czerwony oddział to dobry pomysł, ale z tym dowódcą daje { $got ->
    [one] { $got } punkt
    [few] { $got } punkty
   *[many] { $got } punktów
  } chwały, a można { $need }. Który dowódca sprawia, że oddział liczy się jak większy?
learn-ethnos-1-wrong-dwarves = Trzy krasnoludy liczą się jak cztery karty, ale masz na ręce większy oddział: to daje { $got ->
    [one] { $got } punkt
    [few] { $got } punkty
   *[many] { $got } punktów
  } chwały, a można { $need }.
learn-ethnos-1-wrong-take = Na branie karty jest za późno: na koniec ery ręka nie jest nic warta. To daje { $got ->
    [one] { $got } punkt
    [few] { $got } punkty
   *[many] { $got } punktów
  } chwały, a można { $need }.
learn-ethnos-2-title = Dwa oddziały, jedna tura
learn-ethnos-2-task = { $other } prowadzi w Duris z trzema znacznikami, ty masz dwa. Obejmij tam samodzielne prowadzenie jeszcze w tej turze.
learn-ethnos-2-hint = Jeden oddział to jeden znacznik. Czy jest dowódca, który pozwala zagrać jeszcze jeden oddział?
learn-ethnos-2-solved = Centaur kładzie trzeci znacznik i pozwala zagrać ponownie, a minotaury liczą się jak o kartę więcej i kładą czwarty.
learn-ethnos-2-wrong = Po tej turze nie prowadzisz w Duris.
learn-ethnos-2-wrong-minotaur = Kolejność ma znaczenie: po minotaurach tura się kończy, a jeden znacznik więcej to tylko remis.
learn-ethnos-2-wrong-take = Wzięcie karty nie daje znacznika. W tej turze potrzebujesz dwóch.
learn-ethnos-3-title = Kto rozstrzyga remis
learn-ethnos-3-task = Ostatnia era, ostatnia tura: { $other } wyciągnie trzeciego smoka. Wygraj grę.
learn-ethnos-3-hint = Po tej turze możesz remisować w trzech królestwach. Jakie żetony rozstrzygają remisy?
learn-ethnos-3-solved = Pod wodzą trolla cztery niebieskie karty dają żeton 3 lub 4, a z nim wygrywasz każdy remis na mapie.
learn-ethnos-3-wrong = To nie wystarczy: remisy na mapie wygrywa { $other }, bo ma żeton trolli.
learn-ethnos-3-wrong-leader = Oddział dobry, dowódca nie: remisy na mapie wciąż wygrywa { $other }, bo ma żeton trolli.
learn-ethnos-3-wrong-small = Żeton jest dobry, ale oddział tej wielkości jest wart za mało.
learn-ethnos-3-wrong-token = Ten żeton nie pokona tego, który ma { $other }.

learn-ethnos-theme-strike = Zagrać oddział teraz
learn-ethnos-theme-patience = Poczekać z oddziałem
learn-ethnos-theme-band = Który oddział
learn-ethnos-theme-cards = Która karta
learn-ethnos-theme-kingdom = Które królestwo
learn-ethnos-theme-ability = Zdolność dowódcy

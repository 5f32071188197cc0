ethnos-rules-lead = Zbieraj rozproszone plemiona w oddziały, stawiaj znaczniki w sześciu królestwach i zdobądź najwięcej chwały, zanim smoki zakończą ostatnią erę.

# How to play in five minutes
ethnos-five-1-title = O co grasz
ethnos-five-1 = Grasz o chwałę. Dają ją królestwa, w których masz najwięcej znaczników, oraz duże oddziały kart. Gra trwa { $players-ages-many ->
    [one] { $players-ages-many } erę
    [few] { $players-ages-many } ery
   *[many] { $players-ages-many } er
  } (przy { $players-few-1 }–{ $players-few-2 } graczach: { $players-ages-few }), a potem wygrywa ten, kto ma najwięcej chwały.
ethnos-five-2-title = Weź kartę
ethnos-five-2 = W swojej turze robisz jedną z dwóch rzeczy. Pierwsza: bierzesz na rękę jedną kartę, którąś z odkrytych albo wierzchnią z talii. Jeśli masz już na ręce { $cards-hand-limit ->
    [one] { $cards-hand-limit } kartę
    [few] { $cards-hand-limit } karty
   *[many] { $cards-hand-limit } kart
  }, nie możesz wziąć następnej i musisz zrobić tę drugą rzecz.
ethnos-five-3-title = Albo zagraj oddział
ethnos-five-3 = Druga: wykładasz z ręki karty jednego plemienia albo jednego koloru. Jedna z nich jest dowódcą. Jeśli oddział ma więcej kart, niż masz znaczników w królestwie w kolorze dowódcy, możesz położyć tam znacznik: na pierwszy wystarczy jedna karta, na drugi potrzeba dwóch, na trzeci trzech.
ethnos-five-4-title = Zdolność dowódcy i odrzucenie
ethnos-five-4 = Po znaczniku pomaga ci plemię dowódcy, każde na swój sposób; pozostałe karty oddziału nie używają zdolności. Potem wszystkie karty, które zostały ci na ręce, kładziesz odkryte na stole i każdy może je wziąć. Pomyśl więc, co zostawiasz innym.
ethnos-five-5-title = Strzeż się smoków
ethnos-five-5 = W dolnej połowie talii śpią smoki; jest ich { $cards-dragons }. Kto wyciągnie smoka, pokazuje go i dobiera inną kartę. Ostatni smok natychmiast kończy erę, a karty na rękach przepadają, więc z dobrym oddziałem nie czekaj zbyt długo.
ethnos-five-6-title = Policzcie i grajcie dalej
ethnos-five-6 = Na koniec ery każde królestwo nagradza tego, kto ma w nim najwięcej znaczników, a później także drugie i trzecie miejsce. Chwałę dają też oddziały: dwie karty – { $bands-glory-2 }, trzy – { $bands-glory-3 }, sześć lub więcej – { $bands-glory-6 }. Znaczniki zostają na planszy, wszystkie karty tasuje się od nowa, a następną erę zaczyna gracz, który ma najmniej chwały.

# Sections
ethnos-section-box = Co jest w pudełku
ethnos-section-setup = Przygotowanie
ethnos-section-turn = Twoja tura
ethnos-section-band = Zagranie oddziału
ethnos-section-leaders = Co potrafią dowódcy
ethnos-section-age-end = Koniec ery
ethnos-section-few = Dwóch i trzech graczy
ethnos-section-few-lead =
    Wszystko, co zmienia się, gdy graczy jest mniej niż { $players-many-1 }, w jednym miejscu; szczegóły są w podanych zasadach.

    | Co | Dwóch graczy | Trzech graczy | Więcej graczy |
    | Liczba er (E1) | { $players-ages-few } | { $players-ages-few } | { $players-ages-many } |
    | Plemiona w grze (E11) | { $players-tribes-few } | { $players-tribes-few } | { $players-tribes-many } |
    | Żetony chwały w królestwie (E12) | dwa, bez „{ $players-many-1 }+” | dwa, bez „{ $players-many-1 }+” | trzy |
    | Plansza morskiego ludu, ery I i II (E8) | { $merfolk-glory-few-1 }, { $merfolk-glory-few-2 } | { $merfolk-glory-few-1 }, { $merfolk-glory-few-2 } | zob. E8 |
    | Żeton olbrzymów, ery I i II (E9) | { $giant-glory-few-1 }, { $giant-glory-few-2 } | { $giant-glory-few-1 }, { $giant-glory-few-2 } | zob. E9 |
    | Położenie znacznika (E19) | kart w oddziale musi być więcej niż znaczników was obojga | kart w oddziale musi być więcej niż twoich znaczników | tak samo |
    | Królestwa w erze II (E39) | punktuje tylko pierwszy; kto jest tam sam, dostaje za oba pola | pierwszy i drugi | pierwszy i drugi |
ethnos-section-game-end = Kto wygrywa
ethnos-section-open = Co jawne, a co tajne
ethnos-section-house = Wariant domowy

# Rules
ethnos-rule-E1-title = Gracze i ery
ethnos-rule-E1 = W Ethnos gra od { $players-few-1 } do { $players-many-2 } osób. Przy { $players-many-1 }–{ $players-many-2 } graczach gracie { $players-ages-many ->
    [one] { $players-ages-many } erę
    [few] { $players-ages-many } ery
   *[many] { $players-ages-many } er
  }, a plemion jest { $players-tribes-many }. Przy { $players-few-1 }–{ $players-few-2 } graczach gracie { $players-ages-few ->
    [one] { $players-ages-few } erę
    [few] { $players-ages-few } ery
   *[many] { $players-ages-few } er
  }, a plemion jest { $players-tribes-few }.
ethnos-rule-E2-title = Sześć królestw
ethnos-rule-E2 = Na planszy jest sześć królestw, każde w swoim kolorze: Ithys pomarańczowym, Straton niebieskim, Rhea czerwonym, Duris fioletowym, Althea zielonym, a Pelagon szarym.
ethnos-rule-E3-title = Dwanaście plemion
ethnos-rule-E3 = Plemiona to centaury, czarodzieje, elfy, krasnoludy, minotaury, morski lud, niziołki, olbrzymy, orkowie, skrzydlaci, szkielety i trolle. Plemię ma po { $cards-per-colour ->
    [one] { $cards-per-colour } karcie
    [few] { $cards-per-colour } karty
   *[many] { $cards-per-colour } kart
  } w każdym z sześciu kolorów. Niziołki mają po { $cards-halflings-per-colour ->
    [one] { $cards-halflings-per-colour } karcie
    [few] { $cards-halflings-per-colour } karty
   *[many] { $cards-halflings-per-colour } kart
  } w każdym kolorze. Szkieletów jest { $cards-skeletons } i nie mają koloru.
ethnos-rule-E4-title = Smoki i znaczniki
ethnos-rule-E4 = W pudełku { $cards-dragons ->
    [one] jest { $cards-dragons } karta smoka
    [few] są { $cards-dragons } karty smoków
   *[many] jest { $cards-dragons } kart smoków
  }. Masz { $markers-each ->
    [one] { $markers-each } znacznik
    [few] { $markers-each } znaczniki
   *[many] { $markers-each } znaczników
  }. Z nich na torze chwały leży { $markers-on-glory-track }, a jeśli w grze jest morski lud, na jego planszy jeszcze { $markers-on-merfolk-board }. Gdy zabraknie ci znaczników, nie możesz położyć następnego. W instrukcji nazywają się znacznikami Kontroli.
ethnos-rule-E5-title = Żetony chwały
ethnos-rule-E5 = Żetony bez oznaczenia „{ $players-many-1 }+” mają wartości { $tokens-plain }. Żetony z tym oznaczeniem mają wartości { $tokens-four-plus }. Każda liczba na liście to jeden żeton.
ethnos-rule-E6-title = Chwała za oddział
ethnos-rule-E6 =
    Na koniec ery każdy oddział daje punkty chwały według liczby kart:

    | Karty | jedna | dwie | trzy | cztery | pięć | sześć lub więcej |
    | Chwała | { $bands-glory-1 } | { $bands-glory-2 } | { $bands-glory-3 } | { $bands-glory-4 } | { $bands-glory-5 } | { $bands-glory-6 } |
ethnos-rule-E7-title = Chwała z planszy hordy orków
ethnos-rule-E7 =
    Znaczniki zdjęte z planszy hordy orków dają punkty chwały według ich liczby:

    | Znaczniki | jeden | dwa | trzy | cztery | pięć | sześć |
    | Chwała | { $orcs-glory-1 } | { $orcs-glory-2 } | { $orcs-glory-3 } | { $orcs-glory-4 } | { $orcs-glory-5 } | { $orcs-glory-6 } |
ethnos-rule-E8-title = Plansza morskiego ludu
ethnos-rule-E8 =
    Plansza morskiego ludu ma pola od zera do { $merfolk-last-space-many }, a symbole znacznika są na polach { $merfolk-symbols-many }; po stronie dla { $players-few-1 }–{ $players-few-2 } graczy do { $merfolk-last-space-few }, symbole na { $merfolk-symbols-few }. Na koniec ery daje punkty chwały:

    | Gracze | Era I | Era II | Era III |
    | { $players-few-1 }–{ $players-few-2 } | { $merfolk-glory-few-1 } | { $merfolk-glory-few-2 } | – |
    | { $players-many-1 }–{ $players-many-2 } | { $merfolk-glory-many-1 } | { $merfolk-glory-many-2 } | { $merfolk-glory-many-3 } |
ethnos-rule-E9-title = Żeton olbrzymów
ethnos-rule-E9 =
    Za przejęcie żetonu olbrzymów od razu dostajesz punkty chwały ({ $giant-taking }). Kto ma go na koniec ery, dostaje:

    | Gracze | Era I | Era II | Era III |
    | { $players-few-1 }–{ $players-few-2 } | { $giant-glory-few-1 } | { $giant-glory-few-2 } | – |
    | { $players-many-1 }–{ $players-many-2 } | { $giant-glory-many-1 } | { $giant-glory-many-2 } | { $giant-glory-many-3 } |
ethnos-rule-E10-title = Żetony trolli
ethnos-rule-E10 = Jest po jednym żetonie trolli o każdej z tych wartości: { $trolls-tokens }.
ethnos-rule-E11-title = Wybór plemion
ethnos-rule-E11 = Wylosujcie plemiona, które biorą udział w grze: { $players-tribes-many }, a przy { $players-few-1 }–{ $players-few-2 } graczach { $players-tribes-few }. Możecie też sami uzgodnić, które to będą.
ethnos-rule-E12-title = Rozłożenie żetonów chwały
ethnos-rule-E12 = Przy { $players-few-1 }–{ $players-few-2 } graczach odłóżcie do pudełka żetony z oznaczeniem „{ $players-many-1 }+”. Rozlosujcie żetony między królestwa: po trzy na każde, a przy { $players-few-1 }–{ $players-few-2 } graczach po dwa. Potem w każdym królestwie ułóżcie je rosnąco: najniższy na polu I, najwyższy na ostatnim.
ethnos-rule-E13-title = Początek ery
ethnos-rule-E13 = Odłóżcie smoki i potasujcie wszystkie karty plemion biorących udział w grze w jedną talię. Każdy dobiera { $cards-dealt-each ->
    [one] { $cards-dealt-each } kartę
    [few] { $cards-dealt-each } karty
   *[many] { $cards-dealt-each } kart
  }. Wyłóżcie odkryte w rzędzie po { $cards-face-up-each ->
    [one] { $cards-face-up-each } karcie
    [few] { $cards-face-up-each } karty
   *[many] { $cards-face-up-each } kart
  } na gracza. Resztę talii podzielcie na pół, do jednej połowy wtasujcie smoki i połóżcie na niej drugą, tak aby wszystkie smoki były na dole. Jeśli nie da się podzielić równo, górna połowa jest o jedną kartę mniejsza.
ethnos-rule-E14-title = Kto zaczyna
ethnos-rule-E14 = W erze I pierwszego gracza wybiera los. W następnych erach zaczyna ten, kto ma najmniej chwały. Jeśli jest ich kilku, liczcie zgodnie z ruchem wskazówek zegara od gracza, który wyciągnął ostatniego smoka, zaczynając od niego samego: pierwszy napotkany z remisujących zaczyna. Przed grą możecie uzgodnić, że przy takim remisie gracz, który wyciągnął ostatniego smoka, liczy się jako ostatni.
ethnos-rule-E48-title = Jedna akcja w turze
ethnos-rule-E48 = Tury biegną zgodnie z ruchem wskazówek zegara od pierwszego gracza. W swojej turze wykonujesz dokładnie jedną akcję: werbujesz sojusznika (E15) albo zagrywasz oddział (E18).
ethnos-rule-E15-title = Werbowanie sojusznika
ethnos-rule-E15 = Weź na rękę jedną odkrytą kartę albo wierzchnią kartę talii. Zabranej odkrytej karty nie uzupełnia się. Mając na ręce { $cards-hand-limit ->
    [one] { $cards-hand-limit } kartę
    [few] { $cards-hand-limit } karty
   *[many] { $cards-hand-limit } kart
  }, nie możesz werbować. Odkryte karty to w instrukcji pula dostępnych Sojuszników.
ethnos-rule-E16-title = Dobranie smoka
ethnos-rule-E16 = Jeśli wyciągniesz z talii smoka, pokaż go, odłóż na bok i dobierz inną kartę. Ostatni smok (jest ich { $cards-dragons }) natychmiast kończy erę; za niego nie dobierasz już nic.
ethnos-rule-E17-title = Pełna ręka, pusta ręka
ethnos-rule-E17 = Mając na ręce { $cards-hand-limit ->
    [one] { $cards-hand-limit } kartę
    [few] { $cards-hand-limit } karty
   *[many] { $cards-hand-limit } kart
  }, musisz zagrać oddział, cokolwiek leży odkryte. Z pustą ręką musisz werbować. Jeśli masz same szkielety, a kart jest mniej niż { $cards-hand-limit }, też musisz werbować, bo szkielet nie może dowodzić. Pasować nie wolno, z wyjątkiem E45.
ethnos-rule-E45-title = Pasowanie
ethnos-rule-E45 = Jeśli wygrana samymi szkieletami (E31) jest wyłączona, a masz na ręce { $cards-hand-limit ->
    [one] { $cards-hand-limit } szkielet
    [few] { $cards-hand-limit } szkielety
   *[many] { $cards-hand-limit } szkieletów
  }, nie możesz ani werbować, ani zagrać oddziału. Wtedy pasujesz do końca ery.
ethnos-rule-E49-title = Talia się nie skończy
ethnos-rule-E49 = Ostatni smok zawsze pojawia się, zanim talia się wyczerpie. Jeśli wyjdzie, gdy karty dobiera czarodziej, oddział i jego znaczniki zostają, a dobrane już karty odrzuca się razem z ręką. Kto go wyciągnął, liczy się przy E14 i E42.
ethnos-rule-E50-title = Dobierz dwie, zatrzymaj jedną
ethnos-rule-E50 = To wariant domowy, w który gra się przy wielu stołach; obowiązuje tylko wtedy, gdy stół tak uzgodnił. Na początku ery nie wykłada się odkrytych kart. Kto dobiera z talii, dobiera dwie karty, jedną zatrzymuje, a drugą odkrywa. Smoki jak zwykle pokazuje się i zastępuje; jeśli wyjdzie ostatni, dobrane karty odrzuca się razem z ręką. Czarodziej nadal dobiera i zatrzymuje wszystkie karty.
ethnos-rule-E18-title = Czym jest oddział
ethnos-rule-E18 = Oddział to od jednej do { $cards-hand-limit } kart z ręki: wszystkie z jednego plemienia albo wszystkie w jednym kolorze. Szkielety pasują do każdego oddziału. Jedna z kart, ale nie szkielet, jest dowódcą. Czy oddział łączy plemię, czy kolor, widać po kartach i nie wpływa to na nic innego.
ethnos-rule-E19-title = Położenie znacznika
ethnos-rule-E19 = Możesz położyć jeden znacznik w królestwie w kolorze dowódcy, jeśli oddział ma więcej kart, niż masz tam znaczników. W grze dwuosobowej musi mieć więcej kart, niż jest tam znaczników obu graczy razem. Możesz też zrezygnować ze znacznika, na przykład by zachować ostatni dla morskiego ludu (E27) albo na planszę hordy orków (E29).
ethnos-rule-E20-title = Zdolność, potem odrzucanie
ethnos-rule-E20 = Po znaczniku użyj zdolności dowódcy, i tylko dowódcy. Tam, gdzie liczy się wielkość oddziału, wliczają się wszystkie jego karty, także szkielety. Potem wyłóż odkryte w rzędzie wszystkie karty, które zostały ci na ręce.
ethnos-rule-E21-title = Oddziały leżą jawnie
ethnos-rule-E21 = Twoje oddziały leżą przed tobą do końca ery, a wszystkie ich karty są widoczne.
ethnos-rule-E47-title = Z czego możesz zrezygnować
ethnos-rule-E47 = Możesz zrezygnować z kolejnego oddziału centaura, z kart zatrzymywanych przez elfa, z dodatkowego znacznika morskiego ludu, z planszy hordy orków, z żetonu trolli i z kart czarodzieja. Przejęcie żetonu olbrzymów i ruch na planszy morskiego ludu dzieją się automatycznie.
ethnos-rule-E22-title = Centaur
ethnos-rule-E22 = Jeśli znacznik za ten oddział został położony, możesz od razu, przed odrzuceniem kart, zagrać kolejny. Jeśli i nim dowodzi centaur i znów kładziesz znacznik, możesz grać dalej. Karty odrzucasz tylko raz, na końcu. Łańcuch kończy się, gdy przestajesz, gdy żadna karta na ręce nie może dowodzić albo gdy znacznik nie został położony. Przed grą możecie uzgodnić, że wystarczy oddział dość duży na znacznik, nawet jeśli go nie położono.
ethnos-rule-E23-title = Krasnolud
ethnos-rule-E23 = Na koniec ery ten oddział liczy się tak, jakby miał o { $bands-dwarf-extra ->
    [one] { $bands-dwarf-extra } kartę
    [few] { $bands-dwarf-extra } karty
   *[many] { $bands-dwarf-extra } kart
  } więcej. Szkielety już go wtedy opuściły.
ethnos-rule-E24-title = Elf
ethnos-rule-E24 = Zamiast odrzucać całą rękę, zatrzymaj najwyżej tyle kart, ile liczy oddział.
ethnos-rule-E25-title = Olbrzym
ethnos-rule-E25 = Porównaj oddział z każdym innym oddziałem tej ery, którym dowodzi olbrzym, także własnym. Jeśli jest większy od wszystkich, od razu dostajesz { $giant-taking ->
    [one] { $giant-taking } punkt
    [few] { $giant-taking } punkty
   *[many] { $giant-taking } punktów
  } chwały i kładziesz na nim żeton olbrzymów. Pierwszy w erze oddział pod dowództwem olbrzyma przejmuje żeton przy dowolnej wielkości. Liczy się wielkość w chwili zagrania: żeton zostaje nawet wtedy, gdy na koniec ery odejdą z oddziału szkielety.
ethnos-rule-E26-title = Niziołek
ethnos-rule-E26 = Niziołek może dowodzić, ale za taki oddział nigdy nie kładzie się znacznika.
ethnos-rule-E27-title = Morski lud
ethnos-rule-E27 = Najpierw znacznik w królestwie samego dowódcy. Potem twój znacznik na planszy morskiego ludu przesuwa się o tyle pól, ile kart liczy oddział; na ostatnim polu zatrzymuje się na dobre. Za każdy symbol znacznika, do którego dojdziesz lub który miniesz, możesz położyć jeszcze jeden znacznik w dowolnym królestwie, bez względu na wielkość oddziału i na to, ile znaczników tam leży, także w grze dwuosobowej. Kładziesz je po kolei, każdy tylko jeśli chcesz; mogą wszystkie trafić do jednego królestwa.
ethnos-rule-E28-title = Minotaur
ethnos-rule-E28 = Gdy kładziesz znacznik, i tylko wtedy, ten oddział liczy się tak, jakby miał o { $bands-minotaur-extra ->
    [one] { $bands-minotaur-extra } kartę
    [few] { $bands-minotaur-extra } karty
   *[many] { $bands-minotaur-extra } kart
  } więcej. W grze dwuosobowej ta liczba musi być większa niż liczba wszystkich znaczników w królestwie.
ethnos-rule-E29-title = Ork
ethnos-rule-E29 = Możesz położyć znacznik na polu w kolorze dowódcy na swojej planszy hordy orków, jeśli to pole jest wolne. Nie ma znaczenia, czy położono znacznik w królestwie.
ethnos-rule-E30-title = Szkielet
ethnos-rule-E30 = Szkielet nigdy nie dowodzi. Pasuje do każdego oddziału i wlicza się do jego wielkości. Na koniec ery wszystkie szkielety opuszczają wszystkie oddziały, zanim oddziały zostaną podliczone.
ethnos-rule-E31-title = Same szkielety
ethnos-rule-E31 = Oddział, w którym { $cards-hand-limit ->
    [one] jest { $cards-hand-limit } szkielet
    [few] są { $cards-hand-limit } szkielety
   *[many] jest { $cards-hand-limit } szkieletów
  }, można zagrać bez dowódcy i natychmiast wygrywa on grę. Bieżącej ery się nie podlicza; miejsca pozostałych graczy ustala się według E44 na tę chwilę. Przed grą możecie wyłączyć tę zasadę.
ethnos-rule-E32-title = Troll
ethnos-rule-E32 = Możesz wziąć jeden wolny żeton trolli o wartości nie większej niż liczba kart w oddziale. Który, wybierasz ty.
ethnos-rule-E33-title = Skrzydlaty
ethnos-rule-E33 = Możesz położyć znacznik w jednym dowolnym królestwie, bez względu na kolor dowódcy. Oddział musi jednak być dość duży dla wybranego królestwa (E19).
ethnos-rule-E34-title = Czarodziej
ethnos-rule-E34 = Po odrzuceniu kart możesz dobrać z talii tyle kart, ile liczy oddział: wszystkie albo żadnej. Ze smokiem postępuj jak w E16; jeśli to ostatni, reszta dobierania przepada.
ethnos-rule-E35-title = Kolejność liczenia
ethnos-rule-E35 = Wszyscy odrzucają karty z ręki. Potem liczcie po kolei: królestwa, plansza morskiego ludu, żeton olbrzymów, plansze hordy orków; następnie odrzuca się szkielety z oddziałów i liczycie oddziały.
ethnos-rule-E36-title = Chwała za królestwo
ethnos-rule-E36 =
    Pierwszy w królestwie jest ten, kto ma tam najwięcej znaczników. Aby tam punktować, trzeba mieć co najmniej jeden znacznik. Które pole się liczy, zależy od ery:

    | Era | Pierwszy | Drugi | Trzeci |
    | I | pole I | – | – |
    | II | pole II | pole I | – |
    | III | pole III | pole II | pole I |
ethnos-rule-E37-title = Remis w królestwie
ethnos-rule-E37 = Remisujący dodają chwałę za miejsca, które razem zajmują, i dzielą ją po równo, zaokrąglając w dół. Te miejsca są już wykorzystane. Miejsca niepunktowane są warte zero: dwaj pierwsi w erze I dostają po połowie pola I, trzej drudzy w erze II po jednej trzeciej pola I.
ethnos-rule-E38-title = Trolle rozstrzygają remisy
ethnos-rule-E38 = Zanim remisujący się podzielą, decydują żetony trolli: wyżej jest ten, kto ma większą ich sumę, a przy równej sumie ten, kto ma najwyższy pojedynczy żeton. Gracze bez żetonów nadal remisują między sobą. Trolle rozstrzygają remisy w królestwach i na planszy morskiego ludu, żadnych innych. Przed grą możecie uzgodnić, że trolle liczą się tylko w królestwach.
ethnos-rule-E39-title = Królestwa w grze dwuosobowej
ethnos-rule-E39 = Erę I liczy się jak zwykle. W erze II punktuje tylko pierwszy, z pola II, a drugi nie dostaje nic. Remis najpierw rozstrzygają trolle (E38); jeśli trwa nadal, każdy dostaje połowę pola II, zaokrąglając w dół. Jeśli znaczniki w królestwie ma tylko jeden gracz, dostaje chwałę z pól I i II razem.
ethnos-rule-E40-title = Chwała za planszę morskiego ludu
ethnos-rule-E40 = Plansza morskiego ludu liczy się jak jeszcze jedno królestwo z własnymi wartościami (E8): kto jest najdalej, jest pierwszy, i obowiązują zasady od E36 do E39. Na polu zero nie dostaje się punktów. Znaczniki na tym samym polu remisują, bez względu na to, kto dotarł wcześniej. Przed grą możecie uzgodnić, że wartość ery dostaje tylko ten, kto jest najdalej. Wtedy remis, którego nie rozstrzygną trolle, dzieli tę wartość, zaokrąglając w dół, a w grze dwuosobowej nikt nie dostaje dwóch wartości za to, że jest sam.
ethnos-rule-E41-title = Chwała za żeton olbrzymów
ethnos-rule-E41 = Kto ma żeton olbrzymów, dostaje jego wartość w tej erze (E9). Potem żeton wraca obok planszy.
ethnos-rule-E42-title = Chwała z plansz orków
ethnos-rule-E42 = Zgodnie z ruchem wskazówek zegara, od gracza, który wyciągnął ostatniego smoka, każdy jawnie decyduje: zdjąć wszystkie swoje znaczniki z planszy hordy orków za chwałę (E7) albo wszystkie zostawić. Zdjęte znaczniki wracają do zapasu właściciela. W ostatniej erze zdejmuje się wszystkie. Kto nie ma tam znaczników, o niczym nie decyduje.
ethnos-rule-E43-title = Oddziały, potem porządki
ethnos-rule-E43 = Każdy oddział daje chwałę według wielkości (E6). Żetony trolli wracają obok planszy. Znaczniki w królestwach, na planszy morskiego ludu i na planszach hordy orków zostają. Wszystkie karty wracają do talii.
ethnos-rule-E44-title = Zwycięzca
ethnos-rule-E44 = Po ostatniej erze wygrywa ten, kto ma najwięcej chwały. Przy remisie ten, kto ma najwięcej znaczników w sześciu królestwach. Jeśli i to jest równe, porównajcie największe oddziały ostatniej ery, potem kolejne co do wielkości i tak dalej; brakujący oddział liczy się jako zero. Oddziały bierze się takie, jak je zagrano: ze szkieletami i bez dodatku krasnoluda. Jeśli wszystko jest równe, miejsce jest wspólne. Tak samo ustala się miejsca wszystkich graczy. Przed grą możecie uzgodnić, że porównuje się tylko największy oddział każdego gracza.
ethnos-rule-E46-title = Co widzą wszyscy
ethnos-rule-E46 = Jawne są: liczba kart w każdej połowie talii, odkryte karty, smoki, wszystkie karty wszystkich oddziałów, plansze, żetony, chwała i liczba kart na ręce każdego gracza. Tajne są: twoja ręka i kolejność kart w talii. Karta wzięta z odkrytych pozostaje znana, dopóki nie zostanie zagrana lub odrzucona. Tylko ty widzisz karty, które dobierasz, które zatrzymuje elf i które daje czarodziej. Kart odrzuconych z rąk na koniec ery się nie pokazuje.

# Where a rule comes from
ethnos-note-E2 = Instrukcje wymieniają w tekście pięć królestw z kolorami; Pelagon znamy z ogólnodostępnych źródeł.
ethnos-note-E3 = Instrukcje podają liczbę kart plemienia; ich podział na kolory znamy z ogólnodostępnych źródeł.
ethnos-note-E4 = Co się dzieje bez znaczników, to nasze rozstrzygnięcie; instrukcje milczą.
ethnos-note-E5 = Wartości pochodzą z ogólnodostępnych źródeł; inna lista ma o jeden żeton z szóstką więcej i o jeden z dwójką mniej.
ethnos-note-E7 = Instrukcje podają tylko wartość za trzy znaczniki; pozostałe pochodzą z ogólnodostępnych źródeł.
ethnos-note-E8 = Instrukcje podają tylko pierwszy symbol i wartość ery I; reszta pochodzi z ogólnodostępnych źródeł. Strony dla dwóch lub trzech graczy nikt nie opisuje; że ma te same pola, to nasze rozstrzygnięcie.
ethnos-note-E9 = Instrukcje podają chwałę za przejęcie żetonu i wartość ery I; pozostałe wartości pochodzą z ogólnodostępnych źródeł.
ethnos-note-E10 = Instrukcje podają liczbę żetonów; ich wartości pochodzą z ogólnodostępnych źródeł.
ethnos-note-E11 = Instrukcje losują plemiona; własny wybór to nasz dodatek.
ethnos-note-E13 = Instrukcje mówią o dwóch mniej więcej równych stosach; która połowa jest mniejsza, to nasze rozstrzygnięcie.
ethnos-note-E14 = Instrukcje polska i japońska zaczynają od gracza, który wyciągnął ostatniego smoka; rosyjska nie mówi, czy on też się liczy.
ethnos-note-E17 = O pełnej ręce mówią wszystkie instrukcje; reszta wynika z innych zasad.
ethnos-note-E19 = Instrukcja japońska i podsumowanie rosyjskiej mówią, że można; polska mówi tak w przykładach, choć w jej kroku i podsumowaniu gracz kładzie znacznik.
ethnos-note-E21 = Instrukcje wymagają tylko, by wszyscy widzieli, ile kart ma oddział; to, że widać też same karty, jest naszym rozstrzygnięciem.
ethnos-note-E22 = Instrukcja rosyjska wymaga położonego znacznika, polskiej wystarczy wielkość. Kiedy łańcuch się kończy, wynika z zasad.
ethnos-note-E25 = To, że żeton zostaje po odejściu szkieletów, to nasze rozstrzygnięcie.
ethnos-note-E27 = Znacznik za każdy symbol i kolejność to nasze rozstrzygnięcie; instrukcje mówią o jednym symbolu.
ethnos-note-E29 = Instrukcja polska i przykład w japońskiej mówią, że można; rosyjska mówi tak o wszystkich zdolnościach.
ethnos-note-E31 = Tę wygraną zna tylko instrukcja polska; bez niej z taką ręką nie dałoby się nic zrobić. To, że ery się nie podlicza, to nasze rozstrzygnięcie.
ethnos-note-E33 = Tak mówią instrukcje rosyjska i polska; uwaga w japońskiej mówi co innego, ale jej własny przykład się z nami zgadza.
ethnos-note-E34 = „Wszystkie albo żadnej” to nasze rozstrzygnięcie.
ethnos-note-E35 = Instrukcje ustalają tę kolejność tylko częściowo; suma od niej nie zależy.
ethnos-note-E36 = To, że do zajęcia miejsca potrzeba znacznika, to nasze rozstrzygnięcie.
ethnos-note-E38 = Instrukcje rosyjska i japońska mówią o królestwach, polska o wszystkich remisach na koniec ery. Na planszy morskiego ludu trolle się liczą, bo punktuje ona jak królestwo.
ethnos-note-E39 = Instrukcja polska mówi o remisie wprost; w pozostałych wynika to stąd, że drugie miejsce nic tam nie daje.
ethnos-note-E40 = Instrukcja rosyjska porównuje planszę do osobnego królestwa; polska i japońska nagradzają tylko tego, kto jest najdalej.
ethnos-note-E42 = To, że w ostatniej erze zdejmuje się wszystkie znaczniki, to nasze rozstrzygnięcie.
ethnos-note-E44 = Dodatek krasnoluda pomija tylko instrukcja polska; liczenie szkieletów i wspólne miejsce to nasze rozstrzygnięcie.
ethnos-note-E45 = Nasze rozstrzygnięcie: żadna instrukcja nie mówi, co zrobić z taką ręką.
ethnos-note-E46 = O ukrytych rękach mówią instrukcje; reszta to nasze rozstrzygnięcie.
ethnos-note-E47 = Gdzie jest wybór, mówią o nim instrukcje; to, że reszta dzieje się sama, to nasze rozstrzygnięcie.
ethnos-note-E49 = To wynika z innych zasad.
ethnos-note-E50 = Tego wariantu nie ma w żadnej instrukcji. To, że drugą kartę się odkrywa, to nasz sposób gry.

# Worked examples
ethnos-example-third-marker = Masz 2 znaczniki w Duris i zagrywasz 3 krasnoludy pod dowództwem fioletowego. 3 to więcej niż 2, więc możesz położyć w Duris trzeci znacznik. Reszta ręki trafia odkryta na stół.
ethnos-example-wingfolk-elsewhere = Masz 2 znaczniki w Duris i zagrywasz 2 karty, a dowodzi fioletowy skrzydlaty. Dla Duris oddział jest za mały. Ale skrzydlaty może polecieć wszędzie: w królestwie Rhea, gdzie masz najwyżej 1 znacznik, możesz położyć następny.
ethnos-example-age-two-places = Era II w Duris; na polu II jest 4, na polu I jest 2. Pierwszy dostaje 4, drugi 2, trzeci nic. Jeśli dwaj pierwsi remisują, dzielą 4 + 2 = 6 i dostają po 3.
ethnos-example-three-bands = Na koniec ery masz 2 zielone karty, 3 krasnoludy pod dowództwem krasnoluda i 4 czerwone karty. To 1 punkt chwały, 6 punktów (krasnoludy liczą się jako 4 karty) i jeszcze 6: razem 13.
ethnos-example-two-player-marker = W grze dwuosobowej w królestwie są 2 znaczniki jednego gracza i 1 drugiego. Liczą się wszystkie 3, więc każde z was potrzebuje tam oddziału z 4 kart.
ethnos-example-elf-keeps = Masz na ręce 7 kart i zagrywasz 3 z nich pod dowództwem elfa. Zostają 4: możesz zatrzymać do 3, resztę odrzucasz.
ethnos-example-wizard-draws = Masz na ręce 4 karty i zagrywasz 2 z nich pod dowództwem czarodzieja. Odrzucasz pozostałe 2, po czym możesz dobrać 2 z talii.
ethnos-example-giant-token = Zagrywasz 3 karty pod dowództwem olbrzyma, a innego takiego oddziału jeszcze nie ma: bierzesz żeton i 2 punkty chwały. Ktoś odpowiada oddziałem olbrzyma z 4 kart i przejmuje żeton oraz 2 punkty. Jeśli utrzyma go do końca ery I, dostanie jeszcze 2.
ethnos-example-merfolk-symbol = Twój znacznik stoi na polu 0 planszy morskiego ludu. Zagrywasz 3 karty pod dowództwem morskiego ludu i dochodzisz do pola 3, na którym jest symbol znacznika. Oprócz znacznika w królestwie dowódcy możesz położyć drugi w dowolnym królestwie.
ethnos-example-orc-cash = Masz 3 znaczniki na planszy hordy orków. Jeśli zdejmiesz je na koniec ery, dostaniesz 6 punktów chwały.
ethnos-example-skeletons-leave = Oddział ma 5 kart, w tym 2 szkielety, i nie dowodzi nim krasnolud. Szkielety odchodzą, zostają 3 karty, a to 3 punkty chwały.
ethnos-example-dwarf-counts = Krasnolud dowodzi oddziałem z 4 kart. Liczy się on jako 5 i daje 10 punktów chwały.
ethnos-example-dwarf-and-skeletons = Krasnolud dowodzi 3 szkieletami. Gdy odejdą, zostaje sam krasnolud i liczy się jako 2 karty: 1 punkt chwały.
ethnos-example-troll-tie = Remisujesz w królestwie. Masz żetony trolli 1 i 3, druga osoba ma 4. Sumy są równe, więc decyduje najwyższy pojedynczy żeton: wygrywa 4.
ethnos-example-troll-token = Troll dowodzi oddziałem z 4 kart. Możesz wziąć dowolny wolny żeton trolli od 1 do 4.
ethnos-example-minotaur-fourth = Masz 3 znaczniki w królestwie Rhea i zagrywasz 3 karty pod dowództwem czerwonego minotaura. Przy kładzeniu znacznika liczą się jako 4, więc możesz położyć czwarty.
ethnos-example-wingfolk-three = Skrzydlaty dowodzi oddziałem z 3 kart. Możesz położyć znacznik w każdym królestwie, w którym masz najwyżej 2 znaczniki.
ethnos-example-centaur-chain = Zagrywasz 2 karty pod dowództwem niebieskiego centaura i kładziesz znacznik w królestwie Straton. Możesz więc zagrać kolejny oddział: dowodzi nim czerwony ork, a ty kładziesz znacznik w królestwie Rhea i drugi na czerwonym polu planszy hordy orków. Dopiero teraz odrzucasz karty.
ethnos-example-merfolk-ten = Stojąc na polu 0, zagrywasz 10 kart pod dowództwem morskiego ludu. Mijasz symbole na polach 3 i 7 i stajesz na polu 10: to 2 dodatkowe znaczniki.
ethnos-example-merfolk-lead = Na koniec ery I, w grze czteroosobowej, jesteś najdalej na planszy morskiego ludu. Dostajesz 1 punkt chwały.
ethnos-example-two-player-kingdom = Gra dwuosobowa, koniec ery II; na polu I jest 2, na polu II jest 6. Kto prowadzi, dostaje 6, a drugi 0. Kto jest w królestwie sam, dostaje 8. Przy remisie każdy dostaje 3. Jeśli przy remisie tylko jeden gracz ma żeton trolli, dostaje 6, a drugi 0.

# Where one rulebook contradicts itself
ethnos-contradiction-placing = Jeden krok i podsumowanie każą położyć znacznik; przykład i opisy kilku dowódców mówią o możliwości i o tym, że gracz może to zrobić. Tak samo piszą inne instrukcje: można.
ethnos-contradiction-abilities = Czwarty krok mówi, że zdolności dowódcy można użyć; podsumowanie każe jej użyć, a opis orków każe położyć znacznik. Trzymamy się kroku: można.
ethnos-contradiction-centaur = W opisie centaurów gracz zagrywa jeszcze jeden oddział; krok o zdolnościach i podsumowanie mówią, że zdolności dowódcy można użyć. Inne instrukcje są zgodne: można.
ethnos-contradiction-dwarf = Przykład z trzema oddziałami daje krasnoludom 3 punkty chwały; według ich własnego opisu liczą się jak 4 karty i dają 6. Gramy według opisu.
ethnos-contradiction-merfolk = Zasada daje jeden znacznik za symbol; przykład mówi o dwóch w dowolnych królestwach, poza znacznikiem dowódcy. Gramy po jednym za każdy symbol, jak w przykładach innych instrukcji.
ethnos-contradiction-wingfolk = Uwaga w nawiasie mówi, że wielkość oddziału się nie liczy; w przykładzie zaraz pod nią z trzema kartami można położyć znacznik tylko tam, gdzie masz najwyżej dwa. Inne instrukcje zgadzają się z przykładem i my też.
ethnos-contradiction-tribes-at-the-end = Lista plemion ważnych na koniec ery wymienia Skrzydlatych, którzy wtedy nic nie robią, a pomija Morski Lud, który robi. Gramy według opisu Morskiego Ludu.
ethnos-contradiction-second-place = W drugiej erze tekst daje drugiemu miejscu pole I; podsumowanie, jak je odczytujemy w naszym egzemplarzu, daje mu to samo pole co pierwszemu. Gramy według tekstu.

# Where the rulebooks differ
ethnos-difference-ten-skeletons = Pełna ręka szkieletów
ethnos-difference-ten-skeletons-ru = nic nie mówi
ethnos-difference-ten-skeletons-pl = taki oddział natychmiast wygrywa grę
ethnos-difference-ten-skeletons-ja = nic nie mówi
ethnos-difference-ten-skeletons-played = wygrywa; zasadę można wyłączyć
ethnos-difference-wingfolk-size = Skrzydlaci a wielkość oddziału
ethnos-difference-wingfolk-size-ru = kart musi być więcej niż twoich znaczników w tym królestwie
ethnos-difference-wingfolk-size-pl = oddział nadal musi być dość duży
ethnos-difference-wingfolk-size-ja = uwaga mówi, że wielkość nie ma znaczenia; w przykładzie trzy karty wystarczają tam, gdzie są najwyżej dwa znaczniki
ethnos-difference-wingfolk-size-played = oddział musi być dość duży dla wybranego królestwa
ethnos-difference-dwarf-example = Przykład z trzema krasnoludami (strona dziesiąta)
ethnos-difference-dwarf-example-ru = krasnoludy dają trzy punkty, razem dziesięć
ethnos-difference-dwarf-example-pl = dzięki zdolności dają sześć, razem trzynaście
ethnos-difference-dwarf-example-ja = krasnoludy dają trzy punkty, razem dziesięć
ethnos-difference-dwarf-example-played = trzynaście: oddział pod dowództwem krasnoluda liczy się jako większy
ethnos-difference-troll-reach = Jakie remisy rozstrzygają trolle
ethnos-difference-troll-reach-ru = remisy znaczników w królestwie
ethnos-difference-troll-reach-pl = wszystkie remisy na koniec ery
ethnos-difference-troll-reach-ja = remisy o kontrolę nad królestwem
ethnos-difference-troll-reach-played = remisy w królestwach i na planszy morskiego ludu, żadne inne
ethnos-difference-merfolk-second-place = Drugie miejsce na planszy morskiego ludu
ethnos-difference-merfolk-second-place-ru = punktuje ten, kto jest najdalej, jakby tor był osobnym królestwem
ethnos-difference-merfolk-second-place-pl = kto jest najdalej, dostaje to, co wskazuje plansza
ethnos-difference-merfolk-second-place-ja = punktuje ten, kto jest najdalej
ethnos-difference-merfolk-second-place-played = plansza liczy się jak królestwo, także drugie i trzecie miejsce; możecie uzgodnić, że punktuje tylko ten, kto jest najdalej
ethnos-difference-placing-may-or-must = Znacznik: można czy trzeba
ethnos-difference-placing-may-or-must-ru = tekst każe położyć, podsumowanie mówi, że można
ethnos-difference-placing-may-or-must-pl = w kroku i w podsumowaniu gracz kładzie znacznik; przykłady mówią, że może
ethnos-difference-placing-may-or-must-ja = tekst i podsumowanie mówią, że można
ethnos-difference-placing-may-or-must-played = można
ethnos-difference-orc-may-or-must = Plansza hordy orków: można czy trzeba
ethnos-difference-orc-may-or-must-ru = każe położyć tam znacznik, ale o wszystkich zdolnościach mówi, że można ich użyć
ethnos-difference-orc-may-or-must-pl = mówi, że można
ethnos-difference-orc-may-or-must-ja = brak zasady; przykład mówi, że można
ethnos-difference-orc-may-or-must-played = można
ethnos-difference-first-player-tie = Remis przy wyborze pierwszego gracza
ethnos-difference-first-player-tie-ru = siedzący najbliżej, zgodnie z ruchem wskazówek zegara, od gracza, na którym skończyła się era; nie wiadomo, czy on też się liczy
ethnos-difference-first-player-tie-pl = zgodnie z ruchem wskazówek zegara, począwszy od gracza, który wyciągnął ostatniego smoka
ethnos-difference-first-player-tie-ja = zgodnie z ruchem wskazówek zegara, począwszy od gracza, który wyciągnął ostatniego smoka
ethnos-difference-first-player-tie-played = zgodnie z ruchem wskazówek zegara, począwszy od gracza, który wyciągnął ostatniego smoka
ethnos-difference-final-tie = Remis na koniec gry
ethnos-difference-final-tie-ru = znaczniki na planszy, potem największy oddział ostatniej ery, potem następny i tak dalej
ethnos-difference-final-tie-pl = znaczniki, potem największy oddział bez dodatku krasnoluda; drugi co do wielkości zajmuje drugie miejsce
ethnos-difference-final-tie-ja = znaczniki, potem ci, którzy w ostatniej erze zagrali większe oddziały
ethnos-difference-final-tie-played = znaczniki w królestwach, potem oddziały jeden po drugim, tak jak je zagrano, potem wspólne miejsce
ethnos-difference-end-of-age-list = Plemiona ważne na koniec ery
ethnos-difference-end-of-age-list-ru = wymienia skrzydlatych, pomija morski lud
ethnos-difference-end-of-age-list-pl = wymienia morski lud, a nie skrzydlatych
ethnos-difference-end-of-age-list-ja = wymienia morski lud, a nie skrzydlatych
ethnos-difference-end-of-age-list-played = morski lud
ethnos-difference-centaur-condition = Kiedy centaur daje kolejny oddział
ethnos-difference-centaur-condition-ru = kto położył znacznik, może zagrać kolejny
ethnos-difference-centaur-condition-pl = kto ma oddział dość duży na znacznik, może zagrać kolejny
ethnos-difference-centaur-condition-ja = kto mógł położyć znacznik, zagrywa kolejny
ethnos-difference-centaur-condition-played = można, i tylko wtedy, gdy znacznik naprawdę położono
ethnos-difference-merfolk-example = Dodatkowe znaczniki morskiego ludu
ethnos-difference-merfolk-example-ru = jeszcze jeden znacznik bez względu na wielkość; przykład nazywa go drugim
ethnos-difference-merfolk-example-pl = jeszcze jeden znacznik bez względu na wielkość
ethnos-difference-merfolk-example-ja = zasada nie mówi o wielkości; przykład mówi o dwóch znacznikach, nawet tam, gdzie leżą już trzy lub więcej
ethnos-difference-merfolk-example-played = po jednym za każdy symbol, bez względu na wielkość
ethnos-difference-age-two-second-place = Drugie miejsce w erze II
ethnos-difference-age-two-second-place-ru = drugi dostaje pole I
ethnos-difference-age-two-second-place-pl = tekst daje drugiemu pole I, podsumowanie w naszym egzemplarzu brzmi jak pole II
ethnos-difference-age-two-second-place-ja = drugi dostaje pole I
ethnos-difference-age-two-second-place-played = drugi dostaje pole I
ethnos-difference-orc-paragraph = Jak znaczniki trafiają na planszę hordy orków
ethnos-difference-orc-paragraph-ru = wyjaśnia: po jednym na pole
ethnos-difference-orc-paragraph-pl = wyjaśnia: po jednym na pole
ethnos-difference-orc-paragraph-ja = akapit zaginął; tekst zaczyna się od końca ery
ethnos-difference-orc-paragraph-played = tak, jak wyjaśniają dwie pozostałe
ethnos-difference-deal-order = Kto dobiera pierwszą kartę ery
ethnos-difference-deal-order-ru = każdy dobiera kartę
ethnos-difference-deal-order-pl = każdy dobiera kartę, począwszy od pierwszego gracza
ethnos-difference-deal-order-ja = każdy dobiera kartę
ethnos-difference-deal-order-played = zgodnie z ruchem wskazówek zegara od pierwszego gracza; nic od tego nie zależy
ethnos-difference-two-player-example = Czyje znaczniki są w przykładzie dla dwojga (strona jedenasta)
ethnos-difference-two-player-example-ru = kto chce położyć, ma tam dwa, a przeciwnik jeden
ethnos-difference-two-player-example-pl = kto chce położyć, ma tam jeden, a przeciwnik dwa
ethnos-difference-two-player-example-ja = kto chce położyć, ma tam dwa, a przeciwnik jeden
ethnos-difference-two-player-example-played = tak czy inaczej cztery karty: liczą się wszystkie znaczniki

# Co pokazują rysunki do zasad
ethnos-diagram-band = Trzy krasnoludy z ręki tworzą oddział, dowodzi fioletowy. Elf i olbrzym nie pasują: po zagraniu oddziału trafią odkryte na stół.
ethnos-diagram-placing = Twój oddział ma trzy karty, a w Duris masz dwa znaczniki. Trzy to więcej niż dwa, więc możesz położyć tam trzeci znacznik.
ethnos-diagram-kingdoms = Duris na koniec ery II. Dwoje graczy ma po dwa znaczniki i dzieli pierwsze i drugie miejsce: 4 + 2, po 3 punkty chwały. Gracz z jednym znacznikiem jest trzeci i nie dostaje nic.
ethnos-diagram-orcs = Plansza hordy orków. Zajmujesz trzy pola; zdjęte razem, te znaczniki są warte 6 punktów chwały. Na każdym polu może leżeć po jednym znaczniku każdego gracza.
ethnos-diagram-merfolk = Jesteś na polu 5. Oddział z trzech kart pod dowództwem morskiego ludu przeniesie cię na pole 8; miniesz symbol na polu 7, więc możesz położyć jeszcze jeden znacznik w dowolnym królestwie.
ethnos-diagram-giant = Największy oddział pod dowództwem olbrzyma, trzy karty, ma żeton olbrzymów. Masz żetony trolli 1 i 3, inny gracz ma 4: sumy są równe, więc remis rozstrzyga wyższy pojedynczy żeton.
ethnos-diagram-draw-two = Dobrano dwie karty: wybrana trafia na rękę, druga leży odkryta.
ethnos-diagram-table = Stół w twojej turze.

# The labelled picture of the table, and the example turn
ethnos-label-map = Sześć królestw. Rząd liczb mówi, ile królestwo jest warte w każdej erze.
ethnos-label-face_up = Odkryte karty: w swojej turze możesz wziąć jedną z nich.
ethnos-label-deck = Talia: albo dobierz wierzchnią kartę w ciemno. Smoki są w jej dolnej połowie.
ethnos-label-hand = Twoja ręka: najwyżej dziesięć kart. Widzisz ją tylko ty.
ethnos-label-build = Oddział, który składasz, i królestwo, w którym może położyć znacznik.
ethnos-turn-look = Twoja tura. Masz dwa krasnoludy, a trzeci, szary, leży odkryty.
ethnos-turn-take = Bierzesz go na rękę. To jedna z dwóch rzeczy, które możesz zrobić w turze. Jego miejsca nic nie zajmuje: rząd się skraca.
ethnos-turn-others = Pozostali mają swoje tury: jeden bierze odkrytą kartę, drugi dobiera z talii. Teraz znowu ty.
ethnos-turn-band = Zagrywasz oddział: trzy krasnoludy, wszystkie z jednego plemienia. Dowodzi fioletowy, więc jego królestwo to Duris.
ethnos-turn-place = Oddział ma trzy karty, a ty nie masz jeszcze znacznika w Duris. Trzy to więcej niż zero: kładziesz tam swój pierwszy znacznik.
ethnos-turn-end = Zdolność krasnoluda zadziała na koniec ery: ten oddział liczy się wtedy jako cztery karty. Karty, które zostały na ręce, trzeba by teraz wyłożyć; nie masz żadnej. Gra następny gracz.

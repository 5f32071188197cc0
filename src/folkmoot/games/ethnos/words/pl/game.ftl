ethnos-name = Ethnos

# Things
ethnos-pair = { $second } { $first }
    .acc = { $second-acc } { $first-acc }
ethnos-word-centaur = centaur
    .acc = centaura
ethnos-word-dwarf = krasnolud
    .acc = krasnoluda
ethnos-word-elf = elf
    .acc = elfa
ethnos-word-giant = olbrzym
    .acc = olbrzyma
ethnos-word-halfling = niziołek
    .acc = niziołka
ethnos-word-merfolk = morski lud
    .acc = morski lud
ethnos-word-minotaur = minotaur
    .acc = minotaura
ethnos-word-orc = ork
    .acc = orka
ethnos-word-troll = troll
    .acc = trolla
ethnos-word-wingfolk = skrzydlaty
    .acc = skrzydlatego
ethnos-word-wizard = czarodziej
    .acc = czarodzieja
ethnos-word-dragon = smok
    .acc = smoka
ethnos-word-skeleton = szkielet
    .acc = szkielet
ethnos-word-orange = pomarańczowy
    .acc = pomarańczowego
ethnos-word-blue = niebieski
    .acc = niebieskiego
ethnos-word-red = czerwony
    .acc = czerwonego
ethnos-word-purple = fioletowy
    .acc = fioletowego
ethnos-word-green = zielony
    .acc = zielonego
ethnos-word-grey = szary
    .acc = szarego
ethnos-word-merfolk-orange = pomarańczowy morski lud
    .acc = pomarańczowy morski lud
ethnos-word-merfolk-blue = niebieski morski lud
    .acc = niebieski morski lud
ethnos-word-merfolk-red = czerwony morski lud
    .acc = czerwony morski lud
ethnos-word-merfolk-purple = fioletowy morski lud
    .acc = fioletowy morski lud
ethnos-word-merfolk-green = zielony morski lud
    .acc = zielony morski lud
ethnos-word-merfolk-grey = szary morski lud
    .acc = szary morski lud
ethnos-word-ithys = Ithys
ethnos-word-straton = Straton
ethnos-word-rhea = Rhea
ethnos-word-duris = Duris
ethnos-word-althea = Althea
ethnos-word-pelagon = Pelagon

# What is expected now
ethnos-ask-tribe = Losowane są plemiona tej gry ({ $done } z { $of }).
ethnos-ask-token = Wykładane są żetony chwały ({ $done } z { $of }).
ethnos-ask-first = Losowany jest pierwszy gracz.
ethnos-ask-deal = Rozdawane są karty ({ $done } z { $of }).
ethnos-ask-row = Wykładane są odkryte karty ({ $done } z { $of }).
ethnos-ask-draw = { $who } dobiera kartę.
ethnos-ask-conjured = { $who } dobiera karty dzięki czarodziejowi ({ $done } z { $of }).
ethnos-ask-turn = { $who }: zwerbuj sojusznika albo zagraj oddział.
ethnos-ask-band = { $who }: dodaj karty do oddziału (wybrano: { $done }) albo zakończ.
ethnos-ask-marker = { $who }: połóż znacznik za oddział (wielkość { $size }, dowódca: { $leader }) albo zrezygnuj.
ethnos-ask-another = { $who }: dzięki centaurowi zagraj kolejny oddział albo zrezygnuj.
ethnos-ask-keep = { $who }: dzięki elfowi zatrzymaj karty ({ $done } z najwyżej { $of }), potem zakończ.
ethnos-ask-bonus = { $who }: połóż dodatkowy znacznik morskiego ludu ({ $done } z { $of }) albo zrezygnuj.
ethnos-ask-raid = { $who }: połóż znacznik na planszy hordy orków albo zrezygnuj.
ethnos-ask-troll = { $who }: weź żeton trolli o wartości najwyżej { $size } albo zrezygnuj.
ethnos-ask-conjure = { $who }: dobierz dzięki czarodziejowi { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  } albo zrezygnuj.
ethnos-ask-cash = { $who }: zdejmij wszystkie znaczniki z planszy hordy orków za chwałę albo je zostaw.
ethnos-ask-nothing = Gra zakończona.

# What happened
ethnos-event-tribe = W grze plemię: { $tribe }.
ethnos-event-token = { $full ->
    [no] { "" }
   *[yes] { $kingdom }, żetony chwały: { $tokens }.
  }
ethnos-event-first = Zaczyna { $who }.
ethnos-event-age = Zaczyna się era { $age }; pierwszy gracz: { $who }.
ethnos-event-dealt = { $card ->
    [unknown] { $who } dostaje kartę.
   *[other] { $who } dostaje { $card-acc }.
  }
ethnos-event-row = Odkryta karta: { $card }.
ethnos-event-halves = Talia podzielona: { $upper ->
    [one] u góry { $upper } karta
    [few] u góry { $upper } karty
   *[many] u góry { $upper } kart
  }, u dołu { $lower } ze smokami.
ethnos-event-take = { $who } bierze { $card-acc }.
ethnos-event-draw = { $who } dobiera z talii.
ethnos-event-drawn = { $card ->
    [unknown] {""}
   *[other] { $who } dobiera { $card-acc }.
  }
ethnos-event-dragon = { $who } wyciąga { $dragons }. smoka.
ethnos-event-lead = { $who } wyznacza na dowódcę { $card-acc }.
ethnos-event-add = { $rule ->
    [E24] { $who } zatrzymuje { $card-acc }.
   *[other] { $who } dodaje do oddziału { $card-acc }.
  }
ethnos-event-band = { $who } zagrywa oddział (dowódca: { $leader }): { $cards }.
ethnos-event-skeletons = { $who } zagrywa dziesięć szkieletów i wygrywa.
ethnos-event-place = { $who } kładzie znacznik w królestwie { $kingdom }.
ethnos-event-skip = { $ask ->
    [marker] { $who } nie może położyć znacznika.
    [keep] { $who } nie ma kart do zatrzymania.
    [raid] { $who } nie może użyć planszy hordy orków.
    [troll] { $who }: dla takiego oddziału nie ma żetonu trolli.
    [bonus] { $who } nie ma już znaczników.
    [another] {""}
    [giant] {""}
   *[other] { $who }: dowódca nic więcej nie daje.
  }
ethnos-event-decline = { $ask ->
    [marker] { $who } nie kładzie znacznika.
    [bonus] { $who } nie kładzie znacznika.
    [another] { $who } nie zagrywa kolejnego oddziału.
    [raid] { $who } nie używa planszy hordy orków.
    [troll] { $who } nie bierze żetonu trolli.
    [conjure] { $who } nie dobiera kart dzięki czarodziejowi.
   *[other] { $who } rezygnuje z tej możliwości.
  }
ethnos-event-swim = { $who }: morski lud płynie z pola { $from } na pole { $to }.
ethnos-event-giant = { $who } bierze żeton olbrzymów z oddziałem liczącym { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  }.
ethnos-event-raid = { $who } kładzie znacznik na planszy hordy orków (kolor: { $colour }).
ethnos-event-troll = { $who } bierze żeton trolli { $token }.
ethnos-event-keep = { $who } { $kept ->
    [0] nie zatrzymuje żadnej karty
    [one] zatrzymuje { $kept } kartę
    [few] zatrzymuje { $kept } karty
   *[many] zatrzymuje { $kept } kart
  }.
ethnos-event-discard = { $who } odrzuca do puli odkrytych: { $cards }.
ethnos-event-conjure = { $who } dobiera dzięki czarodziejowi { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }.
ethnos-event-pass = { $who } ma same szkielety i pasuje.
ethnos-event-age_end = Koniec ery { $age }: { $who } wyciąga ostatniego smoka. Wszyscy odrzucają karty z ręki.
ethnos-event-glory = { $who } zdobywa { $points ->
    [one] { $points } punkt chwały
    [few] { $points } punkty chwały
   *[many] { $points } punktów chwały
  }: { $row ->
    [kingdoms] { $place }. miejsce w królestwie { $kingdom }
    [merfolk] { $place }. miejsce na planszy morskiego ludu
    [giant] { $taken ->
        [yes] przejęcie żetonu olbrzymów
       *[no] żeton olbrzymów na koniec ery
      }
    [orcs] { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
      } z planszy hordy orków
   *[bands] oddział liczony jak { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
      }
  }.
ethnos-event-cash = { $who } zdejmuje z planszy hordy orków { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
  }.
ethnos-event-leave = { $who } zostawia znaczniki na planszy hordy orków.
ethnos-event-over = Gra zakończona.

# Why not
ethnos-refusal-not_in_hand = { $held ->
    [0] Nie masz tej karty na ręce.
   *[other] Nie masz więcej takich kart: wszystkie są już wybrane.
  }
ethnos-refusal-not_now-turn-done = Najpierw wybierz przynajmniej jedną kartę.
ethnos-refusal-not_now-another-done = Najpierw wybierz przynajmniej jedną kartę.
ethnos-refusal-other_basis = Ta karta nie pasuje do dowódcy ({ $leader }): wszystkie karty oddziału muszą być z jednego plemienia albo w jednym kolorze.
ethnos-refusal-out_of_order = Karty dodaje się po kolei: cofnij ostatnie, aby dodać tę.
ethnos-refusal-keeps_enough = Nie możesz zatrzymać więcej: elf pozwala zatrzymać tyle kart, ile liczy oddział, czyli { $size }.
ethnos-refusal-hand_full = Nie możesz wziąć karty: masz na ręce { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }, a limit to { $limit }. { $must ->
    [win] Zagraj szkielety, a wygrasz.
    [pass] To same szkielety, których przy tym stole nie można zagrać: możesz tylko spasować.
   *[band] Zagraj oddział.
  }
ethnos-refusal-not_face_up = Tej karty nie ma wśród odkrytych. { $row ->
    [0] Żadna karta nie leży odkryta: dobierz z talii.
   *[other] Wybierz odkrytą albo dobierz z talii.
  }
ethnos-refusal-no_ten_skeletons = Potrzebujesz do tego na ręce { $limit ->
    [one] { $limit } szkieletu
   *[other] { $limit } szkieletów
  }, a masz { $skeletons }.
ethnos-refusal-switched_off = Nie możesz tak wygrać: przy tym stole gra się bez wygranej dziesięcioma szkieletami.
ethnos-refusal-must_act = { $must ->
    [win] Nie możesz spasować: masz { $limit ->
        [one] { $limit } szkielet
        [few] { $limit } szkielety
       *[many] { $limit } szkieletów
      }. Zagraj je, a wygrasz.
    [pass] Możesz spasować tylko wtedy, gdy masz na ręce { $limit ->
        [one] { $limit } szkielet
        [few] { $limit } szkielety
       *[many] { $limit } szkieletów
      }; masz { $skeletons }.
    [recruit] Nie możesz spasować: weź kartę. Nie masz karty, która mogłaby dowodzić.
    [band] Nie możesz spasować: masz pełną rękę, zagraj oddział.
   *[any] Nie możesz spasować: weź kartę albo zagraj oddział.
  }
ethnos-refusal-wrong_kingdom = Nie możesz położyć znacznika w królestwie { $kingdom }: kolor dowódcy to { $colour }, więc znacznik trafia do królestwa { $own }.
ethnos-refusal-band_too_small = Twój oddział liczy się jak { $counts ->
    [one] { $counts } karta
    [few] { $counts } karty
   *[many] { $counts } kart
  }, a w królestwie { $kingdom } { $markers ->
    [one] jest już { $markers } znacznik
    [few] są już { $markers } znaczniki
   *[many] jest już { $markers } znaczników
  }. Kart musi być więcej niż znaczników.
ethnos-refusal-no_such_token = Nie ma takiego żetonu trolli.
ethnos-refusal-token_taken = Żeton trolli { $token } jest już zajęty. Wybierz inny.
ethnos-refusal-token_too_high = Oddział liczy { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  }; żeton nie może mieć wyższej wartości.

# The score pad
ethnos-row-kingdoms = Królestwa
ethnos-row-merfolk = Morski lud
ethnos-row-giant = Olbrzym
ethnos-row-orcs = Orkowie
ethnos-row-bands = Oddziały
ethnos-row-earlier = Przed tą pozycją
ethnos-part-kingdoms = { $place }. miejsce w królestwie { $kingdom } (era { $age }{ $trolls ->
    [yes] , remis rozstrzygnęły trolle
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
   *[other] , remis { $tied } graczy
  })
ethnos-part-merfolk = { $place }. miejsce na planszy morskiego ludu (era { $age }{ $trolls ->
    [yes] , remis rozstrzygnęły trolle
   *[no] { "" }
  }{ $tied ->
    [1] { "" }
   *[other] , remis { $tied } graczy
  })
ethnos-part-giant = { $taken ->
    [yes] żeton przejęty (era { $age })
   *[no] żeton utrzymany do końca ery { $age }
  }
ethnos-part-orcs = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  } na planszy hordy orków (era { $age })
ethnos-part-bands = oddział liczony jak { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  } (era { $age })
ethnos-part-earlier = z wcześniejszej gry

# The board in words
ethnos-board-head = Era { $age } z { $ages }, odkryte smoki: { $dragons }, karty w talii: { $upper } + { $lower }
ethnos-board-tribes = Plemiona: { $tribes }
ethnos-board-row = Odkryte karty: { $cards }
ethnos-board-kingdom = { $kingdom }: żetony { $tokens }; znaczniki: { $markers }
ethnos-board-seat = { $who }: { $glory ->
    [one] { $glory } punkt
    [few] { $glory } punkty
   *[many] { $glory } punktów
  } chwały, { $supply ->
    [one] { $supply } znacznik
    [few] { $supply } znaczniki
   *[many] { $supply } znaczników
  } w zapasie, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  } na ręce
ethnos-board-hand = ręka: { $cards }
ethnos-board-known = znane wszystkim: { $cards }
ethnos-board-band = oddział, dowódca { $leader }: { $cards }
ethnos-board-skeletons = oddział: { $cards }
ethnos-board-merfolk = plansza morskiego ludu: pole { $space }
ethnos-board-orcs = plansza hordy orków: { $spaces }
ethnos-board-trolls = żetony trolli: { $tokens }
ethnos-board-giant = ma żeton olbrzymów
ethnos-board-draft = wybiera: { $cards }

# The game on the start page
ethnos-blurb = Zbieraj oddziały krasnoludów, trolli i morskiego ludu oraz stawiaj znaczniki w sześciu królestwach, zanim zbudzą się trzy smoki.
ethnos-minutes = 45
client-chips-ethnos = dwanaście plemion | dwie lub trzy ery
ethnos-option-tribes = Plemiona
ethnos-about-tribes = Pięć plemion dla dwóch lub trzech graczy, sześć dla większej liczby. Wybierz je albo zdaj się na los.
ethnos-option-ten-skeletons = Dziesięć szkieletów wygrywa
ethnos-about-ten-skeletons = Gracz, który ma na ręce dziesięć szkieletów, może je zagrać i od razu wygrywa.
ethnos-option-merfolk-second-place = Drugie miejsce morskiego ludu punktuje
ethnos-about-merfolk-second-place = Instrukcje się różnią: z tą opcją drugi na planszy dostaje nagrodę poprzedniej ery.
ethnos-option-merfolk-trolls = Trolle na planszy morskiego ludu
ethnos-about-merfolk-trolls = Żetony trolli rozstrzygają remisy także na planszy morskiego ludu. Wyłączone: tylko w królestwach.
ethnos-option-centaur-by-size = Centaur: wystarczy wielkość
ethnos-about-centaur-by-size = Po oddziale centaura można zagrać kolejny, jeśli był dość duży na znacznik, nawet gdy go nie położono.
ethnos-option-drawer-last = Remis o pierwszego gracza: wyciągający smoka ostatni
ethnos-about-drawer-last = Gdy kilka osób ma najmniej chwały, szuka się od następnej osoby po tej, która wyciągnęła ostatniego smoka.
ethnos-option-largest-band-only = Remis końcowy: tylko największy oddział
ethnos-about-largest-band-only = Remis na koniec gry rozstrzyga największy oddział każdego gracza; mniejsze się nie liczą.
ethnos-preset-ru = Instrukcja rosyjska
ethnos-preset-pl = Instrukcja polska
ethnos-preset-ja = Instrukcja japońska
ethnos-reason-glory = Najwięcej chwały: { $who }.
ethnos-reason-ten_skeletons = { $who } zagrywa dziesięć szkieletów.
ethnos-reason-markers = Tyle samo chwały; więcej znaczników na mapie: { $who }.
ethnos-reason-bands = Tyle samo chwały i znaczników; większe oddziały: { $who }.
ethnos-reason-tie = Równo we wszystkim.

# What a tribe does, in one line
ethnos-ability-centaur = Po znaczniku zagraj od razu kolejny oddział
ethnos-ability-dwarf = O kartę więcej na koniec ery
ethnos-ability-elf = Zatrzymaj tyle kart, ile liczy oddział
ethnos-ability-giant = Największy oddział: żeton i 2 pkt chwały
ethnos-ability-halfling = Nie kładzie znacznika
ethnos-ability-merfolk = Płyń o tyle pól, ile kart liczy oddział
ethnos-ability-minotaur = O kartę więcej przy znaczniku
ethnos-ability-orc = Znacznik na planszę hordy orków
ethnos-ability-troll = Żeton do wielkości oddziału
ethnos-ability-wingfolk = Znacznik w dowolnym królestwie
ethnos-ability-wizard = Dobierz tyle kart, ile liczy oddział
ethnos-ability-skeleton = Do każdego oddziału, odrzucany przed punktacją
# Abilities as printed on a small card: two short lines; the whole sentence is ethnos-ability-….
ethnos-short-centaur = Od razu kolejny oddział
ethnos-short-dwarf = O kartę więcej na koniec ery
ethnos-short-elf = Zatrzymaj tyle kart
ethnos-short-giant = Największy: żeton i 2 pkt
ethnos-short-halfling = Bez znacznika
ethnos-short-merfolk = Płyń o wielkość oddziału
ethnos-short-minotaur = O kartę więcej przy znaczniku
ethnos-short-orc = Znacznik u orków
ethnos-short-troll = Żeton wygrywa remisy
ethnos-short-wingfolk = Znacznik gdziekolwiek
ethnos-short-wizard = Dobierz tyle kart
ethnos-short-skeleton = Do każdego oddziału, nigdy nie dowodzi

# What a leader would bring
ethnos-would-centaur = potem kolejny oddział
ethnos-would-dwarf = liczy się jak { NUMBER($x) } + 1
ethnos-would-elf = potem zatrzymaj { $x ->
    [one] { $x } kartę
    [few] { $x } karty
   *[many] { $x } kart
  }
ethnos-would-giant = oddział olbrzymów: { $x ->
    [one] { $x } karta
    [few] { $x } karty
   *[many] { $x } kart
  }
ethnos-would-halfling = niziołki nie kładą znacznika
ethnos-would-merfolk = potem płyń o { $x ->
    [one] { $x } pole
    [few] { $x } pola
   *[many] { $x } pól
  }
ethnos-would-minotaur = przy znaczniku { NUMBER($x) } + 1
ethnos-would-orc = potem plansza hordy orków
ethnos-would-troll = potem żeton trolli do { $x }
ethnos-would-wingfolk = dowolne królestwo
ethnos-would-wizard = potem dobierz { $x ->
    [one] { $x } kartę
    [few] { $x } karty
   *[many] { $x } kart
  }
ethnos-would-skeleton = szkielety są odrzucane przed punktacją

# What you do now
ethnos-now-turn = Weź kartę albo wybierz karty na oddział.
ethnos-now-band = Dodaj pasujące karty, wybierz dowódcę, zagraj oddział.
ethnos-now-marker = Połóż znacznik za oddział liczący { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  } albo zrezygnuj.
ethnos-now-another = Centaur pozwala zagrać kolejny oddział.
ethnos-now-keep = Elf pozwala zatrzymać do { $of ->
    [one] { $of } karty
   *[other] { $of } kart
  }; reszta zostanie odkryta.
ethnos-now-bonus = Morski lud daje dodatkowy znacznik ({ $done } z { $of }). Połóż go w dowolnym królestwie.
ethnos-now-raid = Połóż znacznik na planszy hordy orków albo zrezygnuj.
ethnos-now-troll = Weź żeton trolli o wartości najwyżej { $size }.
ethnos-now-conjure = Dobierz dzięki czarodziejowi { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  } albo zrezygnuj.
ethnos-now-cash = Zdejmij znaczniki z planszy hordy orków za chwałę albo zostaw je na później.
ethnos-wait-turn = Karta czy oddział?
ethnos-wait-marker = Gdzie stanie znacznik?

# Actions
ethnos-act-take = Weź { $card-acc }
ethnos-act-draw = Dobierz kartę
ethnos-act-lead = Dowódca oddziału: { $card }
ethnos-act-add = { $ask ->
    [sift] Zatrzymaj { $card-acc }
   *[other] Dodaj { $card-acc }
  }
ethnos-act-done = { $ask ->
    [keep] { $number ->
        [0] Nie zatrzymuj kart
        [one] Zatrzymaj { $number } kartę
        [few] Zatrzymaj { $number } karty
       *[many] Zatrzymaj { $number } kart
      }
   *[other] Zagraj oddział
  }
ethnos-act-place = { $number ->
    [1] Pierwszy znacznik w królestwie { $kingdom }
    [2] Drugi znacznik w królestwie { $kingdom }
    [3] Trzeci znacznik w królestwie { $kingdom }
   *[other] { $number }. znacznik w królestwie { $kingdom }
  }
ethnos-act-raid = Znacznik na planszy hordy orków: { $kingdom }
ethnos-act-troll = Weź żeton trolli { $token }
ethnos-act-conjure = Dobierz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
  }
ethnos-act-cash = Zdejmij znaczniki za chwałę
ethnos-act-decline = { $ask ->
    [marker] Bez znacznika
    [bonus] Bez dodatkowego znacznika
    [another] Bez kolejnego oddziału
    [raid] Pomiń planszę hordy orków
    [troll] Nie bierz żetonu
    [conjure] Nie dobieraj
    [cash] Zostaw znaczniki
   *[other] Zrezygnuj
  }
ethnos-act-pass = Pasuj
ethnos-act-skeletons = Zagraj dziesięć szkieletów i wygraj

# Pieces of the table
ethnos-ui-age = Era { $age }
ethnos-ui-age-of = Era { $age } z { $ages }
ethnos-ui-dragons = { $asleep ->
    [0] wszystkie smoki się zbudziły
    [one] { $asleep } smok śpi
    [few] { $asleep } smoki śpią
   *[many] { $asleep } smoków śpi
  }
ethnos-ui-orcs = Plansza hordy orków
ethnos-ui-giant = Żeton olbrzymów
ethnos-ui-giant-free = jeszcze niczyj
ethnos-ui-giant-band = oddział: { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
  }
ethnos-ui-trolls = Żetony trolli
ethnos-ui-merfolk = Morski lud
ethnos-ui-face-up = Odkryte · { $number }
ethnos-ui-nothing-up = Nie ma odkrytych kart.
ethnos-ui-deck = { $number ->
    [one] Dobierz z talii: została { $number } karta
    [few] Dobierz z talii: zostały { $number } karty
   *[many] Dobierz z talii: zostało { $number } kart
  }
ethnos-ui-card = { $card }
ethnos-ui-card-choose = { $card }, dodaj do oddziału
ethnos-ui-card-chosen = { $card }, w oddziale; wyjmij
ethnos-ui-hand = Ręka
ethnos-ui-hidden = zakryte: { $number }
ethnos-ui-bands = Oddziały
ethnos-ui-no-bands = jeszcze brak
ethnos-ui-holds = Ma
ethnos-ui-markers = { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
   *[many] { $number } znaczników
  }
ethnos-ui-supply = Znaczniki
ethnos-ui-your-hand = Twoja ręka
ethnos-ui-hand-empty = Nie masz kart na ręce.
ethnos-ui-sort-tribe = Według plemion
ethnos-ui-sort-colour = Według królestw
ethnos-ui-proposals = Karty, które do siebie pasują
ethnos-ui-group = { $kind ->
    [kingdom] { $word }: { $number }
   *[other] { $thing ->
        [centaur] { $number ->
            [one] { $number } centaur
            [few] { $number } centaury
           *[many] { $number } centaurów
          }
        [dwarf] { $number ->
            [one] { $number } krasnolud
            [few] { $number } krasnoludy
           *[many] { $number } krasnoludów
          }
        [elf] { $number ->
            [one] { $number } elf
            [few] { $number } elfy
           *[many] { $number } elfów
          }
        [giant] { $number ->
            [one] { $number } olbrzym
            [few] { $number } olbrzymy
           *[many] { $number } olbrzymów
          }
        [halfling] { $number ->
            [one] { $number } niziołek
            [few] { $number } niziołki
           *[many] { $number } niziołków
          }
        [merfolk] morski lud: { $number }
        [minotaur] { $number ->
            [one] { $number } minotaur
            [few] { $number } minotaury
           *[many] { $number } minotaurów
          }
        [orc] { $number ->
            [one] { $number } ork
            [few] { $number } orki
           *[many] { $number } orków
          }
        [troll] { $number ->
            [one] { $number } troll
            [few] { $number } trolle
           *[many] { $number } trolli
          }
        [wingfolk] skrzydlaci: { $number }
        [wizard] czarodzieje: { $number }
       *[skeleton] { $number ->
            [one] { $number } szkielet
            [few] { $number } szkielety
           *[many] { $number } szkieletów
          }
      }
  }
ethnos-ui-tokens = żetony chwały
ethnos-ui-leader = dowódca
ethnos-ui-who-leads = Kto dowodzi?
ethnos-ui-who-leads-text = Dowódca wyznacza królestwo i zdolność.
ethnos-ui-marker-nth = { $number ->
    [1] Pierwszy znacznik w królestwie { $kingdom }
    [2] Drugi znacznik w królestwie { $kingdom }
    [3] Trzeci znacznik w królestwie { $kingdom }
   *[other] { $number }. znacznik w królestwie { $kingdom }
  }
ethnos-ui-marker-any = Znacznik w jednym z królestw ({ $number })
ethnos-ui-marker-none = Bez znacznika w królestwie { $kingdom }
ethnos-ui-marker-have = masz tam { $number }: potrzebny większy oddział
ethnos-ui-alone = będziesz tam bez rywali
ethnos-ui-stand = { $state ->
    [lead] prowadzisz { $own } do { $theirs }, rywal: { $who }
    [level] remis { $own } do { $own }, rywal: { $who }
   *[behind] prowadzi { $who }, { $theirs } do { $own }
  }
ethnos-ui-worth = Na koniec ery: { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
  }
ethnos-ui-orc-worth = jeśli potem zdejmiesz: { $worth ->
    [one] { $worth } punkt chwały
    [few] { $worth } punkty chwały
   *[many] { $worth } punktów chwały
  }
ethnos-ui-left = { $number ->
    [0] Żadna karta nie zostanie.
   *[other] Potem zostaną odkryte: { $cards }.
  }
ethnos-ui-left-elf = Potem zostaną odkryte, oprócz { $number ->
    [one] { $number } karty
    [few] { $number } kart
   *[many] { $number } kart
  }, które możesz zatrzymać: { $cards }.
ethnos-ui-goes-up = { $number ->
    [0] nic nie zostanie odkryte
    [one] { $number } karta zostanie odkryta
    [few] { $number } karty zostaną odkryte
   *[many] { $number } kart zostanie odkrytych
  }
ethnos-ui-your-choice = Co wybierasz?
ethnos-ui-way-take = Weź podświetloną kartę z rzędu albo dobierz z talii.
ethnos-ui-way-band = Albo wybierz karty na ręce, które do siebie pasują: jedno plemię lub jedno królestwo.
ethnos-ui-way-band-only = Ręka jest pełna: wybierz karty, które do siebie pasują, i zagraj oddział.
ethnos-ui-ask-band = Twój oddział
ethnos-ui-ask-marker = Gdzie stanie znacznik?
ethnos-ui-ask-another = Kolejny oddział?
ethnos-ui-ask-keep = Które karty zostają?
ethnos-ui-ask-bonus = Dodatkowy znacznik
ethnos-ui-ask-raid = Na planszę hordy orków?
ethnos-ui-ask-troll = Który żeton trolli?
ethnos-ui-ask-conjure = Wezwać czarodzieja?
ethnos-ui-ask-cash = Zdjąć znaczniki orków?
ethnos-ui-hold = Przytrzymaj kartę, aby ją przeczytać.
ethnos-ui-place = { $place }. miejsce
ethnos-ui-stage-band = Oddział
ethnos-ui-stage-marker = Znacznik
ethnos-ui-stage-ability = Zdolność

# Chips of the summary
ethnos-score-legend = 4 + 1: dowodził krasnolud · 5 − 1: odrzucono szkielet · głowa trolla: remis rozstrzygnęły trolle
ethnos-chip-place = { $tied ->
    [1] { $place }. miejsce
   *[other] { $place }. (remis)
  }
ethnos-chip-giant = { $taken ->
    [yes] przejęty
   *[no] utrzymany
  }
ethnos-chip-orcs = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  }
ethnos-chip-bands = jak { $count }
ethnos-chip-merfolk = { $count }
ethnos-chip-earlier = { $count }
ethnos-favourite-lead = Plemiona na czele twoich oddziałów

# Stół w terminalu
ethnos-play-face-up = Odkryte:
ethnos-play-kingdom = Królestwo
ethnos-play-tokens = chwała

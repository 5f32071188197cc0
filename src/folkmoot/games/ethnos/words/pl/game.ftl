ethnos-name = Ethnos

# Things
ethnos-pair = { $second } { $first }
ethnos-word-centaur = centaur
ethnos-word-dwarf = krasnolud
ethnos-word-elf = elf
ethnos-word-giant = olbrzym
ethnos-word-halfling = niziołek
ethnos-word-merfolk = morski lud
ethnos-word-minotaur = minotaur
ethnos-word-orc = ork
ethnos-word-troll = troll
ethnos-word-wingfolk = skrzydlaty
ethnos-word-wizard = czarodziej
ethnos-word-skeleton = szkielet
ethnos-word-orange = pomarańczowy
ethnos-word-blue = niebieski
ethnos-word-red = czerwony
ethnos-word-purple = fioletowy
ethnos-word-green = zielony
ethnos-word-grey = szary
ethnos-word-ithys = Ithys
ethnos-word-straton = Straton
ethnos-word-rhea = Rhea
ethnos-word-duris = Duris
ethnos-word-althea = Althea
ethnos-word-pelagon = Pelagon

# What is expected now
ethnos-ask-tribe = Losowane są plemiona tej gry ({ $done } z { $of }).
ethnos-ask-token = Wykładane są żetony chwały ({ $done } z { $of }).
ethnos-ask-first = Losowany jest pierwszy gracz.
ethnos-ask-deal = Rozdawane są karty ({ $done } z { $of }).
ethnos-ask-row = Wykładane są odkryte karty ({ $done } z { $of }).
ethnos-ask-draw = { $who } dobiera kartę.
ethnos-ask-conjured = { $who } dobiera karty czarodzieja ({ $done } z { $of }).
ethnos-ask-turn = { $who }: zwerbuj sojusznika albo zagraj oddział.
ethnos-ask-band = { $who }: dodaj karty do oddziału (wybrano: { $done }) albo zakończ.
ethnos-ask-marker = { $who }: połóż znacznik za oddział (wielkość { $size }, dowódca: { $leader }) albo zrezygnuj.
ethnos-ask-another = { $who }: zagraj kolejny oddział po centaurze albo zrezygnuj.
ethnos-ask-keep = { $who }: zatrzymaj karty elfa ({ $done } z najwyżej { $of }), potem zakończ.
ethnos-ask-bonus = { $who }: połóż dodatkowy znacznik morskiego ludu ({ $done } z { $of }) albo zrezygnuj.
ethnos-ask-raid = { $who }: połóż znacznik na planszy orków albo zrezygnuj.
ethnos-ask-troll = { $who }: weź żeton trolla nie większy niż { $size } albo zrezygnuj.
ethnos-ask-conjure = { $who }: dobierz dzięki czarodziejowi { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  } albo zrezygnuj.
ethnos-ask-cash = { $who }: zdejmij wszystkie znaczniki z planszy orków za chwałę albo je zostaw.
ethnos-ask-nothing = Gra zakończona.

# What happened
ethnos-event-tribe = W grze plemię: { $tribe }.
ethnos-event-token = { $kingdom }: żetony chwały { $tokens }.
ethnos-event-first = Zaczyna { $who }.
ethnos-event-age = Zaczyna się era { $age }; pierwszy gracz: { $who }.
ethnos-event-dealt = { $card ->
    [unknown] { $who } dostaje kartę.
   *[other] { $who } dostaje kartę: { $card }.
  }
ethnos-event-row = Odkryta karta: { $card }.
ethnos-event-halves = Talia podzielona: górna część { $upper }, dolna ze smokami { $lower }.
ethnos-event-take = { $who } bierze kartę: { $card }.
ethnos-event-draw = { $who } dobiera z talii.
ethnos-event-drawn = { $card ->
    [unknown] { $who } ma nową kartę na ręce.
   *[other] { $who } dobiera kartę: { $card }.
  }
ethnos-event-dragon = { $who } wyciąga smoka (nr { $dragons }).
ethnos-event-lead = { $who } wybiera dowódcę: { $card }.
ethnos-event-add = { $who } dodaje kartę: { $card }.
ethnos-event-band = { $who } zagrywa oddział, dowódca: { $leader }. Karty: { $cards }.
ethnos-event-skeletons = { $who } zagrywa { $cards } i wygrywa.
ethnos-event-place = { $who } kładzie znacznik: { $kingdom }.
ethnos-event-skip = { $ask ->
    [marker] { $who } nie może położyć znacznika.
    [keep] { $who } nie ma kart do zatrzymania.
    [raid] { $who } nie może użyć planszy orków.
   *[other] { $who }: dowódca nic więcej nie daje.
  }
ethnos-event-decline = { $who } rezygnuje.
ethnos-event-swim = { $who }: morski lud płynie z pola { $from } na pole { $to }.
ethnos-event-giant = { $who } bierze żeton olbrzymów, wielkość oddziału: { $size }.
ethnos-event-raid = { $who } kładzie znacznik na planszy orków, kolor: { $colour }.
ethnos-event-troll = { $who } bierze żeton trolla { $token }.
ethnos-event-keep = { $who } zatrzymuje { $kept ->
    [one] { $kept } kartę
    [few] { $kept } karty
   *[many] { $kept } kart
  }.
ethnos-event-discard = { $who } odrzuca do puli odkrytych: { $cards }.
ethnos-event-conjure = { $who } dobiera dzięki czarodziejowi { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }.
ethnos-event-pass = { $who } ma same szkielety i pasuje.
ethnos-event-age_end = Koniec ery { $age }: { $who } wyciąga ostatniego smoka. Wszyscy odrzucają karty z ręki.
ethnos-event-glory = { $who } zdobywa chwałę ({ $points }): { $row ->
    [kingdoms] miejsce { $place }, { $kingdom }
    [merfolk] miejsce { $place } na torze morskiego ludu
    [giant] { $taken ->
        [yes] przejęcie żetonu olbrzymów
       *[no] żeton olbrzymów na koniec ery
      }
    [orcs] znaczniki orków: { $count }
   *[bands] oddział liczony jako { $count }
  }.
ethnos-event-cash = { $who } zdejmuje znaczniki z planszy orków: { $markers }.
ethnos-event-leave = { $who } zostawia znaczniki orków na miejscu.
ethnos-event-over = Gra zakończona.

# Why not
ethnos-refusal-not_in_hand = Nie masz tej karty na ręce.
ethnos-refusal-other_basis = Oddział tworzy jedno plemię albo jeden kolor; ta karta nie pasuje do dowódcy: { $leader }.
ethnos-refusal-out_of_order = Karty dodaje się w ustalonej kolejności; cofnij ostatnie, aby dodać tę.
ethnos-refusal-keeps_enough = Elf zatrzymuje tyle kart, ile liczy oddział: { $size }.
ethnos-refusal-hand_full = Masz { $cards } kart; mając { $limit }, musisz zagrać oddział.
ethnos-refusal-not_face_up = Tej karty nie ma wśród odkrytych.
ethnos-refusal-no_ten_skeletons = Potrzeba do tego { $limit } szkieletów na ręce.
ethnos-refusal-switched_off = Przy tym stole wygrana dziesięcioma szkieletami jest wyłączona.
ethnos-refusal-must_act = Pasować może tylko ten, kto ma { $limit } szkieletów.
ethnos-refusal-wrong_kingdom = Kolor dowódcy: { $colour }. Właściwe królestwo to { $own }, a nie { $kingdom }.
ethnos-refusal-band_too_small = Oddział liczy się jako { $counts }; musi być większy niż liczba znaczników ({ $kingdom }: { $markers }).
ethnos-refusal-no_such_token = Nie ma takiego żetonu trolla.
ethnos-refusal-token_taken = Ten żeton trolla jest już zajęty.
ethnos-refusal-token_too_high = Oddział liczy { $size }; żeton nie może być większy.

# The score pad
ethnos-row-kingdoms = Królestwa
ethnos-row-merfolk = Morski lud
ethnos-row-giant = Olbrzym
ethnos-row-orcs = Orkowie
ethnos-row-bands = Oddziały
ethnos-row-earlier = Przed tą pozycją
ethnos-part-kingdoms = era { $age }: miejsce { $place }, { $kingdom }{ $tied ->
    [1] { "" }
   *[other] , remis graczy: { $tied }
  }
ethnos-part-merfolk = era { $age }: miejsce { $place } na torze{ $tied ->
    [1] { "" }
   *[other] , remis graczy: { $tied }
  }
ethnos-part-giant = era { $age }: { $taken ->
    [yes] żeton przejęty
   *[no] żeton utrzymany do końca
  }
ethnos-part-orcs = era { $age }, znaczniki: { $count }
ethnos-part-bands = era { $age }: oddział liczony jako { $count }
ethnos-part-earlier = z wcześniejszej gry

# The board in words
ethnos-board-head = Era { $age } z { $ages }, odkryte smoki: { $dragons }, karty w talii: { $upper } + { $lower }
ethnos-board-tribes = Plemiona: { $tribes }
ethnos-board-row = Odkryte karty: { $cards }
ethnos-board-kingdom = { $kingdom }: żetony { $tokens }; znaczniki: { $markers }
ethnos-board-seat = { $who }: chwała { $glory }, znaczniki w zapasie { $supply }, karty na ręce { $cards }
ethnos-board-hand = ręka: { $cards }
ethnos-board-known = znane wszystkim: { $cards }
ethnos-board-band = oddział, dowódca { $leader }: { $cards }
ethnos-board-skeletons = oddział: { $cards }
ethnos-board-merfolk = tor morskiego ludu: { $space }
ethnos-board-orcs = plansza orków: { $spaces }
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
ethnos-about-ten-skeletons = Kto ma na ręce dziesięć szkieletów, może je zagrać i od razu wygrywa.
ethnos-option-merfolk-second-place = Drugie miejsce morskiego ludu punktuje
ethnos-about-merfolk-second-place = Instrukcje się różnią: tutaj drugi na torze dostaje nagrodę poprzedniej ery.
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
ethnos-ability-merfolk = Płyń o wielkość oddziału
ethnos-ability-minotaur = O kartę więcej przy znaczniku
ethnos-ability-orc = Znacznik na planszę orków
ethnos-ability-troll = Żeton do wielkości oddziału
ethnos-ability-wingfolk = Znacznik w dowolnym królestwie
ethnos-ability-wizard = Dobierz tyle kart, ile liczy oddział
ethnos-ability-skeleton = Do każdego oddziału, znika przed punktacją

# What a leader would bring
ethnos-would-centaur = potem kolejny oddział
ethnos-would-dwarf = liczy się jako { NUMBER($x) } + 1
ethnos-would-elf = potem zatrzymaj { $x ->
    [one] { $x } kartę
    [few] { $x } karty
   *[many] { $x } kart
  }
ethnos-would-giant = oddział olbrzymów: { $x }
ethnos-would-halfling = niziołek bez znacznika
ethnos-would-merfolk = potem płyń o { $x }
ethnos-would-minotaur = przy znaczniku { NUMBER($x) } + 1
ethnos-would-orc = potem plansza orków
ethnos-would-troll = potem żeton trolla do { $x }
ethnos-would-wingfolk = dowolne królestwo
ethnos-would-wizard = potem dobierz { $x }
ethnos-would-skeleton = szkielety znikają przed punktacją

# What you do now
ethnos-now-turn = Weź kartę albo wybierz karty na oddział.
ethnos-now-band = Dodaj pasujące karty, wybierz dowódcę, zagraj oddział.
ethnos-now-marker = Połóż znacznik za oddział wielkości { $size } albo zrezygnuj.
ethnos-now-another = Centaur pozwala zagrać kolejny oddział.
ethnos-now-keep = Elf zatrzymuje do { $of ->
    [one] { $of } karty
   *[other] { $of } kart
  }; reszta zostanie odkryta.
ethnos-now-bonus = Morski lud daje dodatkowy znacznik ({ $done } z { $of }). Połóż go w dowolnym królestwie.
ethnos-now-raid = Połóż znacznik na planszy orków albo zrezygnuj.
ethnos-now-troll = Weź żeton trolla nie większy niż { $size }.
ethnos-now-conjure = Dobierz dzięki czarodziejowi { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
  } albo zrezygnuj.
ethnos-now-cash = Zdejmij znaczniki z planszy orków za chwałę albo zostaw je na później.
ethnos-wait-turn = Karta czy oddział?
ethnos-wait-marker = Gdzie stanie znacznik?

# Actions
ethnos-act-take = Weź: { $card }
ethnos-act-draw = Dobierz kartę
ethnos-act-lead = Dowódca oddziału: { $card }
ethnos-act-add = Dodaj: { $card }
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
    [1] { $kingdom }: pierwszy znacznik
    [2] { $kingdom }: drugi znacznik
    [3] { $kingdom }: trzeci znacznik
   *[other] { $kingdom }: { $number }. znacznik
  }
ethnos-act-raid = Znacznik orków: { $kingdom }
ethnos-act-troll = Weź żeton trolla { $token }
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
    [raid] Pomiń planszę orków
    [troll] Nie bierz żetonu
    [conjure] Nie dobieraj
    [cash] Zostaw znaczniki
   *[other] Zrezygnuj
  }
ethnos-act-pass = Pasuj
ethnos-act-skeletons = Zagraj dziesięć szkieletów i wygraj

# Pieces of the table
ethnos-ui-age = Era { $age }
ethnos-ui-age-of = Era { $age } z { $ages }
ethnos-ui-dragons = { $asleep ->
    [0] wszystkie smoki już nie śpią
    [one] { $asleep } smok śpi
    [few] { $asleep } smoki śpią
   *[many] { $asleep } smoków śpi
  }
ethnos-ui-orcs = Horda orków
ethnos-ui-giant = Żeton olbrzymów
ethnos-ui-giant-free = jeszcze niczyj
ethnos-ui-giant-band = oddział: { $size }
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
ethnos-ui-hidden = +{ $number }
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
ethnos-ui-group = { $word } × { $number }
ethnos-ui-tokens = żetony chwały
ethnos-ui-leader = dowódca
ethnos-ui-who-leads = Kto dowodzi?
ethnos-ui-who-leads-text = Dowódca wyznacza królestwo i zdolność.
ethnos-ui-marker-nth = { $number ->
    [1] { $kingdom }: pierwszy znacznik
    [2] { $kingdom }: drugi znacznik
    [3] { $kingdom }: trzeci znacznik
   *[other] { $kingdom }: { $number }. znacznik
  }
ethnos-ui-marker-any = Znacznik w jednym z królestw ({ $number })
ethnos-ui-marker-none = { $kingdom }: bez znacznika
ethnos-ui-marker-have = masz tam { $number }: potrzebny większy oddział
ethnos-ui-alone = będziesz tam bez rywali
ethnos-ui-stand = { $state ->
    [lead] prowadzisz { $own } do { $theirs }, rywal: { $who }
    [level] remis { $own } do { $own }, rywal: { $who }
   *[behind] prowadzi { $who }, { $theirs } do { $own }
  }
ethnos-ui-worth = Chwała na koniec ery: { $glory }
ethnos-ui-orc-worth = chwała, jeśli potem zdejmiesz: { $worth }
ethnos-ui-goes-up = { $number ->
    [0] nic nie zostanie odkryte
    [one] { $number } karta zostanie odkryta
    [few] { $number } karty zostaną odkryte
   *[many] { $number } kart zostanie odkrytych
  }
ethnos-ui-your-choice = Co wybierasz?
ethnos-ui-way-take = Weź podświetloną kartę z rzędu albo dobierz z talii.
ethnos-ui-way-band = Albo dotknij kart na ręce, które do siebie pasują: jedno plemię lub jedno królestwo.
ethnos-ui-way-band-only = Ręka jest pełna: dotknij kart, które do siebie pasują, i zagraj oddział.
ethnos-ui-ask-band = Twój oddział
ethnos-ui-ask-marker = Gdzie stanie znacznik?
ethnos-ui-ask-another = Kolejny oddział?
ethnos-ui-ask-keep = Które karty zostają?
ethnos-ui-ask-bonus = Dodatkowy znacznik
ethnos-ui-ask-raid = Na planszę orków?
ethnos-ui-ask-troll = Który żeton trolla?
ethnos-ui-ask-conjure = Wezwać czarodzieja?
ethnos-ui-ask-cash = Zdjąć znaczniki orków?
ethnos-ui-stage-band = Oddział
ethnos-ui-stage-marker = Znacznik
ethnos-ui-stage-ability = Zdolność

# Chips of the summary
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
ethnos-chip-bands = jako { $count }
ethnos-chip-merfolk = { $count }
ethnos-chip-earlier = { $count }

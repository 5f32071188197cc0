aetherya-name = Legendy Aetherii

# Cards

aetherya-word-plains = Równina
aetherya-word-forest = Las
aetherya-word-mountain = Góra
aetherya-word-swamp = Bagno
aetherya-word-human = Człowiek
aetherya-word-elf = Elf
aetherya-word-dwarf = Krasnolud
aetherya-word-goblin = Goblin
aetherya-word-dragon = Smok
aetherya-word-portal = Portal

# Legends

aetherya-word-human-elf = Człowiek obok elfa
aetherya-word-human-dwarf = Człowiek obok krasnoluda
aetherya-word-two-humans = Dwoje ludzi
aetherya-word-two-elves = Dwa elfy
aetherya-word-two-dwarves = Dwa krasnoludy
aetherya-word-two-goblins = Dwa gobliny
aetherya-word-dwarf-v-goblin = Krasnoludy przeciw goblinom
aetherya-word-human-v-goblin = Ludzie przeciw goblinom
aetherya-word-elf-v-goblin = Elfy przeciw goblinom
aetherya-word-elf-v-dwarf = Elfy przeciw krasnoludom
aetherya-word-three-plains = Trzy równiny
aetherya-word-three-forests = Trzy lasy
aetherya-word-three-mountains = Trzy góry
aetherya-word-three-swamps = Trzy bagna
aetherya-word-four-races = Wszystkie cztery rasy

# Tokens

aetherya-word-gem1 = Klejnot 1
aetherya-word-gem2 = Klejnot 2
aetherya-word-gem3 = Klejnot 3
aetherya-word-gem4 = Klejnot 4
aetherya-word-treaty = Traktat
aetherya-word-staff = Kostur
aetherya-word-sword = Miecz
aetherya-word-hammer = Młot
aetherya-word-palantir = Palantir
aetherya-word-griffin = Gryf
aetherya-word-smuggler = Przemytnik
aetherya-word-thief = Złodziej

# Options

aetherya-option-mode = Tryb
aetherya-choice-versus = Rywalizacja
aetherya-choice-solo = Solo
aetherya-choice-coop = Kooperacja
aetherya-option-tokens = Przedmioty i postacie
aetherya-option-goblin-legends-via-portal = Gobliny spełniają legendy także przez portale
aetherya-option-staff-counts-tamed = Kosturowi przeszkadzają tylko oswojone smoki
aetherya-option-solo-may-flip = Kartę z talii można odrzucić, by odkryć inną
aetherya-option-coop-must-turn = Spełnione legendy trzeba odwracać

# What is asked

aetherya-ask-first_player = Kto zaczyna?
aetherya-ask-show_legend = Odkrywana jest legenda.
aetherya-ask-first_discard = Na stos odrzuconych trafia pierwsza karta.
aetherya-ask-deal = Każdy dostaje cztery różne karty.
aetherya-ask-drawn = Dobierana jest karta z talii.
aetherya-ask-turned_up = Odkrywana jest karta ({ $cell }).
aetherya-ask-lifted = Zastąpiona karta jest odkrywana.
aetherya-ask-token_shown = Żeton jest odkrywany.
aetherya-ask-looked = Palantir pokazuje żeton.
aetherya-ask-grabbed = Gryf przynosi żeton.
aetherya-ask-refill = Odkrywana jest nowa legenda.
aetherya-ask-round_refill = Odkrywane są nowe legendy.
aetherya-ask-new_deck = Wierzchnia karta nowej talii zaczyna stos odrzuconych.
aetherya-ask-reveal = Wszystko zostaje odkryte.
aetherya-ask-arrange = { $who }: wyłóż cztery karty na środku królestwa, rząd po rzędzie ({ $done } z { $of }).
aetherya-ask-swap_rows = { $who }: wymień legendę tej ery na legendę następnej albo nic nie zmieniaj.
aetherya-ask-swap_with = { $who }: która legenda następnej ery zajmie jej miejsce?
aetherya-ask-turn = { $who }: weź kartę albo najpierw weź legendę.
aetherya-ask-drop = { $who }: odrzuć jedną z dwóch kart.
aetherya-ask-hand = { $who }: połóż kartę w królestwie albo odrzuć ją, jeśli jest z talii.
aetherya-ask-pile = { $who }: na który stos odrzucić kartę „{ $card }”?
aetherya-ask-turn_up = { $who }: odkryj jedną z zakrytych kart.
aetherya-ask-token = { $who }: wziąć żeton ({ $cell }) czy odrzucić?
aetherya-ask-turn_end = { $who }: weź legendę, użyj żetonów, jeśli je masz, albo zakończ turę.
aetherya-ask-use_at = { $who }: na której karcie używasz żetonu „{ $token }”?
aetherya-ask-use_second = { $who }: z którą kartą zamieni się miejscami karta ({ $cell })?
aetherya-ask-use_seat = { $who }: w czyim królestwie używasz żetonu „{ $token }”?
aetherya-ask-use_there = { $who }: który zakryty żeton (właściciel: { $of-seat })?
aetherya-ask-use_get = { $who }: który żeton bierzesz (właściciel: { $of-seat })?
aetherya-ask-use_give = { $who }: który klejnot oddajesz? W zamian: { $get }.
aetherya-ask-penalty = { $who }: nie spełniono żadnej legendy; która trafia na stos kary?
aetherya-ask-block = { $who }: zachowaj blok dwa na dwa na następną erę.
aetherya-ask-over = Gra zakończona.

# What happened

aetherya-event-first = { $who } zaczyna.
aetherya-event-legend = Odkryta legenda: { $legend }.
aetherya-event-row = Era { $row ->
    [1] I
    [2] II
   *[other] III
  }: { $legends }.
aetherya-event-first_discard = Stos odrzuconych zaczyna karta: { $card }.
aetherya-event-dealt = { $aside ->
    [yes] { $who } dostaje drugą taką samą kartę: { $card }. Zostaje odłożona.
   *[no] { $who } dostaje kartę: { $card }.
  }
aetherya-event-aside_returned = Powtórzone karty wracają do talii.
aetherya-event-lay = { $who } wykłada kartę: { $card } ({ $cell }).
aetherya-event-arranged = Wszystkie królestwa są wyłożone.
aetherya-event-swap = Zamieniają się miejscami: { $legends }.
aetherya-event-take = { $who } bierze kartę z odrzuconych: { $card }.
aetherya-event-draw = { $card ->
    [none] { $who } dobiera kartę.
   *[other] { $who } dobiera kartę: { $card }.
  }
aetherya-event-drop = { $who } odrzuca kartę: { $card }.
aetherya-event-discard = { $who } odrzuca kartę: { $card }.
aetherya-event-place = { $who } kładzie kartę: { $card } ({ $cell }).
aetherya-event-lifted = Zastąpiona karta: { $card }.
aetherya-event-replaced = Odrzucona karta: { $card }.
aetherya-event-turn_up = { $who } odkrywa kartę: { $card } ({ $cell }).
aetherya-event-token = { $who } { $kept ->
    [yes] bierze
   *[no] odrzuca
  } żeton ({ $cell }): { $token }.
aetherya-event-claim = { $who } bierze legendę „{ $legend }”.
aetherya-event-turn_over = { $who } spełnia legendę „{ $legend }”.
aetherya-event-spend = { $who } używa żetonu „{ $token }”.
aetherya-event-put_on = { $who } kładzie żeton „{ $token }” na karcie ({ $cell }).
aetherya-event-hammer = { $who } zamienia miejscami karty: { $cells }.
aetherya-event-griffin = { $who } wysyła Gryfa ({ $of-seat }, { $cell }) i dostaje żeton „{ $token }”.
aetherya-event-look = { $token ->
    [none] { $who } ogląda żeton ({ $of-seat }, { $cell }).
   *[other] { $who } ogląda żeton ({ $of-seat }, { $cell }): { $token }.
  }
aetherya-event-hand_over = { $who } oddaje żeton „{ $token }”. Dostaje go { $to-seat }.
aetherya-event-shuffle = Z odrzuconych kart powstaje nowa talia: { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
  }.
aetherya-event-round = Spełnione legendy wychodzą z gry.
aetherya-event-penalty = Na stos kary trafia legenda „{ $legend }”.
aetherya-event-ending = { $why ->
    [sixteenth] { $who } ma odkryte wszystkie szesnaście kart.
    [stalled] Zbyt długo nikt nie ruszył zakrytej karty.
    [deck] Talia jest pusta.
   *[legends] Nie ma już legend.
  }
aetherya-event-reveal = { $who } odkrywa kartę: { $card } ({ $cell }).
aetherya-event-age = Era { $age } skończona: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
aetherya-event-new_age = Zaczyna się era { $age }; zostają cztery karty (lewy górny róg: { $block }).
aetherya-event-over = Gra zakończona.

# Why not

aetherya-refusal-not_in_hand = Nie masz już takiej karty do wyłożenia.
aetherya-refusal-locked = Nie możesz zastąpić odkrytej karty „{ $card }”. Wybierz inne miejsce.
aetherya-refusal-same_kind = Nie możesz zastąpić karty „{ $card }” taką samą.
aetherya-refusal-not_face_down = Nie możesz odkryć tej karty ({ $cell }): jest już odkryta.
aetherya-refusal-must_place = Nie możesz odrzucić ani wysłać tej karty: musi trafić do królestwa.
aetherya-refusal-not_shown = Nie możesz wybrać tej legendy: nie ma jej wśród odkrytych.
aetherya-refusal-not_met = { $portal ->
    [yes] Twoje karty spełniają legendę „{ $legend }” tylko przez portal, a goblin musi stykać się bezpośrednio.
   *[no] Twoje odkryte karty nie spełniają legendy „{ $legend }”.
  }
aetherya-refusal-one_claim = W tej turze masz już legendę; w turze możesz wziąć tylko jedną.
aetherya-refusal-turned_already = Nie możesz spełnić tej legendy ponownie: w tej rundzie jest już odwrócona.
aetherya-refusal-must_turn = Nie możesz jeszcze iść dalej: najpierw odwróć spełnione legendy.
aetherya-refusal-deck_too_small = Nie możesz tyle dobrać: { $deck ->
    [0] talia jest pusta
    [one] w talii jest tylko { $deck } karta
    [few] w talii są tylko { $deck } karty
   *[many] w talii jest tylko { $deck } kart
  }.
aetherya-refusal-pile_empty = Nie możesz stąd wziąć karty: ten stos jest pusty.
aetherya-refusal-not_in_row = Nie możesz wybrać tej legendy: nie ma jej w tamtym rzędzie.
aetherya-refusal-not_owned = Nie masz takiego żetonu.
aetherya-refusal-no_target = { $at ->
    [seat] Nie możesz wybrać tego gracza: nie ma u niego na czym go użyć.
    [gem] Nie możesz go teraz użyć: nie masz klejnotu na wymianę.
   *[all] Nie możesz go teraz użyć: nie ma na czym.
  }
aetherya-refusal-looked_already = Palantir był już użyty w tej turze; możesz go użyć raz na turę.
aetherya-refusal-staff_limit = Nie możesz użyć Kostura: liczba twoich smoków to { $dragons }, a musi być mniej niż { $limit }.
aetherya-refusal-no_race = Nie możesz położyć tu Traktatu: wybierz odkrytą kartę rasy.
aetherya-refusal-no_dragon = Nie możesz położyć tu Kostura: wybierz odkrytego smoka.
aetherya-refusal-has_one = Nie możesz położyć na tej karcie drugiego takiego żetonu.
aetherya-refusal-one_against_one = { $portal ->
    [yes] Nie możesz użyć Miecza: obie strony stykają się tylko przez portal, a goblin musi stykać się bezpośrednio.
   *[no] Nie możesz użyć Miecza: muszą się stykać karty obu stron, po jednej.
  }
aetherya-refusal-in_order = { $same ->
    [yes] Wskaż inną kartę: ta jest już wybrana.
   *[no] Najpierw wskaż kartę, która leży wyżej albo bardziej w lewo.
  }
aetherya-refusal-not_an_opponent = Nie możesz wybrać siebie. Wybierz przeciwnika.
aetherya-refusal-not_at_table = Nikt tam nie siedzi: liczba graczy przy tym stole to { $players }.
aetherya-refusal-no_face_down_token = { $at ->
    [seat] Nie możesz wybrać tego gracza: w jego królestwie nie ma zakrytego żetonu.
   *[card] Nie możesz wybrać tej karty: nie leży na niej zakryty żeton.
  }
aetherya-refusal-not_there = Nie możesz wziąć tego żetonu: przeciwnik go nie ma.
aetherya-refusal-no_gem_for_gem = Nie możesz wymienić klejnotu na klejnot.
aetherya-refusal-items_only = Nie możesz wziąć postaci: Złodziej bierze tylko przedmioty.
aetherya-refusal-other_mode = Nie możesz tego zrobić w tym trybie.
aetherya-refusal-not_held = Nie możesz odrzucić tej karty: to żadna z twoich dwóch.
aetherya-refusal-met_already = Nie możesz spełnić tej legendy ponownie: jest już spełniona.
aetherya-refusal-one_a_turn = W tej turze jest już spełniona legenda; w turze możesz spełnić tylko jedną.

# The score pad

aetherya-row-elves = Elfy
aetherya-row-dwarves = Krasnoludy
aetherya-row-humans = Ludzie
aetherya-row-goblins = Gobliny
aetherya-row-dragons = Smoki
aetherya-row-legends = Legendy
aetherya-row-conflicts = Konflikty
aetherya-row-cost = Legendy tej ery
aetherya-row-ages = Poprzednie ery
aetherya-row-penalty = Stos kary

aetherya-part-elves = { $card } ({ $cell }) i { $other } ({ $at }) stykają się{ $portal ->
    [yes] { " " }przez portal
   *[no] { "" }
  }
aetherya-part-dwarves = { $card } ({ $cell }) i { $other } ({ $at }) stykają się{ $portal ->
    [yes] { " " }przez portal
   *[no] { "" }
  }
aetherya-part-humans = { $card } ({ $cell }) i { $other } ({ $at }) stykają się{ $portal ->
    [yes] { " " }przez portal
   *[no] { "" }
  }
aetherya-part-goblins = { $card } ({ $cell }) i { $other } ({ $at }) stykają się{ $portal ->
    [yes] { " " }przez portal
   *[no] { "" }
  }
aetherya-part-dragons = { $kind ->
    [tamed] smok ({ $cell }) oswojony: { $staff ->
        [yes] Kostur
       *[no] karty ({ $by })
      }
    [surplus] smok ({ $cell }) ponad limit, liczy się jako dziki
    [too_many] smoki: { $dragons }, nie są nic warte
   *[wild] smok ({ $cell }) jest dziki
  }
aetherya-part-legends = { $kind ->
    [gems] ostatnia cyfra liczby { $sum }, sumy: { $gems }
   *[legend] { $legend }
  }
aetherya-part-conflicts = { $card } ({ $cell }) kontra { $other } ({ $at }){ $portal ->
    [yes] { " " }przez portal
   *[no] { "" }
  }
aetherya-part-cost = { $legend }
aetherya-part-ages = era { $age }: królestwo { $kingdom }, legendy { $legends }
aetherya-part-penalty = { $legend }

aetherya-reason-sixteenth = Szesnaście kart leży odkrytych.
aetherya-reason-stalled = Zbyt wiele tur minęło bez odkrycia zakrytej karty.
aetherya-reason-deck = Talia jest pusta.
aetherya-reason-legends = Nie została żadna legenda.

# The board in words
aetherya-board-head = Kart w talii: { $deck }; odrzucone: { $discards }
aetherya-board-shown = Legendy: { $shown }; w zapasie jeszcze { $pile }
aetherya-board-turned = Odwrócone: { $turned }
aetherya-board-penalty = Stos kary: { $penalty }
aetherya-board-age = Era { $age }: { $row }; spełnione: { $turned }
aetherya-board-coming = Era { $age }, dopiero nadejdzie: { $row }
aetherya-board-ages = Punkty poprzednich er: { $ages }
aetherya-board-hand = Na ręce: { $cards }
aetherya-board-unknown = karta z talii
aetherya-board-seat = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
aetherya-board-row = rząd { $row }: { $cards }
aetherya-board-start = do wyłożenia: { $cards }
aetherya-board-legends = legendy: { $legends }
aetherya-board-beside = żetony: { $tokens }
aetherya-board-down = zakryte żetony: { $places }
aetherya-board-griffins = Gryf: { $places }
aetherya-board-treaties = Traktat: { $places }
aetherya-board-staffs = Kostur: { $places }
aetherya-board-seen = żeton ({ $cell }): { $token ->
    [none] znany innym
   *[other] { $token }
  }

# The browser client

aetherya-blurb = Ułóż szesnaście kart tak, by rasy mieszkały przy ulubionych krainach, oswajaj smoki i zdobywaj legendy przed innymi.
aetherya-minutes = 20
client-chips-aetherya = solo i w kooperacji | wariant z żetonami
aetherya-about-mode = Przeciwko sobie, solo przez trzy ery albo razem przeciw legendom.
aetherya-about-tokens = Na każdej zakrytej karcie leży żeton: klejnoty, narzędzia i pomocnicy.
aetherya-about-goblin-legends-via-portal = Instrukcja tego nie rozstrzyga: z tą opcją gobliny sięgają przez portale także dla legend.
aetherya-about-staff-counts-tamed = Instrukcję można czytać dwojako: z tą opcją dzikie smoki nie blokują Kostura.
aetherya-about-solo-may-flip = Z tą opcją kartę z talii można odrzucić i odkryć jedną zakrytą.
aetherya-about-coop-must-turn = Z tą opcją nie wolno odkładać legendy na później.

aetherya-now-arrange = Wybierz kartę na obwiedzione miejsce ({ $done } z { $of }).
aetherya-now-swap_rows = Wymień legendę tej ery na legendę następnej albo nic nie zmieniaj.
aetherya-now-swap_with = Która legenda następnej ery wejdzie zamiast tej: { $legend }?
aetherya-now-turn = Weź kartę z talii lub z odrzuconych albo najpierw weź legendę.
aetherya-now-drop = Odrzuć jedną z dwóch kart.
aetherya-now-hand = Wybierz podświetlone miejsce dla karty.
aetherya-now-pile = Na który stos odrzucić kartę „{ $card }”?
aetherya-now-turn_up = Odkryj jedną ze swoich zakrytych kart.
aetherya-now-token = Wziąć żeton w ciemno czy odrzucić?
aetherya-now-turn_end = Weź legendę, użyj żetonów, jeśli je masz, albo zakończ turę.
aetherya-now-use_at = Na której karcie używasz żetonu „{ $token }”?
aetherya-now-use_second = Z którą kartą zamieni się miejscami?
aetherya-now-use_seat = W czyim królestwie używasz żetonu „{ $token }”?
aetherya-now-use_there = Który zakryty żeton (właściciel: { $of-seat })?
aetherya-now-use_get = Który żeton bierzesz (właściciel: { $of-seat })?
aetherya-now-use_give = Który klejnot oddajesz? W zamian: { $get }.
aetherya-now-penalty = Nie spełniono żadnej legendy. Która trafia na stos kary?
aetherya-now-block = Wybierz cztery karty, które zostają na następną erę.

aetherya-act-take = { $piles ->
    [1] Weź kartę: { $card }
   *[other] Weź kartę: { $card } (stos { $pile })
  }
aetherya-act-draw = Dobierz kartę
aetherya-act-draw-two = Dobierz dwie karty
aetherya-act-draw-two-text = jedną zachowaj, drugą odrzuć
aetherya-act-draw-and-take = Dobierz jedną i weź: { $card }
aetherya-act-draw-and-take-text = jedną zachowaj, drugą odrzuć
aetherya-act-discard = { $ask ->
    [hand] Odrzuć kartę: { $card }
   *[other] Odrzuć na stos { $pile }
  }
aetherya-act-done = { $ask ->
    [swap_rows] Nic nie zmieniaj
    [pact] Odmów
   *[other] Zakończ turę
  }
aetherya-act-keep = Weź żeton
aetherya-act-keep-text = czymkolwiek jest
aetherya-act-leave = Odrzuć żeton
aetherya-act-leave-text = zostaje odkryty i wychodzi z gry
aetherya-act-place = Połóż: { $place }
aetherya-act-flip = Odkryj: { $place }
aetherya-act-claim = { $mode ->
    [versus] Weź legendę „{ $legend }”
   *[other] Spełnij legendę „{ $legend }”
  }
aetherya-act-sword = Mieczem: { $legend }
aetherya-act-lay = Wyłóż: { $card }
aetherya-act-drop = Odrzuć: { $card }
aetherya-act-swap = Wymień: { $legend }
aetherya-act-block = Zachowaj cztery karty od: { $place }
aetherya-act-penalty = Na stos kary: { $legend }
aetherya-act-use = Użyj: { $token }
aetherya-act-at = { $ask ->
    [build] Buduj tutaj: { $place }
   *[other] Tutaj: { $place }
  }
aetherya-act-seat = { $ask ->
    [turn] { $breaks ->
        [yes] Złam pakt: { $who }
       *[no] Zaproponuj pakt: { $who }
      }
    [pact] Przyjmij pakt: { $who }
   *[other] { $who }
  }
aetherya-act-get = Weź: { $token }
aetherya-act-give = Oddaj: { $token }

aetherya-power-gem1 = Na końcu liczy się ostatnia cyfra sumy klejnotów.
aetherya-power-gem2 = Na końcu liczy się ostatnia cyfra sumy klejnotów.
aetherya-power-gem3 = Na końcu liczy się ostatnia cyfra sumy klejnotów.
aetherya-power-gem4 = Na końcu liczy się ostatnia cyfra sumy klejnotów.
aetherya-power-treaty = Kładziesz na karcie rasy: nie ma ona konfliktów.
aetherya-power-staff = Kładziesz na smoku: jest oswojony.
aetherya-power-sword = Do legendy „dwóch na jednego” wystarczy jeden na jednego.
aetherya-power-hammer = Dwie twoje karty zamieniają się miejscami.
aetherya-power-palantir = Obejrzyj zakryty żeton, raz na turę.
aetherya-power-griffin = Przynosi zakryty żeton z dowolnego królestwa, także twojego.
aetherya-power-smuggler = Wymień swój klejnot na żeton innego gracza.
aetherya-power-thief = Weź przedmiot innego gracza.

aetherya-place = rząd { $row }, kolumna { $column }
aetherya-ui-cell = Rząd { $row }, kolumna { $column }: { $what }
aetherya-ui-face-down = { $token ->
    [yes] zakryta, na niej żeton
   *[no] zakryta
  }
aetherya-ui-kingdom-of = Królestwo: { $who }
aetherya-ui-show-kingdom = Pokaż królestwo: { $who }, odkryte { $number } z 16
aetherya-ui-back-home = Do mojego
aetherya-ui-legend-state = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, { $state ->
    [over] spełniona
    [met] teraz spełniona
    [soon] byłaby spełniona
   *[no] niespełniona
  }
aetherya-ui-tag-claim = Weź
aetherya-ui-tag-meet = Spełnij
aetherya-ui-tag-met = Gotowa
aetherya-ui-tag-swap = Wymień
aetherya-ui-tag-penalty = Kara
aetherya-ui-tag-lay = Wyłóż
aetherya-ui-tag-drop = Odrzuć
aetherya-ui-with-sword = z Mieczem
aetherya-ui-deck = Talia · { $number }
aetherya-ui-deck-ends = gdy jest pusta, era się kończy
aetherya-ui-discards = Odrzucone · { $number }
aetherya-ui-discard = Odrzucone, { $number ->
    [0] pusto
    [one] { $number } karta: { $top }
    [few] { $number } karty, na wierzchu { $top }
   *[many] { $number } kart, na wierzchu { $top }
  }
aetherya-ui-in-pile = w zapasie { $number }
aetherya-ui-penalty-text = Jeśli w rundzie nikt nie spełnił legendy, jedna trafia tutaj. Każde królestwo musi być warte więcej niż ten stos.
aetherya-ui-penalty-short = Kara
aetherya-ui-gone = spełnione i poza grą: { $number }
aetherya-ui-weakest = Najsłabsze
aetherya-ui-this-round = { $number ->
    [0] W tej rundzie nie spełniono żadnej legendy.
    [one] W tej rundzie spełniono jedną legendę.
    [few] W tej rundzie spełniono { $number } legendy.
   *[many] W tej rundzie spełniono { $number } legend.
  }
aetherya-ui-age = Era { $age }
aetherya-ui-age-of = Era { $age } z 3
aetherya-ui-age-state = { $state ->
    [done] spełnione { $met } z { $of }, warte { $worth }
    [now] spełnione { $met } z { $of }, warte { $worth }
   *[later] później, warte { $worth }
  }
aetherya-ui-not-begun = jeszcze nie
aetherya-ui-solo-goal = Zwycięstwo: każda era powyżej 0.
aetherya-ui-coop-goal = Wygrywacie razem, jeśli każde królestwo zdobędzie więcej punktów, niż wart jest stos kary.
aetherya-ui-versus-goal = Gra kończy się, gdy ktoś odkryje swoją szesnastą kartę.
aetherya-ui-tokens-text = Żetonów używa się na końcu tury.
aetherya-ui-gems = Klejnoty
aetherya-ui-tokens = Żetony
aetherya-ui-holds = Ma
aetherya-ui-face-up = Odkryte, z 16
aetherya-ui-up-of = odkryte { $number } z 16
aetherya-ui-pad = Punktacja
aetherya-ui-pad-text = odkryte karty, jak leżą
aetherya-ui-instead = zamiast: { $card }
aetherya-ui-its-token = i żeton
aetherya-ui-sixteenth = kończy grę
aetherya-ui-preview = Co się zmieni, widać na planszy i w punktacji.
aetherya-ui-met-now = { $number ->
    [one] Teraz spełniona jest jedna legenda.
    [few] Teraz spełnione są { $number } legendy.
   *[other] Teraz spełnionych jest { $number } legend.
  } { $mode ->
    [versus] W tej turze możesz wziąć jedną, przed kartą lub po niej.
   *[other] W tej turze możesz ją odwrócić, przed kartą lub po niej.
  }
aetherya-ui-choose = Wybierz
aetherya-ui-on-board = Wybierz na planszy jedno z podświetlonych miejsc.
aetherya-ui-stage-draw = Karta
aetherya-ui-stage-place = Miejsce
aetherya-ui-stage-token = Żeton
aetherya-ui-stage-end = Koniec tury
aetherya-ui-title-arrange = Twoje cztery karty
aetherya-ui-title-swap_rows = Wymiana legend
aetherya-ui-title-swap_with = Wymiana legend
aetherya-ui-title-turn = Twoja tura
aetherya-ui-title-drop = Masz dwie karty
aetherya-ui-title-hand = Na ręce: { $card }
aetherya-ui-title-pile = Który stos?
aetherya-ui-title-turn_up = Odkryj jedną
aetherya-ui-title-token = Żeton
aetherya-ui-title-turn_end = Koniec twojej tury
aetherya-ui-title-use_at = Na której karcie?
aetherya-ui-title-use_second = Z którą kartą?
aetherya-ui-title-use_seat = Czyje królestwo?
aetherya-ui-title-use_there = Który żeton?
aetherya-ui-title-use_get = Który żeton?
aetherya-ui-title-use_give = Który klejnot?
aetherya-ui-title-penalty = Kara
aetherya-ui-title-block = Zachowaj cztery karty
aetherya-ui-lost-count = Ile było warte królestwo: { $points }
aetherya-verdict = { $mode ->
    [solo] { $outcome ->
        [victory] Zwycięstwo
        [completed] Kampania ukończona
       *[lost] Kampania przegrana
      }
   *[coop] { $outcome ->
        [won] Wygrywacie razem
       *[lost] Legendy wygrywają
      }
  }
aetherya-verdict-text = { $mode ->
    [solo] { $outcome ->
        [victory] Każda era skończyła się powyżej zera; razem { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
          }.
        [completed] Wszystkie legendy spełniono, ale nie każda era skończyła się powyżej zera; razem { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
          }.
       *[lost] Legendy tej ery nie spełniono na czas.
      }
   *[coop] { $outcome ->
        [won] Każde królestwo jest warte więcej niż stos kary.
       *[lost] Nie każde królestwo jest warte więcej niż stos kary.
      }
  }
aetherya-ui-padpage-text = do wydania pudełkowego
aetherya-ui-padpage-claimed = Wzięte legendy
aetherya-ui-padpage-counts = Żetony, które się liczą
aetherya-ui-padpage-around = Przy stole
aetherya-ui-padpage-tie = Przy remisie decyduje najwyższy wiersz, potem następny.
aetherya-ui-padpage-clear = Wyczyść
aetherya-ui-padpage-cards = Karty
aetherya-ui-padpage-choose = Wybierz miejsce, potem kartę.
aetherya-favourite-lay = Wyłożone karty
aetherya-favourite-claim = Wzięte legendy

# Stół w terminalu
aetherya-play-to-lay = Do wyłożenia:
aetherya-play-age = Era { $age }:
aetherya-play-legends = Legendy (w zapasie jeszcze { $pile }):
aetherya-play-deck = Talia: { $cards }
aetherya-play-discards = Odrzucone:
aetherya-play-met = Spełnione:
aetherya-play-penalty = Stos kary:
aetherya-play-token-mark = * zakryty żeton

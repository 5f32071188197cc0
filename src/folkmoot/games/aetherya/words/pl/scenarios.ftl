# Scenarios of our own: four fates for one player, four variants for several (A50 to A61).
aetherya-word-dezanno = Dezanno
aetherya-word-degodass = Degodass
aetherya-word-shagratt = Shagratt
aetherya-word-pudugruen = Pudugruen
aetherya-word-the-nolands = Nolandy
aetherya-word-pact = Pakty
aetherya-word-own-race = Twoja rasa
aetherya-word-fortress = Twierdze
aetherya-word-own-ally = Twój sojusznik
aetherya-word-held-goblin = Powstrzymane gobliny
aetherya-word-burnt-forest = Spalone lasy
aetherya-word-robbed-race = Okradzione rasy
aetherya-word-dwarf-mine = Kopalnie

# Choosing one
aetherya-option-fate = Los
aetherya-option-variant = Wariant
aetherya-about-fate = Opowieść do kampanii z zadaniem na każdą erę.
aetherya-about-variant = Inny sposób gry przeciwko sobie.
aetherya-choice-none = Bez scenariusza
aetherya-choice-dezanno = Dezanno: gobliny na granicy
aetherya-choice-degodass = Degodass: smocze jajo
aetherya-choice-shagratt = Shagratt: skradziona broń
aetherya-choice-pudugruen = Pudugruen: zaginione klejnoty
aetherya-choice-invasion = Inwazja
aetherya-choice-confrontation = Konfrontacja
aetherya-choice-frontiers = Rubieże
aetherya-choice-empires = Imperia
aetherya-tell-none = Tak jak w instrukcji.
aetherya-tell-dezanno = Gobliny zostają tam, gdzie leżą: trzymaj przy nich ludzi, bo każdy wolny goblin kosztuje.
aetherya-tell-degodass = Smoki oswajają tylko elfy, a lasy przy dzikim smoku płoną.
aetherya-tell-shagratt = Prowadź gobliny do innych ras; konflikty z nimi kosztują mniej.
aetherya-tell-pudugruen = Góry, z którymi stykają się krasnoludy i nikt więcej, są kopalniami.
aetherya-tell-invasion = Dobrane gobliny, smoki i bagna można wysyłać na brzeg królestwa następnego gracza.
aetherya-tell-confrontation = Każdy prowadzi jedną rasę i liczy się tylko jej ojczysta kraina. Z żetonów powstają twierdze, a te przy granicy biorą daninę od sąsiadów.
aetherya-tell-frontiers = Dobrane karty można osiedlać w Nolandach, na wspólnym polu; najsilniejsi dostają tam nagrody. We troje i we czworo można zawierać pakty, a także je łamać.
aetherya-tell-empires = Dwoje na dwoje, a z drugim pudełkiem troje na troje lub czworo na czworo: wysyłaj karty sojusznikowi i liczcie swoje królestwa razem.
aetherya-ui-ours = Nasze zasady
aetherya-ui-ours-text = Instrukcja tylko wymienia te scenariusze; zasady wymyśliliśmy sami.
aetherya-ui-only-players = Liczba graczy: tylko { $players }.

# What is asked, what happened, why not
aetherya-ask-give_race = Jaką rasę prowadzi { $of-seat }?
aetherya-ask-build = { $who }: na której karcie budujesz z żetonu?
aetherya-ask-pact = { $who }: { $from-seat } proponuje pakt. Przyjmujesz?
aetherya-now-build = Na której podświetlonej karcie budujesz z żetonu?
aetherya-now-pact = { $from-seat } proponuje ci pakt. Przyjmujesz?
aetherya-wait-pact = { $from-seat } proponuje pakt.
aetherya-event-race = { $who } prowadzi rasę „{ $race }”.
aetherya-event-send = { $who } wysyła kartę: { $card } ({ $to-seat }: { $cell }).
aetherya-event-settle = { $who } osiedla kartę w Nolandach: { $card } ({ $cell }).
aetherya-event-offer = { $who } proponuje pakt. Komu: { $to-seat }.
aetherya-event-pact = { $who } i { $to-seat } zawierają pakt.
aetherya-event-refuse = { $who } odrzuca pakt. Propozycja: { $to-seat }.
aetherya-event-betray = { $who } łamie pakt. Druga strona: { $to-seat }.
aetherya-event-build = { $who } { $finished ->
    [yes] kończy twierdzę
   *[no] buduje twierdzę
  } ({ $cell }): żetony { $built } z { $needed }.
aetherya-event-task = Zadanie na erę { $age }: { $have } z { $need }, { $done ->
    [yes] wykonane
   *[no] niewykonane
  }.
aetherya-refusal-goblin_stays = Nie możesz zastąpić odkrytego goblina w tym scenariuszu.
aetherya-refusal-other_variant = Nie możesz tego zrobić w tym wariancie.
aetherya-refusal-not_dark = Nie możesz wysłać tej karty: wysyła się tylko gobliny, smoki i bagna.
aetherya-refusal-not_on_border = Nie możesz wysłać karty do środka królestwa. Wybierz miejsce na brzegu.
aetherya-refusal-not_face_up = Nie możesz wysłać karty w to miejsce ({ $cell }): karta jest tam zakryta, a zastąpić można tylko odkrytą.
aetherya-refusal-settled_already = Nie możesz tu osiedlić karty: miejsce jest zajęte ({ $card }).
aetherya-refusal-card_needed = Nie możesz osiedlić tej karty: zabrakłoby talii albo stosu odrzuconych, więc musi zostać w grze.
aetherya-refusal-not_another = Nie można zawrzeć paktu ze sobą: wybierz inną osobę.
aetherya-refusal-spoken = W tej turze nie można już proponować ani łamać paktów.
aetherya-refusal-has_pact = Nie można zaproponować tego paktu: jedno z was ma już inny.
aetherya-refusal-no_site = Tu nie można budować: wybierz odkrytą kartę swojej rasy albo jej ojczystej krainy.
aetherya-refusal-finished = Tu nie można budować: twierdza jest już gotowa. Wybierz inną kartę.
error-empires = graczy jest { $players }, a Imperia są dla 4, 6 lub 8
error-two-boxes = graczy jest { $players }: w tylu można grać tylko w Imperia ({ "variant=empires" })

# The score pad
aetherya-row-fate = Los
aetherya-row-frontiers = Nolandy
aetherya-row-fortresses = Twierdze
aetherya-row-ally = Sojusz
aetherya-part-fate = { $kind ->
    [held] goblin ({ $cell }) jest powstrzymany
    [loose] goblin ({ $cell }) grasuje na wolności
    [tamed] smok ({ $cell }) jest oswojony
    [burnt] las ({ $cell }) spłonął
    [robbed] okradziona rasa: { $card } ({ $cell })
   *[mine] góra ({ $cell }) jest kopalnią
  }
aetherya-part-frontiers = { $kind ->
    [betrayal] złamane pakty: { $number }
   *[frontiers] { $place }. miejsce w Nolandach, siła { $strength }{ $tied ->
        [yes] { "" }, wspólne
       *[no] { "" }
      }
  }
aetherya-part-ally = królestwo: { $of-seat }
aetherya-part-fortresses = { $kind ->
    [takes] danina od sąsiada { $side ->
        [west] po lewej
       *[east] po prawej
      } za twierdzę ({ $cell })
    [pays] danina dla sąsiada { $side ->
        [west] po lewej
       *[east] po prawej
      } za twierdzę naprzeciw ({ $cell })
   *[fortress] twierdza ({ $cell })
  }

# The board in words
aetherya-board-task = Zadanie ({ $fate }): { $task }, { $have } z { $need }
aetherya-board-race = prowadzi rasę: { $race }
aetherya-board-ally = { $number ->
    [one] sojusznik
   *[other] sojusznicy
  }: { $who }
aetherya-board-built = zbudowano na { $cell }: { $built ->
    [one] { $built } żeton
    [few] { $built } żetony
   *[many] { $built } żetonów
  }
aetherya-board-borders = sąsiedzi: po lewej { $before }, po prawej { $after }
aetherya-board-nolands = Nolandy: zasiedlone { $number } z 16
aetherya-board-pact = pakt, druga strona: { $who }
aetherya-board-betrayals = złamane pakty: { $number }
aetherya-board-settled = { $card } ({ $cell }), { $who }

# Answers to "why?"
why-aetherya-task = Zadanie tej ery, { $task }: { $have } z { $need }. { $done ->
    [yes] Jest wykonane, jeśli tak zostanie do końca ery.
   *[no] Jeśli na koniec ery nie będzie wykonane, kampania jest przegrana.
  }
why-aetherya-send = { $card } zajmie miejsce karty „{ $old }” ({ $to-seat }).
why-aetherya-settle = { $card } osiedli się w Nolandach.
why-aetherya-word = { $breaks ->
    [yes] Pakt zostanie złamany, na koniec to kosztuje { $points }.
   *[no] Druga osoba może przyjąć albo odmówić. Strony paktu nie są sobie rywalami w Nolandach.
  }
why-aetherya-build = Twierdza będzie miała żetonów: { $built } z { $needed }{ $points ->
    [0] { "" }.
    [one] { "" }, to da { $points } punkt.
    [few] { "" }, to da { $points } punkty.
   *[many] { "" }, to da { $points } punktów.
  }
aetherya-power-the-nolands = Wspólne pole: każda osiedlona karta ma siłę, a najsilniejsi gracze dostają nagrody.
aetherya-power-pact = Strony paktu nie są sobie rywalami w Nolandach. Kto złamie pakt, na koniec za to płaci.
aetherya-power-own-race = Punkty daje tylko ojczysta kraina twojej rasy, a każda karta innej rasy obok niej kosztuje.
aetherya-power-fortress = Z żetonów powstają twierdze na kartach twojej rasy i jej ojczystej krainy. Gotowa daje punkty, a przy granicy bierze daninę, jeśli naprzeciw nie stoi twierdza.
aetherya-power-own-ally = Sojusznicy liczą swoje królestwa razem i wygrywają razem; karty można wysyłać następnemu z nich.
aetherya-power-held-goblin = Goblin, z którym styka się człowiek, jest powstrzymany; każdy inny kosztuje punkty.
aetherya-power-burnt-forest = Las, z którym styka się dziki smok, płonie i nie daje rasom punktów.
aetherya-power-robbed-race = Rasa jest okradziona, gdy jej karta styka się bokiem z goblinem.
aetherya-power-dwarf-mine = Góra, z którą stykają się krasnoludy i żadna inna rasa, jest kopalnią.

# The browser client
aetherya-task-dezanno = Powstrzymane gobliny
aetherya-task-degodass = Oswojone smoki
aetherya-task-shagratt = Okradzione rasy
aetherya-task-pudugruen = Kopalnie
aetherya-ui-task-state = { $task }: { $have } z { $need }, { $done ->
    [yes] wykonane
   *[no] jeszcze niewykonane
  }
aetherya-ui-race = Rasa
aetherya-ui-leads = rasa: { $race }
aetherya-ui-border = Za granicą: { $who }
aetherya-ui-razed = przepadną żetony: { $built }
aetherya-ui-border-cell = Rząd { $row }, { $who }: { $what }
aetherya-ui-fortress = { $built ->
    [0] bez twierdzy
   *[other] twierdza, żetony { $built } z { $needed }
  }
aetherya-ui-stage-build = Budowa
aetherya-ui-title-build = Żeton na twierdzę
aetherya-ui-title-pact = Propozycja
aetherya-ui-accept = Przyjmij
aetherya-ui-breaking = na koniec kosztuje { $points }
aetherya-ui-pact = Pakt
aetherya-ui-pact-with = pakt: { $who }
aetherya-ui-broken = złamane pakty: { $number }
aetherya-ui-ally = { $number ->
    [one] Sojusznik
   *[other] Sojusznicy
  }
aetherya-ui-your-ally = twój sojusznik
aetherya-ui-ally-of = sojusznik: { $who }
aetherya-ui-nolands = Nolandy
aetherya-ui-show-nolands = Pokaż Nolandy, zasiedlone { $number } z 16
aetherya-ui-noland-cell = Nolandy, rząd { $row }, kolumna { $column }: { $what }
aetherya-ui-empty = pusto
aetherya-ui-settled-by = { $card }, { $who }, siła { $strength }
aetherya-ui-strength = Siła w Nolandach
aetherya-ui-strength-of = { $who }: siła { $strength }, nagroda { $points }
aetherya-ui-go-send = Wyślij: { $who }
aetherya-ui-go-send-text = wybierz tam podświetloną kartę
aetherya-ui-go-settle = Osiedl w Nolandach
aetherya-ui-go-settle-text = wybierz tam puste miejsce
aetherya-ui-for-them = { $who } { $gain }
aetherya-ui-side = Imperium { $number }
aetherya-act-send = Wyślij ({ $who }): { $place }
aetherya-act-settle = Osiedl w Nolandach: { $place }
aetherya-verdict-task = Zadanie ery nie zostało wykonane: { $task }, { $have } z { $need }.
aetherya-empire-verdict = { $outcome ->
    [shared] Wspólne zwycięstwo obu imperiów
    [won] Twoje imperium wygrywa
   *[other] Wygrywa imperium: { $who }
  }
aetherya-empire-text = { $who }: ich królestwa razem są warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
aetherya-empire-tie = Oba imperia mają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }; wyższy wiersz ma imperium: { $who }.

# What the pictures of the rules show
aetherya-diagram-dezanno = Górny goblin styka się z człowiekiem: jest powstrzymany. Dolny nie styka się z żadnym i grasuje na wolności.
aetherya-diagram-degodass = Górnego smoka oswajają dwa elfy. Dolny jest dziki: las obok niego płonie i nic nie daje elfowi.
aetherya-diagram-pudugruen = Z lewą górą styka się tylko krasnolud: to kopalnia. Z prawą styka się też człowiek, więc nią nie jest.
aetherya-diagram-confrontation = Prowadzisz elfy: liczą się tylko lasy obok nich, a krasnolud przy obu liczy się jako obcy dwa razy.
aetherya-diagram-fortresses = Twierdza elfów na prawym brzegu drugiego rzędu jest gotowa, a za granicą naprzeciw nie ma żadnej: sąsiad płaci daninę. Tej na lewym brzegu trzeciego rzędu brakuje jeszcze żetonu.
aetherya-diagram-frontiers = Każda osiedlona karta nosi znak tego, kto ją osiedlił, i swoją siłę. Elf jest silniejszy za każdy las obok, choć jeden z nich osiedlił inny gracz.
aetherya-diagram-empires = Trzech na trzech: imperia siedzą na przemian, a każdy może wysyłać karty tylko następnemu sojusznikowi. We czworo sojusznicy siedzą naprzeciw siebie.

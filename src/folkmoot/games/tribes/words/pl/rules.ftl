tribes-rules-lead = Prowadzisz wędrowne plemię z epoki kamienia: pomnażaj je, wędruj przez jeziora, lasy i góry, zbieraj surowce, buduj wioski i przed innymi zdobądź { $game-points-to-win ->
        [one] { $game-points-to-win } punkt
        [few] { $game-points-to-win } punkty
       *[many] { $game-points-to-win } punktów
      }.
tribes-rules-ours = Nie mamy drukowanych kart tej gry. Ceny i punkty wszystkich celów, większość ich zdolności i wiele mocy przywódców wymyśliliśmy sami i sprawdziliśmy w rozegranych partiach. Przy każdej takiej zasadzie jest to zaznaczone.

# Jak grać: pięć minut
tribes-five-1-title = Do czego dążysz
tribes-five-1 = Zdobądź { $game-points-to-win ->
        [one] { $game-points-to-win } punkt
        [few] { $game-points-to-win } punkty
       *[many] { $game-points-to-win } punktów
      } przed innymi: w tej samej chwili gra się kończy. Każda twoja wioska daje punkt na początku każdej twojej tury. Cele dają punkty tylko raz, ale wiele z nich także zdolność na resztę gry.
tribes-five-2-title = Przygotowanie
tribes-five-2 = Ułóżcie planszę z jezior, lasów i gór. Każdy dostaje plemię, w którym jest { $game-members ->
        [one] { $game-members } osadnik
        [few] { $game-members } osadników
       *[many] { $game-members } osadników
      }, oraz talię celów. Po kolei postawcie pierwszych osadników na wolnym polu. Na planszy akcji przy każdej akcji leży rząd trzech kości: słońce, księżyc, pusta ścianka. Dwiema pozostałymi kośćmi rzuca ten, czyja jest tura.
tribes-five-3-title = Początek tury
tribes-five-3 = Weź po punkcie za każdą swoją wioskę. Potem rzuć dwiema kośćmi. Jeśli pokażą to samo, dochodzi do wydarzenia: nadchodzi mamut, susza, najeźdźcy albo budzi się wulkan.
tribes-five-4-title = Dwie akcje
tribes-five-4 = Wybierz dwie różne akcje z czterech. Wzrost dodaje osadników, Ruch prowadzi ich na sąsiednie pola, Zbiór daje żywność, drewno i kamień z miejsc, w których stoją, Nauka odkrywa cele. Do każdej akcji wsuń od lewej jedną ze swoich kości; ta, która wypadnie z prawej, trafi do następnego gracza. Dwa słońca w rzędzie dają akcję mocną, dwa księżyce słabą.
tribes-five-5-title = Za ciasno
tribes-five-5 = Na polu mieści się najwyżej { $limit-hex ->
        [one] { $limit-hex } osadnik
        [few] { $limit-hex } osadników
       *[many] { $limit-hex } osadników
      }. Jeśli po twoich akcjach gdzieś jest ich więcej, wybucha konflikt: każde plemię na tym polu zdejmuje po jednym osadniku, aż zostanie jedno plemię. Wioska, przy której nie ma już nikogo z jej plemienia, jest zniszczona.
tribes-five-6-title = Budowa i koniec tury
tribes-five-6 = Na końcu tury buduj wioski i spełniaj otwarte cele, ile tylko zdołasz opłacić. Wioskę stawia się na polu, na którym masz osadnika i na którym nie ma jeszcze wioski. Potem gra następny gracz.

# Rozdziały
tribes-section-aim = Cel i koniec gry
tribes-section-box = Co jest w pudełku
tribes-section-setup = Przygotowanie
tribes-section-turn = Twoja tura
tribes-section-grow = Wzrost
tribes-section-move = Ruch
tribes-section-gather = Zbiór
tribes-section-learn = Nauka
tribes-section-conflicts = Konflikty
tribes-section-villages = Wioski
tribes-section-goals = Cele
tribes-section-events = Wydarzenia
tribes-section-cards = Karty wydarzeń szczegółowo
tribes-section-elders = Wariant: starsi
tribes-section-lands = Wariant: specjalne krainy
tribes-section-leaders = Wariant: przywódcy

# Cel i koniec gry
tribes-rule-T1-title = Kto wygrywa
tribes-rule-T1 = Gra jest dla dwóch do czterech osób. Kto pierwszy ma { $game-points-to-win ->
        [one] { $game-points-to-win } punkt
        [few] { $game-points-to-win } punkty
       *[many] { $game-points-to-win } punktów
      }, wygrywa w tej samej chwili. Nieważne, kiedy to nastąpi: przy punktach za wioski, w trakcie wydarzenia, a nawet w cudzej turze. Reszty tury się nie rozgrywa. Punkty można stracić, ale nigdy nie ma się ich mniej niż zero.
tribes-rule-T159-title = Gra bez końca
tribes-rule-T159 = Jeśli minie { $game-rounds ->
        [one] { $game-rounds } pełna runda
        [few] { $game-rounds } pełne rundy
       *[many] { $game-rounds } pełnych rund
      }, a nikt nie wygrał, gra się kończy. Wygrywa ten, kto ma najwięcej punktów; przy remisie liczą się wioski, potem osadnicy na planszy, potem surowce. Kto nadal remisuje, dzieli zwycięstwo.
tribes-note-T159 = Nasze zabezpieczenie przed grą bez końca; instrukcja zna tylko koniec przez punkty.
tribes-rule-T160-title = Co jest ukryte
tribes-rule-T160 = Ukryta jest tylko kolejność kart w taliach celów i w talii wydarzeń, i to przed wszystkimi. Reszta jest jawna: surowce, otwarte cele, cele odłożone pod talię. Surowce przechodzą z rąk do rąk tylko tam, gdzie każe karta albo moc.

# Co jest w pudełku
tribes-rule-T2-title = Pola
tribes-rule-T2 = Jeziora dają żywność, lasy drewno, góry kamień; w pudełku jest ich po pięć. Do gry bierze się tyle pól każdego terenu, ilu jest graczy, plus { $game-extra-terrain }. Wulkan czeka obok planszy na swoje wydarzenie. Osiem specjalnych krain należy do wariantu (T31).
tribes-rule-T3-title = Figurki i karty
tribes-rule-T3 = Każdy gracz ma { $game-members ->
        [one] { $game-members } osadnika
        [few] { $game-members } osadników
       *[many] { $game-members } osadników
      } i talię piętnastu celów; we dwoje gra się bez Garncarstwa. Wspólne są wioski z numerami na odwrocie (jest ich { $game-villages }), szesnaście wydarzeń z jedenastoma żetonami i czternaście kości. Surowców nigdy nie brakuje. Wiosek jest tylko { $game-villages }: gdy wszystkie są w grze, nikt nie buduje, póki jakaś nie zostanie zniszczona.
tribes-note-T3 = Że surowców nigdy nie brakuje, wynika z żetonu mnożnika: w instrukcji pomaga on, gdy zasoby się wyczerpią.
tribes-rule-T4-title = Kości
tribes-rule-T4 = Kość ma { $dice-faces-1 ->
        [one] { $dice-faces-1 } ściankę
        [few] { $dice-faces-1 } ścianki
       *[many] { $dice-faces-1 } ścianek
      } ze słońcem, { $dice-faces-2 ->
        [one] { $dice-faces-2 } ściankę
        [few] { $dice-faces-2 } ścianki
       *[many] { $dice-faces-2 } ścianek
      } z księżycem i { $dice-faces-3 ->
        [one] { $dice-faces-3 } pustą
        [few] { $dice-faces-3 } puste
       *[many] { $dice-faces-3 } pustych
      }.
tribes-note-T4 = Instrukcja wymienia trzy rodzaje ścianek, ale nie mówi, ile jest których.
tribes-rule-T5-title = Kształt planszy
tribes-rule-T5 = Dla dwóch graczy są to trzy rzędy po trzy pola. Dla trzech rzędy mają trzy, cztery, trzy i dwa pola, dla czterech dwa, trzy, cztery, cztery i dwa. Każdy rząd leży przesunięty o pół pola względem rzędu nad nim. Tereny rozkłada się na te miejsca losowo.
tribes-note-T5 = Kształt planszy pochodzi z ogólnodostępnych źródeł.
tribes-rule-T6-title = Cena wioski
tribes-rule-T6 =
    Każde plemię płaci za wioskę inaczej:

    | Plemię | Żywność | Drewno | Kamień |
    | Daba | { $villages-daba-1 } | { $villages-daba-2 } | { $villages-daba-3 } |
    | Indartsu | { $villages-indartsu-1 } | { $villages-indartsu-2 } | { $villages-indartsu-3 } |
    | Kia-kia | { $villages-kia-kia-1 } | { $villages-kia-kia-2 } | { $villages-kia-kia-3 } |
    | Muk’kan | { $villages-muk-kan-1 } | { $villages-muk-kan-2 } | { $villages-muk-kan-3 } |
    | Dananu | { $villages-dananu-1 } | { $villages-dananu-2 } | { $villages-dananu-3 } |
    | Kiror | { $villages-kiror-1 } | { $villages-kiror-2 } | { $villages-kiror-3 } |
    | Kaha | { $villages-kaha-1 } | { $villages-kaha-2 } | { $villages-kaha-3 } |
    | Tunga | { $villages-tunga-1 } | { $villages-tunga-2 } | { $villages-tunga-3 } |
tribes-note-T6 = Ceny są wydrukowane na planszach graczy; wzięliśmy je z ogólnodostępnych źródeł. Z tych cen instrukcja wymienia tylko cztery żywności plemienia Dananu.

# Przygotowanie
tribes-rule-T7-title = Plemiona i talie
tribes-rule-T7 = Każdy gracz dostaje losowe plemię i tasuje swoją talię celów. Wydarzenia Wódz i Opuszczona wioska odkłada się na bok, pozostałe tasuje się w talię wydarzeń. Odłożone karty wejdą do niej wraz z pierwszą wioską (T113).
tribes-rule-T8-title = Kości na planszy akcji
tribes-rule-T8 = Przy każdej z czterech akcji leży rząd trzech kości, od lewej: słońce, księżyc, pusta ścianka. Dwie pozostałe kości to pula pierwszego gracza.
tribes-note-T8 = Instrukcja pokazuje to tylko na rysunku; kolejność pochodzi z ogólnodostępnych źródeł.
tribes-rule-T9-title = Pierwsi osadnicy
tribes-rule-T9 = Każdy losuje wioskę; zaczyna najniższy numer, dalej gra się zgodnie z ruchem wskazówek zegara. Pierwszy gracz stawia na jednym polu { $start-members-1-1 ->
        [one] { $start-members-1-1 } osadnika
        [few] { $start-members-1-1 } osadników
       *[many] { $start-members-1-1 } osadników
      }. Drugi stawia { $start-members-2-1 ->
        [one] { $start-members-2-1 } osadnika
        [few] { $start-members-2-1 } osadników
       *[many] { $start-members-2-1 } osadników
      } na jednym wolnym polu. Trzeci stawia { $start-members-3-1 ->
        [one] { $start-members-3-1 } osadnika
        [few] { $start-members-3-1 } osadników
       *[many] { $start-members-3-1 } osadników
      } na jednym wolnym polu i bierze { $start-resources-3 ->
        [one] { $start-resources-3 } dowolny surowiec
        [few] { $start-resources-3 } dowolne surowce
       *[many] { $start-resources-3 } dowolnych surowców
      }. Czwarty stawia osadników na dwóch wolnych polach, { $start-members-4-1 } na jednym i { $start-members-4-2 } na drugim, i bierze { $start-resources-4 ->
        [one] { $start-resources-4 } dowolny surowiec
        [few] { $start-resources-4 } dowolne surowce
       *[many] { $start-resources-4 } dowolnych surowców
      }. Wolne jest pole, na którym nie stoi żaden osadnik. Surowce, które biorą trzeci i czwarty gracz, mogą być jednakowe albo różne. Każdy numer wioski występuje tylko raz, więc pierwszy gracz jest zawsze jeden.

# Twoja tura
tribes-rule-T10-title = Powrót na planszę
tribes-rule-T10 = Jeśli na początku tury nie masz na planszy żadnego osadnika, najpierw postaw { $start-returning ->
        [one] { $start-returning } osadnika
        [few] { $start-returning } osadników
       *[many] { $start-returning } osadników
      } na wolnych polach, razem albo osobno. Gdy nie ma wolnych pól, wolno na dowolnym. Gracz bez osadników wraca na początku swojej następnej tury, przed punktami za wioski. Ukryta wioska przez ten czas stoi i punktuje.
tribes-rule-T162-title = Nikt nie został
tribes-rule-T162 = Tracąc ostatniego osadnika, zachowujesz surowce, cele i żetony; nadal możesz licytować i otrzymywać surowce. Jeśli stanie się to w twojej turze, rozgrywasz ją do końca. Przy powrocie pole z najeźdźcami nie jest wolne.
tribes-rule-T11-title = Krok pierwszy: punkty za wioski
tribes-rule-T11 = Weź jeden punkt za każdą swoją wioskę na planszy i za ukrytą wioskę, jeśli ją masz.
tribes-rule-T12-title = Krok drugi: rzut
tribes-rule-T12 = Rzuć dwiema kośćmi z puli. Dwie jednakowe ścianki to dublet, a dublet oznacza wydarzenie (T40). Dwie puste ścianki to także dublet.
tribes-rule-T13-title = Krok trzeci: dwie akcje
tribes-rule-T13 =
    Wykonaj dwie różne akcje, każdą jedną ze swoich dwóch kości. Skrajna prawa kość w rzędzie akcji idzie do puli następnego gracza, dwie pozostałe przesuwają się w prawo, a twoja wchodzi z lewej, bez obracania.

    Spójrz teraz na trzy kości w rzędzie. Co najmniej dwa słońca: akcja jest mocna. Co najmniej dwa księżyce: słaba. W innym razie zwykła. Drugą akcję wybierz, gdy skończysz pierwszą.
tribes-rule-T107-title = Musisz wykonać dwie akcje
tribes-rule-T107 = Zawsze wykonujesz dwie akcje (albo wydajesz kość na polowanie, T42), bo obie kości muszą pójść dalej. Nie musisz natomiast w pełni korzystać z akcji: wolno dodać, przesunąć lub zebrać mniej albo wcale.
tribes-rule-T108-title = Kości wybierasz ty
tribes-rule-T108 = Ty decydujesz, która kość idzie do której akcji i która akcja jest pierwsza. O drugiej decydujesz, gdy pierwsza jest skończona.
tribes-rule-T14-title = Siła akcji
tribes-rule-T14 =
    Wzrost i Ruch liczą osadników, Nauka cele. Zbiór: tyle pól i z każdego tyle surowców.

    | Akcja | Słaba | Zwykła | Mocna |
    | Wzrost | { $strength-grow-1 } | { $strength-grow-2 } | { $strength-grow-3 } |
    | Ruch | { $strength-move-1 } | { $strength-move-2 } | { $strength-move-3 } |
    | Zbiór | { $strength-gather-hexes-1 } × { $strength-gather-amount-1 } | { $strength-gather-hexes-2 } × { $strength-gather-amount-2 } | { $strength-gather-hexes-3 } × { $strength-gather-amount-3 } |
    | Nauka | { $strength-learn-1 } | { $strength-learn-2 } | { $strength-learn-3 } |
tribes-note-T14 = Instrukcja podaje zwykły i mocny Wzrost, słaby Ruch, zwykły i mocny Zbiór oraz zwykłą Naukę. Reszta z tego wynika, a słaby Wzrost i słaby Zbiór to nasz wybór.

# Wzrost
tribes-rule-T15-title = Jak rosnąć
tribes-rule-T15 = Weź ze swoich zasobów osadników, najwyżej tylu, na ilu pozwala akcja, i postaw ich na polach, na których już masz osadników. Dziel ich, jak chcesz. Liczy się to, gdzie twoi osadnicy stoją w tej chwili. Wolno wybrać także pole, na które weszli w tej samej turze. Wzrost i Ruch mogą postawić na polu więcej osadników, niż się mieści. Czy jest za ciasno, sprawdza się dopiero w kroku czwartym.
tribes-rule-T170-title = Dodatki i zniżki
tribes-rule-T170 =
    Przy Wzroście dodaje się wszystko: siłę akcji, Palenisko { $developments-hearth }, Łagodną zimę { $events-mild-winter-members }, Pokrewieństwo { $powers-kinship }. Pokrewieństwo działa tylko wtedy, gdy w tej akcji choć jeden osadnik staje na polu ze zwykłym osadnikiem innego gracza, i tylko raz na akcję.

    Zniżki na wioskę także się dodają: Kamienne narzędzia { $developments-stone-tools }, Zręczni budowniczowie { $powers-crafty-builders }, gdy na planszy nie stoi żadna twoja wioska, a { $powers-crafty-later }, gdy jakaś stoi. Ty wybierasz, których surowców nie płacisz. Co najmniej jeden surowiec trzeba zapłacić.
tribes-note-T170 = To nasz wybór; z instrukcji pochodzi tylko to, że Pokrewieństwo dotyczy zwykłych osadników. Zniżkę Zręcznych budowniczych dobrano tak, by wśród silnych graczy wygrywali tyle, ile inni.

# Ruch
tribes-rule-T16-title = Jak się ruszać
tribes-rule-T16 = Przesuń osadników, najwyżej tylu, na ilu pozwala akcja, każdego na sąsiednie pole, ktokolwiek tam stoi. Osadnik, który już się ruszył, nie rusza się w tej turze ponownie, z jakiegokolwiek powodu, chyba że moc wyraźnie mówi inaczej. Do kroku czwartego pole może być przepełnione.
tribes-rule-T117-title = Zmiana straży
tribes-rule-T117 = Czy przy wiosce stoi jeszcze jej osadnik, sprawdza się po całym Ruchu, a nie po każdej figurce. Jeden osadnik może więc wyjść, a drugi przyjść na jego miejsce.
tribes-rule-T157-title = Dłuższe drogi
tribes-rule-T157 =
    Osadnik ma jeden krok, ze Stajnią { $developments-stable-steps ->
        [one] { $developments-stable-steps } krok
        [few] { $developments-stable-steps } kroki
       *[many] { $developments-stable-steps } kroków
      }. Każde pole na drodze kosztuje krok. Pole pośrednie mija się za darmo, jeśli jest jeziorem, a ty masz Kanu, albo jeśli ma ten sam teren co pole przed nim, a ty masz Tropicieli. Żadnego pola nie odlicza się dwa razy, a ostatni krok zawsze kosztuje jeden.

    Pola z innymi osadnikami i z najeźdźcami można przejść, wulkanu nie. Wędrowcy idą dokładnie o jedno pole i płacą za to { $powers-wayfarers-food ->
        [one] { $powers-wayfarers-food } żywność
        [few] { $powers-wayfarers-food } żywności
       *[many] { $powers-wayfarers-food } żywności
      }. Stajnia, Kanu ani Tropiciele im nie pomagają.
tribes-note-T157 = Według instrukcji Stajnia, Kanu i Tropiciele się łączą, a Wędrowcom Kanu nie pomaga. Zapłata za krok Wędrowców to nasz wybór, bo za darmo wygrywali w zmierzonych partiach zbyt często.
tribes-rule-T167-title = Kto już się ruszył
tribes-rule-T167 = Dla każdego pola pamięta się, ilu twoich osadników już się w tej turze ruszyło. Nowi osadnicy jeszcze się nie ruszyli. Gdy zdejmuje się osadników, najpierw odchodzą ci, którzy się ruszyli. Wypchnięcie i ucieczka to nie ruch.

# Zbiór
tribes-rule-T17-title = Jak zbierać
tribes-rule-T17 = Wybierz pola ze swoimi osadnikami, najwyżej tyle, na ile pozwala akcja. Każde daje surowiec swojego terenu: jezioro żywność, las drewno, góra kamień. Nieważne, ilu masz tam osadników i kto jeszcze tam stoi. W jednej akcji z każdego pola zbiera się najwyżej raz. Wspólne pole daje każdemu w jego turze.
tribes-rule-T164-title = Przy wulkanie
tribes-rule-T164 = Za każdym razem, gdy zbierasz z pola przy wulkanie, bierzesz cały podstawowy zbiór albo jako surowiec tego pola, albo jako kamień. To, co dodają Koszykarstwo i Wspólny cel ({ $powers-common-purpose } więcej z pola, na którym stoi co najmniej { $powers-common-purpose-members ->
        [one] { $powers-common-purpose-members } twój osadnik
        [few] { $powers-common-purpose-members } twoich osadników
       *[many] { $powers-common-purpose-members } twoich osadników
      }), jest tego rodzaju, który wybierasz. Dodatek wielkiej krainy pozostaje jej własnym surowcem. Dżungla i oaza nadal wymagają { $lands-needed-members ->
        [one] { $lands-needed-members } osadnika
        [few] { $lands-needed-members } osadników
       *[many] { $lands-needed-members } osadników
      }.
tribes-note-T164 = Że pole przy wulkanie daje swój surowiec albo kamień, mówi instrukcja. Radzi też położyć na jeziorze lub lesie kamień jako przypomnienie, więc może wybiera się raz na zawsze; że wybierasz za każdym razem i czym są dodatki, to nasz wybór. Wspólny cel wynika z przykładu w instrukcji.

# Nauka
tribes-rule-T18-title = Jak się uczyć
tribes-rule-T18 = Najpierw możesz odłożyć otwarte cele pod swoją talię, najwyżej jeden za każdą swoją wioskę na planszy. Potem dobierz tyle celów, ile mówi akcja, albo wszystkie, które zostały; to obowiązkowe. Połóż je odkryte. Otwartych celów możesz mieć dowolnie wiele. Kolejność, w jakiej cele idą pod talię, wybierasz ty. Ukryta wioska się nie liczy. Gdy kart jest za mało, dobierasz to, co jest, więc może wrócić nawet cel odłożony przed chwilą.

# Konflikty
tribes-rule-T20-title = Krok czwarty: konflikty
tribes-rule-T20 =
    Na polu, na którym jest więcej osadników i najeźdźców, niż wynosi limit, wybucha konflikt. Limit pola to { $limit-hex }, podczas Suszy { $limit-drought }, na lodowcu { $limit-glacier }; liczy się najniższy. Kolejność konfliktów wybiera gracz, którego jest tura; on też atakuje wszędzie, gdzie ma osadników.

    Wszystkie plemiona na polu jednocześnie zdejmują po jednym osadniku, raz za razem, aż zostanie najwyżej jedno plemię. Może nie zostać nikt. Plemię, które zostało samo albo stało samo od początku, zdejmuje nadmiar do limitu. Zdjęci osadnicy wracają do zasobów.
tribes-rule-T122-title = Nikt nie atakuje
tribes-rule-T122 = Jeśli w konflikcie nie ma osadników gracza, którego jest tura, nikt nie atakuje: wszystkie plemiona się bronią. Łuk nie działa, Nieuchwytni działają, a Mury zdejmują osadnika innego plemienia albo najeźdźcę, według wyboru właściciela Murów.
tribes-note-T122 = Że nikt nie atakuje i co wtedy działa, mówi instrukcja; kogo zdejmują Mury, to nasz wybór.
tribes-rule-T21-title = Łuk i Mury
tribes-rule-T21 = Jeśli atakujesz i masz Łuk, przed walką zdejmij jednego wybranego obrońcę. Jeśli się bronisz, masz Mury i na tym polu stoi twoja wioska, przed walką schodzi jeden atakujący. Jedno i drugie dzieje się jednocześnie, raz na konflikt. Konflikt toczy się do końca, nawet jeśli limit jest już zachowany. Kogo trafia Łuk, wybiera atakujący; może to być najeźdźca.
tribes-rule-T19-title = Wioska potrzebuje straży
tribes-rule-T19 = Wioska, na której polu nie ma osadnika jej właściciela, zostaje zniszczona, a oswojony mamut bez niego ucieka. Sprawdza się to po każdej całej akcji wraz z tym, co dodaje przywódca, po każdym działaniu wydarzenia, po polowaniu i konflikcie (gdy Nieuchwytni już uciekli), po smolisku i po każdej ofierze. Wioska nigdy nie zmienia właściciela. Zniszczona wraca do wspólnych zasobów, cokolwiek zabrało ostatniego osadnika: konflikt, tygrys, wulkan, smoła czy ołtarz.

# Wioski
tribes-rule-T22-title = Krok piąty: wioski i cele
tribes-rule-T22 =
    Zbuduj dowolnie wiele wiosek i spełnij dowolnie wiele otwartych celów, w dowolnej kolejności. Za wioskę zapłać cenę swojego plemienia (T6) i postaw ją na polu ze swoimi osadnikami, na którym nie ma wioski. Cele spełnia się tylko w tym kroku. Punkty za nie dostaje się raz i już się ich nie traci; zdolność zostaje do końca gry. Celu nie trzeba spełniać, nawet jeśli można. Nowa zdolność działa od razu, jeszcze w tym samym kroku.

    Wynalazki, niebieskie cele, kosztują surowce:

    | Wynalazek | Cena | Punkty | Zdolność |
    | Łuk | drewno { $goals-cost-bow-2 }, kamień { $goals-cost-bow-3 } | { $goals-points-bow } | Gdy atakujesz, najpierw pada jeden wróg (T21). |
    | Stajnia | żywność { $goals-cost-stable-1 }, drewno { $goals-cost-stable-2 } | { $goals-points-stable } | Osadnik w ruchu ma { $developments-stable-steps ->
        [one] { $developments-stable-steps } krok
        [few] { $developments-stable-steps } kroki
       *[many] { $developments-stable-steps } kroków
      } (T157). |
    | Garncarstwo | drewno { $goals-cost-pottery-2 }, kamień { $goals-cost-pottery-3 } | { $goals-points-pottery } | Raz w swojej turze, w tym kroku: daj jeden surowiec innemu graczowi i weź { $developments-pottery-takes ->
        [one] { $developments-pottery-takes } dowolny
        [few] { $developments-pottery-takes } dowolne
       *[many] { $developments-pottery-takes } dowolnych
      }. Nie dla dwóch graczy. |
    | Koszykarstwo | żywność { $goals-cost-basketry-1 }, drewno { $goals-cost-basketry-2 } | { $goals-points-basketry } | Przy Zbiorze z jednego z pól o { $developments-basketry } więcej. |
    | Woły | żywność { $goals-cost-oxen-1 }, drewno { $goals-cost-oxen-2 } | { $goals-points-oxen } | Zbiór obejmuje o { $developments-oxen ->
        [one] { $developments-oxen } pole
        [few] { $developments-oxen } pola
       *[many] { $developments-oxen } pól
      } więcej. |
    | Palenisko | żywność { $goals-cost-hearth-1 }, kamień { $goals-cost-hearth-3 } | { $goals-points-hearth } | Wzrost o { $developments-hearth ->
        [one] { $developments-hearth } osadnika
        [few] { $developments-hearth } osadników
       *[many] { $developments-hearth } osadników
      } większy. |
    | Malowidła naskalne | żywność { $goals-cost-cave-paintings-1 }, kamień { $goals-cost-cave-paintings-3 } | { $goals-points-cave-paintings } | Nauka daje o { $developments-cave-paintings ->
        [one] { $developments-cave-paintings } cel
        [few] { $developments-cave-paintings } cele
       *[many] { $developments-cave-paintings } celów
      } więcej. |
    | Kamienne narzędzia | drewno { $goals-cost-stone-tools-2 }, kamień { $goals-cost-stone-tools-3 } | { $goals-points-stone-tools } | Zwykłe wioski są tańsze o { $developments-stone-tools ->
        [one] { $developments-stone-tools } surowiec
        [few] { $developments-stone-tools } surowce
       *[many] { $developments-stone-tools } surowców
      }. |
tribes-note-T22 = Sam krok i zdolność Łuku pochodzą z instrukcji; zdolność Stajni wynika z jej wskazówek. Wszystkie ceny i punkty oraz pozostałe zdolności są nasze, bo samych kart nie mamy.
tribes-rule-T130-title = Gdzie może stać wioska
tribes-rule-T130 = Wystarczy jeden twój osadnik, nawet jeśli na polu są inni. Na polu stoi tylko jedna wioska. Nie buduje się na lodowcu, na wulkanie ani tam, gdzie stoją najeźdźcy.
tribes-rule-T113-title = Pierwsza wioska
tribes-rule-T113 = Gdy tylko stanie pierwsza wioska w grze, do talii wydarzeń wtasowuje się Wodza i Opuszczoną wioskę. Do tego czasu leży na nich wioska, która wskazała pierwszego gracza; buduje się ją jako pierwszą.

# Cele
tribes-rule-T132-title = Osiągnięcia
tribes-rule-T132 =
    Osiągnięcia, brązowe cele, wymagają czegoś na planszy w chwili, gdy je spełniasz, w kroku piątym:

    | Osiągnięcie | Czego wymaga | Punkty |
    | Całe plemię | Na planszy są wszyscy twoi osadnicy ({ $goals-need-whole-tribe }). | { $goals-points-whole-tribe } |
    | Władcy jezior | Przewaga na { $goals-need-lords ->
        [one] { $goals-need-lords } jeziorze
        [few] { $goals-need-lords } jeziorach
       *[many] { $goals-need-lords } jeziorach
      }. | { $goals-points-lake-lords } |
    | Władcy lasów | Przewaga w { $goals-need-lords ->
        [one] { $goals-need-lords } lesie
        [few] { $goals-need-lords } lasach
       *[many] { $goals-need-lords } lasach
      }. | { $goals-points-forest-lords } |
    | Władcy gór | Przewaga na { $goals-need-lords ->
        [one] { $goals-need-lords } górze
        [few] { $goals-need-lords } górach
       *[many] { $goals-need-lords } górach
      }. | { $goals-points-mountain-lords } |
    | Koczownicy | Obecność na { $goals-need-nomads ->
        [one] { $goals-need-nomads } polu
        [few] { $goals-need-nomads } polach
       *[many] { $goals-need-nomads } polach
      }. | { $goals-points-nomads } |
    | Pogranicze | Kontrola nad { $goals-need-borderland ->
        [one] { $goals-need-borderland } skrajnym polem
        [few] { $goals-need-borderland } skrajnymi polami
       *[many] { $goals-need-borderland } skrajnymi polami
      }. | { $goals-points-borderland } |
    | Najazd | W tej turze twój atak zniszczył wioskę przeciwnika. | { $goals-points-raid } |
tribes-note-T132 = Z instrukcji pochodzą Całe plemię i to, kiedy spełnia się osiągnięcia; pozostałe osiągnięcia są nasze, bo samych kart nie mamy.
tribes-rule-T23-title = Słowa na kartach
tribes-rule-T23 =
    | Słowo | Znaczenie |
    | Obecność | Na polu jest co najmniej jeden twój osadnik. |
    | Przewaga | Potrzebujesz co najmniej jednego osadnika i więcej niż każde inne plemię z osobna; innych się nie sumuje. Najeźdźcy liczą się jako plemię. |
    | Kontrola | Co najmniej jeden twój osadnik i nikt inny, nawet najeźdźcy. Wioski, starsi, mamut i tygrys nie mają wpływu ani na kontrolę, ani na przewagę. |
    | Skrajne pole | Nieotoczone ze wszystkich sześciu stron; wulkan niczego nie otacza. |
    | Sąsiednie pola | Stykają się bokiem. |

# Wydarzenia
tribes-rule-T40-title = Dublet
tribes-rule-T40 = Gdy wyrzucisz dublet, najpierw zrób to, co przy dublecie każą otwarte karty wydarzeń. Potem, jeśli jedno z dwóch miejsc na wydarzenia jest wolne, odkryj następną kartę. Karta dopiero co odkryta nie reaguje na ten dublet. Odrzucone karty nie wracają; z powrotem wtasowuje się tylko Wulkan i Wodza, o którego nikt nie licytował. Jeśli ten dublet odrzucił otwartą kartę, jej miejsce jest od razu wolne. Gdy oba miejsca są zajęte, nie odkrywa się nowej karty. Wulkan, Wódz i Opuszczona wioska zajmują miejsce tylko na czas rozpatrywania.
tribes-rule-T41-title = Szesnaście wydarzeń
tribes-rule-T41 =
    Oto co robi każda karta, gdy zostanie odkryta:

    | Wydarzenie | Co się dzieje |
    | Opuszczona wioska | W kolejności tur każdy może zbudować wioskę na kontrolowanym polu. Cena: żywność { $events-abandoned-cost-1 }, drewno { $events-abandoned-cost-2 }, kamień { $events-abandoned-cost-3 }. Zręczni budowniczowie płacą o { $powers-crafty-abandoned ->
        [one] { $powers-crafty-abandoned } surowiec
        [few] { $powers-crafty-abandoned } surowce
       *[many] { $powers-crafty-abandoned } surowców
      } mniej. |
    | Ołtarz | Na sprzedaż, żywność { $events-altar-price-1 }. W kroku piątym właściciel może oddać osadnika z planszy, a z nim { $events-altar-equal ->
        [one] { $events-altar-equal } surowiec
        [few] { $events-altar-equal } jednakowe surowce
       *[many] { $events-altar-equal } jednakowych surowców
      } albo po jednym z każdego rodzaju, i dostaje { $events-altar-points ->
        [one] { $events-altar-points } punkt
        [few] { $events-altar-points } punkty
       *[many] { $events-altar-points } punktów
      }; wolno to powtarzać, póki starczy. |
    | Kanu | Na sprzedaż, drewno { $events-canoe-price-2 }. Właściciel w Ruchu mija jeziora za darmo. |
    | Mury | Na sprzedaż, kamień { $events-walls-price-3 }. Pomagają atakowanym wioskom (T21). Cena Ołtarza, Kanu i Murów spada z każdym dubletem o jeden; przy zerze karta znika. |
    | Wódz | Licytacja. Zwycięzca dostaje { $events-chief-points-1 ->
        [one] { $events-chief-points-1 } punkt
        [few] { $events-chief-points-1 } punkty
       *[many] { $events-chief-points-1 } punktów
      }, a od stawki { $events-chief-many } wzwyż { $events-chief-points-2 ->
        [one] { $events-chief-points-2 } punkt
        [few] { $events-chief-points-2 } punkty
       *[many] { $events-chief-points-2 } punktów
      }, i rozdaje surowce ze stawki pozostałym (T143). |
    | Odkrycie | Na karcie leżą żywność { $events-discovery-1 }, drewno { $events-discovery-2 }, kamień { $events-discovery-3 }. Weź jeden surowiec za każde pole, na które wchodzisz w Ruchu, a na którym byli tylko przeciwnicy. Gdy nic na karcie nie zostało, karta znika. |
    | Susza | Od kroku czwartego tej tury do następnego dubletu limit pola wynosi { $limit-drought }. |
    | Najeźdźcy | Na najmniej zaludnionym polu ląduje { $events-invaders ->
        [one] { $events-invaders } najeźdźca
        [few] { $events-invaders } najeźdźców
       *[many] { $events-invaders } najeźdźców
      }; z każdym dubletem przybywa jeden, aż będzie ich { $events-invaders-most }. Gdzie stoją, nie zbiera się i nie buduje. Walczą jak plemię. Kto jako atakujący zdejmie ostatniego, dostaje { $events-invaders-points ->
        [one] { $events-invaders-points } punkt
        [few] { $events-invaders-points } punkty
       *[many] { $events-invaders-points } punktów
      }; potem karta znika. |
    | Mamut | Stoi na najmniej zaludnionym jeziorze. Mając tam co najmniej { $events-mammoth-members ->
        [one] { $events-mammoth-members } osadnika
        [few] { $events-mammoth-members } osadników
       *[many] { $events-mammoth-members } osadników
      }, możesz wydać kość. Polowanie: weź { $events-mammoth-food ->
        [one] { $events-mammoth-food } żywność
        [few] { $events-mammoth-food } żywności
       *[many] { $events-mammoth-food } żywności
      } i { $events-mammoth-hunt-points ->
        [one] { $events-mammoth-hunt-points } punkt
        [few] { $events-mammoth-hunt-points } punkty
       *[many] { $events-mammoth-hunt-points } punktów
      }. Albo oswojenie: zapłać { $events-mammoth-tame-price ->
        [one] { $events-mammoth-tame-price } żywność
        [few] { $events-mammoth-tame-price } żywności
       *[many] { $events-mammoth-tame-price } żywności
      } i weź { $events-mammoth-tame-points ->
        [one] { $events-mammoth-tame-points } punkt
        [few] { $events-mammoth-tame-points } punkty
       *[many] { $events-mammoth-tame-points } punktów
      }. W obu przypadkach karta znika. Oswojony mamut chodzi z jeźdźcem; gdy stoi bez twojego osadnika, ucieka, a te punkty tracisz. |
    | Łagodna zima | Na karcie leży tyle żywności, ilu jest graczy. Każdy Wzrost dodaje { $events-mild-winter-members ->
        [one] { $events-mild-winter-members } osadnika
        [few] { $events-mild-winter-members } osadników
       *[many] { $events-mild-winter-members } osadników
      } i zdejmuje z karty jedną żywność; po ostatniej karta znika. |
    | Obfitość żywności, drewna, kamienia | Na karcie leży tego surowca { $events-plenty }. Każde pole, z którego się go zbiera, daje z karty jeszcze { $events-plenty-each }; gdy nic na niej nie zostało, karta znika. |
    | Tygrys szablozębny | Gracz, którego jest tura, stawia go na górze, a każde plemię tam traci osadnika. Z każdym dubletem tygrys idzie na inną górę i znów atakuje. Jedna kość to polowanie: { $events-tiger-points ->
        [one] { $events-tiger-points } punkt
        [few] { $events-tiger-points } punkty
       *[many] { $events-tiger-points } punktów
      }, ale jeśli masz na jego górze osadników, jeden z nich ginie; potem karta znika. |
    | Wspólna wiedza | Jeśli dzielisz pole z przeciwnikiem, raz w kroku piątym możesz położyć na karcie jeden surowiec i dobrać cel. Gdy surowców na karcie jest { $events-shared-knowledge }, karta znika. |
    | Wulkan | Za pierwszym razem gracz, którego jest tura, kładzie go przy brzegu planszy, tak by stykał się z co najmniej dwoma polami, w miarę możności także z polem z jego osadnikami. Potem wulkan wybucha, a za każdym następnym razem wybucha znowu. Przy słońcach każde plemię obok niego bierze { $events-volcano-stone ->
        [one] { $events-volcano-stone } kamień
        [few] { $events-volcano-stone } kamienie
       *[many] { $events-volcano-stone } kamieni
      }; przy pustych ściankach najpierw traci { $events-volcano-losses-3 ->
        [one] { $events-volcano-losses-3 } osadnika
        [few] { $events-volcano-losses-3 } osadników
       *[many] { $events-volcano-losses-3 } osadników
      }, przy księżycach { $events-volcano-losses-2 ->
        [one] { $events-volcano-losses-2 } osadnika
        [few] { $events-volcano-losses-2 } osadników
       *[many] { $events-volcano-losses-2 } osadników
      }. Odtąd pola obok niego mogą dawać kamień. Kartę wtasowuje się z powrotem. |
tribes-note-T41 = Większość kart objaśnia instrukcja. Łagodna zima, Wspólna wiedza i przybywanie Najeźdźców pochodzą z ogólnodostępnych źródeł. Przy erupcji na pustych ściankach plemię traci u nas osadników łącznie, a instrukcja mówi o jednym z pól. Że pusta karta Obfitości znika, to nasz wybór.
tribes-rule-T42-title = Kość na polowanie
tribes-rule-T42 = Kość wydana na Mamuta lub Tygrysa szablozębnego zastępuje akcję i idzie do puli następnego gracza. Na każdą kartę przypada jedna kość. Kość z polowania idzie wprost do następnej puli, więc są w niej zawsze dwie kości. Obie kości możesz wydać na dwie różne karty. Polowania i akcje następują w dowolnej kolejności.
tribes-rule-T168-title = Polowanie to nie akcja
tribes-rule-T168 = Poluje się w kroku trzecim. Polowanie nie jest akcją: Wędrowcy, Spryt i Światło w mroku przy nim nie działają. Jeśli masz osadnika na górze tygrysa, jednego musisz oddać.
tribes-rule-T43-title = Najmniej zaludnione
tribes-rule-T43 = Liczy się wszystkich osadników i najeźdźców; puste pole to zero. Wulkan pomija się, lodowca nie. O remisie decyduje gracz, którego jest tura. Na wulkan nie można wejść.
tribes-rule-T161-title = Kto kiedy decyduje
tribes-rule-T161 = Jeśli decydować ma kilku graczy, robią to zgodnie z ruchem wskazówek zegara, począwszy od gracza, którego jest tura: straty przy erupcji, Opuszczona wioska, stawki, kogo zdejmują Mury, Zasadzka, dokąd uciekają Nieuchwytni, rodzaj surowca dla Wspólnych darów. Łuk i Mury działają same; pyta się tylko o wybór spośród kilku plemion. Z dwóch otwartych kart na dublet najpierw reaguje starsza.

# Karty wydarzeń szczegółowo
tribes-rule-T134-title = Kupno Ołtarza, Kanu, Murów
tribes-rule-T134 = Kupujesz w swojej turze zawsze, gdy podejmujesz decyzję: także przed rzutem oraz między akcjami i konfliktami. Cena jest taka jak na karcie, pomniejszona o leżące na niej żetony; te wracają do zasobów. Pamiętaj, że dublet obniża cenę albo zabiera kartę.
tribes-note-T134 = Instrukcja pozwala kupować w każdej chwili; że tylko we własnej turze, to nasz wybór.
tribes-rule-T135-title = Kupione na zawsze
tribes-rule-T135 = Jest jeden Ołtarz, jedno Kanu i jedne Mury. Właściciel ma je do końca gry i nie może ich przekazać.
tribes-rule-T143-title = Licytacja o Wodza
tribes-rule-T143 =
    Począwszy od gracza, którego jest tura, każdy licytuje albo pasuje. Stawka to liczba surowców: wyższa od poprzedniej, nie większa niż to, co masz, i najwyżej czterdzieści. Kto spasował, odpada. Licytacja kończy się, gdy jest stawka, a wszyscy inni spasowali, albo gdy spasowali wszyscy. Ostatni, kto jeszcze nie spasował, może dać nawet jeden surowiec.

    Płaci tylko zwycięzca. Które to surowce, wybiera, rozdając je wszystkie dowolnym innym graczom.
tribes-rule-T141-title = Odkrycie: co się liczy
tribes-rule-T141 = Kto stał na polu, ocenia się na początku Ruchu. Najeźdźcy nie są przeciwnikami.
tribes-rule-T166-title = Odkrycie: ile można wziąć
tribes-rule-T166 = Liczy się tylko pole, na którym osadnik kończy drogę, każde pole raz na turę, według stanu z początku tej akcji. Który z surowców pozostałych na karcie bierzesz, wybierasz ty. Pole z najeźdźcami nigdy się nie liczy. Krok Wędrowców się liczy.
tribes-note-T166 = Że Wędrowcy się liczą, mówi instrukcja; reszta to nasz wybór.
tribes-rule-T127-title = Walka z najeźdźcami
tribes-rule-T127 = Najeźdźcy wliczają się do limitu i walczą jak plemię. Jeśli ostatni padnie w konflikcie bez atakującego, nikt nie dostaje punktów, ale kartę się odrzuca.
tribes-note-T127 = Według instrukcji najeźdźców usuwa atakujący; że padają też tam, gdzie nikt nie atakuje, to nasz wybór.
tribes-rule-T155-title = Kim są najeźdźcy
tribes-rule-T155 = Najeźdźcy są plemieniem tylko dla limitu, konfliktów, przewagi i kontroli. Nigdy nie są przeciwnikiem. Tygrys i wulkan ich nie ruszają. Pole z samymi najeźdźcami to nie konflikt i nigdy nie zdejmuje się ich do limitu. Wioski obok nich punktują jak zwykle. Punkty za ostatniego ({ $events-invaders-points }) dostaje się, nawet jeśli żaden atakujący nie przeżył.
tribes-note-T155 = Z instrukcji: tygrys oszczędza najeźdźców i starszych, a punkty należą się także bez ocalałych. Reszta to nasz wybór.
tribes-rule-T156-title = Niegroźni goście
tribes-rule-T156 = Mamut niczego nie zmienia dla osadników, wiosek i zbioru na swoim polu. Tygrys niczego nie zmienia dla konfliktów, zbioru i budowy.
tribes-rule-T163-title = Na grzbiecie mamuta
tribes-rule-T163 = Gdy twój osadnik opuszcza pole twojego oswojonego mamuta przez Ruch albo jako Wędrowiec, mówisz, czy mamut idzie z nim do końca drogi. Wolno to robić dowolnie wiele razy. Uciekający Nieuchwytny może zabrać mamuta ze sobą, wypchnięty nie. Jeździec nie jest osobną figurką.
tribes-rule-T169-title = Łagodna zima: każdy Wzrost
tribes-rule-T169 = Każdy Wzrost zdejmuje z karty jedną żywność, nawet jeśli nikogo nie stawia.
tribes-rule-T142-title = Obfitość przy wulkanie
tribes-rule-T142 = Pole przy wulkanie, z którego zbiera się kamień, liczy się do Obfitości kamienia. Bierzesz najwyżej tyle, ile zostało na karcie.
tribes-rule-T165-title = Obfitość i dzika kraina
tribes-rule-T165 = Dzika kraina liczy się do karty Obfitości, jeśli bierzesz z niej choć jeden taki surowiec. Dwie karty Obfitości mogą zapłacić obie.
tribes-rule-T139-title = Pole wulkanu
tribes-rule-T139 = Na wulkan nikt nie wchodzi i nic na nim nie stoi. Nie ma rodzaju terenu, a pola obok niego pozostają skrajne.
tribes-rule-T140-title = Erupcja
tribes-rule-T140 = Najpierw traci się osadników, potem bierze kamień. Każde plemię traci osadników łącznie, a nie na każdym polu: przy słońcach { $events-volcano-losses-1 }, przy księżycach { $events-volcano-losses-2 }, przy pustych ściankach { $events-volcano-losses-3 }. Których osadników przy wulkanie zdjąć, wybiera właściciel. Kto ma ich mniej, traci tylu, ilu ma, i mimo to bierze { $events-volcano-stone ->
        [one] { $events-volcano-stone } kamień
        [few] { $events-volcano-stone } kamienie
       *[many] { $events-volcano-stone } kamieni
      }.
tribes-note-T140 = Przy pustych ściankach instrukcja mówi o jednym z pól obok wulkanu; czytamy to jako łączną stratę każdego plemienia. Że straty są przed kamieniem, mówi instrukcja.

# Starsi
tribes-rule-T30-title = Starszy
tribes-rule-T30 = Każdy gracz ma starszego. Budując w swoim kroku piątym wioskę na planszy, możesz od razu postawić na niej starszego. Dopóki tam jest, możesz raz w swojej turze dać innemu graczowi jeden wybrany surowiec i raz użyć jednego z jego wynalazków; odmówić nie wolno. Starszy nie jest osadnikiem. Gdy jego wioska zostaje zniszczona, wraca do twoich zasobów i może pojawić się z następną wioską, najwcześniej w twojej następnej turze. Jeśli w tym konflikcie atakował gracz, którego jest tura, dostaje on { $lands-elder-points ->
        [one] { $lands-elder-points } punkt
        [few] { $lands-elder-points } punkty
       *[many] { $lands-elder-points } punktów
      }.
tribes-rule-T146-title = Jak starszy pożycza
tribes-rule-T146 = Starszy nie liczy się jako osadnik i nie utrzyma wioski. Najpierw płaci się surowiec; zdolność działa przez jedną akcję, jeden konflikt albo jedną zapłatę. Raz w każdej swojej turze.
tribes-rule-T158-title = Co można pożyczyć
tribes-rule-T158 = Starszy pożycza tylko wynalazki, których jeszcze nie masz; Murów, Kanu i Ołtarza pożyczyć nie można. Jedno użycie to: dla Łuku jeden konflikt; dla Stajni, Koszykarstwa, Wołów, Paleniska i Malowideł jedna akcja; dla Kamiennych narzędzi jedna wioska; dla Garncarstwa jedna wymiana. Punkty za starszego daje tylko konflikt; dodają się do Najazdu.

# Szczególne krainy
tribes-rule-T31-title = Osiem specjalnych krain
tribes-rule-T31 =
    Specjalna kraina zastępuje pole swojego terenu i liczy się jako ten teren.

    | Kraina | Co robi |
    | Wielkie jezioro, wielki las, wielka góra | Przy zbiorze o { $lands-great } więcej ich własnego surowca, nawet przy słabym Zbiorze. |
    | Dzika kraina | Zastępuje dowolne pole. Jest jeziorem, lasem i górą zarazem, także dla celów i wydarzeń. Surowce bierzesz w dowolnym zestawie, tyle, ile wynosi siła akcji. |
    | Dżungla (las) i oaza (jezioro) | Do zbioru potrzeba tam { $lands-needed-members ->
        [one] { $lands-needed-members } własnego osadnika
        [few] { $lands-needed-members } własnych osadników
       *[many] { $lands-needed-members } własnych osadników
      }. |
    | Smolisko (jezioro) | Jeśli po twoim kroku czwartym na smolisku stoi dokładnie jeden twój osadnik, wraca do zasobów, a twoja wioska tam zostaje zniszczona. Innych w twojej turze to nie dotyczy. |
    | Lodowiec (na górze) | Najwyżej { $limit-glacier ->
        [one] { $limit-glacier } osadnik
        [few] { $limit-glacier } osadników
       *[many] { $limit-glacier } osadników
      }, żadnej wioski. Daje dokładnie { $lands-glacier-yield ->
        [one] { $lands-glacier-yield } kamień
        [few] { $lands-glacier-yield } kamienie
       *[many] { $lands-glacier-yield } kamieni
      }, cokolwiek mówią wynalazki i moce; Obfitość kamienia nadal dodaje ze swojej karty. Każdy mocny Zbiór z lodowca, także wzmocniony dopiero przez Spryt, kładzie na nim jeden kamień. Gdy kamieni jest { $lands-glacier-stones }, lodowiec topnieje i staje się górą; kto następny tam zbiera, bierze je ponad zwykły zbiór. |
tribes-note-T31 = Instrukcja liczy dziką krainę jako dowolny teren; że jest wszystkimi trzema naraz, wynika z wydania angielskiego. Przy lodowcu instrukcja mówi o dwóch słońcach; że wystarcza też Spryt, to nasz wybór.
tribes-rule-T105-title = Które krainy są w grze
tribes-rule-T105 = Losowo: od zera do { $lands-random-most } różnych specjalnych krain, każda liczba jednakowo prawdopodobna, każda na losowym polu swojego terenu. Albo sami wskażcie krainy i pola. Wszystkie osiem mieści się nawet przy dwóch graczach.

# Przywódcy
tribes-rule-T104-title = Szesnaście mocy
tribes-rule-T104 =
    Każde plemię ma dwie moce. Właściciel wybiera jedną, zanim staną pierwsi osadnicy.

    | Plemię | Moc | Działanie |
    | Daba | Handlarze | W każdej chwili oddaj { $powers-traders-give ->
        [one] { $powers-traders-give } surowiec
        [few] { $powers-traders-give } jednakowe surowce
       *[many] { $powers-traders-give } jednakowych surowców
      } i weź jeden inny do wyboru. |
    | Daba | Zręczni budowniczowie | Wioska jest tańsza o { $powers-crafty-builders ->
        [one] { $powers-crafty-builders } surowiec
        [few] { $powers-crafty-builders } surowce
       *[many] { $powers-crafty-builders } surowców
      }, gdy na planszy nie stoi żadna twoja, a o { $powers-crafty-later }, gdy jakaś stoi; Opuszczona wioska jest tańsza o { $powers-crafty-abandoned }. |
    | Indartsu | Rolnicy | Po zbiorze z jeziora możesz dodać { $powers-farmers ->
        [one] { $powers-farmers } osadnika
        [few] { $powers-farmers } osadników
       *[many] { $powers-farmers } osadników
      } na takim jeziorze. |
    | Indartsu | Pokrewieństwo | Wzrost o { $powers-kinship ->
        [one] { $powers-kinship } osadnika
        [few] { $powers-kinship } osadników
       *[many] { $powers-kinship } osadników
      } większy, jeśli rośniesz tam, gdzie jest osadnik innego gracza. |
    | Kia-kia | Zasadzka | Wzrostem możesz stawiać osadników także na planszy gracza, najwyżej { $powers-ambush }. Przed twoim konfliktem mogą do niego dołączyć. |
    | Kia-kia | Szaman | Przed rzutem możesz zachować ściankę jednej kości i rzucić tylko drugą. |
    | Muk’kan | Wspólne dary | Gdy przeciwnik zbiera z pola, na którym masz osadnika, bierzesz { $powers-shared-gifts ->
        [one] { $powers-shared-gifts } surowiec
        [few] { $powers-shared-gifts } surowce
       *[many] { $powers-shared-gifts } surowców
      } tego pola. |
    | Muk’kan | Zastraszenie | Raz w turze, po Ruchu, wypchnij jednego osadnika przeciwnika z pola, na którym masz przewagę, na sąsiednie. |
    | Dananu | Spryt | Raz w turze zapłać jeden surowiec, a akcja jest o stopień mocniejsza. |
    | Dananu | Uprawa | W kroku pierwszym weź { $powers-agriculture ->
        [one] { $powers-agriculture } żywność
        [few] { $powers-agriculture } żywności
       *[many] { $powers-agriculture } żywności
      } za każdą swoją wioskę. |
    | Kiror | Tropiciele | Mijanie pól tego samego terenu nie kosztuje kroku. |
    | Kiror | Nieuchwytni | Gdy się bronisz, zdjęci osadnicy przechodzą na sąsiednie pola, na których jest miejsce. |
    | Kaha | Wędrowcy | Raz w turze, przed akcją albo po akcji innej niż Ruch, zapłać { $powers-wayfarers-food ->
        [one] { $powers-wayfarers-food } żywność
        [few] { $powers-wayfarers-food } żywności
       *[many] { $powers-wayfarers-food } żywności
      } i przesuń jednego osadnika o jedno pole. |
    | Kaha | Wspólny cel | Pole, na którym stoi co najmniej { $powers-common-purpose-members ->
        [one] { $powers-common-purpose-members } twój osadnik
        [few] { $powers-common-purpose-members } twoich osadników
       *[many] { $powers-common-purpose-members } twoich osadników
      }, daje przy zbiorze o { $powers-common-purpose } więcej. |
    | Tunga | Ukryta wioska | Dopóki masz wioskę na planszy, możesz zbudować jeszcze jedną na planszy gracza. Punktuje i nie można jej zniszczyć. Nie przyjmuje starszego, a Mury jej nie pomagają. |
    | Tunga | Światło w mroku | Każda słaba akcja daje ci { $powers-light-in-the-dark ->
        [one] { $powers-light-in-the-dark } dowolny surowiec
        [few] { $powers-light-in-the-dark } dowolne surowce
       *[many] { $powers-light-in-the-dark } dowolnych surowców
      }. |
tribes-note-T104 = Z instrukcji: Tropiciele, Nieuchwytni, Ukryta wioska, częściowo Zasadzka, Szaman, Spryt i Wędrowcy oraz cena Opuszczonej wioski dla Zręcznych budowniczych. Rolnicy, Wspólne dary, Uprawa i Wspólny cel wynikają z jej wskazówek. Reszta to nasz wybór, między innymi liczby Handlarzy i Zręcznych budowniczych oraz zapłata Wędrowców.
tribes-rule-T177-title = Wybór przywódcy
tribes-rule-T177 = Przywódców wybiera się jawnie, w kolejności tur, po ułożeniu terenu. Tunga mogą zbudować Opuszczoną wioskę jako ukrytą.
tribes-note-T177 = Ukryta Opuszczona wioska pochodzi z instrukcji; kolejność wybierania jest nasza.
tribes-rule-T154-title = Handlarze
tribes-rule-T154 = Wymieniać możesz zawsze, gdy płacisz, dajesz lub licytujesz, w czyjejkolwiek turze i dowolnie wiele razy.
tribes-rule-T171-title = Zasadzka
tribes-rule-T171 = Zasadzka działa przed Łukiem i Murami. Dołączyć może dowolnie wielu czekających, ale tylko tam, gdzie już masz osadnika, w ataku i w obronie. Na planszy gracza możesz rosnąć, nawet nie mając nikogo na planszy głównej. Osadnicy czekający na planszy gracza nie są na planszy głównej: nie liczą się do Całego plemienia, a ołtarz ich nie przyjmuje.
tribes-rule-T172-title = Nieuchwytni
tribes-rule-T172 = Uciekają ci, których zdejmujesz ty, a nie ten, kogo trafił Łuk. Działa to także wtedy, gdy twoje plemię stoi samo i w cudzej turze zdejmuje nadmiar do limitu. Uciekający idą tylko tam, gdzie nie wywołają nowego konfliktu, czyli gdzie jest miejsce. Kto nie ma dokąd, wraca do zasobów.
tribes-rule-T173-title = Zastraszenie
tribes-rule-T173 = Ostatniego osadnika przy jego własnej wiosce nie można wypchnąć. To nie jest atak. Nie wypycha się na wulkan; pole można przepełnić.
tribes-rule-T174-title = Wspólne dary
tribes-rule-T174 = Bierzesz za każde zebrane pole, na którym masz osadnika, surowiec, jaki to pole może dać. W dżungli i oazie też wystarczy obecność. Karty Obfitości nic ci nie dają.
tribes-rule-T175-title = Szaman
tribes-rule-T175 = Kości w puli leżą tą ścianką, z którą przyszły; kośćmi pierwszej puli rzuca się przy przygotowaniu. Dublet z zachowaną kością też jest dubletem.
tribes-rule-T176-title = Spryt
tribes-rule-T176 = Zapowiedz to, gdy kość już leży, a akcja jeszcze nic nie dała. Mocniejsza niż mocna akcja nie będzie.

# Przykłady
tribes-example-first-turns =
    W rzędach leżą słońce, księżyc, pusta ścianka. Ania wyrzuciła słońce i księżyc. Słońce wsuwa do Wzrostu: słońce, słońce, księżyc. Dwa słońca to akcja mocna, więc stawia 4 osadników. Potem księżyc do Ruchu: księżyc, słońce, księżyc. Dwa księżyce to akcja słaba, więc idzie 2 osadników.

    Borys wyrzucił słońce i pustą ściankę. Pustą wsuwa do Nauki: pusta, słońce, księżyc. To akcja zwykła: 2 cele. Słońce do Zbioru: słońce, słońce, księżyc. To akcja mocna: 3 pola po 2 surowce.
tribes-example-six-on-a-hex = Na polu stoi sześciu osadników. 3 przeciw 3: nie zostaje nikt. 4 przeciw 2: obie strony tracą po 2, zostaje 2 osadników większego plemienia. 6 z jednego plemienia: jeden odchodzi, 5 zostaje.
tribes-example-left-village = Na polu stoją twoja wioska i 1 osadnik. Odchodzi, a nikt nie przychodzi na jego miejsce. Po zakończeniu Ruchu wioska jest zniszczona.
tribes-example-common-purpose = Prowadzisz Kaha ze Wspólnym celem i masz na jeziorze 4 osadników. Zwykły Zbiór daje tam 2 żywności i jeszcze 1 za czterech: razem 3 żywności.
tribes-example-glacier = Zbierasz z lodowca mocną akcją. Bierzesz 1 kamień, a 1 kamień kładzie się na lodowcu.
tribes-example-plenty-of-food = Otwarta jest Obfitość żywności. Ania mocnym Zbiorem zbiera z góry i dwóch jezior: 2 kamienie i 4 żywności, a z karty jeszcze 4 żywności, po 2 za każde jezioro.
tribes-example-stable-and-canoe = Ze Stajnią i Kanu osadnik w jednym Ruchu idzie z lądu przez jezioro na ląd i dalej na ląd. To 3 kroki minus 1 za jezioro, czyli 2, a Stajnia pozwala na 2. Krok Wędrowców nigdy nie jest dłuższy niż 1 pole.
tribes-example-chief = Wódz przy dwóch graczach. Pierwszy pasuje, zanim ktokolwiek zalicytował. Drugi może mimo to dać 1 i dostaje 1 punkt. Za stawkę 5 byłyby 2 punkty.
tribes-example-coming-back = Twój ostatni osadnik poległ w konflikcie. Na początku następnej tury przede wszystkim stawiasz 2 osadników na wolnych polach; potem punktują wioski, jeśli masz ukrytą.
tribes-example-grow-two-hexes = Zwykły Wzrost: 3 osadników. Stoisz na dwóch polach i stawiasz 2 na jednym, 1 na drugim. Na polu, na którym cię nie ma, stawiać nie wolno.
tribes-example-put-back-goals = Masz na planszy 2 wioski i 4 otwarte cele. Zanim dobierzesz, odkładasz 2 z nich pod talię. Potem zwykła Nauka daje 2 nowe.
tribes-example-bow-and-walls = 4 atakuje 3 w wiosce z Murami, a atakujący ma Łuk. Przed walką każda strona traci jednego: 3 na 2. Zostaje 1 atakujący, wioska upada.
tribes-example-two-discounts = Twoja wioska kosztuje 3 żywności, 2 drewna i 1 kamień. Z Kamiennymi narzędziami pomijasz jeden wybrany surowiec i płacisz 5.
tribes-example-falling-price = Mury kosztują na początku 3 kamienie. Po dwóch dubletach na karcie leżą 2 żetony: teraz kosztują 1.
tribes-example-double-with-two-cards = Dwie karty wydarzeń są otwarte, a ty wyrzucasz dublet. Najpierw działa starsza, potem młodsza. Jeśli żadna nie odejdzie, nowej się nie odkrywa.
tribes-example-eruption-moons = Wulkan wybucha przy dwóch księżycach. Na dwóch polach obok masz 3 osadników: wybierasz 2, których tracisz, łącznie, a nie na każdym polu.
tribes-example-elder-borrows = Twój starszy mieszka w wiosce. Dajesz Benowi 1 drewno i raz używasz jego Paleniska: ten Wzrost daje jednego osadnika więcej.
tribes-example-tar = Masz 2 osadników na smolisku i jednego zabierasz. Po kroku czwartym stoi tam dokładnie jeden: przepada.

# Gdzie instrukcja sama sobie przeczy
tribes-contradiction-volcano-place = Według karty wulkan kładzie się obok dwóch pustych pól, z których na jednym są twoi osadnicy; według objaśnienia pod nią obok dowolnych dwóch pól, w miarę możności z twoimi osadnikami na co najmniej jednym. Pole nie może być naraz puste i zajęte, więc gramy według objaśnienia.
tribes-contradiction-walls = Rozdział o konfliktach zalicza Mury do wynalazków, które się ukończyło; wydarzenie sprzedaje je jako żeton. Gramy według wydarzenia: Mury ma ten, kto kupił żeton.

# Co pokazują rysunki do zasad
tribes-diagram-rows = Cztery rzędy kości. Twoja kość wchodzi z lewej, skrajna prawa trafia do następnego gracza. Dwa słońca wśród trzech: akcja mocna; dwa księżyce: słaba; każdy inny układ: zwykła.
tribes-diagram-move = Twoi osadnicy opuszczają pole E. Każdy idzie na jedno z sześciu sąsiednich pól i każdy tylko raz na turę.
tribes-diagram-conflict = Na polu E stoi sześciu osadników, o jednego więcej, niż wynosi limit: konflikt. Każde plemię traci po jednym: 3–2–1, potem 2–1–0, potem 1–0, i zostaje jeden twój osadnik.
tribes-diagram-superiority = Na polu A stoją tylko twoi: kontrola. Na D jest trzech twoich przeciw jednemu: przewaga. Na E dwóch na dwóch: ani jedno, ani drugie.
tribes-diagram-village = Twoja wioska na polu A daje punkt zwycięstwa na początku każdej twojej tury, dopóki stoi tam twój osadnik.
tribes-diagram-table = Stół w twojej turze.
tribes-diagram-grow = Osadników możesz dodać na A, D i E, gdzie już jacyś stoją; nigdzie indziej.
tribes-diagram-gather = Zwykły Zbiór bierze po dwa surowce z dwóch pól: tu żywność z jeziora A i drewno z lasu D, choć stoi tam też inne plemię.
tribes-diagram-goals = Otwarte cele. Wynalazki kosztują surowce, osiągnięcia wymagają sytuacji na planszy; podświetlone można spełnić teraz.
tribes-diagram-invaders = Trzech najeźdźców na H. Nikt tam nie zbiera ani nie buduje, a oni liczą się do limitu pięciu.
tribes-diagram-mammoth = Mamut stoi na jeziorze G, a ty masz tam czterech osadników: możesz wydać kość, żeby go upolować albo oswoić.
tribes-diagram-volcano = Wulkan leży przy planszy. Erupcja dotyka wszystkich na polach obok; z tych pól można zbierać kamień.
tribes-diagram-lands = Specjalne krainy na planszy: wielkie jezioro na A, dżungla na B, lodowiec na C.

# What not every game is played with
tribes-when-elders = starsi
tribes-when-lands = specjalne krainy
tribes-when-leaders = przywódcy

# The labelled picture of the table, and the example turn
tribes-label-map = Plansza: jeziora, lasy i góry, a na nich osadnicy wszystkich plemion.
tribes-label-village = Wioska: punkt na początku każdej tury właściciela, dopóki jest przy niej jego osadnik.
tribes-label-events = Odkryte karty wydarzeń; następną przynosi dublet na kościach.
tribes-label-dice = Twoje dwie kości: po jednej na każdą z dwóch akcji.
tribes-label-rows = Cztery akcje, każda z rzędem trzech kości: dwa słońca dają mocną, dwa księżyce słabą.
tribes-label-purse = Twoje surowce: żywność, drewno i kamień.
tribes-label-goals = Twoje otwarte cele: spełnia się je na końcu tury.
tribes-turn-roll = Twoja tura. Wypadły słońce i puste pole: to nie dublet, więc nie ma wydarzenia. Każda kość posłuży jednej akcji.
tribes-turn-grow = Słońce wchodzi do rzędu Wzrostu od lewej, a kość, która wypadła, idzie do drugiego gracza. Teraz dwie z trzech kości to słońca: Wzrost jest mocny, czterech osadników.
tribes-turn-add = Wszyscy czterej stają w lesie pośrodku, gdzie już był twój osadnik. Rosnąć można tylko tam, gdzie jesteś.
tribes-turn-gather = Puste pole idzie do Zbioru: puste, słońce, księżyc, czyli akcja zwykła: dwa pola po dwa surowce. Jezioro daje żywność, las drewno.
tribes-turn-build = Teraz stać cię na wioskę: u Kaha to trzy żywności, dwa drewna i jeden kamień. Staje w lesie, gdzie strzeże jej pięciu osadników.
tribes-turn-end = Tura się kończy, a drugi gracz rzuca dwiema kośćmi, które wypadły z twoich rzędów. Od następnej twojej tury wioska daje punkt jeszcze przed rzutem.

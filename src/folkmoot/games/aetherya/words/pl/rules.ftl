aetherya-rules-lead = Zbuduj królestwo z szesnastu kart, w którym rasy mieszkają przy ulubionych krainach, oswajaj smoki, rozdzielaj wrogów i zdobywaj legendy przed innymi.

# How to play in five minutes
aetherya-five-1-title = Twoje królestwo
aetherya-five-1 = Leży przed tobą szesnaście kart, cztery rzędy po cztery; na początku odkryte są tylko cztery w środku. Są cztery krainy, cztery rasy, smoki i portale. Chcesz, by każda rasa mieszkała obok krainy, którą lubi.
aetherya-five-2-title = Twoja tura
aetherya-five-2 = Weź wierzchnią kartę stosu odrzuconych albo dobierz kartę z talii i połóż ją w miejsce dowolnej karty swojego królestwa. Zastąpiona karta trafia na stos odrzuconych. Jeśli dobrana karta ci nie odpowiada, odrzuć ją i zamiast tego odkryj jedną ze swoich zakrytych kart.
aetherya-five-3-title = Co daje punkty
aetherya-five-3 = Każda karta rasy punktuje za krainy, które stykają się z nią bokiem. Las daje elfowi { $harmony-elf-2 }, góra daje krasnoludowi { $harmony-dwarf-3 }, bagno daje goblinowi { $harmony-goblin-4 }, a równina daje człowiekowi { $harmony-human-1 }. Ludzie lubią trochę także lasy i góry, a bagien nie lubią ani ludzie, ani elfy.
aetherya-five-4-title = Konflikty, smoki, portale
aetherya-five-4 = Gobliny są w konflikcie ze wszystkimi, elfy z krasnoludami: każda stykająca się para wrogów kosztuje { $conflicts-cost ->
    [one] { $conflicts-cost } punkt
    [few] { $conflicts-cost } punkty
   *[many] { $conflicts-cost } punktów
  }. Smok jest oswojony, gdy stykają się z nim karty jednej rasy, co najmniej { $dragons-tamers } (gobliny tego nie potrafią); dziki smok odbiera punkty. Wszystkie karty wokół portalu stykają się ze sobą. Odkrytego smoka ani portalu nie można już usunąć.
aetherya-five-5-title = Bierz legendy
aetherya-five-5 = Na stole leżą karty legend, a każda czegoś wymaga, na przykład trzech połączonych gór. Jeśli twoje odkryte karty to spełniają, możesz w swojej turze wziąć legendę, jedną na turę. Jest twoja na zawsze, nawet jeśli potem wszystko przebudujesz.
aetherya-five-6-title = Koniec
aetherya-five-6 = Gdy tylko ktoś ma odkrytą szesnastą kartę, gra się kończy. Wszyscy odkrywają, co jeszcze zakryte, i liczą: rasy, smoki, legendy, a od tego odejmują konflikty. Wygrywa ten, kto ma najwięcej punktów.

# Sections
aetherya-section-box = Co jest w pudełku
aetherya-section-setup = Przygotowanie
aetherya-section-turn = Twoja tura
aetherya-section-touching = Co się z czym styka
aetherya-section-scoring = Liczenie punktów
aetherya-section-tokens = Przedmioty i postacie
aetherya-section-solo = Samotnie przez trzy ery
aetherya-section-coop = Razem przeciw legendom
aetherya-section-open = Co jawne, a co tajne

# Rules
aetherya-rule-A1-title = Gracze i karty
aetherya-rule-A1 = W Legendy Aetherii gra od jednej do czterech osób. Jest dziesięć rodzajów kart królestwa: krainy, czyli równina, las, góra i bagno; rasy, czyli ludzie, elfy, krasnoludy i gobliny; a także smoki i portale. Kart każdego rodzaju bierze się tyle samo: samotnie { $cards-copies-1 }, we dwoje { $cards-copies-2 }, we troje { $cards-copies-3 }, we czworo { $cards-copies-4 }.
aetherya-rule-A2-title = Piętnaście legend
aetherya-rule-A2 =
    Piętnaście kart legend, każda warta tyle punktów, ile mówi tabela. „Dwoje” to dwie stykające się karty tej rasy. „Przeciw” to dwie karty jednej rasy, które obie stykają się z tą samą kartą drugiej; dwie mogą być po dowolnej stronie i nie muszą stykać się ze sobą. „Trzy” to łańcuch trzech połączonych kart; może skręcać i biec przez portal. Cztery rasy nie muszą się stykać.

    | Legenda | Punkty |
    | { aetherya-word-human-elf } | { $legends-human-elf } |
    | { aetherya-word-human-dwarf } | { $legends-human-dwarf } |
    | { aetherya-word-two-humans } | { $legends-two-humans } |
    | { aetherya-word-two-elves } | { $legends-two-elves } |
    | { aetherya-word-two-dwarves } | { $legends-two-dwarves } |
    | { aetherya-word-two-goblins } | { $legends-two-goblins } |
    | { aetherya-word-dwarf-v-goblin } | { $legends-dwarf-v-goblin } |
    | { aetherya-word-human-v-goblin } | { $legends-human-v-goblin } |
    | { aetherya-word-elf-v-goblin } | { $legends-elf-v-goblin } |
    | { aetherya-word-elf-v-dwarf } | { $legends-elf-v-dwarf } |
    | { aetherya-word-three-plains } | { $legends-three-plains } |
    | { aetherya-word-three-forests } | { $legends-three-forests } |
    | { aetherya-word-three-mountains } | { $legends-three-mountains } |
    | { aetherya-word-three-swamps } | { $legends-three-swamps } |
    | { aetherya-word-four-races } | { $legends-four-races } |
aetherya-rule-A3-title = Co kto lubi
aetherya-rule-A3 =
    Punkty za każdą stykającą się krainę:

    | Rasa | Równina | Las | Góra | Bagno |
    | Człowiek | { $harmony-human-1 } | { $harmony-human-2 } | { $harmony-human-3 } | { $harmony-human-4 } |
    | Elf | { $harmony-elf-1 } | { $harmony-elf-2 } | { $harmony-elf-3 } | { $harmony-elf-4 } |
    | Krasnolud | { $harmony-dwarf-1 } | { $harmony-dwarf-2 } | { $harmony-dwarf-3 } | { $harmony-dwarf-4 } |
    | Goblin | { $harmony-goblin-1 } | { $harmony-goblin-2 } | { $harmony-goblin-3 } | { $harmony-goblin-4 } |
aetherya-rule-A4-title = Wrogowie
aetherya-rule-A4 = Gobliny są wrogami wszystkich innych ras. Elfy i krasnoludy są wrogami siebie nawzajem.
aetherya-rule-A5-title = Żetony
aetherya-rule-A5 = Każdy gracz ma zestaw dwunastu żetonów, po jednym każdego rodzaju. Przedmioty: klejnoty ({ $tokens-gems }), Traktat, Kostur, Miecz, Młot i Palantir. Postacie: Gryf, Przemytnik i Złodziej.
aetherya-rule-A6-title = Legendy i stos odrzuconych
aetherya-rule-A6 = Potasujcie legendy, odkryjcie { $display-versus ->
    [one] { $display-versus } kartę
    [few] { $display-versus } karty
   *[many] { $display-versus } kart
  } i wyłóżcie na stół, a resztę połóżcie obok jako stos. Odkryjcie jedną kartę królestwa: od niej zaczyna się stos odrzuconych.
aetherya-rule-A7-title = Cztery różne karty
aetherya-rule-A7 = Każdy dobiera cztery karty. Jeśli dwie są takie same, odłóż jedną i dobieraj, aż wszystkie cztery będą różne. Gdy każdy ma już cztery, odłożone karty wracają do talii, którą tasujecie; zostaje tylko pierwsza karta stosu odrzuconych (w grze wspólnej pierwsze karty obu stosów).
aetherya-rule-A8-title = Rozłóż królestwo
aetherya-rule-A8 = Wyłóż swoje cztery karty odkryte jako środek królestwa, dwa na dwa, w dowolnym układzie; możesz patrzeć na legendy. Wokół połóż, nie patrząc, dwanaście zakrytych kart: powstaną cztery rzędy po cztery. Pierwszego gracza wybiera los. Same cztery karty widzieli wszyscy, ale układ jest tajny, dopóki nie skończą wszyscy; pyta się zgodnie z ruchem wskazówek zegara od pierwszego gracza.
aetherya-rule-A9-title = Co robisz
aetherya-rule-A9 = Tury idą zgodnie z ruchem wskazówek zegara, od pierwszego gracza. Zrób jedną z dwóch rzeczy. Weź wierzchnią kartę stosu odrzuconych i połóż ją w królestwie w miejsce dowolnej karty. Albo dobierz kartę z talii i połóż ją tak samo lub odrzuć i odkryj jedną ze swoich zakrytych kart. Zastąpiona karta trafia odkryta na stos odrzuconych.
aetherya-rule-A10-title = Czego nie wolno zastąpić
aetherya-rule-A10 = Odkrytego smoka i odkrytego portalu nigdy się nie zastępuje. Zakrytą kartę można zastąpić, czymkolwiek jest. Odkrytej karty nie zastępuje się kartą tego samego rodzaju.
aetherya-rule-A12-title = Zastępowanie w ciemno
aetherya-rule-A12 = Zastępując zakrytą kartę, nie oglądasz jej przed podjęciem decyzji.
aetherya-rule-A13-title = Wzięcie legendy
aetherya-rule-A13 = Raz w turze, przed swoją akcją lub po niej, możesz wziąć jedną wyłożoną legendę, jeśli spełniają ją twoje odkryte karty. Łączą tylko odkryte portale. Legenda zostaje u ciebie na zawsze. W jej miejsce wykłada się nową ze stosu; gdy stos jest pusty, miejsce zostaje puste.
aetherya-rule-A14-title = Szesnasta karta
aetherya-rule-A14 = Gra kończy się natychmiast, gdy ktoś ma odkrytą szesnastą kartę; legendy nie można już wtedy wziąć. Potem wszyscy odkrywają wszystkie karty i liczą punkty.
aetherya-rule-A15-title = Gdy talia jest pusta
aetherya-rule-A15 = Jeśli talia się skończy, dokończ turę. Potem potasujcie stos odrzuconych jako nową talię; jej wierzchnia karta zaczyna nowy stos odrzuconych.
aetherya-rule-A45-title = Nie ma drugiej talii
aetherya-rule-A45 = W grze samotnej i wspólnej stosu odrzuconych nie tasuje się w nową talię.
aetherya-rule-A46-title = Gdy nic się nie dzieje
aetherya-rule-A46 = Jeśli nikt nie odkrył ani nie zastąpił żadnej zakrytej karty przez { $limit-rounds ->
    [one] { $limit-rounds } pełną rundę
    [few] { $limit-rounds } pełne rundy
   *[many] { $limit-rounds } pełnych rund
  }, gra się kończy i liczy się ją jak w A14.
aetherya-rule-A16-title = Stykanie się
aetherya-rule-A16 = Karty stykają się bokami, nie rogami. Wszystkie karty wokół portalu stykają się ze sobą. Portale leżące obok siebie łączą swoje kręgi, także w łańcuchy dowolnej długości. Para kart liczy się raz, niezależnie od tego, na ile sposobów się styka.
aetherya-rule-A17-title = Gobliny i portale
aetherya-rule-A17 = Przez portal goblin nie dostaje punktów za krainy i nie spełnia legend, nawet z Mieczem. Inne połączenia tej samej legendy mogą biec przez portale; tylko połączenie goblina musi być bezpośrednie. Konflikty przechodzą przez portale. Przed grą możecie uzgodnić, że gobliny spełniają legendy także przez portale.
aetherya-rule-A18-title = Siedem wierszy
aetherya-rule-A18 = Liczy się siedem wierszy: elfy, krasnoludy, ludzie i gobliny, każda rasa ze wszystkimi stykającymi się krainami (A3), potem smoki, legendy razem z klejnotami i konflikty.
aetherya-rule-A19-title = Oswojone smoki
aetherya-rule-A19 = Smok jest oswojony, gdy stykają się z nim karty jednej rasy i jest ich co najmniej { $dragons-tamers }. Gobliny nie oswajają.
aetherya-rule-A20-title = Ile warte są smoki
aetherya-rule-A20 = Jedyny smok jest wart { $dragons-worth-1 }. Jeśli smoki są dwa, każdy jest wart { $dragons-worth-2 }, jeśli trzy lub więcej, każdy { $dragons-worth-3 }. Oswojony smok dodaje swoją wartość, dziki ją odejmuje. Za oswojone liczą się najwyżej { $dragons-tamed }, pozostałe liczą się jako dzikie. Jeśli oswojone są { $dragons-tamed }, a wszystkich smoków jest { $dragons-nothing } lub więcej, wiersz jest wart zero i nigdy mniej. Jeśli oswojonych jest mniej, dolnej granicy nie ma.
aetherya-rule-A21-title = Konflikty
aetherya-rule-A21 = Każda para stykających się wrogów kosztuje { $conflicts-cost ->
    [one] { $conflicts-cost } punkt
    [few] { $conflicts-cost } punkty
   *[many] { $conflicts-cost } punktów
  }.
aetherya-rule-A22-title = Zwycięzca i remis
aetherya-rule-A22 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie porównajcie najwyższy wiersz każdego gracza, potem następny i tak dalej. Jeśli wszystkie wiersze są równe, miejsce jest wspólne.
aetherya-rule-A23-title = Rozłóż żetony
aetherya-rule-A23 = Ten wariant jest dla dwóch, trzech lub czterech osób. Po przygotowaniu potasuj zakryte swoje dwanaście żetonów i połóż po jednym na każdej swojej zakrytej karcie.
aetherya-rule-A24-title = Wziąć czy odrzucić
aetherya-rule-A24 = Gdy odkrywasz lub zastępujesz kartę z żetonem, zdecyduj w ciemno: bierzesz żeton czy go odrzucasz. Tak czy inaczej zostaje odkryty. Odrzucony żeton wychodzi z gry. Żetony zakryte do końca gry nic nie dają.
aetherya-rule-A47-title = Najpierw karta, potem żeton
aetherya-rule-A47 = Najpierw odkrywa się kartę albo odrzuca zastąpioną. Potem bierzesz żeton lub go odrzucasz, a dopiero potem się go pokazuje. Tak samo przy szesnastej karcie: wzięty klejnot jeszcze się liczy, ale żetonów już się nie używa.
aetherya-rule-A25-title = Używanie żetonów
aetherya-rule-A25 = Żetonów używasz na koniec swojej tury, dowolnie wielu, także dopiero co zdobytych. Jeśli w tej turze nie wzięto legendy, możesz to zrobić jeszcze potem. Po szesnastej karcie żetonów się nie używa.
aetherya-rule-A26-title = Traktat
aetherya-rule-A26 = Traktat rozejmu: połóż go na swojej odkrytej karcie rasy. Ta karta nie ma konfliktów. Traktat na niej zostaje, a karta nadal liczy się do legend. Przepada, gdy karta zostanie zastąpiona; jeśli przenosi ją Młot, wędruje razem z nią.
aetherya-rule-A27-title = Kostur
aetherya-rule-A27 = Kostur kontroli: połóż go na swoim odkrytym smoku: smok jest oswojony na dobre, jakiekolwiek smoki pojawią się później, i wlicza się do oswojonych z A20. Możesz to zrobić tylko wtedy, gdy odkrytych smoków w twoim królestwie jest mniej niż { $tokens-staff }. Przed grą możecie uzgodnić, że do tej granicy liczą się tylko oswojone.
aetherya-rule-A28-title = Miecz
aetherya-rule-A28 = Magiczny miecz: weź legendę „dwóch na jednego”, choć styka się tylko po jednej karcie z każdej strony. To twoja jedyna legenda w tej turze. Potem Miecz wychodzi z gry.
aetherya-rule-A29-title = Gryf
aetherya-rule-A29 = Weź dowolny zakryty żeton z dowolnego królestwa, także własnego, i zostaw w jego miejscu odkrytego Gryfa. Wzięty żeton zostaje odkryty i możesz go użyć w tej turze. Kto odkryje lub zastąpi kartę pod Gryfem, może go wziąć. Dopóki leży na karcie, nie zabierze go ani inny Gryf, ani Złodziej, ani Przemytnik.
aetherya-rule-A30-title = Młot
aetherya-rule-A30 = Zamień miejscami dowolne dwie karty swojego królestwa, także smoki, portale i karty zakryte. Odkryte zostają odkryte, zakryte zakryte, niczego się nie ujawnia, a żetony wędrują razem z kartami. To, co zobaczył Palantir, pozostaje znane. Potem Młot wychodzi z gry.
aetherya-rule-A31-title = Palantir
aetherya-rule-A31 = Raz w każdej swojej turze obejrzyj potajemnie dowolny zakryty żeton. Palantir zatrzymujesz. Jeśli masz ich kilka, każdy może spojrzeć raz.
aetherya-rule-A32-title = Przemytnik
aetherya-rule-A32 = Oddaj przeciwnikowi jeden swój klejnot za dowolny żeton leżący obok jego królestwa, który nie jest klejnotem; może to być także Palantir lub postać. Żetonu leżącego na karcie nie można wybrać. Potem Przemytnik wychodzi z gry.
aetherya-rule-A33-title = Złodziej
aetherya-rule-A33 = Zabierz przedmiot leżący obok królestwa przeciwnika, także klejnot lub Palantir. Postaci ani żetonów leżących na kartach nie można zabrać. Potem Złodziej wychodzi z gry.
aetherya-rule-A34-title = Klejnoty
aetherya-rule-A34 = Dodaj swoje klejnoty: punkty to ostatnia cyfra sumy, zapisywana w wierszu legend. Klejnotu ani Palantiru, który masz, nigdy się nie odrzuca, ale Złodziej i Przemytnik mogą je przenieść. Zamiast wziąć klejnot, możesz go odrzucić (A24).
aetherya-rule-A35-title = Kampania
aetherya-rule-A35 = Weź karty dla dwóch osób, bez żetonów. Wyłóż wszystkie piętnaście legend odkryte w trzech rzędach: { $display-solo-1 } na erę I, { $display-solo-2 } na erę II, { $display-solo-3 } na erę III. Przed pierwszą turą ery I możesz zamienić jedną legendę pierwszego rzędu z jedną drugiego, a przed erą II jedną drugiego z jedną trzeciego.
aetherya-rule-A36-title = Dwie karty, jedna zostaje
aetherya-rule-A36 = Weź dwie karty: obie z talii albo jedną z talii, a drugą ze stosu odrzuconych. Wybierz, skąd, zanim którąkolwiek zobaczysz. Jedną z nich odrzuć, a potem drugą połóż w królestwie; musisz ją położyć. Zastąpiona karta leży wtedy na wierzchu stosu odrzuconych. Przed grą można uzgodnić, że drugą kartę, jeśli jest z talii, też wolno odrzucić i odkryć zamiast tego zakrytą.
aetherya-rule-A37-title = Spełnianie legend
aetherya-rule-A37 = W każdej turze możesz spełnić jedną legendę bieżącego rzędu. Odwróć ją; nie daje punktów.
aetherya-rule-A38-title = Koniec ery
aetherya-rule-A38 = Era kończy się, gdy talia jest pusta albo gdy odkryta jest twoja szesnasta karta. Jeśli w talii jest jedna karta, możesz wziąć tylko ją i kartę odrzuconą. Gdy talia się skończy, kończysz turę, razem z legendą, i dopiero wtedy odkrywasz wszystko. Jeśli ta sama tura odkryje szesnastą kartę, po niej nie można już spełnić legendy.
aetherya-rule-A39-title = Punkty za erę
aetherya-rule-A39 = Jeśli na koniec ery jakaś legenda jej rzędu nie jest spełniona, kampania jest przegrana. W przeciwnym razie era daje punkty królestwa bez wiersza legend minus sumę legend tej ery; może wyjść poniżej zera. Jeśli każda era dała więcej niż zero, kampania jest zwycięstwem, w przeciwnym razie jest ukończona.
aetherya-rule-A40-title = Następna era
aetherya-rule-A40 = Zachowaj dowolny blok dwa na dwa ze swojego królestwa, tak jak leży, jako nowy środek; takie same karty są dozwolone. Pozostałe karty potasuj, dwanaście połóż zakrytych wokół i jedną odkryj na stos odrzuconych. Potem możesz zamienić legendy (A35). Wynik kampanii to suma trzech er.
aetherya-rule-A41-title = Gra wspólna
aetherya-rule-A41 = Dla dwóch, trzech lub czterech osób, bez żetonów. Odkryjcie legendy: we dwoje { $display-coop-1 }, we troje { $display-coop-2 }, we czworo { $display-coop-3 }. Są dwa stosy odrzuconych, na każdym jedna karta; brać wolno z dowolnego i odrzucać na dowolny. Pusty stos zostaje pusty, dopóki ktoś nie odrzuci tam karty. W talii zostaje na początku sześć kart we dwoje, dziesięć we troje i czternaście we czworo.
aetherya-rule-A42-title = Wspólne legendy
aetherya-rule-A42 = W swojej turze, przed swoją akcją lub po niej, możesz odwrócić dowolnie wiele legend, które spełnia twoje królestwo. Odwróconej nie można spełnić ponownie. Na koniec rundy wychodzą z gry i zastępują je nowe. Możecie uzgodnić, że spełnione legendy trzeba odwracać. Spełnione legendy nikomu nie dają punktów.
aetherya-rule-A43-title = Kara
aetherya-rule-A43 = Jeśli w rundzie nikt nie spełnił żadnej legendy, drużyna odkłada jedną z wyłożonych na stos kary i zastępuje ją nową. Jeśli stos legend jest pusty, miejsce zostaje puste, a gra toczy się dalej z pozostałymi legendami.
aetherya-rule-A48-title = Kto decyduje
aetherya-rule-A48 = Za drużynę wybiera pierwszy gracz partii, gdy inni mogli już doradzić.
aetherya-rule-A44-title = Wspólna wygrana i przegrana
aetherya-rule-A44 = Gra kończy się, gdy talia jest pusta, gdy ktoś ma odkrytą szesnastą kartę albo gdy nie ma już żadnej z piętnastu legend. Przy pustej talii kończy się turę, szesnasta karta kończy grę natychmiast; w obu wypadkach końca rundy się nie rozgrywa. Czy legendy się skończyły, sprawdza się na koniec rundy. Potem wszystko się odkrywa. Wygrywacie, jeśli każdy ma więcej punktów, niż wart jest stos kary. Wynik drużyny to punkty najsłabszego gracza minus stos kary.
aetherya-rule-A49-title = Co widzą wszyscy
aetherya-rule-A49 = Zakrytych kart i żetonów nie zna nikt. Kartę z talii zna tylko ten, kto ją dobrał, dopóki jej nie położy lub nie odrzuci; w grze wspólnej znają ją wszyscy. Odrzucone karty, wzięte żetony, wzięte legendy i liczba kart w talii są jawne. Ze stosu odrzuconych można wziąć tylko wierzchnią kartę.

# Where a rule comes from
aetherya-note-A1 = Instrukcja wymienia rodzaje kart i mówi, których używa się przy ilu graczach; liczby znamy z ogólnodostępnych źródeł, bo instrukcja pokazuje je tylko znakami na rewersach.
aetherya-note-A2 = Punkty znamy z ogólnodostępnych źródeł. To, że dwóch nie musi stykać się ze sobą, to nasze rozstrzygnięcie.
aetherya-note-A3 = Większość wartości podaje tekst instrukcji; strata człowieka przy bagnie jest tylko w jej przykładzie i na wydanej karcie.
aetherya-note-A5 = Instrukcja wymienia i objaśnia wszystkie dwanaście żetonów; to, że zestaw ma po jednym każdego, znamy z ogólnodostępnych źródeł.
aetherya-note-A8 = Losowanie pierwszego gracza i tajny układ to nasze rozstrzygnięcie.
aetherya-note-A10 = Kłódka i zakaz takich samych kart są w instrukcji; resztę uzupełniają ogólnodostępne wyjaśnienia.
aetherya-note-A12 = Nasze rozstrzygnięcie: instrukcja nie mówi, kiedy widać tę kartę.
aetherya-note-A13 = Instrukcja pozwala na jedną legendę w turze; kiedy, mówią ogólnodostępne wyjaśnienia.
aetherya-note-A14 = Instrukcja kończy grę natychmiast; ogólnodostępne wyjaśnienia dodają, że legendy już się nie bierze.
aetherya-note-A15 = To, że najpierw kończy się turę, to nasze rozstrzygnięcie.
aetherya-note-A16 = Instrukcja opisuje jeden portal; łańcuchy dodają ogólnodostępne wyjaśnienia.
aetherya-note-A17 = Instrukcja mówi, że gobliny nie umieją używać portali; to, że dotyczy to także legend, to nasze rozstrzygnięcie.
aetherya-note-A20 = Instrukcja daje zero za tyle smoków i nie mówi tam o dzikich; to, że dolna granica działa tylko przy pełnej liczbie oswojonych, to nasze rozstrzygnięcie.
aetherya-note-A22 = Wspólne miejsce to nasze rozstrzygnięcie.
aetherya-note-A24 = Decyzja w ciemno to nasze rozstrzygnięcie.
aetherya-note-A25 = Według instrukcji żetonów używa się na samym końcu tury; to, że legendę można wziąć jeszcze po nich, a po szesnastej karcie żetonów się nie używa, to nasze rozstrzygnięcie.
aetherya-note-A26 = Instrukcja mówi tylko, że karta nie ma konfliktów. To, że nadal liczy się do legend, a Traktat przepada lub wędruje razem z nią, to nasze rozstrzygnięcie.
aetherya-note-A27 = Instrukcję można czytać dwojako; liczymy wszystkie odkryte smoki.
aetherya-note-A28 = To, że obie karty muszą się stykać, to nasze rozstrzygnięcie.
aetherya-note-A29 = Według instrukcji właściciel zabiera Gryfa, odkrywając kartę. To, że może go zabrać także przy zastąpieniu karty, a wzięty żeton zostaje odkryty i można go od razu użyć, to nasze rozstrzygnięcie.
aetherya-note-A30 = To, że żetony wędrują z kartami, to nasze rozstrzygnięcie.
aetherya-note-A31 = To, że każdy z kilku Palantirów może spojrzeć raz, to nasze rozstrzygnięcie.
aetherya-note-A36 = Instrukcja każe zagrać drugą kartę; to, że trzeba ją położyć, to nasze rozstrzygnięcie.
aetherya-note-A38 = Szczegóły ostatniej tury to nasze rozstrzygnięcie.
aetherya-note-A39 = Instrukcja wymaga więcej punktów, niż warte są legendy, ale dopuszcza też wynik poniżej zera; pierwsze nazywamy zwycięstwem, drugie ukończeniem.
aetherya-note-A40 = To, że blok może zawierać takie same karty, to nasze rozstrzygnięcie.
aetherya-note-A41 = To, że pusty stos zostaje pusty, to nasze rozstrzygnięcie.
aetherya-note-A42 = To, że legendy można odwracać i przed akcją, i po niej, i że legendę można odłożyć na później, to nasze rozstrzygnięcie.
aetherya-note-A44 = To, kiedy dokładnie gra się zatrzymuje, to nasze rozstrzygnięcie.
aetherya-note-A45 = Nasze rozstrzygnięcie: według instrukcji gra kończy się, gdy talia jest pusta.
aetherya-note-A46 = Nasze rozstrzygnięcie: instrukcja nie zna takiej granicy.
aetherya-note-A47 = Nasze rozstrzygnięcie: instrukcja nie ustala tej kolejności.
aetherya-note-A48 = Nasze rozstrzygnięcie: w instrukcji drużyna decyduje wspólnie.
aetherya-note-A49 = Instrukcja pozwala obejrzeć kartę temu, kto ją dobrał; reszta to nasze rozstrzygnięcie.

# Where the rulebook contradicts itself
aetherya-contradiction-rows = Lista wierszy wymienia smoki dwa razy, a goblinów wcale; w przykładzie wiersz goblinów jest. Liczymy siedem wierszy, gobliny wśród nich.
aetherya-contradiction-griffin = Żeton można wziąć, gdy karta pod nim zostaje odkryta lub zastąpiona; o Gryfie powiedziano, że odkrycie karty to jedyny sposób. U nas oba sposoby dotyczą także Gryfa.
aetherya-contradiction-solo-points = Zadaniem ery jest zdobyć więcej punktów, niż warte są jej legendy; wynik może jednak być ujemny. U nas taka era się liczy, a kampania jest ukończona, lecz nie jest zwycięstwem.

# Worked examples
aetherya-example-andrey = Królestwo rząd po rzędzie: las, człowiek, góra, krasnolud; elf, las, człowiek, równina; las, elf, smok, portal; góra, krasnolud, bagno, człowiek. Elfy stykają się z 3 i 2 lasami: 10. Każdy krasnolud z 1 górą: 4. Ludzie dają 3, 4 i jeszcze 1, bo równina jest przez portal, a bagno obok: razem 8. Goblinów nie ma: 0. Smoka oswaja dwoje ludzi, jedno przez portal: 3. Legend nie ma: 0. Jeden elf styka się z krasnoludem: −2. Razem 23.
aetherya-example-tie-break = Andrzej i Zofia mają po 23 punkty. Najlepszy wiersz Andrzeja to 10, Zofii 12. Wygrywa Zofia.
aetherya-example-dragons-tamed = Wszystkie smoki oswojone: 1 smok daje 3, 2 smoki po 5, razem 10, 3 smoki po 6, razem 18. Gdy smoki są 4 i każdy ma przy sobie oswajających, za oswojone liczą się tylko 3: 18 − 6 = 12. Za 6 smoków, w tym 3 oswojone, jest 0, a za 7 nadal 0.
aetherya-example-dragons-wild = 1 dziki z 3: 6 + 6 − 6 = 6. 2 dzikie z 3: 6 − 6 − 6 = −6. 1 oswojony z 2: 5 − 5 = 0. 6 smoków, 2 oswojone: 12 − 24 = −12. 8 dzikich smoków: −48.
aetherya-example-solo-age = W grze samotnej spełniasz wszystkie 4 legendy ery I, razem warte 11. Królestwo jest warte 23. Era daje 23 − 11 = 12.
aetherya-example-coop-team = Stos kary jest wart 15. Jeśli najsłabszy gracz ma 17, wygrywacie, a wynik drużyny to 2. Z 16 też wygrywacie. Z 15 przegrywacie, bo 15 to nie więcej niż 15.
aetherya-example-gems = Wszystkie cztery klejnoty to 1 + 2 + 3 + 4 = 10, ostatnia cyfra to 0: brak punktów. Bez klejnotu 1 jest 9 punktów. Suma 12 daje 2, suma 11 daje 1.

# Scenarios of our own: sections, rules, where they come from, an example each
aetherya-section-fates = Cztery losy, nasze zasady
aetherya-section-variants = Cztery warianty, nasze zasady

aetherya-rule-A50-title = Nasze scenariusze
aetherya-rule-A50 = Przed grą można wybrać jeden scenariusz: los, gdy grasz samotnie, albo wariant, gdy gracie przeciw sobie bez żetonów. Wszystkie inne zasady zostają bez zmian. Los daje na każdą erę zadanie. Jeśli era się kończy (A38), a jej zadanie nie jest wykonane, kampania jest przegrana, jak przy niespełnionej legendzie (A39). Punkty, które los daje i odbiera w erze, stoją w osobnym wierszu.
aetherya-rule-A51-title = Los Dezanna
aetherya-rule-A51 = Na granicy płoną ognie wartownicze, a młody Dezanno ma ją utrzymać z ludźmi, jakich znajdzie. Odkrytego goblina nigdy się nie zastępuje, tak jak smoka i portalu (A10). Goblin, z którym styka się człowiek, także przez portal, jest powstrzymany i nie jest w konflikcie z ludźmi. Zadanie: na koniec ery powstrzymanych goblinów ma być co najmniej { $fates-dezanno-task-1 } w erze I, { $fates-dezanno-task-2 } w erze II, { $fates-dezanno-task-3 } w erze III. Każdy powstrzymany goblin daje { $fates-dezanno-held }, każdy inny kosztuje { $fates-dezanno-loose }.
aetherya-rule-A52-title = Los Degodassa
aetherya-rule-A52 = Wśród korzeni leży jeszcze ciepłe jajo smoka, a jego krewni krążą już nad drzewami; elf Degodass ma ich uspokoić, zanim wylądują. Smoki oswajają tylko elfy, co najmniej { $dragons-tamers } przy smoku (A19). Las, z którym styka się dziki smok, płonie: nie daje rasom punktów, ale do legend się liczy. Zadanie: na koniec ery oswojonych smoków ma być co najmniej { $fates-degodass-task-1 } w erze I, { $fates-degodass-task-2 } w erze II, { $fates-degodass-task-3 } w erze III. Każdy oswojony smok daje { $fates-degodass-tamed }, każdy spalony las kosztuje { $fates-degodass-burnt }.
aetherya-rule-A53-title = Los Shagratta
aetherya-rule-A53 = Goblin Shagratt obiecał wodzowi ostrze z każdej kuźni Aetherii i za żadne nie zamierza płacić. Rasa inna niż gobliny jest okradziona, gdy choć jedna jej karta styka się z goblinem bezpośrednio; portal nie wystarczy. Konflikt z goblinem kosztuje tylko { $fates-shagratt-conflict } zamiast { $conflicts-cost }. Zadanie: na koniec ery okradzionych ras ma być co najmniej { $fates-shagratt-task-1 } w erze I, { $fates-shagratt-task-2 } w erze II, { $fates-shagratt-task-3 } w erze III. Każda okradziona rasa daje { $fates-shagratt-robbed }.
aetherya-rule-A54-title = Los Pudugruena
aetherya-rule-A54 = Skarbiec krasnoludów stoi pusty, a Pudugruen zna wejście do starych sztolni, o którym nikt inny nie może się dowiedzieć. Góra, z którą styka się krasnolud, a nie styka się żadna karta innej rasy, jest kopalnią; portale liczą się w obu wypadkach. Zadanie: na koniec ery kopalń ma być co najmniej { $fates-pudugruen-task-1 } w erze I, { $fates-pudugruen-task-2 } w erze II, { $fates-pudugruen-task-3 } w erze III. Każda kopalnia daje { $fates-pudugruen-mine }.
aetherya-rule-A55-title = Inwazja
aetherya-rule-A55 = Nad przełęczami wisi dym, strumienie zamieniają się w mokradła, a każdy ma nadzieję, że to idzie do sąsiada. Dla dwóch, trzech lub czterech osób. Gobliny, smoki i bagna to mroczne karty. Jeśli dobierzesz z talii mroczną kartę, możesz jej nie kłaść ani nie odrzucać, tylko wysłać następnemu graczowi zgodnie z ruchem wskazówek zegara. Zastępuje ona tam odkrytą kartę, jedną z dwunastu na brzegu królestwa, którą wolno zastąpić (A10); tamta zostaje odrzucona. Potem odkrywasz jedną ze swoich zakrytych kart, jak po odrzuceniu (A11). Wzięte już legendy zostają.
aetherya-rule-A56-title = Konfrontacja
aetherya-rule-A56 = Rasy Aetherii dość już rozmawiały; teraz każda chce całej ziemi dla siebie. Dla dwóch, trzech lub czterech osób. Przed rozdaniem kart każdemu jawnie losuje się inną rasę. Punkty daje tylko wiersz tej rasy: { $variants-confrontation-home } za każdą stykającą się ojczystą krainę, czyli równinę dla ludzi, las dla elfów, górę dla krasnoludów, bagno dla goblinów. Kto prowadzi gobliny, może korzystać przy tym z portali. Każda stykająca się para złożona z karty twojej rasy i karty innej rasy kosztuje { $variants-confrontation-conflict }; innych konfliktów nie ma. Smoki oswajają tylko karty twojej rasy, { $dragons-tamers } przy smoku, gobliny także.
aetherya-rule-A57-title = Rubieże
aetherya-rule-A57 = Na północ od królestw leżą Nolandy, których nie ma na żadnej mapie; kto je zasiedli, ten ją narysuje. Dla dwóch, trzech lub czterech osób. Kart każdego rodzaju bierze się we dwoje { $variants-frontiers-copies-1 }, we troje { $variants-frontiers-copies-2 }, we czworo { $variants-frontiers-copies-3 }. Nolandy to wspólne pole cztery na cztery, na początku puste. Jeśli dobierzesz kartę z talii, możesz jej nie kłaść ani nie odrzucać, tylko osiedlić ją ze swoim znakiem na pustym miejscu Nolandów. Potem odkrywasz jedną ze swoich zakrytych kart (A11). Dopóki talia albo stos odrzuconych jest pusty, niczego nie wolno osiedlać. Na koniec każda osiedlona karta ma siłę: { $variants-frontiers-card }, karta rasy o { $variants-frontiers-home } więcej za każdą ojczystą krainę (A56), która się z nią tam styka, czyjakolwiek jest, a smok { $variants-frontiers-dragon }. Portale w Nolandach łączą to, co się z nimi styka. Największa siła daje { $variants-frontiers-prizes-1 }, druga, we troje lub we czworo, { $variants-frontiers-prizes-2 }, trzecia, we czworo, { $variants-frontiers-prizes-3 }. Przy remisie wszyscy dostają najniższą z nagród za dzielone miejsca. Jeśli nic nie osiedlisz, nic nie dostajesz.
aetherya-rule-A58-title = Imperia
aetherya-rule-A58 = Pewnej nocy dwa królestwa zawarły przymierze; rano miały je także dwa pozostałe. Dla czterech osób: sojusznikami są ci, którzy siedzą naprzeciw siebie. Jeśli dobierzesz kartę z talii, możesz jej nie kłaść ani nie odrzucać, tylko wysłać sojusznikowi. Zastępuje ona tam odkrytą kartę, którą wolno zastąpić (A10); tamta zostaje odrzucona. Potem odkrywasz jedną ze swoich zakrytych kart (A11). Obaj sojusznicy dostają punkty obu królestw razem; punkty sojusznika stoją w osobnym wierszu. Jeśli imperia remisują, według A22 porównuje się wiersze obu sojuszników razem. Sojusznicy wygrywają razem.
aetherya-rule-A59-title = Twierdze Konfrontacji
aetherya-rule-A59 = Gdy władcy liczą pola, murarze są już na granicy. W Konfrontacji (A56) królestwa leżą w kręgu obok siebie: prawa kolumna każdego graniczy z lewą kolumną następnego zgodnie z ruchem wskazówek zegara, rząd z rzędem; we dwoje sąsiadujecie z obu stron. Na każdej zakrytej karcie leży zakryty żeton; nieważne który. Gdy odkrywasz lub zastępujesz taką kartę, budujesz z jej żetonu: kładziesz go na swojej odkrytej karcie twojej rasy albo jej ojczystej krainy. Jeśli takiej nie masz, żeton wypada z gry. Gdy żetonów na karcie jest { $variants-confrontation-tokens }, to twierdza i więcej się tam nie kładzie. Jeśli zastąpisz kartę, żetony z niej przepadają. Na koniec każda twierdza daje { $variants-confrontation-fortress }. Jeśli stoi przy granicy, a naprzeciw nie ma twierdzy, ten sąsiad płaci ci jeszcze daninę: { $variants-confrontation-tribute }. Niegotowe twierdze nic nie dają. Wszystko to ma osobny wiersz.
aetherya-rule-A60-title = Pakty Rubieży
aetherya-rule-A60 = Nikt nie zajmie Nolandów w pojedynkę i nikt nie lubi się nimi dzielić. W Rubieżach (A57) we troje lub we czworo możesz raz w swojej turze, zanim weźmiesz lub dobierzesz kartę, zaproponować pakt innej osobie, jeśli żadne z was paktu nie ma. Druga osoba od razu przyjmuje albo odmawia. Pakt wiąże: gdy liczy się miejsca w Nolandach, jego strony nie liczą się przeciw sobie, więc żadna nie spycha drugiej. Trwa, dopóki któraś go nie złamie w swojej turze zamiast propozycji; każdy złamany przez ciebie pakt kosztuje na koniec { $variants-frontiers-betrayal }. Wszystko inne, co sobie obiecacie, nikogo nie wiąże.
aetherya-rule-A61-title = Imperia dla sześciu i ośmiu
aetherya-rule-A61 = Przymierze jednej nocy wciągnęło cały kontynent. Z drugim pudełkiem w Imperia (A58) może grać sześć lub osiem osób: troje na troje albo czworo na czworo. Gracze obu imperiów siedzą przy stole na przemian. Z każdego pudełka weźcie karty dla połowy graczy (A1), ale legendy tylko z jednego. Kartę można wysłać jedynie następnemu sojusznikowi zgodnie z ruchem wskazówek zegara. Każdy dostaje punkty wszystkich królestw swojego imperium razem; przy remisie A22 dodaje wiersze całego imperium.

aetherya-note-A50 = To nasze: instrukcja wymienia te scenariusze i opowiada, jak się każdy zaczyna, ale nie drukuje ich zasad.
aetherya-note-A51 = Zasady są nasze; instrukcja ten los tylko wymienia.
aetherya-note-A52 = Zasady są nasze; instrukcja ten los tylko wymienia.
aetherya-note-A53 = Zasady są nasze; instrukcja ten los tylko wymienia.
aetherya-note-A54 = Zasady są nasze; instrukcja ten los tylko wymienia.
aetherya-note-A55 = Zasady są nasze; instrukcja ten wariant tylko wymienia.
aetherya-note-A56 = Zasady są nasze; instrukcja ten wariant tylko wymienia.
aetherya-note-A57 = Zasady są nasze; instrukcja ten wariant tylko wymienia.
aetherya-note-A58 = Zasady są nasze; instrukcja ten wariant tylko wymienia: dla czterech osób, a z drugim pudełkiem dla sześciu lub ośmiu.
aetherya-note-A59 = Zasady są nasze; instrukcja mówi tylko, że żetony stają się budowanymi twierdzami.
aetherya-note-A60 = Zasady są nasze; instrukcja mówi tylko, że w Rubieżach są negocjacje, sojusze i zdrady.
aetherya-note-A61 = Zasady są nasze; instrukcja mówi tylko, że z drugim pudełkiem może grać sześć lub osiem osób.

aetherya-example-invasion = Dobierasz goblina. Na brzegu następnego królestwa leżą odkryte elf, goblin i smok. Swojego goblina możesz wysłać w miejsce elfa, który zostaje odrzucony; nie w miejsce goblina, bo jest tego samego rodzaju, ani smoka, ani zakrytej karty.
aetherya-example-nolands = Gra troje, ich siły to 6, 6 i 4. Dwoje pierwszych dzieli pierwsze i drugie miejsce, więc oboje dostają nagrodę za drugie, { $variants-frontiers-prizes-2 }. Za trzecie miejsce we troje nagrody nie ma.
aetherya-example-pacts = Gra troje, siły to 6, 5 i 4. Jeśli dwie pierwsze osoby mają pakt, obie są pierwsze i dostają po { $variants-frontiers-prizes-1 }; trzecia nie dostaje nic. Jeśli pierwsza w porę złamie pakt, druga dostanie tylko { $variants-frontiers-prizes-2 }, a zdrada kosztuje pierwszą { $variants-frontiers-betrayal }.
aetherya-example-empires = Twoje królestwo jest warte 14, królestwo sojusznika 9: każde z was ma 23. Przeciwnicy mają 12 i 12, czyli po 24, i wygrywa ich imperium.
aetherya-example-two-boxes = Troje na troje: twoje królestwo jest warte 14, królestwa sojuszników 9 i 12, więc każde z was ma 35. Dobrana karta może trafić do sojusznika o dwa miejsca dalej; drugi sojusznik wysyła karty tobie.
aetherya-example-fortresses = Twoja twierdza stoi na prawym brzegu drugiego rzędu, a za granicą naprzeciw nie ma żadnej: dostajesz { $variants-confrontation-fortress }, a następna osoba płaci ci jeszcze { $variants-confrontation-tribute }. Gdy naprzeciw stanie twierdza, każdy ma punkty za swoją i nikt nie płaci. Twierdza w dwóch środkowych kolumnach daje punkty, ale nikomu nie zagraża.

# Co pokazują rysunki do zasad
aetherya-diagram-harmony = Człowiek styka się z równiną (+2) i z lasem (+1), elf z lasem (+2): 5 punktów. Karty, które spotykają się tylko rogami, się nie stykają.
aetherya-diagram-portal = Wszystkie karty wokół portalu stykają się ze sobą: oba elfy stykają się z lasem (po +2) i oba są w konflikcie z goblinem (po −2).
aetherya-diagram-dragon = Ze smokiem styka się dwoje ludzi, więc jest oswojony: +3. Elf jest w konflikcie z krasnoludem i z goblinem: po −2.
aetherya-diagram-legends = Człowiek leży obok elfa: tę legendę możesz wziąć. Z trzech równin jedna leży osobno, nie są więc połączone.
aetherya-diagram-tokens = Na każdej zakrytej karcie leży zakryty żeton. Kto odkrywa lub zastępuje kartę, decyduje w ciemno, czy go wziąć.
aetherya-diagram-solo = Trzy rzędy kampanii. Spełnione legendy są odwrócone; cały rząd ery trzeba spełnić przed jej końcem.
aetherya-diagram-table = Stół w twojej turze.

# What not every game is played with
aetherya-when-tokens = przedmioty i postacie
aetherya-when-solo = solo
aetherya-when-coop = gra wspólna
aetherya-when-fates = cztery losy
aetherya-when-variants = cztery warianty

# The labelled picture of the table, and the example turn
aetherya-label-kingdom = Twoje królestwo: cztery rzędy po cztery karty. Rasy punktują za krainy, z którymi się stykają.
aetherya-label-down = Zakryta karta: nikt jej jeszcze nie zna.
aetherya-label-dragon = Smok: oswajają go dwie stykające się z nim karty jednej rasy.
aetherya-label-discard = Stos odrzuconych: weź wierzchnią kartę…
aetherya-label-deck = … albo dobierz nieznaną z talii.
aetherya-label-legends = Wyłożone legendy: w swojej turze możesz wziąć jedną, jeśli królestwo ją spełnia.
aetherya-turn-look = Twoja tura. Na stosie odrzuconych leży las, a twój elf daje dwa punkty za każdy las, z którym się styka.
aetherya-turn-place = Bierzesz las i kładziesz go w miejsce zakrytej karty obok elfa. Ta karta, goblin, idzie na stos odrzuconych.
aetherya-turn-other = Drugi gracz dobiera kartę i kładzie ją u siebie. Karta, którą zastąpił, bagno, leży teraz na wierzchu stosu.
aetherya-turn-draw = Bagno ci niepotrzebne, więc dobierasz z talii: znów las. Możesz go położyć albo odrzucić i odkryć jedną ze swoich zakrytych kart.
aetherya-turn-second = Kładziesz go w lewym górnym rogu. Teraz trzy twoje lasy są połączone.
aetherya-turn-claim = To spełnia legendę trzech lasów: bierzesz ją, cztery punkty na zawsze. Jej miejsce zajmuje następna ze stosu, a twoja tura się kończy.

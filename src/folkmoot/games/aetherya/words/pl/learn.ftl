# The guided first game of Legends of Aetherya and its puzzles.

learn-aetherya-want = Oto twoje królestwo: szesnaście kart. Na koniec każda rasa daje punkty za krainy, z którymi styka się bokiem. Wygrywa ten, kto ma najwięcej punktów.
learn-aetherya-turn = W swojej turze bierzesz jedną kartę, wierzchnią z odrzuconych albo nieznaną z talii, i kładziesz ją w miejsce dowolnej swojej karty. Jedenaście twoich kart leży już odkrytych.
learn-aetherya-take = Elfy kochają lasy: 2 punkty za każdy las obok. Na odrzuconych leży las. { $where ->
    [terminal] Weź go: kliknij kartę albo wybierz go z listy.
   *[page] Weź go: wybierz kartę, potem potwierdź.
  }
learn-aetherya-place = Połóż las obok elfa, w prawym górnym rogu. Zakryta karta z tego miejsca trafi na odrzucone; wcześniej jej nie widzisz.
learn-aetherya-saw-replaced = { $other } kładzie kartę w swoim królestwie. Zastąpiona karta zawsze ląduje na odrzuconych: możesz ją wziąć, jeśli ci odpowiada.
learn-aetherya-draw = Bagno ci się nie przyda: ludzie i elfy tracą obok niego po punkcie. Dobierz raczej z talii.
learn-aetherya-forests = Jeszcze jeden las! Spójrz na legendy: jedna wymaga trzech połączonych lasów. Połóż ten w lewym górnym rogu, a trzy twoje lasy będą połączone.
learn-aetherya-claim = Raz w turze, przed kartą albo po niej, możesz wziąć legendę, której warunek jest spełniony. Jest twoja na zawsze: 4 punkty.
learn-aetherya-goblin = Goblin. Gobliny są w konflikcie z każdą inną rasą, a elfy z krasnoludami: każda stykająca się para wrogów kosztuje 2 punkty. Zostaw go i dobierz z talii.
learn-aetherya-useless = Znowu bagno, nigdzie nie pasuje. Dobraną kartę możesz od razu odrzucić.
learn-aetherya-flip = Wtedy zamiast tego musisz odkryć jedną ze swoich zakrytych kart. Spróbuj tej między krasnoludem a górą.
learn-aetherya-portal = Portal! Wszystkie karty wokół portalu stykają się ze sobą. Rasy sięgają przez niego do krain, ale wrogowie do siebie też. Odkrytego portalu ani smoka nie można zastąpić.
learn-aetherya-dragon = Twój smok jest dziki i kosztuje 3 punkty. Oswajają go dwie karty jednej rasy obok, byle nie gobliny; wtedy daje 3. Jeden człowiek już tam stoi, drugi leży na odrzuconych.
learn-aetherya-tame = Połóż człowieka pod smokiem, w prawym dolnym rogu. Smok między dwoma ludźmi jest oswojony.
learn-aetherya-last = Jedna twoja karta jest jeszcze zakryta. Gdy ktoś ma odkrytą szesnastą kartę, gra natychmiast się kończy. Prowadzisz, więc zakończ ją: dobierz kartę na ostatnie miejsce.
learn-aetherya-end = Elf, a ostatnie miejsce jest obok lasu. Połóż go tam: królestwo gotowe.
learn-aetherya-saw-claim = { $other } bierze legendę. Wziętej już nie ma, jej miejsce zajmuje następna ze stosu.
learn-aetherya-scored = Koniec gry, wszystko odkryte i policzone. Oto skąd się wzięły punkty:
learn-aetherya-rows = Zapamiętaj krainy: ludzie: równina 2, las 1, góra 1, bagno −1; elfy: las 2, bagno −1; krasnoludy: góra 2; gobliny: bagno 3. Im więcej oswojonych smoków, tym więcej wart każdy, a dzikie kosztują więcej.
learn-aetherya-now-you = Teraz ty! W pełnej grze zaczynasz od czterech kart pośrodku i dwunastu zakrytych. Zagraj albo spróbuj łamigłówek.
learn-aetherya-off-take = Kartę z odrzuconych widzą wszyscy: pomyśl, gdzie dałaby punkty. Zrobiłbym tak: { $what }.
learn-aetherya-off-draw = Na odrzuconych niewiele ci pomoże. Spróbowałbym talii: { $what }.
learn-aetherya-off-place = Zobacz, z jakimi krainami i rasami karta by się stykała i co by zastąpiła. Zrobiłbym tak: { $what }.
learn-aetherya-off-discard = Z tej karty więcej szkody niż pożytku. Zrobiłbym tak: { $what }.
learn-aetherya-off-flip = Teraz odkrywasz jedną ze swoich zakrytych kart. Zrobiłbym tak: { $what }.
learn-aetherya-off-claim = Legenda jest w zasięgu, a legendy zostają na zawsze. Zrobiłbym tak: { $what }.
learn-aetherya-off-any = W tej turze to chyba wszystko: { $what }.

learn-aetherya-1-title = Wreszcie pokój
learn-aetherya-1-task = Na odrzuconych leży człowiek. Na koniec tej tury masz mieć { $need } pkt.
learn-aetherya-1-hint = Karta daje punkty za to, z czym się styka, a czasem za to, co zastępuje.
learn-aetherya-1-solved = Wraz z goblinem znikają wszystkie jego konflikty, a przez portal człowiek styka się też z równiną i górą.
learn-aetherya-1-wrong = To daje { $got } pkt, a można { $need }.
learn-aetherya-1-wrong-plains = Równiny są dobre dla człowieka, ale konflikt w królestwie kosztuje więcej: { $got } pkt, a można { $need }.
learn-aetherya-1-wrong-draw = Właściwa karta leży na odrzuconych: to daje { $got } pkt, a można { $need }.
learn-aetherya-2-title = Dwa smoki
learn-aetherya-2-task = Jeden z twoich dwóch smoków jest jeszcze dziki. Na koniec tej tury masz mieć { $need } pkt.
learn-aetherya-2-hint = Dwa elfy obok oswajają dzikiego smoka. Które miejsce obok niego nic cię nie kosztuje?
learn-aetherya-2-solved = Teraz oba smoki są oswojone: po 5 punktów zamiast plus 5 i minus 5.
learn-aetherya-2-wrong = To daje { $got } pkt, a można { $need }.
learn-aetherya-2-wrong-dwarf = Smok jest oswojony, ale tu elf jest w konflikcie z krasnoludem i przepada góra: { $got } pkt, a można { $need }.
learn-aetherya-2-wrong-draw = Właściwa karta to elf na odrzuconych: to daje { $got } pkt, a można { $need }.
learn-aetherya-3-title = Okrężna droga
learn-aetherya-3-task = Na odrzuconych leży portal. Weź legendę w tej turze.
learn-aetherya-3-hint = Karty wokół portali stykają się, a sąsiednie portale łączą swoje kręgi. Które dwie karty ludzi mogłyby się spotkać?
learn-aetherya-3-solved = Portale tworzą łańcuch i przez niego dwoje ludzi się styka: dwie karty jednej rasy, legenda.
learn-aetherya-3-wrong = Z portalem w tym miejscu żadna z odkrytych legend nie jest spełniona.
learn-aetherya-3-wrong-draw = Potrzebujesz portalu z odrzuconych.
learn-aetherya-3-wrong-done = Portal leży dobrze. Teraz weź legendę, zanim tura się skończy.

learn-aetherya-theme-cards = Która karta
learn-aetherya-theme-place = Gdzie położyć
learn-aetherya-theme-discard = Odrzucić czy położyć
learn-aetherya-theme-flip = Co odkryć
learn-aetherya-theme-legends = Legendy
learn-aetherya-theme-other = Coś szczególnego

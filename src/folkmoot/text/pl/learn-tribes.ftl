# The guided first game of Tribes and its puzzles.

learn-tribes-want = Witaj w Plemionach. Kto pierwszy zdobędzie 15 punktów, od razu wygrywa. Punkty dają wioski, po jednym na początku twojej tury, oraz spełnione cele. Ta gra już trwa: masz 11.
learn-tribes-turn = W swojej turze rzucasz dwiema kośćmi i wykonujesz dwie różne akcje, każdą z inną kością: Wzrost, Ruch, Zbiór, Nauka. Potem możesz budować wioski i spełniać cele.
learn-tribes-dice = Każda akcja ma rząd trzech kości. Twoja kość wchodzi z lewej i wypycha ostatnią, która trafia do sąsiada. Dwa słońca w rzędzie dają akcję mocną, dwa księżyce słabą.
learn-tribes-strong = Masz słońce i pustą ściankę. Słońce w rzędzie Wzrostu da dwa słońca: akcja mocna, cztery osoby zamiast trzech. Wybierz słońce, potem Wzrost.
learn-tribes-grow = Nowi członkowie plemienia pojawiają się tam, gdzie już kogoś masz. Postaw wszystkich czterech w lesie pośrodku: dotknij go cztery razy, potem zakończ.
learn-tribes-gather = Wioska twojego plemienia kosztuje trzy żywności, dwa drewna i jeden kamień. Brakuje dwóch żywności i dwóch drewna. Zbieraj z pustą ścianką: dwa pola, po dwa.
learn-tribes-hexes = Jeziora dają żywność, lasy drewno, góry kamień. Stoisz na jeziorze i w lesie: wybierz oba pola.
learn-tribes-more = I następne pole. { $where ->
    [terminal] Co zostało, widać na liście.
   *[page] Gdy wszystkie są wybrane, naciśnij duży przycisk.
  }
learn-tribes-build = Stać cię na wioskę. Zbuduj ją w lesie pośrodku, gdzie chroni ją pięciu twoich. Wioska bez członka swojego plemienia przepada.
learn-tribes-finish = To była cała tura: rzut, dwie akcje, budowa. Zakończ ją.
learn-tribes-saw-goal = { $other } spełnia cel i punkty za niego zostają na zawsze. Za rozwój płaci się surowcami, osiągnięcia widać na polu gry.
learn-tribes-income = Na początku tury wioska przyniosła ci punkt. Dlatego wczesna wioska jest wiele warta.
learn-tribes-learn = Nie masz jeszcze celów. Nauka z pustą ścianką: dobierz dwa.
learn-tribes-goals = Pogranicze wymaga, by być samemu na trzech zewnętrznych polach; masz na razie jedno. W lesie poniżej { $other } ma dwie osoby. Weź Ruch ze słońcem: akcja mocna, cztery osoby.
learn-tribes-attack = Na polu mieści się pięć osób. Przesuń cztery w dół, do lasu z tamtymi dwiema: sześć to za dużo, będzie walka. Jedna musi zostać przy wiosce. Dotknij swojego pola, potem celu, i tak cztery razy; potem zakończ.
learn-tribes-fought = Gdy na polu jest więcej niż pięć osób, wybucha walka: każde plemię traci po jednej osobie, aż zostanie jedno plemię. Liczy się liczba, więc licz przed ruchem.
learn-tribes-wait = Las jest teraz tylko twój, to drugie zewnętrzne pole do Pogranicza. Zakończ turę.
learn-tribes-last = 13 punktów: Pogranicze da dwa ostatnie. Potrzeba jeszcze jednego zewnętrznego pola, więc Ruch z pustą ścianką. W rzędzie są dwa słońca.
learn-tribes-spread = Na jeziorze po lewej stoją dwie osoby. Niech jedna pójdzie w górę na sąsiednie jezioro, gdzie nikogo nie ma; potem zakończ.
learn-tribes-second = Dwie akcje są obowiązkowe. Zbieraj ze słońcem, surowce zawsze się przydadzą.
learn-tribes-any = { $where ->
    [terminal] Wybierz dwa swoje pola.
   *[page] Wybierz dwa swoje pola i naciśnij duży przycisk.
  }
learn-tribes-claim = Trzy zewnętrzne pola są tylko twoje: spełnij Pogranicze. Daje 2 punkty, a z 15 od razu wygrywasz.
learn-tribes-scored = Koniec gry. Oto skąd są punkty:
learn-tribes-now-you = Teraz ty! Pełna gra zaczyna się od dwóch lub trzech osób i trwa około godziny. Dublet na kościach przynosi kartę wydarzenia; każda sama się objaśnia. Zagraj albo spróbuj zagadek.
learn-tribes-off-act = Zobacz, co każda kość zrobi z każdym rzędem: słaba, zwykła czy mocna akcja. Zrobiłbym tak: { $what }.
learn-tribes-off-grow = Im więcej osób, tym więcej ziemi. Zrobiłbym tak: { $what }.
learn-tribes-off-move = Pamiętaj o limicie pięciu osób na polu i o swoich wioskach. Zrobiłbym tak: { $what }.
learn-tribes-off-gather = Pomyśl, ile kosztuje następna wioska lub cel. Zrobiłbym tak: { $what }.
learn-tribes-off-build = Wioska daje punkt w każdej turze, buduj jak najwcześniej. Zrobiłbym tak: { $what }.
learn-tribes-off-claim = Cel jest w zasięgu, a jego punkty zostają. Zrobiłbym tak: { $what }.
learn-tribes-off-done = To chyba wystarczy. Zrobiłbym tak: { $what }.
learn-tribes-off-any = Tu decydujesz osobno. Zrobiłbym tak: { $what }.

learn-tribes-1-title = Za co zapłacić
learn-tribes-1-task = Masz 13 punktów i koniec swojej tury; w następnej wygra { $other }. Wygraj teraz.
learn-tribes-1-hint = Brakuje dwóch punktów. Za które dwa cele można zapłacić razem?
learn-tribes-1-solved = Ognisko i Łuk kosztują razem dokładnie tyle, ile masz: 15 punktów.
learn-tribes-1-wrong = To nie jest 15 punktów, a w następnej turze wygrywa { $other }.
learn-tribes-1-wrong-oxen = Woły zabierają całą żywność i na nic więcej cię nie stać: 14 punktów.
learn-tribes-1-wrong-village = Wioska da punkt dopiero na początku następnej tury, a tej już nie będzie.
learn-tribes-1-wrong-cave = Malowidła zabierają oba kamienie i na nic więcej cię nie stać: 14 punktów.
learn-tribes-2-title = Sześcioro to tłum
learn-tribes-2-task = Masz 12 punktów i jedną akcję. Najazd daje 3, jeśli zniszczysz wioskę atakiem. Wygraj teraz.
learn-tribes-2-hint = Walka jest tylko tam, gdzie stoi więcej niż pięć osób. Wioski strzegą dwie.
learn-tribes-2-solved = Cztery i dwie to sześć: walka. Zostają dwie twoje, w wiosce nikogo, a Najazd spełniony.
learn-tribes-2-wrong = Wioska wciąż stoi: nie było walki albo jej strażnicy przetrwali.
learn-tribes-2-wrong-grow = Nowi członkowie plemienia nikogo nie atakują: wioska wciąż stoi.
learn-tribes-2-wrong-learn = Inne cele nie pomogą na czas: wioska wciąż stoi.
learn-tribes-3-title = Więcej niż inni
learn-tribes-3-task = Masz 12 punktów i jedną akcję. Władcy lasów dają 3: więcej osób niż inni w trzech lasach. Wygraj teraz.
learn-tribes-3-hint = W dwóch brakujących lasach stoi po jednej obcej osobie. Kto dojdzie do obu?
learn-tribes-3-solved = Jedna osoba na środek, dwie do dolnego lasu: dwa razy dwie przeciw jednej i trzy lasy są twoje.
learn-tribes-3-wrong = Nie masz przewagi w trzech lasach.
learn-tribes-3-wrong-grow = Rosnąć można tylko tam, gdzie już kogoś masz: dolny las nadal ma { $other }.
learn-tribes-3-wrong-learn = Inne cele nie pomogą na czas.

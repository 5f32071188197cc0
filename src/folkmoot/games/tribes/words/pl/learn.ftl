# The guided first game of Tribes and its puzzles.

learn-tribes-want = Witaj w Plemionach. Kto pierwszy zdobędzie 15 punktów, od razu wygrywa. Punkty dają wioski, po jednym na początku twojej tury, oraz spełnione cele. Ta gra już trwa: masz 11.
learn-tribes-turn = W swojej turze rzucasz dwiema kośćmi i wykonujesz dwie różne akcje, każdą z inną kością: Wzrost, Ruch, Zbiór, Nauka. Potem możesz budować wioski i spełniać cele.
learn-tribes-dice = Każda akcja ma rząd trzech kości. Twoja kość wchodzi z lewej i wypycha ostatnią, która trafia do sąsiada. Dwa słońca w rzędzie dają akcję mocną, dwa księżyce słabą.
learn-tribes-strong = Masz słońce i pustą ściankę. Słońce w rzędzie Wzrostu da dwa słońca: akcja mocna, czterech osadników zamiast trzech. Wybierz słońce, potem Wzrost.
learn-tribes-grow = Nowi osadnicy pojawiają się tam, gdzie już kogoś masz. Postaw wszystkich czterech w lesie pośrodku: wybierz go cztery razy, potem zakończ.
learn-tribes-gather = Wioska twojego plemienia kosztuje 3 żywności, 2 drewna i 1 kamień. Brakuje ci 2 żywności i 2 drewna. Wykonaj Zbiór z pustą ścianką: dwa pola, po dwa surowce.
learn-tribes-hexes = Jeziora dają żywność, lasy drewno, góry kamień. Stoisz na jeziorze i w lesie: wybierz oba pola.
learn-tribes-more = I następne pole. { $where ->
    [terminal] Co zostało, widać na liście.
   *[page] Gdy wszystkie są wybrane, naciśnij duży przycisk.
  }
learn-tribes-build = Stać cię na wioskę. Zbuduj ją w lesie pośrodku, gdzie chroni ją pięciu twoich osadników. Wioska bez osadnika swojego plemienia przepada.
learn-tribes-finish = To była cała tura: rzut, dwie akcje, budowa. Zakończ ją.
learn-tribes-saw-goal = { $other } spełnia cel; punkty za niego zostają na zawsze. Wynalazki kosztują surowce, a osiągnięcia wymagają określonej sytuacji na planszy.
learn-tribes-income = Na początku tury wioska daje ci punkt. Dlatego wczesna wioska jest wiele warta.
learn-tribes-learn = Nie masz jeszcze celów. Nauka z pustą ścianką: dobierz dwa.
learn-tribes-goals = Pogranicze wymaga kontroli nad trzema skrajnymi polami, czyli takimi, gdzie stoją tylko twoi; na razie masz jedno. W lesie poniżej { $other } ma dwóch osadników. Wybierz Ruch ze słońcem: akcja mocna, czterech osadników.
learn-tribes-attack = Na polu mieści się pięciu osadników. Przesuń czterech swoich w dół, do lasu, w którym stoi tamtych dwóch: sześciu to za dużo, będzie konflikt. Jeden musi zostać w wiosce. Wybierz swoje pole, potem cel, i tak cztery razy; potem zakończ.
learn-tribes-fought = Gdy na polu jest więcej niż pięciu osadników, wybucha konflikt: każde plemię traci po jednym, aż zostanie tylko jedno plemię. Decyduje liczebność, więc policz przed ruchem.
learn-tribes-wait = Las jest teraz tylko twój, to drugie skrajne pole do Pogranicza. Zakończ turę.
learn-tribes-last = 13 punktów: Pogranicze da dwa ostatnie. Potrzeba jeszcze jednego skrajnego pola, więc wybierz Ruch z pustą ścianką. W rzędzie są dwa słońca.
learn-tribes-spread = Na jeziorze po lewej stoi dwóch osadników. Niech jeden pójdzie w górę, na sąsiednie jezioro, gdzie nikogo nie ma; potem zakończ.
learn-tribes-second = Dwie akcje są obowiązkowe. Zbieraj ze słońcem, surowce zawsze się przydadzą.
learn-tribes-any = { $where ->
    [terminal] Wybierz dwa swoje pola.
   *[page] Wybierz dwa swoje pola i naciśnij duży przycisk.
  }
learn-tribes-claim = Trzy skrajne pola są tylko twoje: spełnij Pogranicze. Daje 2 punkty, a z 15 od razu wygrywasz.
learn-tribes-scored = Koniec gry. Oto skąd się wzięły punkty:
learn-tribes-now-you = Teraz ty! Pełna gra zaczyna się od dwóch lub trzech osadników na gracza i trwa około godziny. Dublet na kościach przynosi kartę wydarzenia; każda jest opisana. Zagraj albo spróbuj łamigłówek.
learn-tribes-off-act = Zobacz, co każda kość zrobi z każdym rzędem: słaba, zwykła czy mocna akcja. Zrobiłbym tak: { $what }.
learn-tribes-off-grow = Im więcej osadników, tym więcej ziemi. Zrobiłbym tak: { $what }.
learn-tribes-off-move = Pamiętaj o limicie pięciu osadników na polu i o swoich wioskach. Zrobiłbym tak: { $what }.
learn-tribes-off-gather = Pomyśl, ile kosztuje następna wioska lub cel. Zrobiłbym tak: { $what }.
learn-tribes-off-build = Wioska daje punkt w każdej turze, buduj jak najwcześniej. Zrobiłbym tak: { $what }.
learn-tribes-off-claim = Cel jest w zasięgu, a jego punkty zostają. Zrobiłbym tak: { $what }.
learn-tribes-off-done = To chyba wystarczy. Zrobiłbym tak: { $what }.
learn-tribes-off-any = Tu decydujesz ty. Zrobiłbym tak: { $what }.

learn-tribes-1-title = Za co zapłacić
learn-tribes-1-task = Masz 13 punktów i kończysz turę; w następnej wygra { $other }. Wygraj teraz.
learn-tribes-1-hint = Brakuje dwóch punktów. Za które dwa cele można zapłacić razem?
learn-tribes-1-solved = Palenisko i Łuk kosztują razem dokładnie tyle, ile masz: 15 punktów.
learn-tribes-1-wrong = To nie jest 15 punktów, a w następnej turze wygrywa { $other }.
learn-tribes-1-wrong-oxen = Woły zabierają całą żywność i na nic więcej cię nie stać: 14 punktów.
learn-tribes-1-wrong-village = Wioska da punkt dopiero na początku następnej tury, a tej już nie będzie.
learn-tribes-1-wrong-cave = Malowidła naskalne zabierają oba kamienie i na nic więcej cię nie stać: 14 punktów.
learn-tribes-2-title = Sześciu to tłum
learn-tribes-2-task = Masz 12 punktów i jedną akcję. Najazd daje 3, jeśli zniszczysz wioskę atakiem. Wygraj teraz.
learn-tribes-2-hint = Konflikt wybucha tylko tam, gdzie stoi więcej niż pięciu osadników. Wioski strzeże dwóch.
learn-tribes-2-solved = Czterech i dwóch to sześciu: konflikt. Zostaje dwóch twoich, w wiosce nie ma nikogo, a Najazd jest spełniony.
learn-tribes-2-wrong = Wioska wciąż stoi: nie było konfliktu albo jej obrońcy przetrwali.
learn-tribes-2-wrong-grow = Nowi osadnicy nikogo nie atakują: wioska wciąż stoi.
learn-tribes-2-wrong-learn = Inne cele nie pomogą na czas: wioska wciąż stoi.
learn-tribes-3-title = Więcej niż inni
learn-tribes-3-task = Masz 12 punktów i jedną akcję. Władcy lasów dają 3: trzeba przewagi w trzech lasach. Wygraj teraz.
learn-tribes-3-hint = W dwóch brakujących lasach stoi po jednym obcym osadniku. Kto dojdzie do obu?
learn-tribes-3-solved = Jeden na środek, dwóch do dolnego lasu: dwa razy dwóch przeciw jednemu i trzy lasy są twoje.
learn-tribes-3-wrong = Nie masz przewagi w trzech lasach.
learn-tribes-3-wrong-grow = Wzrost dodaje osadników tylko tam, gdzie już kogoś masz: w dolnym lesie nadal przeważa { $other }.
learn-tribes-3-wrong-learn = Inne cele nie pomogą na czas.

learn-tribes-theme-village = Wioski
learn-tribes-theme-goals = Cele
learn-tribes-theme-action = Która akcja
learn-tribes-theme-growth = Gdzie rosnąć
learn-tribes-theme-moves = Dokąd iść
learn-tribes-theme-resources = Co zbierać
learn-tribes-theme-other = Coś szczególnego

# Błędy pozycji i pudełek.
error-ethnos-few-cards = w pudełku jest za mało kart dla tylu graczy: { $players }
error-ethnos-many = musi zaczynać się od { $first }, zaraz po { "players.few" }
error-ethnos-many-tokens = żetonów jednej wartości jest więcej niż { $most }
error-ethnos-few-tokens = żetonów jest { $number }, a sześć królestw potrzebuje po { $ages }
error-ethnos-other-tribes = to nie plemiona z { "options.tribes" }
error-ethnos-token-order = żetony wykłada się królestwo po królestwie: brakuje tych dla { $value }
error-ethnos-no-token = nie ma już żetonu chwały { $value } (zostały: { $choices })
error-ethnos-markers = { $seat }: znaczników jest { $number }, a gracz ma ich { $most }
error-ethnos-known-cards = { $value }, a znanych kart tej ręki jest { $number }
error-ethnos-hidden-cards = nieznanych kart na rękach jest { $number }, a nigdzie indziej nie leży { $left }
error-ethnos-no-age = { $value }: przed pierwszą erą nie rozdaje się kart
error-ethnos-absent = { $value }: tego plemienia nie ma w grze
error-ethnos-not-held = { $value }: karta jest znana, ale nie ma jej na ręce
error-ethnos-leaderless = brakuje: bez dowódcy zagrywa się tylko szkielety w liczbie { $number }
error-ethnos-not-among = { $value }: nie ma jej wśród kart
error-ethnos-mixed = karty nie są ani z jednego plemienia, ani w jednym kolorze
error-ethnos-giants = brakuje: równe oddziały olbrzymów mają: { $equal }
error-ethnos-giant = { $seat }: największy oddział olbrzymów jest gdzie indziej
error-ethnos-less-glory = mniej, niż wynosi suma w { "points" }: { $number }
error-ethnos-bare = przed tym pytaniem każde królestwo musi mieć żetony
error-ethnos-early-dragon = przed rozdaniem kart nie dobiera się smoków
error-ethnos-upper-dragon = w górnej połowie nie ma smoków, a jeszcze się nie skończyła
error-ethnos-last-dragon = erę kończy smok numer { $number }
error-ethnos-ask = { $value }: nie można o to pytać: { $why ->
    [band] za ten oddział nie kładzie się znacznika
    [orcs] pole orków jest zajęte albo nie ma już znaczników
    [trolls] nie ma wolnego żetonu tej wartości
    [supply] nie ma już znaczników
    [empty] ręka jest pusta
    [wizard] zanim czarodziej dobiera, ręka jest odkładana
    [full] z pełną ręką się nie werbuje
    [third] { "third" } musi mówić, kto zakończył erę
    [last] w ostatniej erze zdejmuje się wszystkie
    [dragons] erę kończy ostatni smok, a nie został jeszcze dobrany
    [hands] na koniec ery odrzuca się karty z ręki
   *[camp] ten gracz nie ma znaczników orków
  }
error-ethnos-no-band = { $seat }: nie zagrano jeszcze oddziału
error-ethnos-other-leader = { $seat }: dowódcą ostatniego oddziału nie jest { $value }
error-ethnos-symbols = { $done } z { $of }: to nie pasuje; osiągniętych lub miniętych symboli jest { $number }
error-ethnos-drawn = { $done } z { $of }: to nie pasuje; dobranych kart jest { $number } z { $size }
error-ethnos-dealt = { $done } z { $of }: to nie pasuje; kart na rękach { $held }, odkrytych { $laid }
error-ethnos-not-won = { $seat }: nie wyłożono dziesięciu szkieletów albo gra trwa
error-ethnos-won = brakuje: { $seat } wyłożył dziesięć szkieletów i wygrał
error-ethnos-age-goes-on = { $seat }: era trwa, więc nikt nie mógł jej zakończyć

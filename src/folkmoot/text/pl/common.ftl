nobody = nikt
none = brak
comma = { ", " }
semicolon = { "; " }
times = { $number } × { $thing }
labelled = { $label }: { $text }
seat = Miejsce { $number }

row-move = Nic widocznego się nie stało.
row-undo = { $who } cofa grę do wiersza { $to }.
row-seat = { $who }: od teraz gra { $by }.
row-timeout = { $who }: czas minął. Dalej gra { $by }.
row-resign = { $who } się poddaje.
row-repair = Część wierszy tej gry przepadła; cofnięto ją do wiersza { $to }.
row-vote = { $who } głosuje ({ $on }): { $answer }.
row-end = Koniec zapisu.

refusal-no_action = W tej grze nie ma takiej akcji.
refusal-not_now = Teraz potrzebna jest inna decyzja.
refusal-chance_decides = Teraz decyduje los, nie gracz.
refusal-game_over = Gra jest zakończona.
refusal-cannot_come = To nie może się teraz pojawić.
refusal-not_your_turn = To nie twoja tura.

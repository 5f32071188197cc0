nobody = никто
none = нет
comma = { ", " }
semicolon = { "; " }
times = { $number } × { $thing }
labelled = { $label }: { $text }
seat = Игрок { $number }

row-move = Ничего заметного не произошло.
row-undo = { $who } возвращает партию к строке { $to }.
row-seat = { $who }: теперь играет { $by }.
row-timeout = Время вышло: { $who }. Дальше играет { $by }.
row-resign = { $who } сдаётся.
row-repair = Часть строк этой партии потеряна; она возвращена к строке { $to }.
row-vote = { $who } голосует ({ $on }): { $answer }.
row-end = Конец записи.

refusal-no_action = Такого действия в этой игре нет.
refusal-not_now = Сейчас нужно решить другое.
refusal-chance_decides = Сейчас решает случай, а не игрок.
refusal-game_over = Игра окончена.
refusal-cannot_come = Сейчас это выпасть не может.
refusal-not_your_turn = Сейчас не ваш ход.

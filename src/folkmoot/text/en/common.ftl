nobody = nobody
none = none
comma = { ", " }
semicolon = { "; " }
times = { $number } × { $thing }
labelled = { $label }: { $text }
seat = Seat { $number }

row-move = Nothing visible happened.
row-undo = { $who } takes back to row { $to }.
row-seat = { $who } is now played by { $by }.
row-timeout = The time of { $who } is up; { $by } plays on.
row-resign = { $who } resigns.
row-repair = Rows of this game were lost; it was set back to row { $to }.
row-vote = { $who } votes { $answer } on { $on }.
row-end = End of the record.

refusal-no_action = That is no action of this game.
refusal-not_now = This is not what is asked now.
refusal-chance_decides = Chance decides now, not a player.
refusal-game_over = The game is over.
refusal-cannot_come = That cannot come now.
refusal-not_your_turn = It is not your turn.

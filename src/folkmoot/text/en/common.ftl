nobody = nobody
none = none
nothing = nothing
comma = { ", " }
semicolon = { "; " }
times = { $number } × { $thing }
labelled = { $label }: { $text }
bracketed = { $text } ({ $more })
seat = Player { $number }
bot-Ash = Ash
bot-Birch = Birch
bot-Cedar = Cedar
bot-Elm = Elm
bot-Hazel = Hazel
bot-Rowan = Rowan
bot-Alder = Alder
bot-Linden = Linden

row-undo = { $who } goes back to move { $to }.
row-seat = { $plays ->
    [human] { $who } is back.
    [stuck] { $who } did not answer; a simpler bot plays on ({ $by }).
   *[bot] { $who } has left; a bot plays on ({ $by }).
  }
row-timeout = { $who } has run out of time; a bot plays on ({ $by }).
row-resign = { $who } resigns.
row-repair = Part of this game was lost; it goes on from move { $to }.
row-vote = { $on ->
    [abandon] { $answer ->
        [yes] { $who } agrees to stop here.
       *[no] { $who } doesn’t want to stop here.
      }
    [resume] { $answer ->
        [yes] { $who } agrees to go on.
       *[no] { $who } doesn’t want to go on yet.
      }
    [close] { $answer ->
        [yes] { $who } agrees to close the table for good.
       *[no] { $who } doesn’t want to close the table for good.
      }
   *[undo] { $answer ->
        [yes] { $who } agrees to take the move back.
       *[no] { $who } doesn’t agree to take the move back.
      }
  }
row-stop = The players stop here.
row-resume = The players go on where they stopped.
row-end = End of the record.

refusal-no_action = There is no such action in this game.
refusal-not_now = You can’t do that right now.
refusal-chance_decides = Something random is being drawn; nobody can act right now.
refusal-game_over = The game is over.
refusal-cannot_come = That can’t turn up now.
refusal-not_your_turn = It isn’t your turn.

# Links to a table, as chats show them
link-title = { $kind ->
    [invited] { $who } invites you to play { $game }
    [open] A table of { $game } is waiting for players
   *[watch] { $game }: watch the game
  }
link-text = { $kind ->
    [watch] Open the link to look on.
   *[open] Open the link and take a seat. No account, nothing to install.
  }

# Commands about people and tables of a server.
help-people = find, rename, ban and remove people of a server, even while it is running
help-people-list = list people, newest first
help-people-rename = call somebody otherwise, also where they have played and written
help-people-ban = shut somebody out; bots take over their seats
help-people-unban = let somebody in again
help-people-remove = remove somebody for good; what others played with them stays, without a name
help-people-note = A running server notices it within two seconds. { "folkmoot log" } shows what was done.
help-tables = find, close and remove tables of a server, even while it is running
help-tables-list = list tables, the last played first
help-tables-close = end a table; what was played can still be looked at
help-tables-remove = remove a table with all that was played and said there
help-tables-note = A running server notices it within two seconds. { "folkmoot log" } shows what was done.
help-log = show what hosts and operators of a server did
help-log-json = print it as JSON
help-person = the id of a person, or a name that nobody else has
help-table = the id of a table
help-people-rename-name = the new name
help-people-ban-name = keep others from their name as well
help-reason = why; it is kept in { "folkmoot log" }
help-people-list-word = part of a name, or an id (default: all)
help-tables-list-word = an id, a game, a status or a player’s name (default: all)
help-people-list-json = print them as JSON
help-tables-list-json = print them as JSON
command-found = { $number ->
    [0] nothing found
    [one] one found
   *[other] { $number } found
  }
command-tables = { $number ->
    [0] no tables
    [one] one table
   *[other] { $number } tables
  }
command-banned = banned
command-operator = operator
command-people-rename = { $who } has been renamed
command-people-ban = { $who } has been banned
command-people-unban = { $who } may come again
command-people-remove = { $who } has been removed
command-tables-close = Table { $table } has been closed
command-tables-remove = Table { $table } has been removed
command-status = { $status ->
    [open] waiting
    [salts] about to begin
    [playing] playing
    [stopped] stopped
    [over] over
   *[abandoned] closed
  }
command-act = { $what ->
    [free] freed the seat of
    [rename] renamed
    [mute] muted
    [unmute] unmuted
    [ban] banned
    [unban] unbanned
    [remove-line] removed a line by
    [remove-note] removed a note by
    [close] closed
    [remove] removed
   *[forget] removed for good
  }
error-no-such-person = nobody has this id or name
error-several-people = several people have this name; give an id
error-not-banned = is not banned
error-no-such-table = there is no such table
error-table-over = this table is over already
error-name = a name has 1 to 40 letters and no invisible characters
error-reason = --reason: too long (at most { $most })

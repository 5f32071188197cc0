# The browser client: everything that is not said by the engine.

# Start page
client-tagline = Three tribe games,
client-tagline-2 = one open table.
client-tagline-short = three tribe games, one open table
client-tagline-text = Play in the browser against bots, with friends over a link, or around one screen. No account, nothing to install, and every point is explained.
client-quick = Quick play
client-quick-text = Pick a game and sit down: two clicks.
client-players-minutes = { $from }–{ $to } players · { $minutes } min
client-players = Players
client-players-range = This game is for { $from } to { $to } players.
client-bots = Bots
client-level-novice = novice
client-level-casual = casual
client-level-strong = strong
client-level-master = master
client-bot-level = Bot · { $level }
client-sit-and-play = Sit down and play
client-sitting = Setting the table…
client-play-bots = Play against bots
client-new-table = New table
client-new-table-text = Invite friends, add bots, choose the rules
client-one-screen = Around one screen
client-one-screen-text = Pass the device, hands stay hidden
client-join = Join
client-join-placeholder = Paste a table link or code
client-join-bad = That isn’t a table link. It should look like …/t/abc123
client-open-record = Replay a saved game
client-record-bad = That file isn’t a saved game.
client-unofficial = Unofficial fan project. All texts and drawings are our own.
client-try-again = Try again
client-part-missing = Part of this page didn’t load. Check your connection.
client-your-tables = Your tables
client-show-all = All { $number }
client-show-fewer = Fewer
client-continue = Continue
client-open = Open
client-finished = finished
client-waits-for-players = waiting for players
client-it-is-your-turn = it is your turn
client-waits-for = waiting for { $who }
client-about-to-begin = about to begin
client-open-tables = Open tables
client-open-tables-text = Anyone can sit down here.
client-free-seats = { $number ->
    [one] one free seat
   *[other] { $number } free seats
  }
client-look-in = Watch
client-you-settings = You
client-your-name = Your name
client-save = Save
client-saved = Saved.
client-recovery-text = To play as the same person on another device, make a code here and enter it there.
client-recovery-new = Make a code
client-recovery-enter = Code from another device
client-recovery-use = Use it

# New table
client-game = Game
client-seat-me = You
client-seat-here = Someone at this screen
client-seat-open = Open to friends
client-seat-nth = Seat { $number }
client-name-of-seat = Name at seat { $number }
client-options = Rules of the table
client-option-any = drawn at random
client-box = My box says something else
client-box-summary = Correct numbers that no rulebook settles
client-box-text = None of our rulebooks gives these numbers. Put in what is printed in your box: the table plays and counts with it.
client-box-find = Find a number
client-box-of-table = Host’s box
client-preset = Rulebook
client-preset-text = Where the rulebooks differ, play as one of them says.
client-preset-none = Folkmoot’s standard rules
client-preset-own = Your own mix
client-preset-switches = Choose each of these rules separately
client-yes = yes
client-no = no
client-clock = Clock
client-clock-none = none
client-clock-kind-live = real time
client-clock-kind-days = by correspondence
client-clock-minutes = Minutes per player
client-clock-days-each = Days per move
client-clock-returns = Times a player may come back after running out of time
client-clock-live = { $minutes } min each + { $seconds } s per move
client-clock-returns-of = { $times ->
    [0] no return after running out of time
    [one] one return after running out of time
   *[other] { $times } returns after running out of time
  }
client-clock-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
  }
client-public = Public
client-public-text = Shown on the start page; anyone with the address can watch.
client-spectators = Spectators
client-spectators-nothing = can’t see hidden cards
client-spectators-everything = see everything afterwards
client-spectators-none = not allowed
client-hints = Hints
client-hints-text = A bot gives advice to anyone who asks.
client-open-table = Open the table

# Waiting for players
client-lobby = Take a seat
client-lobby-text = { $open ->
    [0] All seats are taken.
    [one] One seat is still free.
   *[other] { $open } seats are still free.
  }
client-lobby-salts = Shuffling together
client-lobby-salts-text = Every player adds a secret of their own to the shuffle, so that nobody can steer it.
client-seat-free = free seat
client-seat-kept = { $who } hasn’t agreed yet
client-sit-here = Sit here
client-join-table = Join this table
client-here = here
client-invite = Invite
client-invite-text = Anyone who opens this link can sit down.
client-copy-link = Copy link
client-link-only-here = This link opens on this computer only. For other devices, start Folkmoot with { "--host 0.0.0.0" }.
client-copied = Copied
client-fill-with = Fill free seats with bots
client-begin = Begin
client-close-table = Close the table
client-leave-table = Leave

# The table
client-to-start = to the start page
client-loading = Setting the table…
client-dealing = Dealing…
client-link-lost = The connection is lost. Trying again…
client-cannot-store = This table can’t be saved just now. Nothing is lost; the game continues by itself.
client-no-entry = You can’t open this table
client-abandoned = This table was closed
client-abandoned-text = It was closed before the game began.
client-stopped = Stopped here
client-stopped-short = stopped
client-stopped-story = Points so far. Nobody has won yet.
client-stopped-next = To be continued
client-stopped-next-text = Everything stays as it is: cards, turn and clocks. The game goes on when everybody agrees, tomorrow too. Hidden cards stay hidden until then.
client-stopped-until = If nobody goes on for 30 days, the table is closed for good.
client-resume = Go on playing
client-close-for-good = Close for good
client-close-for-good-text = Closing shows all cards and lets the draws be checked. The game can’t go on after that.
client-ended-early = Ended early
client-ended-early-story = Points when the game was ended. Nobody has won.
client-turn-away = { $who } is away at the moment.
client-your-turn = Your turn.
client-turn-of = { $who } is deciding.
client-thinking = { $who } is thinking.
client-over = The game is over.
client-armed = { $what }: select it again to confirm.
client-do-it = Do it
client-another-idea = Another idea
client-log = Log
client-chat = Chat
client-panels = Log and chat
client-log-empty = Nothing has happened yet.
client-chat-empty = Nobody has said anything yet.
client-chat-placeholder = Say something
client-send = Send
client-board = Board
client-board-in-words = The board in words
client-others = Other players
client-own-area = Your area
client-actions = Actions
client-choices = Choices
client-stages = Steps of this choice
client-back = Back
client-undo = Undo
client-undo-asks = The other players have to agree
client-hint = Hint
client-hinting = Thinking
client-you = you
client-person = Player
client-person-away = away
client-decides = is deciding
client-stand-in-left = a bot is playing meanwhile
client-stand-in-timeout = out of time, a bot is playing
client-stand-in-stuck = a simpler bot has taken over
client-flag-fell = { $times ->
    [one] has run out of time once
   *[other] has run out of time { $times } times
  }
client-flag-for-good = You ran out of time; the bot plays on to the end.
client-score-of = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Show why
client-scores = Points so far
client-no-points-yet = no points yet
client-time-left = { $time } left
client-days-left = { $days ->
    [one] one day
   *[other] { $days } days
  }
client-just-now = Just now
client-hand-closed = Your hand is covered.
client-come-back = I’m back
client-come-back-left = { $times ->
    [one] I’m back (last return)
   *[other] I’m back ({ $times } returns left)
  }
client-watching = You are watching
client-watching-nothing = Hidden cards stay hidden.
client-watching-everything = Hidden cards are revealed once the age or the game is over.
client-analysis = analysis
client-summary = Summary
client-vote-undo = { $who } would like to take a move back ({ $yes } of { $need } agree).
client-vote-abandon = { $who } would like to stop here ({ $yes } of { $need } agree).
client-vote-resume = { $who } would like to go on ({ $yes } of { $need } agree).
client-vote-close = { $who } would like to close the table for good and show everything ({ $yes } of { $need } agree).
client-agree = Agree
client-disagree = No
client-curtain = Pass the device to { $who }
client-curtain-text = The hand is covered until you open it.
client-curtain-open = I am { $who }: show my hand
client-away = Since your last turn
client-go-on = Go on
client-watch-again = Watch it
client-row-undo = { $who } takes a move back.
client-row-end = The game ends here.

# Settings
client-settings = Settings
client-rules = Rules
client-rules-of = Rules of { $game }
client-rules-search = Search the rules
client-rules-alone = Open as a page
client-language = Language
client-theme = Look
client-light = light
client-dark = dark
client-sound = Sound
client-motion = Moving pieces
client-bots-quick = at once
client-bots-calm = calm
client-bots-steps = step by step
client-bots-text = With “step by step”, each bot move waits for you: tap the board or press Space.
client-confirm-final = Confirm final moves
client-confirm-final-text = Ask me to confirm moves that can’t be undone.
client-keys = Keys:
client-key-tab = go to the next item
client-key-enter = choose, confirm
client-key-esc = step back
client-leave-to-bot = Leave, let a bot play
client-abandon = Propose to stop here
client-close = Close

# The end
client-you-win = You win
client-you-share = You share the win
client-they-win = { $who } wins
client-they-share = { $who } share the win
client-nobody-wins = Nobody wins
client-won-by = { $points ->
    [one] one point
   *[other] { $points } points
  }, { $gap ->
    [0] tied with { $other }
    [one] one ahead of { $other }
   *[other] { $gap } ahead of { $other }
  }.
client-taken-back = Moves were taken back in this game, so it doesn’t count in the statistics.
client-play-again = Play again
client-join-rematch = Join the rematch
client-forfeited = Whoever ran out of time or left ranks last, whatever the points say.
client-forfeit-timeout = lost on time
client-forfeit-left = left the game
client-look-at-board = Look at the board
client-save-record = Save the game
client-check-draws = Check that the deal was fair
client-fair-ok = Fair deal confirmed: all { $chances } random draws match the seed that was locked in before the game.
client-fair-bad = The random draws don’t match the seed that was locked in before the game: { $problem }
client-share = Share
client-chart = How the game turned
client-chart-kind = What the chart shows
client-chart-expected = Expected result
client-chart-expected-text = The result a bot would have predicted for each of you, from the cards and the board at the time.
client-chart-sure = Points so far
client-chart-sure-text = Points that nothing could take away any more.
client-chart-chances = Chances
client-chart-chances-text = How likely a bot would have thought each of you was to win.
client-chart-label = { $kind }, turn by turn. In the end: { $scores }
client-story-busy = Looking back over the game…
client-story-failed = The review of this game isn’t available right now.
client-story-again = Try again
client-moments = What decided it
client-moments-text = Select one to look at it in the replay.
client-moment-turn = Turn { $turn }
client-moment-chance = { $who }: { $before }% → { $after }%
client-moment-points = { $signed } { $points ->
        [one] point
       *[other] points
    }
client-review = Review
client-sources-other = other
client-every-point = Where every point came from
client-row = Row
client-total = Total

# Replay
client-replay = Replay
client-keep-variation = Keep as a variation
client-replay-start = The beginning
client-replay-first = To the beginning
client-replay-back = Step back
client-replay-next = Step forward
client-replay-play = Play
client-replay-pause = Pause
client-replay-speed = Speed
client-replay-slower = Slower
client-replay-faster = Faster
client-replay-step = Step { $step } of { $of }
client-back-to-table = Back to the table
client-play-on-from-here = Play on from here

# What went wrong
client-error-unknown = That didn’t work ({ $code }).
client-error-offline = The server can’t be reached.
client-error-no_person = Please enter your name first.
client-error-not_yours = That seat belongs to someone else.
client-error-not_host = Only the host can do that.
client-error-not_allowed = This table doesn’t allow that.
client-error-no_table = There is no such table.
client-error-no_seat = There is no such seat.
client-error-taken = That seat is taken.
client-error-started = The game has already begun.
client-error-not_started = The game has not begun yet.
client-error-not_over = The game is not over yet.
client-error-over = The game is over.
client-error-stopped = The game was stopped. It goes on when everybody agrees.
client-error-stale = The board has just changed. Please check and try again.
client-error-not_your_turn = It isn’t your turn.
client-error-bad_notation = The server doesn’t know that move.
client-error-closed_early = That choice has already been made.
client-error-cannot_undo = There’s nothing to take back.
client-error-time_up = Your time is up: that came too late.
client-error-out_of_time = You have run out of time for good; the bot plays on to the end.
client-error-bad_options = These rules can’t be combined.
client-error-bad_box = That isn’t a possible value for this number.
client-error-no_record = No saved game is open in this window. Open it again from the start page.
client-error-bad_record = That saved game can’t be read.
client-error-too_fast = Too fast, please wait a moment.
client-error-too_much = You have uploaded as much as fits in one day. Try again later.
client-error-bad_host = This server isn’t set up for this address. Its host can allow it.
client-error-bad_name = That name has invisible characters. Choose another one.
client-error-too_slow = That took too long to arrive. Try again.
client-error-too_large = That is too long.
client-error-busy = The server is busy. Try again in a moment.
client-error-cannot_store = The table can’t be saved just now. Nothing is lost; the game continues by itself as soon as it can.
client-error-bad_request = The server didn’t understand that.
client-error-bad_origin = This page may not use that server.
client-error-no_game = The server doesn’t have that game.
client-error-not_found = That page doesn’t exist.
client-error-no_vote = There’s nothing to vote on right now.
client-error-bad_salt = Shuffling together failed. Please leave the table and sit down again.
client-error-broken = This game can’t be continued: its record is damaged.

# Names for whoever gives none, parted by spaces
client-new-names = Mira Juno Corvin Bramble Tamsin Osric Linnea Rowan Yael Ivo Saskia Kaito

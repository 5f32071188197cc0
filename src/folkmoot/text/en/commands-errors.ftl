# Errors of the command line.
error-name-value = { $option }: an option is written NAME=VALUE
error-preset = { $preset } isn’t a preset of { $game } ({ $choices })
error-read = { $path }: cannot be read ({ $reason })
error-json = { $path }, line { $line }: not valid JSON ({ $reason })
error-deep = { $path }: nested too deeply
error-object = { $path }: expected a JSON object, but this is a { $type }
error-write = { $path }: cannot be written ({ $reason })
error-terminal = { $command } needs a terminal; { "folkmoot demo" } shows a game without one
error-pause = --pause: must be between 0 and 3600 seconds (got { $value })
error-no-lesson = { $game }: there are no lessons yet ({ $games })
error-no-puzzle = --puzzle: { $game } has no puzzle { $value } (choose from 1 to 3)
error-no-choices = { $game } has no puzzles of this kind (choose from: { $games })
error-no-choice = { $game } has no such puzzle (themes: { $themes }; levels: 1 to 3; numbers: 1 to { $last })
error-which-game = which game? Give one of { $games }, or --resume FILE
error-seats = --seats: { $seats ->
    [one] one seat is named, but there are { $players } players
   *[other] { $seats } seats are named, but there are { $players } players
  }
error-who = there is no bot { $who } (choose from: { $levels }, { "mine.py:Bot" }, { "program:./mine" })
error-nobody = --seats: at least one seat must be { $human } (to let bots play each other, use { "folkmoot tournament" })
error-names = --names: { $names ->
    [one] one name
   *[other] { $names } names
  } for { $people ->
    [one] one person
   *[other] { $people } people
  }
error-json-at = --json: only with --at N
error-no-row = --at: this record has no move { $value } (choose from 0 to { $last })
error-at-position = --at: this file is a position, not a record; it has no moves
error-review-both = --iterations or --seconds, not both
error-review-iterations = --iterations: must be between 1 and { $most } (got { $value })
error-review-seconds = --seconds: must be above 0 and at most { $most } (got { $value })
error-review-cache = { $path }: this file was not written by a review of this record with these settings; name another one
error-review-level = { $value } doesn’t search, so it cannot judge (choose from: { $choices })
error-review-none = { $game } cannot be reviewed: it has no evaluation, so chances can’t be estimated
error-markdown = --markdown and --summary: print the book or its summary; leave out RULE_ID and --find
error-no-rule = { $game } has no rule { $rule } (choose from { $first } to { $last })
error-port = --port: must be between 0 and { $most } (got { $value })
error-workers = --workers: must be at least 1
error-limit = --limit: must be above 0 and at most { $most } (got { $value })
error-gather = --gather: must be between 0 and { $most } milliseconds (got { $value })
error-bots = --bots: must be at least 1, or 0 for as many as fit (got { $value })
error-days = { $option }: must be between 0 and { $most } days (got { $value })
error-sqlite = --workers: SQLite supports one process only; give a PostgreSQL database with --database URL
error-listen = cannot listen on { $address }: { $reason }; choose another with --host or --port
error-proxy = --proxy: { $value } is neither an address nor a network, such as 10.0.0.5 or 10.0.0.0/8
error-games = --games: must be at least 1 (got { $value })
error-deals = --deals must be at least 1, and --controls at least 0
error-several-games = the files contain results of different games: { $games }
error-one-question = one question at a time: ACTION, --points, --thing or --end
error-no-player = --points: there is no player { $value } (choose from 1 to { $last }, or give a name)
error-no-game = unknown game { $error } (choose from: { $games })
error-no-game-field = the file must name its game in { "\"game\"" } (choose from: { $games })
error-range = must be between { $least } and { $most } (got { $value })
error-whole = must be a whole number between { $least } and { $most } (got { $value })
error-exact = must be { $due } (got { $value })
error-unknown-option = unknown option (choose from: { $options })
error-switch = must be true or false (got { $value })
error-list = must be a list of: { $choices } (got { $value })
error-unknown-value = { $value } is not a valid value (choose from: { $choices })
error-twice = { $value } is given twice
error-not-object = must be an object (got { $value })
error-unknown-field = unknown field (fields: { $fields })
error-not-list = must be a list (got { $value })
error-too-many = too many entries: { $number }, where at most { $most } are possible
error-no-seat = choose a seat from 0 to { $last }, not { $value }
error-no-rules = { $game } has no rules to read yet
error-no-end = nothing is known about the end of { $game }
error-unreadable = cannot be read ({ $reason })
error-unwritable = cannot be written ({ $reason })
error-in-use = another Folkmoot is using this folder; give another one with --data
error-no-database = there is no database here
error-not-empty = the database isn’t empty; give an empty one
error-not-backup = this isn’t a Folkmoot backup
error-newer = made by a newer Folkmoot (its form is { $form }, this version knows those up to { $newest })
error-older-database = of an older Folkmoot (its form is { $form }, this version’s is { $newest }): a server that starts migrates it; to try that before, restore a backup into another folder
error-unfitting-backup = doesn’t fit the form that it names, at { $at }
error-solo = solo is for 1 player, not for { $players }
error-not-alone = { $mode } is for 2 to 4 players, not for 1 (alone: { "mode=solo" })
error-only-with = only has an effect with { $option }
error-new-game-name = { $name } cannot be the name of a game: 2 to 30 lower-case letters, digits and _, beginning with a letter
error-new-game-taken = a game called { $name } is installed already
error-new-game-prefix = { $name } cannot be the name of a game: Folkmoot’s own texts begin with it
error-new-game-there = { $folder } is there already and is not an empty folder
error-study = this needs { $module }: { "pip install 'folkmoot[study]'" }
error-missing = missing
error-too-few = { $number ->
    [one] one entry
   *[other] { $number } entries
  } where { $needed } are needed
error-contradiction = { $value } contradicts the rest of the document; expected { $due }
error-illegal = { $rule ->
    [none] { $value } is not legal here
   *[other] { $value } is not legal here ({ $rule })
  }
error-no-action = there is no such action (choose from: { $choices })
error-followed = { $verb } must be followed by { $choices }
error-not-text = an action must be a string
error-not-number = must be a number (got { $value })
error-not-due = { $value } does not decide here ({ "turn" } is { $turn })
error-move-ended = the move has ended before this step
error-move-unfinished = the move is not finished
error-text = must be a text of at most { $most } characters
error-control-character = a control character cannot be printed
error-empty-note = a note needs a text or a variation
error-not-begun = the game has not begun
error-goes-on = only allowed once the game has ended
error-not-asked = { $value } is not asked with these options
error-no-answer = this question has no possible answer
error-no-outcome = nothing is left to turn up
error-one-too-many = { $value } is one too many (there are { $most } in the game)
error-many-of = { $value }: { $number }, but there are only { $most }
error-elsewhere = { $value } is already somewhere else
error-name-some = missing: name { $number ->
    [one] one
   *[other] { $number }
  } of { $choices }
error-other-box = the record was played with other box data
error-seat-record = this is what one seat saw; the record is whole when the game is over or closed for good
error-no-seed = missing: the seed of a fair deal is revealed when the game is over
error-bad-seed = must be 64 hexadecimal digits (got { $value })
error-other-seed = this is not the SHA-256 of the seed: another seed was used
error-other-salt = the salt does not match what the player committed to
error-other-draw = { $value } does not follow from the seed: { $due } does
error-other-digest = does not follow from the seed and the rows before: a row was changed
error-seats-list = must be a list of objects, one for each seat
error-numbers = must be a list of numbers, { $size } of them (got { $value })
error-not-range = { $first } to { $last } is not a range
error-ascending = { $value }: the numbers must ascend and differ
error-toml = not valid TOML ({ $reason })
error-form = must be of the form { $form }
error-no-entry = isn’t an entry of this box
error-no-value = { $value } is neither a number nor a word, nor a list of them
error-game-broken = { $game } cannot be loaded from { $place }: { $reason }
error-game-point = { $game }: the entry point gives a { $type }, not a { "Game" }
error-budget = expected iterations (500) or seconds (0.3s), got { $value }
error-no-budget = { $value } leaves no time to think
error-entrant-twice = an entrant is named twice; the mirror control compares each with itself anyway
error-no-such-entry = no entry of the box and no option has this name (nearest: { $nearest })
error-which-values = which values? For example { $example }
error-no-results = contains no tournament results
error-workers-died = worker processes died { $number ->
    [one] once
   *[other] { $number } times
  }; out of memory?
error-no-ray = Ray is not installed; it comes with { $command }
error-no-cluster = no Ray cluster at { $address }: { $reason }
error-database = the database says: { $reason }
error-clock = this host’s clock differs from the database’s by { $seconds } s (at most { $most } s may be): set it by NTP
error-database-url = --database: must be a PostgreSQL URL, such as { "postgresql://moot@localhost/moot" }
error-server-runs = a server uses this database; stop it first
error-bot-word = expected { "mine.py:Bot" } or { "program:./mine" }
error-bot-name = { $value } isn’t a name of 1 to { $most } letters; give one: { "NAME=" }{ $word }
error-bot-twice = --bot: another bot is called { $name } already; give a name: { "NAME=" }{ $word }
error-bot-class = which class? For example { $path }{ ":Bot" }
error-bot-file = { $path } is not a file
error-bot-no-class = { $path } has no class { $name }
error-bot-broken = the bot cannot be made: { $reason }
error-bot-no-choose = { $name } has no method { "choose(view, seed)" }
error-bot-failed = { $bot } failed: { $reason }
error-bot-no-action = { $bot } answered { $value }: there is no such action
error-bot-illegal = { $bot } answered { $value }, which is not legal here: { $reason }
error-bot-program = which program? For example { "program:./mine" }
error-bot-start = { $path } cannot be started: { $reason }
error-bot-silent = { $bot } has not answered for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
error-bot-ended = { $bot } has ended instead of answering
error-bot-json = { $bot } answered { $value }, which is not a line of { "JSON" }
error-bot-id = { $bot } answered { $value }, which is not an object with { "\"id\":" } { $asked }
error-bot-move = { $bot }: { "\"move\"" } is { $value }, which is not a string
error-no-entrant = nobody plays
error-from-one = must be at least 1 (got { $value })
error-keep = must be above 0 and at most 1 (got { $value })
error-other-run = contains another run; name another folder, or remove it
error-no-run = contains no games of { "folkmoot selfplay" }
error-no-shard = no game is finished yet
error-pad-word = { $value } can’t be read (such as { $example })

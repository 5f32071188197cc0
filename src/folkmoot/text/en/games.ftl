# The page of one's own games.

client-games-title = Your games
client-games-none = You haven’t finished a game yet.
client-games-none-text = Every game you finish is kept here, except lessons, puzzles, analyses, and games in which a move was taken back by vote.
client-games-elsewhere = If you’ve played on another device, make a code there and enter it here under “You”.
client-games-play = Find a game
client-games-export = Save as a spreadsheet (CSV)
client-games-all = All
client-games-game = Game
client-games-company = With whom
client-games-company-alone = Alone
client-games-company-bots = Against bots
client-games-company-people = With people
client-games-company-screen = Around one screen
client-games-played = Games
client-games-won = Won
client-games-place = Average place
client-games-best = Most points
client-games-longest = Longest game
client-games-moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
  }
client-games-screen-text = Games around one screen are listed but don’t count here: it isn’t known who played for whom.
client-games-curve = Results over time
client-games-by-share = Places
client-games-by-score = Points
client-games-curve-share = In your last games you finished ahead of { $lately } of the others.
client-games-curve-share-text = Each dot is a game: first place at the top, last place at the bottom. The line is the average of ten games.
client-games-curve-score = In your last games you scored { $lately } points on average.
client-games-curve-score-text = Each dot is a game; the line is the average of ten games.
client-games-opponents = Opponents
client-games-opponent = Who
client-games-met = Met
client-games-ahead = You finished ahead
client-games-behind = You finished behind
client-games-list = Finished games
client-games-newest = The newest { $number }. The spreadsheet has the rest.
client-games-one-won = Won
client-games-rank = Place { $place } of { $players }

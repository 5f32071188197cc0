# Errors of positions and boxes.
error-tribes-named = { $number ->
    [one] one tribe is
   *[other] { $number } tribes are
  } named, but the number of players is { $players }
error-tribes-lands = { $value } is neither { "off" } nor { "random" } nor an object of lands and hexes
error-tribes-two-lands = two lands on one hex
error-tribes-many-lands = more lands than hexes ({ $terrain })
error-tribes-faces = { $value } is not a list of three faces ({ $choices })
error-tribes-groups = must be a list for each of four places in turn order
error-tribes-group = { $value } is not a list of one or two numbers of members
error-tribes-group-size = { $value } cannot be placed: each at least 1, together at most { $most }
error-tribes-free = it must cost something
error-tribes-price = { $value } is not a price in one resource ({ $resource })
error-tribes-hexes = not a list of as many hexes as needed: { $number }
error-tribes-hex = { $value } is not a hex
error-tribes-apart = the hexes are not connected
error-tribes-cells = places for the volcano: { $number }, not 1 to { $most }
error-tribes-land-terrain = { $value } is on { $hex }, where the terrain isn’t { $due }
error-tribes-bare = hex { $hex } has no terrain
error-tribes-two-dice = two dice in all are in hand or go to the next player ({ "dice" }, { "next_dice" })
error-tribes-two-villages = two villages on one hex
error-tribes-many-villages = more than { $most } villages
error-tribes-moved = more members moved to { $hex } than are there
error-tribes-two-places = something is in two places
error-tribes-empty = an empty card has left the table
error-tribes-event-closed = its event is not open
error-tribes-event-open = its event is open, but it isn’t anywhere on the board
error-tribes-not-won = nobody has won, and rounds are left
error-tribes-won = { $seat } has won, but the game is not over
error-tribes-unguarded = { $seat } has a village without a member
error-tribes-riderless = no member of { $seat } is with it
error-tribes-frame = the dice and the actions used do not fit this part of a turn
error-tribes-memory = this question and the data that come with it don’t fit the position
error-tribes-draft = this isn’t a step of a draft
error-tribes-power = { $power ->
    [ambush] only the leader with Ambush has members on the board
   *[other] only the leader with Hidden village may have one
  }
error-tribes-members = { $number ->
    [one] one member
   *[other] { $number } members
  }, but there are { $most }
error-tribes-no-village = there is no village of this player
error-tribes-pottery = Pottery is not used with two players
error-tribes-deck = the deck holds what isn’t anywhere else

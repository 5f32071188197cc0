# Score pads for boxed games.
client-pad-share = Share this sheet
client-pad-share-text = The link holds the whole sheet. Whoever opens it sees the same numbers.
client-pad-clear = Clear
client-pad-clear-sure = Clear the whole sheet?
client-pad-keep = Keep it
client-pad-foreign = This sheet was opened from a link. Your own sheet is unchanged.
client-pad-adopt = Keep it here
client-pad-leave = Back to mine
client-pad-players = Players
client-pad-add = Add a player
client-pad-remove = Remove a player
client-pad-less = { $what }: less
client-pad-more = { $what }: more
client-pad-won = { $number ->
    [one] { $who } wins
   *[other] { $who } win
  }
client-pad-shared = Shared victory: { $who }
client-pad-lost = Lost
client-pad-victory = Victory
client-pad-completed = Finished

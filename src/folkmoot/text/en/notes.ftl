# Notes and variations in a recorded game.
notes-title = Notes and variations
notes-start = before the first move
notes-after = after move { $n }
notes-variation = Variation

# The page.
notes-short = Notes
notes-none = Nothing has been noted at this position.
notes-write = Write a note
notes-label = A note on this position
notes-keep = Keep
notes-edit = Edit
notes-remove = Remove
notes-leave = Back to the game
notes-at = Noted at moves
notes-tried = { $number ->
    [one] Keep your one move as a variation?
   *[other] Keep your line of { $number } moves as a variation?
  }
notes-drop = Discard
notes-take = Export this position
notes-as-text = Text
notes-file = The game with its notes
notes-no-png = This browser cannot make a PNG of it; the SVG works.
notes-here = Notes stay in this window. Save the game to keep them.

# Marks: where a rule comes from
mark-book = rulebook
mark-book-about = { $books ->
    [1] The rulebook says so.
   *[other] Every rulebook that speaks of it says so.
  }
mark-ru = Russian book
mark-ru-about = Of the rulebooks, the Russian one says so.
mark-pl = Polish book
mark-pl-about = Of the rulebooks, the Polish one says so.
mark-ja = Japanese book
mark-ja-about = Of the rulebooks, the Japanese one says so.
mark-pub = public sources
mark-pub-about = Not in the rulebook, but known from public descriptions of the box.
mark-derived = implied
mark-derived-about = Follows from other rules.
mark-chosen = our ruling
mark-chosen-about = The rulebooks don’t say; this is our ruling.
mark-own = your box
mark-own-about = An owner of the box has corrected it.
mark-ours = our own
mark-ours-about = Not part of the printed game; we made it.
mark-house = house variant
mark-house-about = No rulebook has it; many tables play it, and only where they agree.

# The book of rules
rules-title = { $game }: rules
rules-unofficial = An unofficial description in our own words. All numbers are those this program uses.
rules-five = How to play in five minutes
rules-all = Every rule
rules-example = Example
rules-differences = Where the rulebooks differ
rules-differences-lead = This game has three rulebooks, and they don’t always agree. This is what each of them says, and how it’s played here. A table may also play as one of them says: each point that changes play has an option, and each rulebook sets them all at once.
rules-subject = Subject
rules-book-ru = Russian rulebook
rules-book-pl = Polish rulebook
rules-book-ja = Japanese rulebook
rules-played = Played here
rules-switch = option: { $options }
rules-unsettled = What the books leave open
rules-unsettled-of = { $game }: what the books leave open
rules-unsettled-lead = None of the rulebooks we have contains these numbers and rules: they are known from public descriptions, follow from other rules, or are our ruling. If your box or book says otherwise, tell us the name of the entry and what is printed.
rules-printed = Printed numbers
rules-origin = From
rules-rulings = Rules
rules-contradictions = Where a book contradicts itself
rules-value = Value
rules-reason = Reason
rules-entry = Entry
rules-marks = What the marks mean
rules-page = p. { $pages }
rules-see = See also
rules-numbers = Numbers the engine uses
rules-contents = Contents
rules-none-found = No rule mentions “{ $words }”.
rules-asked = Asked now
rules-found = { $number ->
    [one] One rule mentions it.
   *[other] { $number } rules mention it.
  }

# The beginner's path
rules-table = The table
rules-labels = What the numbers mean
rules-turn = A turn, step by step
rules-step = Step { $number } of { $of }
rules-step-before = Back
rules-step-after = Next step
rules-step-again = From the beginning
rules-play = Play a guided first game

# What is shown
rules-show = Show the rules for
rules-any-players = Any number of players
rules-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
  }
rules-used = Variants
rules-hidden = { $number ->
    [one] { $number } rule is hidden by your choice above.
   *[other] { $number } rules are hidden by your choice above.
  }
rules-only = Only with { $what }
rules-source = Clarification and source
rules-also = Also covered here

# One page for the table
rules-summary = Summary on one page
rules-summary-of = { $game }: summary
rules-print = Print
rules-whole = All the rules

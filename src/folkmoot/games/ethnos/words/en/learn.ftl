# The guided first game of Ethnos and its puzzles.

learn-ethnos-want = Welcome to Ethnos. Whoever has the most glory in the end wins. You earn it in two ways: with the bands you play, and in the kingdoms where you have the most markers when an age ends.
learn-ethnos-map = The numbers on the map say what first place in a kingdom is worth: the first number at the end of this age, the second at the end of the next. Duris is worth 6 now, more than any other.
learn-ethnos-turn = On your turn you do one of two things: you take a card into your hand, or you play a band from it.
learn-ethnos-take = A band is made of cards of one tribe, or of one colour. You hold two dwarves, and there’s a third one face up. { $where ->
    [terminal] Take it: click on it, or choose it in the list.
   *[page] Take it: select it, then confirm.
  }
learn-ethnos-saw-take = The others take cards too. A card taken from the row isn’t replaced, so the choice gets smaller.
learn-ethnos-draw = There’s no dwarf in the row now. Draw from the deck: only you will see the card.
learn-ethnos-band = You have three dwarves: one tribe, so they can form a band. One of them leads, and the leader’s colour decides in which kingdom you may place a marker. Purple is Duris.
learn-ethnos-leader = Select the purple dwarf first: it leads. Then add the other two and play the band.
learn-ethnos-place = A marker may be placed where the band has more cards than you have markers there: three cards, no marker yet. Place it in Duris.
learn-ethnos-discard = That’s the price of a band: every card left in your hand is laid face up, for anyone to take. So don’t collect for too long.
learn-ethnos-saw-giant = Every leader has an ability. A band led by a giant that is larger than all others takes the giant token: 2 glory at once. Your dwarves have one as well: a band led by a dwarf counts as one extra card in the end. { $where ->
    [terminal] The rules (r) say what each can do.
   *[page] Hover over a card, or hold it, to read its ability.
  }
learn-ethnos-tied = You and { $other } have one marker each in Duris: you would share its glory. A second marker would put you in first place. Take the blue wingfolk: a band it leads may place its marker in any kingdom.
learn-ethnos-dragon = A dragon! There are three in the deck. The third one ends the age at once, and cards still in hand are worth nothing then.
learn-ethnos-second = The wingfolk needs company: another wingfolk or any blue card. There’s none in the row, so draw.
learn-ethnos-saw-keep = That band is led by an elf: its ability is to keep some cards instead of laying them face up.
learn-ethnos-colour = A blue giant! Two cards of one colour are a band as well. Select the wingfolk first, so that it leads, add the giant and play the band.
learn-ethnos-anywhere = The wingfolk may place in any kingdom, but the size still counts: two cards are more than your one marker in Duris. Place it there, and you alone are first.
learn-ethnos-last = Two dragons are awake: the age may end with the next card. Your hand is empty, so there is nothing to lose. Draw.
learn-ethnos-scored = The third dragon: the age is over, and everything scores. This is where the points come from:
learn-ethnos-worth = Bands score by size: 1 card 0 glory, 2 cards 1, 3 cards 3, 4 cards 6, 5 cards 10, 6 or more cards 15. One large band is worth more than two small ones, but it takes time, and the dragons don’t wait.
learn-ethnos-now-you = Now you! All cards go back into the deck, the markers stay on the map, and in the second age second places score too. With two or three players it is the last one. Play on, or try the puzzles.
learn-ethnos-off-take = Look for cards that go with your hand, by tribe or by colour. I’d do this: { $what }.
learn-ethnos-off-draw = Nothing in the row helps you much, so I’d try the deck: { $what }.
learn-ethnos-off-lead = You can play a band now. Think of the kingdom of its leader and of the cards you would have to lay down. I’d begin like this: { $what }.
learn-ethnos-off-add = The more cards in a band, the more it is worth. I’d go on like this: { $what }.
learn-ethnos-off-done = Nothing more fits, or you’d better keep the rest. I’d say: { $what }.
learn-ethnos-off-place = The marker is yours to place. I’d do this: { $what }.
learn-ethnos-off-any = This one’s up to you. I’d do this: { $what }.

learn-ethnos-1-title = The right leader
learn-ethnos-1-task = Last age, and { $other } is about to draw the third dragon: this is your last turn. Have { $need } glory when everything is counted.
learn-ethnos-1-hint = A large band scores most. And its leader decides how many cards it counts as.
learn-ethnos-1-solved = Four red cards led by the dwarf count as five: 10 glory, and Rhea is yours as well.
learn-ethnos-1-wrong = That comes to { $got } glory; { $need } is possible.
learn-ethnos-1-wrong-leader = A red band is a good idea, but with this leader it comes to { $got } glory; { $need } is possible. Which leader makes a band count as larger?
learn-ethnos-1-wrong-dwarves = Three dwarves count as four, but you have a larger band in hand: this comes to { $got } glory; { $need } is possible.
learn-ethnos-1-wrong-take = A card taken now comes too late: when the age ends, hands are worth nothing. That’s { $got } glory; { $need } is possible.
learn-ethnos-2-title = Two bands, one turn
learn-ethnos-2-task = { $other } is first in Duris with three markers, you have two. Be first there, alone, at the end of this turn.
learn-ethnos-2-hint = One band places one marker. Is there a leader who lets you play another band?
learn-ethnos-2-solved = The centaur places the third marker and lets you play again; the minotaurs count as one extra card and place the fourth.
learn-ethnos-2-wrong = After this turn you aren’t first in Duris.
learn-ethnos-2-wrong-minotaur = The order matters: after the minotaurs your turn is over, and one more marker only makes a tie.
learn-ethnos-2-wrong-take = Taking a card places no marker. You need two of them this turn.
learn-ethnos-3-title = Who breaks the tie
learn-ethnos-3-task = Last age, last turn: { $other } will draw the third dragon. Win the game.
learn-ethnos-3-hint = After this turn you could be tied in three kingdoms. Which tokens break ties?
learn-ethnos-3-solved = Led by the troll, the four blue cards give you a token of 3 or 4, and with it you win every tie on the map.
learn-ethnos-3-wrong = That doesn’t win: the ties on the map go to { $other }, who has a troll token.
learn-ethnos-3-wrong-leader = The band is right, its leader isn’t: all ties on the map still go to { $other }, who has a troll token.
learn-ethnos-3-wrong-small = The token is good, but a band of this size is worth too little.
learn-ethnos-3-wrong-token = This token doesn’t beat { $other }’s.

learn-ethnos-theme-strike = Play the band now
learn-ethnos-theme-patience = Wait with the band
learn-ethnos-theme-band = Which band
learn-ethnos-theme-cards = Which card
learn-ethnos-theme-kingdom = Which kingdom
learn-ethnos-theme-ability = A leader’s ability

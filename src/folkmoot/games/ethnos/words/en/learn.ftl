# The guided first game of Ethnos and its puzzles.

learn-ethnos-want = Welcome to Ethnos. Whoever has the most glory in the end wins. It comes from two things: the bands of cards that you play, and the kingdoms in which you have the most markers when an age ends.
learn-ethnos-map = The numbers on the map say what leading a kingdom pays: the first at the end of this age, the second at the end of the next. Duris pays 6 now, more than any other.
learn-ethnos-turn = In your turn you do one of two things: you take a card into your hand, or you play a band from it.
learn-ethnos-take = A band is made of cards of one tribe, or of one colour. You hold two dwarves, and a third lies face up. { $where ->
    [terminal] Take it: click on it, or choose it in the list.
   *[page] Take it: touch it, then confirm.
  }
learn-ethnos-saw-take = The others take cards too. A card taken from the row is not replaced, so the choice grows smaller.
learn-ethnos-draw = No dwarf lies in the row now. Draw from the deck: only you will see the card.
learn-ethnos-band = You have three dwarves: one tribe, so they can be a band. One of them leads, and the leader's colour says in which kingdom you may place a marker. Purple is Duris.
learn-ethnos-leader = Touch the purple dwarf first: it leads. Then add the other two and play the band.
learn-ethnos-place = A marker may be placed where the band has more cards than you have markers there: three cards, no marker yet. Place it in Duris.
learn-ethnos-discard = That is the price of a band: every card left in your hand is laid face up, for anybody to take. So do not collect for too long.
learn-ethnos-saw-giant = Every leader has an ability. A band led by a giant that is larger than all others takes the giant token: 2 glory at once. Your dwarves have one as well: a band led by a dwarf counts one card more in the end. { $where ->
    [terminal] The rules (r) say what each can do.
   *[page] Rest on a card to read its ability.
  }
learn-ethnos-tied = You and { $other } have one marker each in Duris: you would share its glory. A second marker would make you first. Take the blue wingfolk: a band that it leads may place its marker in any kingdom.
learn-ethnos-dragon = A dragon! Three sleep in the deck. The third one ends the age at once, and cards still in hand are worth nothing then.
learn-ethnos-second = The wingfolk needs company: another wingfolk or any blue card. None lies in the row, so draw.
learn-ethnos-saw-keep = An elf has led a band there: its ability is to keep some cards instead of laying them face up.
learn-ethnos-colour = A blue giant! Two cards of one colour are a band as well. Touch the wingfolk first, so that it leads, add the giant and play the band.
learn-ethnos-anywhere = The wingfolk may place in any kingdom, but the size still counts: two cards are more than your one marker in Duris. Place it there and you are first alone.
learn-ethnos-last = Two dragons are awake: the age may end with the next card. Your hand is empty, so there is nothing to lose. Draw.
learn-ethnos-scored = The third dragon: the age is over and everything pays. This is where the points come from:
learn-ethnos-worth = Bands pay by size: 1, 2, 3, 4, 5, 6 cards bring 0, 1, 3, 6, 10, 15 glory. One large band is worth more than two small ones, but it takes time, and the dragons do not wait.
learn-ethnos-now-you = Now you! All cards go back into the deck, the markers stay on the map, and in the second age second places are paid too. With two or three players it is the last one. Play on, or try the puzzles.
learn-ethnos-off-take = Look for cards that go with your hand, by tribe or by colour. I would do this: { $what }.
learn-ethnos-off-draw = Nothing in the row helps you much, so I would try the deck: { $what }.
learn-ethnos-off-lead = You can play a band now. Think of the kingdom of its leader and of what you would have to lay down. I would begin so: { $what }.
learn-ethnos-off-add = The more cards in a band, the more it is worth. I would go on so: { $what }.
learn-ethnos-off-done = Nothing more fits, or the rest is better kept. I would say: { $what }.
learn-ethnos-off-place = The marker is yours to place. I would do this: { $what }.
learn-ethnos-off-any = A choice of its own. I would do this: { $what }.

learn-ethnos-1-title = The right leader
learn-ethnos-1-task = Last age, and { $other } is about to draw the third dragon: this is your last turn. Have { $need } glory when everything is counted.
learn-ethnos-1-hint = A large band pays most. And who leads it decides how many cards it counts.
learn-ethnos-1-solved = Four red cards led by the dwarf count as five: 10 glory, and Rhea is yours as well.
learn-ethnos-1-wrong = That comes to { $got } glory, { $need } are possible.
learn-ethnos-1-wrong-leader = A red band is a good idea, but with this leader it comes to { $got } glory; { $need } are possible. Which leader makes a band count more?
learn-ethnos-1-wrong-dwarves = Three dwarves count as four, but a larger band is in your hand: this comes to { $got } glory, { $need } are possible.
learn-ethnos-1-wrong-take = A card taken now comes too late: when the age ends, hands are worth nothing. { $got } glory, { $need } are possible.
learn-ethnos-2-title = Two bands, one turn
learn-ethnos-2-task = { $other } leads in Duris with three markers, you have two. Be first there, alone, at the end of this turn.
learn-ethnos-2-hint = One band places one marker. Is there a leader after whom you may play another band?
learn-ethnos-2-solved = The centaur places the third marker and lets you play again; the minotaurs count one card more and place the fourth.
learn-ethnos-2-wrong = After this turn you do not lead in Duris.
learn-ethnos-2-wrong-minotaur = The order matters: after the minotaurs your turn is over, and one marker more is only a tie.
learn-ethnos-2-wrong-take = Taking a card places no marker. You need two of them this turn.
learn-ethnos-3-title = Who breaks the tie
learn-ethnos-3-task = Last age, last turn: { $other } will draw the third dragon. Win the game.
learn-ethnos-3-hint = You are tied in three kingdoms after this turn, if you wish. Whose tokens decide ties?
learn-ethnos-3-solved = Led by the troll, the four blue cards bring a token of 3 or 4, and with it you win every tie on the map.
learn-ethnos-3-wrong = That does not win: the ties on the map go to { $other }, who has a troll token.
learn-ethnos-3-wrong-leader = The band is right, its leader is not: all ties on the map still go to { $other }, who has a troll token.
learn-ethnos-3-wrong-small = The token is good, but a band of this size is worth too little.
learn-ethnos-3-wrong-token = This token does not beat the one that { $other } has.

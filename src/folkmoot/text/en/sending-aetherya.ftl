# What the engine says of cards that are sent or settled (A55, A57, A58).
aetherya-refusal-other_variant = This belongs to another variant of the game.
aetherya-refusal-not_dark = Only goblins, dragons and swamps are sent.
aetherya-refusal-not_on_border = A card is sent to the border: the twelve outer places.
aetherya-refusal-not_face_up = The card at { $cell } lies face down; a card that is sent replaces a face-up one.
aetherya-refusal-settled_already = { $card } has settled at { $cell } already.
aetherya-refusal-card_needed = The last card of the deck is not settled: the round needs it.
aetherya-part-frontiers = strength { $strength } in the Nolands, place { $place }{ $tied ->
    [yes] {" "}(tied)
   *[no] {""}
  }
aetherya-part-ally = kingdom of the ally

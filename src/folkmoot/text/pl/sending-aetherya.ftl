# What the engine says of cards that are sent or settled (A55, A57, A58).
aetherya-refusal-other_variant = To należy do innego wariantu gry.
aetherya-refusal-not_dark = Wysłać można tylko goblina, smoka albo bagno.
aetherya-refusal-not_on_border = Kartę wysyła się na granicę: na jedno z dwunastu skrajnych pól.
aetherya-refusal-not_face_up = Karta na polu { $cell } jest zakryta, a wysłana karta zastępuje odkrytą.
aetherya-refusal-settled_already = Na polu { $cell } już osiedlono kartę: { $card }.
aetherya-refusal-card_needed = Ostatniej karty z talii nie można osiedlić: jest potrzebna w grze.
aetherya-part-frontiers = siła { $strength } w Nolandach, miejsce { $place }{ $tied ->
    [yes] {" "}(remis)
   *[no] {""}
  }
aetherya-part-ally = królestwo sojusznika

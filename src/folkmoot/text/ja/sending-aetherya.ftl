# What the engine says of cards that are sent or settled (A55, A57, A58).
aetherya-refusal-other_variant = これは別の変種のものです。
aetherya-refusal-not_dark = 送れるのはゴブリン、竜、沼だけです。
aetherya-refusal-not_on_border = カードは国境、つまり外側の12か所に送ります。
aetherya-refusal-not_face_up = { $cell } のカードは裏向きです。送ったカードは表のカードと置き換わります。
aetherya-refusal-settled_already = { $cell } にはすでに{ $card }が入植しています。
aetherya-refusal-card_needed = 山札の最後の1枚は入植できません。ゲームを続けるのに必要です。
aetherya-part-frontiers = ノーランドでの力 { $strength }、{ $place }位{ $tied ->
    [yes] （同点）
   *[no] {""}
  }
aetherya-part-ally = 同盟者の王国

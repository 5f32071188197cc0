# 「なぜ？」への答え
why-end-aetherya = { $mode ->
    [versus] 誰かの王国で16枚目のカードが表になると、すぐに終わります
    [solo] 16枚目のカードが表になるか、山札がなくなると、この時代は終わります
   *[coop] 16枚目のカードが表になるか、山札がなくなるか、伝説がすべてなくなると終わります
  }。最も進んでいるのは{ $who }で、表のカードは{ $up }枚です。山札は残り{ $deck }枚です。
why-aetherya-replace = { $old ->
    [none] 裏のカードを{ $card }に置き換えます
   *[other] { $old }を{ $card }に置き換えます
  }。
why-aetherya-turn_up = 裏のカードを1枚表にします。
why-aetherya-legend = 「{ $legend }」は{ $points }点です。
why-aetherya-sixteenth = 16枚目の表のカードになり、ゲームが終わります。
why-aetherya-discard = { $card }を捨てます。

# Where points come from, in hints and reviews.
aetherya-source-elves = エルフ
aetherya-source-dwarves = ドワーフ
aetherya-source-humans = 人間
aetherya-source-goblins = ゴブリン
aetherya-source-dragons = ドラゴン
aetherya-source-legends = 伝説
aetherya-source-conflicts = 争い
aetherya-source-scenario = シナリオ
aetherya-source-face_down = 裏向きのカード

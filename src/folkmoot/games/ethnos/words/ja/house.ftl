# ハウスルール：2枚引いて1枚残す（E50）
ethnos-option-draw-two = ハウスルール：2枚引いて1枚残す
ethnos-about-draw-two = どのルールブックにもありません。時代の始めに表向きのカードはなく、デッキから引く人は2枚引き、1枚を手札に加え、もう1枚を表向きに置きます。
ethnos-ask-sift = { $who }：2枚のうち1枚を残します。もう1枚は表向きに並びます。
ethnos-now-sift = 2枚のうち1枚を残します。もう1枚は表向きに並びます。
ethnos-ui-ask-sift = どちらを残す？
ethnos-event-sift = { $card ->
    [unknown] {""}
   *[other] { $who }が{ $card }を引きました。
  }
ethnos-event-sifted = { $who }が1枚を手札に残し、{ $card }を表向きに置きました。
ethnos-refusal-not_drawn = 残せるのは、引いた2枚のうちの1枚だけです。
error-ethnos-sift = カードが{ $number }枚ありますが、引いたのは{ $due }枚です

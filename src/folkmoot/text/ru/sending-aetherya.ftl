# What the engine says of cards that are sent or settled (A55, A57, A58).
aetherya-refusal-other_variant = Это есть только в другом варианте игры.
aetherya-refusal-not_dark = Отправить можно только гоблина, дракона или болото.
aetherya-refusal-not_on_border = Карту отправляют на границу: это двенадцать крайних мест.
aetherya-refusal-not_face_up = Карта на { $cell } лежит закрытой, а отправленная карта заменяет открытую.
aetherya-refusal-settled_already = На { $cell } уже поселена карта: { $card }.
aetherya-refusal-card_needed = Последнюю карту колоды не поселить: она нужна для игры.
aetherya-part-frontiers = сила { $strength } в Ноландах, место { $place }{ $tied ->
    [yes] {" "}(ничья)
   *[no] {""}
  }
aetherya-part-ally = королевство союзника

# What the engine says of the scenarios of our own (A50 to A56).
aetherya-event-task = Zadanie ery { $age }: { $have } z { $need }, { $done ->
    [yes] wykonane
   *[no] niewykonane
  }.
aetherya-refusal-goblin_stays = W tym losie odkrytego goblina nie wolno zastąpić.
aetherya-part-fate = { $kind ->
    [held] goblin { $cell } jest powstrzymany
    [loose] goblin { $cell } grasuje na wolności
    [tamed] smok { $cell } jest oswojony
    [burnt] las { $cell } płonie
    [robbed] okradziona rasa: { $card } { $cell }
   *[mine] góra { $cell } jest kopalnią
  }

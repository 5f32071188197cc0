# What the engine says of the scenarios of our own (A50 to A56).
aetherya-event-task = Задание века { $age }: { $have } из { $need }, { $done ->
    [yes] выполнено
   *[no] не выполнено
  }.
aetherya-refusal-goblin_stays = В этой судьбе открытого гоблина не заменяют.
aetherya-part-fate = { $kind ->
    [held] гоблин { $cell } под надзором
    [loose] гоблин { $cell } бродит на воле
    [tamed] дракон { $cell } приручён
    [burnt] лес { $cell } горит
    [robbed] ограблены: { $card } { $cell }
   *[mine] гора { $cell } — рудник
  }

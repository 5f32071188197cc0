# What the engine says of the scenarios of our own (A50 to A56).
aetherya-event-task = Task of age { $age }: { $have } of { $need }, { $done ->
    [yes] done
   *[no] not done
  }.
aetherya-refusal-goblin_stays = In this fate a face-up Goblin is never replaced.
aetherya-part-fate = { $kind ->
    [held] goblin { $cell } is held
    [loose] goblin { $cell } roams free
    [tamed] dragon { $cell } is tamed
    [burnt] forest { $cell } burns
    [robbed] { $card } { $cell } is robbed
   *[mine] mountain { $cell } is a mine
  }

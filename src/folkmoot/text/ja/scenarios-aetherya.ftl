# What the engine says of the scenarios of our own (A50 to A56).
aetherya-event-task = 第{ $age }時代の課題：{ $need } のうち { $have }、{ $done ->
    [yes] 達成
   *[no] 未達成
  }。
aetherya-refusal-goblin_stays = この運命では、表のゴブリンは置き換えられません。
aetherya-part-fate = { $kind ->
    [held] ゴブリン { $cell } は抑えられている
    [loose] ゴブリン { $cell } は野放し
    [tamed] 竜 { $cell } がなつく
    [burnt] 森 { $cell } が燃える
    [robbed] { $card } { $cell } から盗んだ
   *[mine] 山 { $cell } は鉱山
  }

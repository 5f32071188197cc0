# ボードゲーム版の得点表
help-score-tribes = ボードゲーム版の点の内訳と勝者を示す
help-score-tribes-player = プレイヤー1人分。目標は名前で、ほかの点は 種類=点 で
help-score-tribes-note = 点の種類：{ $sources }。目標：{ $goals }。
tribes-pad-needs = { $who }：勝利まであと{ $points }点
tribes-pad-goals = 達成した目標
tribes-pad-sources = ほかの点
tribes-pad-chief = 競りの勝者：1点、5以上の入札なら2点
tribes-pad-mammoth = 狩る：1点、手なずける：3点
tribes-pad-villages = 手番の始めに1つにつき1点
tribes-pad-altar = 捧げ物ごと
tribes-pad-invaders = 最後の侵略者を倒す
tribes-pad-sabre_tooth = 狩る
tribes-pad-elders = 追い出した長老ごと
tribes-pad-to-win = { $points }点で勝ち
error-tribes-pad-two = { $seats }が{ $most }点に届いています。先に届いた人の勝ちで、ゲームは終わっています

# ボードゲーム版の得点表
help-score-tribes = ボードゲーム版の点の内訳と勝者を示す
help-score-tribes-player = プレイヤー1人分。目標は名前で、ほかの点は 種類=点 で
help-score-tribes-note = 点の種類：{ $sources }。目標：{ $goals }。
tribes-pad-needs = { $who }：勝利まであと{ $points }点
tribes-pad-goals = 達成した目標
tribes-pad-sources = ほかの点
tribes-pad-altar = 祭壇への捧げ物
tribes-pad-chief-few = 首長の寵愛
tribes-pad-chief-many = 首長の寵愛（5以上の入札）
tribes-pad-invaders = 最後の侵略者を倒した
tribes-pad-mammoth-hunt = マンモスを狩った
tribes-pad-mammoth-tame = マンモスを手なずけた
tribes-pad-sabre_tooth = サーベルタイガーを狩った
tribes-pad-elders = 長老を追い出した
tribes-pad-villages = 手番の始めの村
tribes-pad-to-win = { $points }点で勝ち
error-tribes-pad-two = { $seats }が{ $most }点に届いています。先に届いた人の勝ちで、ゲームは終わっています

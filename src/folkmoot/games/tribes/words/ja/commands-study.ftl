# What `folkmoot study` counts
tribes-study-order = 手番順
tribes-study-tribe = 部族
tribes-study-power = 指導者の力
tribes-study-opened = 公開した目標
tribes-study-met = 達成した目標
tribes-study-event = イベント
tribes-study-rounds = ラウンド数

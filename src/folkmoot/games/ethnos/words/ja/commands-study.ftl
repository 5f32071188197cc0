# What `folkmoot study` counts
ethnos-study-order = 手番順
ethnos-study-lead = 隊を率いた種族
ethnos-study-place = マーカーを置いた王国
ethnos-study-tribe = 使われた種族

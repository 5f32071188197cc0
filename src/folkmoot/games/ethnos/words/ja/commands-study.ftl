# What `folkmoot study` counts
ethnos-study-order = 手番順
ethnos-study-lead = 隊長にした種族
ethnos-study-place = マーカーを置いた王国
ethnos-study-tribe = 登場した種族

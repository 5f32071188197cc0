# What `folkmoot study` counts
aetherya-study-order = 手番順
aetherya-study-race = 最も多い種族
aetherya-study-people = 自分の種族
aetherya-study-claim = 取った伝説
aetherya-study-use = 使ったトークン

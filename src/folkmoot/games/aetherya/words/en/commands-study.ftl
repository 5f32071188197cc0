# What `folkmoot study` counts
aetherya-study-order = Place in turn order
aetherya-study-race = Prevailing race
aetherya-study-people = Own race
aetherya-study-claim = Legend claimed
aetherya-study-use = Token used

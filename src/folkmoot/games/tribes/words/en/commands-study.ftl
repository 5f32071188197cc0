# What `folkmoot study` counts
tribes-study-order = Place in turn order
tribes-study-tribe = Tribe
tribes-study-power = Leader’s power
tribes-study-opened = Goal opened
tribes-study-met = Goal met
tribes-study-event = Event
tribes-study-rounds = Rounds

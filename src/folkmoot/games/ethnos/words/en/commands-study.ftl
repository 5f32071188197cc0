# What `folkmoot study` counts
ethnos-study-order = Place in turn order
ethnos-study-lead = Led a band with
ethnos-study-place = Placed a marker in
ethnos-study-tribe = Tribe in play

# What `folkmoot study` counts
tribes-study-order = Kolejność
tribes-study-tribe = Plemię
tribes-study-power = Moc przywódcy
tribes-study-opened = Cel odkryty
tribes-study-met = Cel spełniony
tribes-study-event = Wydarzenie
tribes-study-rounds = Rundy

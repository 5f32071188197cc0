# What `folkmoot study` counts
ethnos-study-order = Kolejność
ethnos-study-lead = Przywódca drużyny
ethnos-study-place = Znacznik w królestwie
ethnos-study-tribe = Plemię w grze

# What `folkmoot study` counts
ethnos-study-order = Kolejność
ethnos-study-lead = Dowódca oddziału
ethnos-study-place = Znacznik w królestwie
ethnos-study-tribe = Plemię w grze

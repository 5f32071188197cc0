# Help of the command line.
help-score-aetherya = score a kingdom of the boxed game, with the reason for every point
help-score-aetherya-kingdom = four rows of four letters, divided by /
help-score-aetherya-legends = legends that were claimed, such as { "human-elf" }
help-score-aetherya-gems = numbers of your gems
help-score-aetherya-treaty = a card with a Treaty on it
help-score-aetherya-staff = a dragon with a Staff on it
help-score-aetherya-note = Each letter is a card: { $letters }. A lower-case letter or ? is a face-down card, which counts for nothing.

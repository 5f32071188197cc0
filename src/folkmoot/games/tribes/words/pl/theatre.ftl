# Moments, told while they are shown
tribes-theatre-last-point = Decydujący punkt
tribes-theatre-hex = Konflikt na polu { $hex }

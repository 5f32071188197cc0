# Moments, told while they are shown
tribes-theatre-last-point = The deciding point
tribes-theatre-hex = Conflict on { $hex }

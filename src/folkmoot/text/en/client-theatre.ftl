# Moments of a game, shown over the table
client-theatre = Big moments
client-theatre-full = in full
client-theatre-brisk = brisk
client-theatre-result = result only
client-theatre-none = off
client-theatre-tap = Tap anywhere: next
client-theatre-skip = Skip
client-theatre-again = Once more
client-theatre-on = Continue
client-theatre-before = before
client-theatre-over = The game is over.
client-theatre-well-played = Well played.

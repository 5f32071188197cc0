# Errors of the command line.
error-tribes = { $named ->
    [one] one tribe is named
   *[other] { $named } tribes are named
  }, but { $players } players need { $need }

# A position
ethnos-preview = if the age ended now: { $scores }

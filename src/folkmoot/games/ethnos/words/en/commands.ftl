# Errors of the command line.
error-tribes = { $named } tribes are named, { $players } players need { $need }

# The browser's table: asking about what lies on it.
client-why = Why?
client-why-what = Touch what you want to ask about. Nothing is played.
client-why-other = Ask something else
client-why-cannot = This cannot be asked just now.

# The browser's table: asking about what lies on it.
client-why = Why?
client-why-what = Select what you want to ask about. This doesn’t make a move.
client-why-other = Ask something else
client-why-cannot = You can’t ask about this right now.

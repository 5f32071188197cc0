# The browser's table: asking about what lies on it.
client-why = なぜ？
client-why-what = 知りたいものを選んでください。手番は進みません。
client-why-other = ほかのことを聞く
client-why-cannot = 今はこれについて聞けません。

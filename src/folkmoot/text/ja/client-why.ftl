# The browser's table: asking about what lies on it.
client-why = なぜ？
client-why-what = 知りたいものを選んでください。手は進みません。
client-why-other = ほかのことを質問する
client-why-cannot = 今はこれについて質問できません。

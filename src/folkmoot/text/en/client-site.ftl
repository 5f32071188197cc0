# What only the site says, where the server runs in the page itself.
client-site-tagline = Play in the browser against bots, alone, or around one screen. No account, no server, nothing to install, and every point is explained.
client-site-loading = Setting up the table in your browser. Meanwhile, the rules are there to read.
client-site-elsewhere = Folkmoot is open in another tab. Close it there to continue here.
client-site-failed = Folkmoot couldn’t start in this browser.
client-site-again = Load again
client-site-new = A new version of Folkmoot is ready.
client-site-renew = Use it now
client-site-later = Later
client-site-levels = Everything runs in your browser. Strong bots take up to three seconds per decision, ten times as long as on a server; masters play only on servers.
client-site-levels-all = Everything runs in your browser. Strong bots take up to a second and a half per decision and see about as far as on a server; masters take up to six seconds, twice as long as there, and see about half as far.
client-site-address = Address of a Folkmoot server
client-site-friends = Play with friends
client-site-bad-address = This isn’t an address. One looks like { $example }.
client-site-copy = Save a copy of my games
client-site-bring = Restore from a copy
client-site-bring-sure = The copy replaces all games in this browser. Continue?
client-site-bad-copy = This isn’t a copy of games from this page.

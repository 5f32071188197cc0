# People at a table: marks and colours of their own, and signs that they give each other.

client-look-mark = Your mark
client-look-colour = Your colour
client-look-none = None
client-look-text = They go with you to every table you join from now on. If somebody there already has your colour, you get another one.
client-mark-owl = Owl
client-mark-fox = Fox
client-mark-fish = Fish
client-mark-snail = Snail
client-mark-paw = Paw
client-mark-feather = Feather
client-mark-acorn = Acorn
client-mark-mushroom = Mushroom
client-mark-boat = Boat
client-mark-tower = Tower
client-mark-bell = Bell
client-mark-key = Key
client-colour-ink = Ink
client-colour-rust = Rust
client-colour-teal = Teal
client-colour-rose = Rose
client-colour-olive = Olive
client-colour-indigo = Indigo
client-react = React
client-reactions-show = Show reactions
client-reactions-of = Reactions from { $who }
client-reaction-by = { $who }: { $what }
client-reaction-hello = Hello!
client-reaction-luck = Good luck!
client-reaction-well = Well played!
client-reaction-thanks = Thank you!
client-reaction-wow = Wow!
client-reaction-laugh = Ha ha!
client-reaction-think = Let me think…
client-reaction-oops = Oops!
client-games-link = Your games

client-a-player = a player
client-host-menu = More about { $who }
client-host-people = People at this table
client-host-title = { $who } at this table
client-host-free = Free the seat
client-host-bot = Let a bot play
client-host-bot-text = Until they come back. Nobody loses by it.
client-host-mute = Mute
client-host-mute-text = They can’t write or react here, and they are told.
client-host-ban = Ban from this table
client-host-ban-text = They lose the seat and can’t come back, here or in a rematch, until you let them in again.
client-host-name = Name at this table
client-host-name-text = Empty: only the number of the seat is shown.
client-host-restricted = Muted and banned
client-host-nobody = Nobody.
client-host-muted = { $who }: muted
client-host-banned = { $who }: banned
client-host-unmute = Let them speak
client-host-unban = Let them in again
client-stand-in-host = the host has let a bot play
client-chat-remove = Remove this line
client-chat-removed = { $by ->
    [author] Removed by its author.
    [host] Removed by the host.
   *[operator] Removed by the operator.
  }
client-chat-muted = The host has muted you here.
client-error-muted = The host has muted you at this table.
client-error-banned = You have been banned here.
client-own-data = Your data
client-own-data-text = Everything the server knows about you, in one file: name and mark, tables, chat, notes, uploaded games and the records of your finished games.
client-own-data-get = Download my data
client-own-remove = Remove me
client-own-remove-text = Your name, mark, chat, notes and uploaded games are removed, and so are tables where you were the only person. Bots take over your seats. Games that others played with you stay, without your name. This can’t be undone.
client-own-remove-sure = Remove me for good
client-own-keep = Keep everything

"""The database. The log of rows is the truth; everything else about a game could be computed from it."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("webhook", sa.Text, nullable=False, server_default=""),
    sa.Column("mark", sa.Text, nullable=False, server_default=""),
    sa.Column("colour", sa.Text, nullable=False, server_default=""),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("banned", sa.Text, nullable=False, server_default="", comment="empty, person, or name: nobody has it"),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True, comment="SHA-256 of a secret; the secret itself is never stored"),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False, comment="cookie or recovery"),
    sa.Column("expires", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("corrections", sa.Text, nullable=False, comment="of the box, by path"),
    sa.Column("start", sa.Text, comment="position to start from"),
    sa.Column("opening", sa.Text, comment="the record's opening, fixed when the game begins"),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Text, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text),
    sa.Column("analysis", sa.Boolean, nullable=False),
    sa.Column("taken_back", sa.Boolean, nullable=False),
    sa.Column("host", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("rematch", sa.Text),
    sa.Column("rematch_of", sa.Text),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("n", sa.Integer, nullable=False, comment="number of the newest row"),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("bot", sa.Boolean, nullable=False, comment="a bot is to move"),
    sa.Column("deadline", sa.Float, comment="when somebody's time is up"),
    sa.Index("tables_open", "status", "public"),
    sa.Index("tables_due", "status", "bot", "deadline"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False, comment="open, human or bot"),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("commitment", sa.Text, comment="SHA-256 of the salt its client brings"),
    sa.Column("salt", sa.Text),
    sa.Column("mark", sa.Text, nullable=False, server_default="", comment="of whoever sat down, as it was then"),
    sa.Column("colour", sa.Text, nullable=False, server_default=""),
)

rows = sa.Table(
    "rows",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("client", sa.Text, comment="the client's own id of the message, so that a repeated one is harmless"),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("spent", sa.Float, comment="seconds that it took from somebody's clock"),
)
"""No index but the key: every move would pay for it. That a client's id comes once follows from whoever writes row n
having read all before it."""

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
)

chats = sa.Table(
    "chats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("client", sa.Text, comment="the client's own id of the message, so that a repeated one is harmless"),
    sa.Column("person", sa.Text, index=True, comment="who wrote it"),
    sa.Column("removed", sa.Text, nullable=False, server_default="", comment="by whom: author or host"),
    sa.Index("chats_client", "table_id", "seat", "client", unique=True),
)

restrictions = sa.Table(
    "restrictions",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True, comment="muted or banned"),
    sa.Column("at", sa.Float, nullable=False),
)

acts = sa.Table(
    "acts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("by", sa.Text, nullable=False, comment="a person; empty: the operator"),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text),
    sa.Column("person", sa.Text, comment="whom it was done to"),
    sa.Column("reason", sa.Text, nullable=False, server_default=""),
)
"""Log of what hosts and operators did, in order. It outlives the tables and people it names, and so refers to none."""

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False, index=True),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("person", sa.Text, index=True),
    sa.Column("level", sa.Text),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("facts", sa.Text, nullable=False, comment="what the seat chose, such as tribes led"),
    sa.Column("at", sa.Float, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("how", sa.Text, nullable=False, comment="with what care: parts of another kind are thrown away"),
    sa.Column("parts", sa.Text, nullable=False, comment="what was judged so far, a line for each row"),
    sa.Column("done", sa.Integer, nullable=False, comment="rows that were judged"),
    sa.Column("of", sa.Integer, nullable=False, comment="rows in all"),
    sa.Column("review", sa.Text, comment="the whole of it, when it is done; then there are no parts"),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("asked", sa.Float, nullable=False, comment="when somebody last asked for it, to the day"),
    sa.Index("reviews_by_asked", "asked"),
)

uploads = sa.Table(
    "uploads",
    metadata,
    sa.Column("id", sa.Text, primary_key=True, comment="SHA-256 of the record: whoever has the file knows it"),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("head", sa.Text, nullable=False, comment="what is told of it without its record"),
    sa.Column("notes", sa.Text, comment="those that came with it"),
    sa.Column("record", sa.Text, nullable=False, comment="without its notes"),
    sa.Column("size", sa.Integer, nullable=False, comment="bytes of record and notes"),
    sa.Column("how", sa.Text, nullable=False, comment="as in reviews"),
    sa.Column("parts", sa.Text, nullable=False, comment="as in reviews"),
    sa.Column("done", sa.Integer, nullable=False, comment="as in reviews"),
    sa.Column("of", sa.Integer, nullable=False, comment="as in reviews"),
    sa.Column("review", sa.Text, comment="as in reviews"),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("asked", sa.Float, nullable=False, comment="as in reviews"),
    sa.Index("uploads_by_person", "person", "at"),
    sa.Index("uploads_by_asked", "asked"),
)

calls = sa.Table(
    "calls",
    metadata,
    sa.Column("id", sa.Text, primary_key=True, comment="as its receiver is told, so that it knows a repeated one"),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("row", sa.Integer, nullable=False, comment="with which the turn came"),
    sa.Column("tries", sa.Integer, nullable=False, comment="how many have failed"),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False, comment="when it is tried next, by the process that is first"),
    sa.Index("calls_by_due", "due"),
)
"""Webhooks that are to be called. Whatever became of table or person: a call that is of no use is removed."""

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game_id", sa.Text, nullable=False, comment="a table, or an upload"),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False, comment="of whoever wrote it, as it was then"),
    sa.Column("row", sa.Integer, nullable=False, comment="the position after this one"),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("variation", sa.Text, nullable=False, comment="moves as in the record"),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("notes_by_game", "game_id"),
)

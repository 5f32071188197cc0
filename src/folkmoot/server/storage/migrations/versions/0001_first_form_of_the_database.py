"""The first form of the database"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("webhook", sa.Text(), server_default="", nullable=False),
        sa.Column("mark", sa.Text(), server_default="", nullable=False),
        sa.Column("colour", sa.Text(), server_default="", nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column(
            "banned", sa.Text(), server_default="", nullable=False, comment="empty, person, or name: nobody has it"
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text(), nullable=False, comment="SHA-256 of a secret; the secret itself is never stored"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False, comment="cookie or recovery"),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("corrections", sa.Text(), nullable=False, comment="of the box, by path"),
        sa.Column("start", sa.Text(), nullable=True, comment="position to start from"),
        sa.Column("opening", sa.Text(), nullable=True, comment="the record's opening, fixed when the game begins"),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Text(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("analysis", sa.Boolean(), nullable=False),
        sa.Column("taken_back", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("rematch", sa.Text(), nullable=True),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False, comment="number of the newest row"),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False, comment="a bot is to move"),
        sa.Column("deadline", sa.Float(), nullable=True, comment="when somebody's time is up"),
        sa.ForeignKeyConstraint(["host"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("tables_due", "tables", ["status", "bot", "deadline"])
    op.create_index("tables_open", "tables", ["status", "public"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False, comment="open, human or bot"),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=True),
        sa.Column("commitment", sa.Text(), nullable=True, comment="SHA-256 of the salt its client brings"),
        sa.Column("salt", sa.Text(), nullable=True),
        sa.Column("mark", sa.Text(), server_default="", nullable=False, comment="of whoever sat down, as it was then"),
        sa.Column("colour", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "rows",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column(
            "client",
            sa.Text(),
            nullable=True,
            comment="the client's own id of the message, so that a repeated one is harmless",
        ),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("spent", sa.Float(), nullable=True, comment="seconds that it took from somebody's clock"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began"),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column(
            "client",
            sa.Text(),
            nullable=True,
            comment="the client's own id of the message, so that a repeated one is harmless",
        ),
        sa.Column("person", sa.Text(), nullable=True, comment="who wrote it"),
        sa.Column("removed", sa.Text(), server_default="", nullable=False, comment="by whom: author or host"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("chats_client", "chats", ["table_id", "seat", "client"], unique=True)
    op.create_index("ix_chats_person", "chats", ["person"])
    op.create_index("ix_chats_table_id", "chats", ["table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("level", sa.Text(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False, comment="what the seat chose, such as tribes led"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_results_game", "results", ["game"])
    op.create_index("ix_results_person", "results", ["person"])
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("how", sa.Text(), nullable=False, comment="with what care: parts of another kind are thrown away"),
        sa.Column("parts", sa.Text(), nullable=False, comment="what was judged so far, a line for each row"),
        sa.Column("done", sa.Integer(), nullable=False, comment="rows that were judged"),
        sa.Column("of", sa.Integer(), nullable=False, comment="rows in all"),
        sa.Column(
            "review", sa.Text(), nullable=True, comment="the whole of it, when it is done; then there are no parts"
        ),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False, comment="when somebody last asked for it, to the day"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("reviews_by_asked", "reviews", ["asked"])
    op.create_table(
        "uploads",
        sa.Column("id", sa.Text(), nullable=False, comment="SHA-256 of the record: whoever has the file knows it"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("head", sa.Text(), nullable=False, comment="what is told of it without its record"),
        sa.Column("notes", sa.Text(), nullable=True, comment="those that came with it"),
        sa.Column("record", sa.Text(), nullable=False, comment="without its notes"),
        sa.Column("size", sa.Integer(), nullable=False, comment="bytes of record and notes"),
        sa.Column("how", sa.Text(), nullable=False, comment="as in reviews"),
        sa.Column("parts", sa.Text(), nullable=False, comment="as in reviews"),
        sa.Column("done", sa.Integer(), nullable=False, comment="as in reviews"),
        sa.Column("of", sa.Integer(), nullable=False, comment="as in reviews"),
        sa.Column("review", sa.Text(), nullable=True, comment="as in reviews"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False, comment="as in reviews"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("uploads_by_asked", "uploads", ["asked"])
    op.create_index("uploads_by_person", "uploads", ["person", "at"])
    op.create_table(
        "calls",
        sa.Column("id", sa.Text(), nullable=False, comment="as its receiver is told, so that it knows a repeated one"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("row", sa.Integer(), nullable=False, comment="with which the turn came"),
        sa.Column("tries", sa.Integer(), nullable=False, comment="how many have failed"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False, comment="when it is tried next, by the process that is first"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("calls_by_due", "calls", ["due"])
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False, comment="a table, or an upload"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False, comment="of whoever wrote it, as it was then"),
        sa.Column("row", sa.Integer(), nullable=False, comment="the position after this one"),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("variation", sa.Text(), nullable=False, comment="moves as in the record"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("notes_by_game", "notes", ["game_id"])
    op.create_table(
        "restrictions",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False, comment="muted or banned"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "person", "kind"),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False, comment="a person; empty: the operator"),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("person", sa.Text(), nullable=True, comment="whom it was done to"),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )

"""Notes on finished games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("game_id", sa.Text(), nullable=False, comment="a table, or what is in brought"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False, comment="of whoever wrote it, as it was then"),
        sa.Column("row", sa.Integer(), nullable=False, comment="the position after this one"),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("variation", sa.Text(), nullable=False, comment="moves as in the record"),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("notes_by_game", "notes", ["game_id"])

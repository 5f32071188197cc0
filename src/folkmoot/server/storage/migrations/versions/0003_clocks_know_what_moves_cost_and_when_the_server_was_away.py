"""Clocks know what moves cost and when the server was away"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    said = "seconds that it took from somebody's clock"
    op.add_column("rows", sa.Column("spent", sa.Float(), nullable=True, comment=said))
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), primary_key=True),
        sa.Column("ended", sa.Float(), nullable=False),
    )

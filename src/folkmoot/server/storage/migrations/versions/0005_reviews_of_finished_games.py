"""Reviews of finished games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("how", sa.Text(), nullable=False, comment="with what care: parts of another kind are thrown away"),
        sa.Column("parts", sa.Text(), nullable=False, comment="what was judged so far, row by row"),
        sa.Column("at", sa.Float(), nullable=False),
    )

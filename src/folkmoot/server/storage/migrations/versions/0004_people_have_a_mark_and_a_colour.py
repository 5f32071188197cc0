"""People have a mark and a colour"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, said in (("people", None), ("seats", "of whoever sat down, as it was then")):
        op.add_column(table, sa.Column("mark", sa.Text(), nullable=False, server_default="", comment=said))
        op.add_column(table, sa.Column("colour", sa.Text(), nullable=False, server_default=""))

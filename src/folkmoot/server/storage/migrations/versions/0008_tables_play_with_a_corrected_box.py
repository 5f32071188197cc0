"""Tables play with a corrected box"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("corrections", sa.Text(), nullable=False, server_default="{}", comment="of the box, by path")
    op.add_column("tables", column)

"""Rows have one index

Whoever writes row n has read all before it, their clients' ids among them: that no id comes twice follows from the
primary key.
"""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("rows") as rows:
        rows.drop_constraint("rows_client", type_="unique")

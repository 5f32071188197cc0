"""Games from files are reviewed"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "brought",
        sa.Column("id", sa.Text(), primary_key=True, comment="SHA-256 of the record: whoever has the file knows it"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("how", sa.Text(), nullable=False, comment="as in reviews"),
        sa.Column("parts", sa.Text(), nullable=False, comment="as in reviews"),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("brought_by_person", "brought", ["person", "at"])

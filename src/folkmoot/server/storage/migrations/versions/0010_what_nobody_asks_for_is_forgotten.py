"""What nobody asks for is forgotten

Games from files and reviews say when somebody last asked for them; for those that are there, when they were kept.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("reviews", "brought"):
        op.add_column(name, sa.Column("asked", sa.Float(), nullable=True))
        op.execute(sa.text(f"UPDATE {name} SET asked = at"))
        with op.batch_alter_table(name) as changed:
            changed.alter_column("asked", existing_type=sa.Float(), nullable=False)
        op.create_index(f"{name}_by_asked", name, ["asked"])

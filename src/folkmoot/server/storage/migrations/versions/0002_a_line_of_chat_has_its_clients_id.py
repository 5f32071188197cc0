"""A line of chat has its client's id"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    said = "the client's own id of the message, so that a repeated one is harmless"
    op.add_column("chats", sa.Column("client", sa.Text(), nullable=True, comment=said))
    op.create_index("chats_client", "chats", ["table_id", "seat", "client"], unique=True)

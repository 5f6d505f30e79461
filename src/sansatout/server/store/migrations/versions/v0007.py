"""What several nodes on one database need: who did an act, what has changed, which nodes live."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_COUNTED = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add marks and revisions, and the tables of nodes and of signals."""
    op.add_column("events", sa.Column("mark", sa.String))
    op.add_column("chat", sa.Column("mark", sa.String))
    op.create_index("ix_chat_mark", "chat", ["table_id", "mark"], unique=True)
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("classes", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("classes", sa.Column("shown", sa.Text))
    op.create_table(
        "nodes",
        sa.Column("node", sa.String, primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("hears", sa.Integer, nullable=False),
    )
    op.create_table(
        "signals",
        sa.Column("id", _COUNTED, primary_key=True, autoincrement=True),
        sa.Column("node", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("signals")
    op.drop_table("nodes")
    op.drop_column("classes", "shown")
    op.drop_column("classes", "revision")
    op.drop_column("tables", "revision")
    op.drop_index("ix_chat_mark", "chat")
    op.drop_column("chat", "mark")
    op.drop_column("events", "mark")

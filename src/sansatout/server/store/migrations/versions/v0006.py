"""Classes: who teaches and learns in them, what they were given, and at which tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the tables of classes, and what a table has to know that belongs to one."""
    op.add_column("tables", sa.Column("paused", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("overseer", sa.String))
    op.create_table(
        "table_deals",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("cards", sa.String, nullable=False),
        sa.Column("dealer", sa.String, nullable=False),
    )
    op.create_table(
        "classes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False, index=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("code_key", sa.String, index=True),
        sa.Column("code_expires", sa.String),
    )
    op.create_table(
        "class_pupils",
        sa.Column("class_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("joined", sa.String, nullable=False),
        sa.Column("removed", sa.String),
    )
    op.create_table(
        "class_rounds",
        sa.Column("class_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )
    op.create_table(
        "class_tables",
        sa.Column("class_id", sa.String, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, index=True),
    )


def downgrade() -> None:
    """Take them away again."""
    for name in ("class_tables", "class_rounds", "class_pupils", "classes", "table_deals"):
        op.drop_table(name)
    op.drop_column("tables", "overseer")
    op.drop_column("tables", "paused")

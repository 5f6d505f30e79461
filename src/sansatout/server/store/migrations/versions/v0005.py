"""What a person has learned, and the tables of lessons and of the deal of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the school's tables."""
    op.create_table(
        "learned",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("course", sa.String, primary_key=True),
        sa.Column("lesson", sa.String, primary_key=True),
        sa.Column("step", sa.String, primary_key=True),
        sa.Column("at", sa.String, nullable=False),
    )
    op.create_table(
        "memories",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("rule", sa.String, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "lesson_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("course", sa.String, nullable=False),
        sa.Column("lesson", sa.String, nullable=False),
        sa.Column("step", sa.String, nullable=False),
    )
    op.create_table(
        "daily_tables",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for name in ("daily_tables", "lesson_tables", "memories", "learned"):
        op.drop_table(name)

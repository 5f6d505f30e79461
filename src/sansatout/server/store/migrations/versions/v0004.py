"""A clock for a table, browsers that a person came to by link, and places that were given away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what earlier tables and players do without."""
    op.add_column("tables", sa.Column("clock", sa.Integer))
    op.add_column("player_people", sa.Column("ended", sa.String))
    op.create_table(
        "browsers",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token", sa.String, index=True),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("expires", sa.String, nullable=False),
        sa.Column("used", sa.String),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("ended", sa.String),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("browsers")
    op.drop_column("player_people", "ended")
    op.drop_column("tables", "clock")

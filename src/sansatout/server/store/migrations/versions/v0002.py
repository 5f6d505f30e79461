"""Analyses are made anew: they have a par now, and more deals a trace."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Forget what was analysed before."""
    op.execute("DELETE FROM analyses")


def downgrade() -> None:
    """Nothing to do: analyses are made again when asked for."""

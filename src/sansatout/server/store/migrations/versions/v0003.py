"""Finished deals are kept as they will be asked for, with the robots' thoughts in one piece."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_OF_A_DEAL = "t.table_id = d.table_id AND t.seq BETWEEN d.first_seq AND d.last_seq"


def upgrade() -> None:
    """Pack the thoughts of every finished deal; what else is kept of it is made when asked for."""
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.Column("thoughts", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.execute(
        "INSERT INTO finished (table_id, number, thoughts) "  # noqa: S608 (nothing from outside)
        f"SELECT d.table_id, d.number, pack_thoughts(t.seq, t.body) "
        f"FROM deals d JOIN thoughts t ON {_OF_A_DEAL} GROUP BY d.table_id, d.number"
    )
    op.execute(
        "DELETE FROM thoughts AS t WHERE EXISTS "  # noqa: S608 (nothing from outside)
        f"(SELECT 1 FROM deals d WHERE {_OF_A_DEAL})"
    )

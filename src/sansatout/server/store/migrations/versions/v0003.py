"""Finished deals are kept as they will be asked for, with the robots' thoughts in one piece."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from sansatout.server.store.packing import pack_thoughts

revision = "0003"
down_revision = "0002"

_DEALS = sa.table("deals", *map(sa.column, ("table_id", "number", "first_seq", "last_seq")))
_THOUGHTS = sa.table("thoughts", *map(sa.column, ("table_id", "seq", "body")))
_FINISHED = sa.table("finished", *map(sa.column, ("table_id", "number", "thoughts")))


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
    connection = op.get_bind()
    for deal in connection.execute(sa.select(_DEALS)).all():
        _pack(connection, deal)


def _pack(connection: sa.Connection, deal: sa.Row[Any]) -> None:
    column = _THOUGHTS.c
    of_deal = sa.and_(
        column.table_id == deal.table_id, column.seq.between(deal.first_seq, deal.last_seq)
    )
    question = sa.select(column.seq, column.body).where(of_deal).order_by(column.seq)
    bodies = [(row.seq, row.body) for row in connection.execute(question)]
    if bodies:
        packed = {"thoughts": pack_thoughts(bodies)}
        key = {"table_id": deal.table_id, "number": deal.number}
        connection.execute(sa.insert(_FINISHED), [key | packed])
        connection.execute(sa.delete(_THOUGHTS).where(of_deal))

"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_COUNTED = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "analyses",
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal"),
    )
    op.create_table(
        "chat",
        sa.Column("id", _COUNTED, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_chat_table_id"), "chat", ["table_id"], unique=False)
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("first_seq", sa.Integer(), nullable=False),
        sa.Column("last_seq", sa.Integer(), nullable=False),
        sa.Column("finished", sa.String(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_index(op.f("ix_deals_finished"), "deals", ["finished"], unique=False)
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "player_people",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index(op.f("ix_player_people_person"), "player_people", ["person"], unique=False)
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("level", sa.String(), nullable=True),
        sa.Column("system", sa.String(), nullable=True),
        sa.Column("invite", sa.String(), nullable=True),
        sa.Column("link", sa.String(), nullable=True),
        sa.Column("stood", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player"),
    )
    op.create_index(op.f("ix_players_invite"), "players", ["invite"], unique=False)
    op.create_index(op.f("ix_players_link"), "players", ["link"], unique=False)
    op.create_table(
        "settings",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "sheet_operations",
        sa.Column("sheet", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("sheet", "number"),
    )
    op.create_table(
        "sheet_people",
        sa.Column("sheet", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("sheet", "person"),
    )
    op.create_index(op.f("ix_sheet_people_person"), "sheet_people", ["person"], unique=False)
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("changed", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_sheets_token"), "sheets", ["token"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("variant", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("created", sa.String(), nullable=False),
        sa.Column("started", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Float(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("copy_of", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )

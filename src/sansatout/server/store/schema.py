"""The tables of the database.

Events are the truth about a game; the rest is what is no part of it: who people are, which links
lead where, what was said, what a robot thought, and lists that save folding everything again.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = [
    "analyses", "browsers", "chat", "class_pupils", "class_rounds", "class_tables", "classes",
    "daily_tables", "deals", "events", "finished", "learned", "lesson_tables", "memories",
    "metadata", "nodes", "people", "player_people", "players", "settings", "sheet_operations",
    "sheet_people", "sheets", "signals", "table_deals", "tables", "thoughts",
]  # fmt: skip

metadata = MetaData()

_COUNTED = BigInteger().with_variant(Integer, "sqlite")
"""A number the database counts up for ever; SQLite counts in this type only, and as far."""

settings = Table(
    "settings", metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)  # fmt: skip

people = Table(
    "people", metadata,
    Column("person", String, primary_key=True),
    Column("name", String, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String, primary_key=True),
    Column("variant", String, nullable=False),
    Column("name", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("created", String, nullable=False),
    Column("started", Integer, nullable=False),
    Column("pace", Float, nullable=False),
    Column("seed", String, nullable=False),
    Column("copy_of", String),
    Column("clock", Integer),
    Column("paused", Integer, nullable=False, server_default="0"),
    Column("overseer", String),
    Column("revision", Integer, nullable=False, server_default="0"),
)  # fmt: skip

players = Table(
    "players", metadata,
    Column("table_id", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("system", String),
    Column("invite", String, index=True),
    Column("link", String, index=True),
    Column("stood", Integer, nullable=False, default=0),
)  # fmt: skip

player_people = Table(
    "player_people", metadata,
    Column("table_id", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("player", String, nullable=False),
    Column("ended", String),
)  # fmt: skip

browsers = Table(
    "browsers", metadata,
    Column("person", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("token", String, index=True),
    Column("made", String, nullable=False),
    Column("expires", String, nullable=False),
    Column("used", String),
    Column("label", String, nullable=False),
    Column("ended", String),
)  # fmt: skip

events = Table(
    "events", metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("mark", String),
)  # fmt: skip

thoughts = Table(
    "thoughts", metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)  # fmt: skip

finished = Table(
    "finished", metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary),
    Column("thoughts", LargeBinary),
)  # fmt: skip

chat = Table(
    "chat", metadata,
    Column("id", _COUNTED, primary_key=True, autoincrement=True),
    Column("table_id", String, nullable=False, index=True),
    Column("player", String),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String, nullable=False),
    Column("mark", String),
    Index("ix_chat_mark", "table_id", "mark", unique=True),
)  # fmt: skip

deals = Table(
    "deals", metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("finished", String, nullable=False, index=True),
    Column("summary", Text, nullable=False),
)  # fmt: skip

analyses = Table(
    "analyses", metadata,
    Column("deal", String, primary_key=True),
    Column("body", Text, nullable=False),
)  # fmt: skip

sheets = Table(
    "sheets", metadata,
    Column("id", String, primary_key=True),
    Column("system", String, nullable=False),
    Column("token", String, nullable=False, index=True),
    Column("changed", String, nullable=False),
)  # fmt: skip

sheet_people = Table(
    "sheet_people", metadata,
    Column("sheet", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
)  # fmt: skip

sheet_operations = Table(
    "sheet_operations", metadata,
    Column("sheet", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)  # fmt: skip

learned = Table(
    "learned", metadata,
    Column("person", String, primary_key=True),
    Column("course", String, primary_key=True),
    Column("lesson", String, primary_key=True),
    Column("step", String, primary_key=True),
    Column("at", String, nullable=False),
)  # fmt: skip

memories = Table(
    "memories", metadata,
    Column("person", String, primary_key=True),
    Column("rule", String, primary_key=True),
    Column("body", Text, nullable=False),
)  # fmt: skip

lesson_tables = Table(
    "lesson_tables", metadata,
    Column("table_id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("course", String, nullable=False),
    Column("lesson", String, nullable=False),
    Column("step", String, nullable=False),
)  # fmt: skip

daily_tables = Table(
    "daily_tables", metadata,
    Column("day", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("table_id", String, nullable=False),
)  # fmt: skip

table_deals = Table(
    "table_deals", metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("cards", String, nullable=False),
    Column("dealer", String, nullable=False),
)  # fmt: skip

classes = Table(
    "classes", metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, nullable=False, index=True),
    Column("title", String, nullable=False),
    Column("made", String, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("code", String),
    Column("code_key", String, index=True),
    Column("code_expires", String),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("shown", Text),
)  # fmt: skip

class_pupils = Table(
    "class_pupils", metadata,
    Column("class_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("joined", String, nullable=False),
    Column("removed", String),
)  # fmt: skip

class_rounds = Table(
    "class_rounds", metadata,
    Column("class_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("made", String, nullable=False),
)  # fmt: skip

class_tables = Table(
    "class_tables", metadata,
    Column("class_id", String, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
)  # fmt: skip

nodes = Table(
    "nodes", metadata,
    Column("node", String, primary_key=True),
    Column("beat", Integer, nullable=False),
    Column("hears", Integer, nullable=False),
)  # fmt: skip

signals = Table(
    "signals", metadata,
    Column("id", _COUNTED, primary_key=True, autoincrement=True),
    Column("node", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String, nullable=False),
)  # fmt: skip

"""Alembic: its environment, and the steps in ``versions``."""

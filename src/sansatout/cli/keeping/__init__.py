"""Keeping the score of a game with real cards: the session, its file, its commands."""

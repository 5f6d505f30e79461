"""Keeping the score of a game with real cards: how deals are told, and the session they make."""

"""Bridge as five old booklets tell it, and what the game became."""

__version__ = "0.1.0"

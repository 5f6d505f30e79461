"""Score sheets of games with real cards, shared by link and kept up to date for everybody."""

"""How the database grew, one file for each step."""

"""The figures of the rules pages, one module for each kind of game."""

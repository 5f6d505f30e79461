"""Score tables for the rules pages, made by the code that scores: every figure is asked for.

A head is a message id, or one with arguments; a cell is a number, a notation, or ``None``.
"""

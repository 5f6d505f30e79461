"""Experiments told in a small file: what is dealt, what is done with it, what is counted."""

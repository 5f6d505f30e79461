"""REST: one file for each part of the protocol."""

"""Deals that are over: all that is public of them, what they were worth, and files to take away."""

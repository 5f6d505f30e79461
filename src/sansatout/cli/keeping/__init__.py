"""Keeping the score at the command line: the session's file and its commands."""

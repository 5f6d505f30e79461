"""Rooms: a table with the people, robots and watchers around it."""

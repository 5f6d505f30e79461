"""The page's server: tables for people and robots, over REST and WebSocket.

``docs/protocol.md`` says what goes over the wire. Nothing here knows the rules of a game: events go
into :mod:`sansatout.table`, and only ``view(seat)`` comes out.
"""

"""PostgreSQL, for several servers on one database.

All that is its own stands here: its addresses, its driver's connections and errors, its SQL.
"""

from sansatout.server.store.postgres.database import PostgreSQL

__all__ = ["PostgreSQL"]

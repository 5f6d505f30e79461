"""SQLite, the one file that is the database unless another one is named.

All that is its own stands here: the words of its SQL, its driver's errors, the file, the lock.
"""

from sansatout.server.store.sqlite.backup import back_up, restore
from sansatout.server.store.sqlite.database import SQLite

__all__ = ["SQLite", "back_up", "restore"]

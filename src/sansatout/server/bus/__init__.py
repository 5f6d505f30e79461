"""What nodes on one database tell each other.

The database orders, the bus hurries: all that is said here is a hint, which may be lost, come twice
or late. Whoever misses one finds in the store what has happened.
"""

from sansatout.server.bus.bus import Alone, Bus, Shared
from sansatout.server.bus.looking import Looking
from sansatout.server.bus.opening import open_bus
from sansatout.server.bus.parts import Parts

__all__ = ["Alone", "Bus", "Looking", "Parts", "Shared", "open_bus"]

"""What every server needs first, done once by the process that all servers of tests come from."""

import gc

import sansatout.server.environment
import sansatout.server.running  # noqa: F401
from sansatout.locales import render

render("page-game-rulebook", {}, "en")
gc.freeze()

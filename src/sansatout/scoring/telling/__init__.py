"""How the deals of a game are told: on the command line, and in one line of a sheet."""

from sansatout.scoring.telling.base import Given, Telling
from sansatout.scoring.telling.lines import parse_line

__all__ = ["Given", "Telling", "parse_line"]

"""Score sheets that lessons show: a system, deals told in a line each, and the next one."""

from __future__ import annotations

from msgspec import Struct

from sansatout.options import parse_options
from sansatout.scoring.sheet import Entry
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.telling import parse_line
from sansatout.variants import scoring_system

__all__ = ["LessonSheet"]


class LessonSheet(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A sheet after some deals, and the deal whose figures come next."""

    system: str
    """The key of a scoring system."""
    deals: tuple[str, ...] = ()
    """What stands on the sheet, told as players type it."""
    next: str = ""
    """The deal that is asked about; empty where none is."""
    options: dict[str, bool | int | str] = {}
    """Readings that are not the usual ones."""

    def sheet(self) -> Sheet:
        """Return the sheet as it is shown.

        :raises SansatoutError: if a deal cannot be
        """
        system = scoring_system(self.system)
        sheet: Sheet = system.new_sheet(parse_options(system.options_type, dict(self.options)))
        for line in self.deals:
            sheet = _with(sheet, line)
        return sheet

    def after(self) -> Sheet:
        """Return the sheet with the next deal, or as it is shown where there is none.

        :raises SansatoutError: if a deal cannot be
        """
        sheet = self.sheet()
        return _with(sheet, self.next) if self.next else sheet

    def entries(self) -> tuple[Entry, ...]:
        """Return the figures that the next deal brings, premiums of game and rubber too."""
        return tuple(self.after().lines[-1].entries)


def _with(sheet: Sheet, line: str) -> Sheet:
    given, telling = parse_line(line), sheet.system.telling
    return sheet.after(None if given is None else telling.entered(given, sheet.options, kept=True))

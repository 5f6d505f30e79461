"""An evening with one game: rounds, players, and what was entered, all as values.

What was entered is a list of operations; the session is their fold. Taking one back is leaving it
out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sansatout.errors import InputError, NotationError
from sansatout.keeping.games import Game, game_of
from sansatout.keeping.games.lines import parse_line
from sansatout.options import Options, parse_options
from sansatout.scoring import find
from sansatout.scoring.evening import Evening, Round
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.sheet import Column, Owner
from sansatout.scoring.tally import TallySheet

__all__ = [
    "Kept",
    "Operation",
    "Session",
    "Sheet",
    "fold",
    "is_over",
    "start",
    "with_partners_changed",
]

Operation = Mapping[str, Any]
"""One thing that was done, as it stands in the file; ``do`` names it."""

Sheet = RubberSheet[Any] | TallySheet[Any]
VERSION = 1


def is_over(sheet: Sheet) -> bool:
    """Tell whether a rubber was won or broken off; a tally goes on as long as people play."""
    return isinstance(sheet, RubberSheet) and sheet.end is not End.OPEN


@dataclass(frozen=True, slots=True)
class Kept:
    """One round: its sheet, and its players in the order of the game's seats."""

    sheet: Sheet
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Session:
    """Everything entered so far."""

    key: str
    options: Options
    rounds: tuple[Kept, ...]

    @property
    def game(self) -> Game[Any]:
        """How deals are told here."""
        return game_of(self.key)

    @property
    def current(self) -> Kept:
        """The round that goes on, or ended last."""
        return self.rounds[-1]

    @property
    def sheet(self) -> Sheet:
        """Its sheet."""
        return self.current.sheet

    @property
    def names(self) -> tuple[str, ...]:
        """Its players; empty if nobody has told them."""
        return self.current.names

    def owners(self) -> dict[str, Owner]:
        """Return whose column each player writes in."""
        if not self.names:
            return {}
        columns = isinstance(next(iter(self.sheet.accounts)), Column)
        seats = zip(self.names, self.game.seats, strict=True)
        return {name: Column.of(seat.side) if columns else seat for name, seat in seats}

    def heads(self, kept: Kept) -> dict[Owner, str]:
        """Return the players of each column of a round."""
        heads: dict[Owner, str] = {}
        for name, owner in replace(self, rounds=(kept,)).owners().items():
            heads[owner] = f"{heads[owner]}, {name}" if owner in heads else name
        return heads

    @property
    def evening(self) -> Evening:
        """The accounts of all rounds that are over; a tally counts as it stands."""
        evening = Evening()
        for kept in self.rounds:
            open_rubber = isinstance(kept.sheet, RubberSheet) and not is_over(kept.sheet)
            if kept.names and not open_rubber:
                seating = dict(zip(self.game.seats, kept.names, strict=True))
                evening = evening.after(Round.seated(kept.sheet, seating))
        return evening

    def with_sheet(self, sheet: Sheet) -> Session:
        """Return the session with the current round's sheet replaced."""
        return replace(self, rounds=(*self.rounds[:-1], replace(self.current, sheet=sheet)))


def start(key: str, options: Mapping[str, object], names: Iterable[str] = ()) -> Operation:
    """Return the operation that opens a session.

    :raises InputError: if there is no such system, option or reading
    """
    operation = {
        "do": "start",
        "version": VERSION,
        "system": key,
        "options": dict(options),
        "names": list(names),
    }
    _started(operation)
    return operation


def fold(operations: Iterable[Operation]) -> Session:
    """Return the session these operations make, those taken back left out.

    :raises SansatoutError: if one of them is not possible
    """
    first, *rest = _effective(operations)
    session = _started(first)
    for operation in rest:
        session = after(session, operation)
    return session


def _effective(operations: Iterable[Operation]) -> list[Operation]:
    kept: list[Operation] = []
    for operation in operations:
        if operation["do"] != "undo":
            kept.append(operation)
        elif len(kept) > 1:
            kept.pop()
        else:
            raise InputError("sheet-nothing-to-undo")
    return kept


def _started(operation: Operation) -> Session:
    if operation["do"] != "start" or operation.get("version") != VERSION:
        raise NotationError("not-a-sheet-file", version=VERSION)
    system = find(str(operation["system"]))
    options = parse_options(system.options_type, operation["options"])
    session = Session(system.key, options, (Kept(_new_sheet(system.key, options)),))
    return _renamed(session, tuple(operation["names"]))


def _new_sheet(key: str, options: Options) -> Sheet:
    return game_of(key).new_sheet(find(key), options)


def after(session: Session, operation: Operation) -> Session:
    """Return the session with one more operation done.

    :raises SansatoutError: if it is not possible
    """
    match operation["do"]:
        case "deal":
            return session.with_sheet(session.sheet.after(_result(session, operation["line"])))
        case "correct" | "retype":
            return _corrected(session, operation)
        case "break":
            return session.with_sheet(_broken_off(session.sheet))
        case "names":
            return _renamed(session, tuple(operation["names"]))
        case "new":
            return _next_round(session, tuple(operation["names"]))
        case other:
            raise NotationError("not-an-operation", text=other)


def _result(session: Session, line: str) -> object:
    given = parse_line(line)
    return None if given is None else session.game.result(given)


def _corrected(session: Session, operation: Operation) -> Session:
    """Mend a deal: a wrong score as the rules allow it, a slip of the keyboard at any time."""
    sheet, number = session.sheet, operation["deal"]
    if not 1 <= number <= len(sheet.lines):
        raise InputError("no-such-deal", number=number, last=len(sheet.lines))
    result = _result(session, operation["line"])
    if operation["do"] == "retype":
        return session.with_sheet(Game.corrected(session.game, sheet, number, result))
    return session.with_sheet(session.game.corrected(sheet, number, result))


def _broken_off(sheet: Sheet) -> Sheet:
    if not isinstance(sheet, RubberSheet):
        raise InputError("sheet-nothing-to-break-off")
    return sheet.broken_off()


def _renamed(session: Session, names: tuple[str, ...]) -> Session:
    _check_names(names, len(session.game.seats))
    current = replace(session.current, names=names)
    return replace(session, rounds=(*session.rounds[:-1], current))


def _check_names(names: tuple[str, ...], count: int) -> None:
    if names and len(names) != count:
        raise InputError("names-count", count=len(names), expected=count)
    for name in names:
        if names.count(name) > 1:
            raise InputError("player-twice", name=name)


def _next_round(session: Session, names: tuple[str, ...]) -> Session:
    sheet = session.sheet
    if isinstance(sheet, RubberSheet) and not is_over(sheet):
        raise InputError("rubber-open")
    fresh = Kept(_new_sheet(session.key, session.options))
    return _renamed(replace(session, rounds=(*session.rounds, fresh)), names)


def with_partners_changed(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the next of the three pairings: AB-XY, AY-BX, AX-BY (P02, BW-3.4)."""
    if len(names) != 4:
        return names
    first, second, third, fourth = names
    return first, fourth, second, third

"""An evening with one game: rounds, players, and what was entered, all as values.

What was entered is a list of operations; the session is their fold. Taking one back is leaving it
out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from sansatout.errors import InputError, NotationError
from sansatout.options import Options, parse_options
from sansatout.scoring.evening import Evening, Round
from sansatout.scoring.sheet import Owner
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.system import ScoringSystem
from sansatout.scoring.telling import Telling, parse_line
from sansatout.variants import scoring_system

__all__ = [
    "FIELDS",
    "MAY_HAVE",
    "Kept",
    "Operation",
    "Session",
    "after",
    "effective",
    "fold",
    "last_names",
    "start",
    "told",
    "with_partners_changed",
]

Operation = Mapping[str, Any]
"""One thing that was done, as it stands in the file; ``do`` names it."""

VERSION = 1
MOST_PEOPLE = 8
"""How many can share an evening: a full table of bridge-whist with those who sit out (BW-3.1)."""

FIELDS: Mapping[str, Mapping[str, type]] = MappingProxyType(
    {
        "start": {"version": int, "system": str, "options": dict, "names": list},
        "deal": {"line": str},
        "correct": {"deal": int, "line": str},
        "retype": {"deal": int, "line": str},
        "insert": {"deal": int, "line": str},
        "delete": {"deal": int},
        "break": {},
        "names": {"names": list},
        "new": {"names": list},
        "undo": {},
    }
)
"""All that can be done, and what each has to say."""
_OLDER = MappingProxyType({"round": int})
MAY_HAVE: Mapping[str, Mapping[str, type]] = MappingProxyType(
    {
        **dict.fromkeys(("start", "names", "new"), MappingProxyType({"others": list})),
        **dict.fromkeys(("correct", "retype", "insert", "delete"), _OLDER),
    }
)
"""What it can say besides: who sits out, and which round is meant if not the last."""


@dataclass(frozen=True, slots=True)
class Kept:
    """One round: its sheet, and its players in the order of the game's seats."""

    sheet: Sheet
    names: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    """Who sits out, in the order they come in."""

    @property
    def is_open(self) -> bool:
        """Whether a rubber is under way; a tally can end after any deal."""
        return self.sheet.has_games and not self.sheet.is_over


@dataclass(frozen=True, slots=True)
class Session:
    """Everything entered so far."""

    key: str
    options: Options
    rounds: tuple[Kept, ...]

    @property
    def system(self) -> ScoringSystem[Any]:
        """What scores the deals."""
        return scoring_system(self.key)

    @property
    def telling(self) -> Telling[Any]:
        """How deals are told here."""
        return self.system.telling

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

    @property
    def next_round(self) -> Kept:
        """Who would play next: who sits out comes in, and partners change by the rules."""
        names, others = _relieved(self)
        if self.telling.partners_change:
            names = with_partners_changed(names)
        return Kept(self.system.new_sheet(self.options), names, others)

    def owners(self) -> dict[str, Owner]:
        """Return whose column each player writes in."""
        if not self.names:
            return {}
        seats = zip(self.names, self.telling.seats, strict=True)
        return {name: self.sheet.owner(seat) for name, seat in seats}

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
            if kept.names and not kept.is_open:
                seating = dict(zip(self.telling.seats, kept.names, strict=True))
                evening = evening.after(Round.seated(kept.sheet, seating))
        return evening

    def with_sheet(self, sheet: Sheet, number: int | None = None) -> Session:
        """Return the session with the sheet of a round replaced, the last unless told."""
        at = len(self.rounds) - 1 if number is None else number - 1
        changed = replace(self.rounds[at], sheet=sheet)
        return replace(self, rounds=(*self.rounds[:at], changed, *self.rounds[at + 1 :]))


def start(
    key: str,
    options: Mapping[str, object],
    names: Iterable[str] = (),
    others: Collection[str] = (),
) -> Operation:
    """Return the operation that opens a session.

    :raises InputError: if there is no such system, option or reading
    """
    operation = {
        "do": "start",
        "version": VERSION,
        "system": key,
        "options": dict(options),
        "names": list(names),
        **({"others": list(others)} if others else {}),
    }
    _started(operation)
    return operation


def fold(operations: Iterable[Operation]) -> Session:
    """Return the session these operations make, those taken back left out.

    :raises SansatoutError: if one of them is not possible
    """
    first, *rest = effective(operations)
    session = _started(first)
    for operation in rest:
        session = after(session, operation)
    return session


def effective(operations: Iterable[Operation]) -> list[Operation]:
    """Return the operations without those taken back.

    :raises InputError: if there was nothing to take back
    """
    kept: list[Operation] = []
    for operation in operations:
        if operation["do"] != "undo":
            kept.append(operation)
        elif len(kept) > 1:
            kept.pop()
        else:
            raise InputError("sheet-nothing-to-undo")
    return kept


def last_names(operations: Iterable[Operation]) -> list[str]:
    """Return who plays after these operations, without reckoning what they bring."""
    named = (one["names"] for one in reversed(effective(operations)) if "names" in one)
    return list(next(named))


def _started(operation: Operation) -> Session:
    if operation["do"] != "start" or operation.get("version") != VERSION:
        raise NotationError("not-a-sheet-file", version=VERSION)
    system = scoring_system(str(operation["system"]))
    options = parse_options(system.options_type, operation["options"])
    session = Session(system.key, options, (Kept(system.new_sheet(options)),))
    return _renamed(session, operation)


def after(session: Session, operation: Operation) -> Session:
    """Return the session with one more operation done.

    :raises SansatoutError: if it is not possible
    """
    match operation["do"]:
        case "deal":
            return session.with_sheet(session.sheet.after(_result(session, operation["line"])))
        case "correct" | "retype" | "insert" | "delete":
            return _corrected(session, operation)
        case "break":
            return session.with_sheet(session.sheet.broken_off())
        case "names":
            return _renamed(session, operation)
        case "new":
            return _next_round(session, operation)
        case other:
            raise NotationError("not-an-operation", text=other)


def told(session: Session, line: str) -> str:
    """Return a line that is entered in its plain form, columns or seats for players' names.

    :raises SansatoutError: if it is not understood, or a part of it means nothing here
    """
    given = parse_line(_without_names(session, line))
    telling = session.telling
    if given is None:
        if not telling.can_pass:
            raise InputError("nobody-passes")
        return "pass"
    return telling.told(telling.entered(given, session.options, kept=True))


_RESERVED = frozenset(["we", "they", "n", "e", "s", "w"])


def _without_names(session: Session, line: str) -> str:
    owners = {name.lower(): str(owner) for name, owner in session.owners().items()}
    words: list[str] = []
    for word in line.split():
        name, colon, rest = word.partition(":")
        known = name.lower() in owners and name.lower() not in _RESERVED
        words.append(f"{owners[name.lower()]}{colon}{rest}" if known and words else word)
    return " ".join(words)


def _result(session: Session, line: str) -> object:
    given = parse_line(line)
    return None if given is None else session.telling.result(given)


def _corrected(session: Session, operation: Operation) -> Session:
    """Mend a deal: a wrong score as the rules allow it, a slip of the keyboard at any time."""
    last, number = len(session.rounds), operation["deal"]
    at = operation.get("round", last)
    if not 1 <= at <= last:
        raise InputError("no-such-round", number=at, last=last)
    sheet = session.rounds[at - 1].sheet
    if operation["do"] == "delete":
        return session.with_sheet(sheet.with_results(_without(sheet.results, number)), at)
    result = _result(session, operation["line"])
    match operation["do"]:
        case "correct":
            mended = session.system.mended(sheet, number, result, settled=at < last)
        case "retype":
            mended = sheet.corrected(number, result)
        case _:
            mended = sheet.with_results(_with_one_more(sheet.results, number, result))
    return session.with_sheet(mended, at)


def _without(results: tuple[object, ...], number: int) -> tuple[object, ...]:
    _check_deal(number, len(results))
    return (*results[: number - 1], *results[number:])


def _with_one_more(results: tuple[object, ...], number: int, result: object) -> tuple[object, ...]:
    _check_deal(number, len(results) + 1)
    return (*results[: number - 1], result, *results[number - 1 :])


def _check_deal(number: int, last: int) -> None:
    if not 1 <= number <= last:
        raise InputError("no-such-deal", number=number, last=last)


def _renamed(session: Session, operation: Operation) -> Session:
    names, others = tuple(operation["names"]), tuple(operation.get("others", ()))
    _check_names(names, others, len(session.telling.seats))
    current = replace(session.current, names=names, others=others)
    return replace(session, rounds=(*session.rounds[:-1], current))


def _check_names(names: tuple[str, ...], others: tuple[str, ...], count: int) -> None:
    if (names or others) and len(names) != count:
        raise InputError("names-count", count=len(names), expected=count)
    everybody = (*names, *others)
    if len(everybody) > MOST_PEOPLE:
        raise InputError("people-too-many", count=len(everybody), most=MOST_PEOPLE)
    for name in everybody:
        if everybody.count(name) > 1:
            raise InputError("player-twice", name=name)


def _next_round(session: Session, operation: Operation) -> Session:
    if session.current.is_open:
        raise InputError("rubber-open")
    fresh = Kept(session.system.new_sheet(session.options))
    return _renamed(replace(session, rounds=(*session.rounds, fresh)), operation)


def _relieved(session: Session) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return who plays and who sits out next: those go who have sat out least (BW-3.1).

    Among equals the one named last goes, so that who was named first plays most.
    """
    current = session.current
    names, coming = list(current.names), current.others
    sat_out = [name for kept in session.rounds for name in kept.others]
    last_first = names[::-1]
    leaving = sorted(last_first, key=sat_out.count)[: len(coming)]
    for new, old in zip(coming, leaving, strict=False):
        names[names.index(old)] = new
    return tuple(names), (*coming[len(leaving) :], *leaving)


def with_partners_changed(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the next of the three pairings: AB-XY, AY-BX, AX-BY (P02, BW-3.4)."""
    if len(names) != 4:
        return names
    first, second, third, fourth = names
    return first, fourth, second, third

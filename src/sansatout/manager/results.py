"""A match on the disk: what is played, each board as it ends, and the results as JSON and PBN.

Every file is written whole or not at all. A board that was broken off is not there, and is played
again when the match goes on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from sansatout import strict_json
from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.errors import InputError, SansatoutError
from sansatout.events.acts import MakeCall, Play
from sansatout.formats import pbn
from sansatout.formats.played import deal_record
from sansatout.formats.records import Book, CallRecord, GameRecord, Mark, Tag
from sansatout.lab.match_table import Player
from sansatout.locks import FileLock, HeldError
from sansatout.manager.course import BoardMarks
from sansatout.manager.lines import CallLine, CardLine
from sansatout.manager.match import TableBoard
from sansatout.scoring.compare import imps
from sansatout.scoring.duplicate import board_net
from sansatout.seats import Seat, Side, Vulnerability

__all__ = ["BoardPlan", "Folder", "PlayedBoard", "Setup", "TakenOver"]

_ROOMS: Final = ("Open", "Closed")


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A board to play: its place in the match, and whether hands are moved a seat clockwise."""

    place: int
    header: BoardMarks
    deal: Deal
    turned: bool = False

    @property
    def key(self) -> str:
        """What its file is called."""
        return f"board-{self.place:04}-{2 if self.turned else 1}"

    def again(self) -> BoardPlan:
        """Return the same board for the other side: everything one seat on."""
        return BoardPlan(self.place, self.header.turned(1), self.deal.rotated(1), turned=True)


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played, and by whom as far as they are ours."""

    boards: tuple[tuple[BoardMarks, Deal], ...]
    seed: int = 0
    teams: bool = False
    ours: Mapping[Seat, Player] = field(default_factory=dict)
    people: tuple[Seat, ...] = ()
    """Seats of people on the page."""

    @property
    def is_ours(self) -> bool:
        """Whether no robot of other people's has a seat."""
        return len(self.ours) + len(self.people) == len(Seat)

    def plans(self) -> tuple[BoardPlan, ...]:
        """Return all boards in their order; in a team match all again for the other side."""
        first = tuple(
            BoardPlan(place, header, deal) for place, (header, deal) in enumerate(self.boards, 1)
        )
        return (*first, *(plan.again() for plan in first)) if self.teams else first

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return {
            "sansatout": "table manager match",
            "seed": self.seed,
            "teams": self.teams,
            "seats": {
                str(seat): str(self.ours.get(seat, "page"))
                for seat in Seat
                if seat in self.ours or seat in self.people
            },
            "boards": [_marks(header) | {"deal": str(deal)} for header, deal in self.boards],
        }


def _marks(header: BoardMarks) -> dict[str, Any]:
    return {
        "board": header.number,
        "dealer": str(header.dealer),
        "vulnerable": str(header.vulnerability),
    }


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A seat that a robot of ours has for another's, since when and why."""

    seat: Seat
    team: str
    by: str
    reason: str
    board: int
    place: str

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return {
            "seat": str(self.seat), "team": self.team, "by": self.by, "reason": self.reason,
            "board": self.board, "place": self.place,
        }  # fmt: skip

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> TakenOver:
        """Read what :meth:`as_json` gave."""
        return cls(
            Seat.parse(plain["seat"]), str(plain["team"]), str(plain["by"]), str(plain["reason"]),
            int(plain["board"]), str(plain["place"]),
        )  # fmt: skip

    def __str__(self) -> str:
        return f"{self.seat}: {self.by} for {self.team} since board {self.board}, {self.place}"


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board that was played to its end, as it lay on the table."""

    plan: BoardPlan
    table: TableBoard
    names: tuple[str, str, str, str]
    """Who sat North, East, South and West."""
    seconds: tuple[float, float] = (0.0, 0.0)
    """How long North-South and East-West thought."""
    taken_over: tuple[TakenOver, ...] = ()

    @property
    def points(self) -> int:
        """North-South's points, those of the seats at the table."""
        course = self.table.course
        if course.contract is None or course.declarer is None:
            return 0
        vulnerability = self.table.header.vulnerability
        net = board_net(course.contract, course.declarer, course.declaring_tricks, vulnerability)
        return net if course.declarer.side is Side.NS else -net

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON values; what follows from the calls and cards is told as well."""
        course, declarer = self.table.course, self.table.course.declarer
        return {
            "place": self.plan.place,
            "turned": self.plan.turned,
            **_marks(self.table.header),
            "deal": str(self.table.deal),
            "names": {str(seat): self.names[seat] for seat in Seat},
            "calls": [str(call) for call in course.auction.calls],
            "explained": [
                {"call": at, "alert": at in course.alerted, "text": dict(course.texts).get(at, "")}
                for at in sorted({*course.alerted, *dict(course.texts)})
            ],
            "contract": "Pass" if course.contract is None else str(course.contract),
            "declarer": None if declarer is None else str(declarer),
            "cards": [str(card) for card in course.cards],
            "tricks": None if declarer is None else course.declaring_tricks,
            "points": self.points,
            "seconds": {
                str(side): round(spent, 3) for side, spent in zip(Side, self.seconds, strict=True)
            },
            "taken_over": [one.as_json() for one in self.taken_over],
        }

    @classmethod
    def from_json(cls, plan: BoardPlan, plain: Mapping[str, Any]) -> PlayedBoard:
        """Read what :meth:`as_json` gave, and play it through.

        :raises SansatoutError: if it is not that board, or cannot have been played
        """
        header = BoardMarks(
            plain["board"], Seat.parse(plain["dealer"]), Vulnerability.parse(plain["vulnerable"])
        )
        if (header, plain["deal"]) != (plan.header, str(plan.deal)):
            raise InputError("manager-other-board", name=plan.key)
        table = TableBoard.dealt(plan.header, plan.deal)
        told = {one["call"]: one for one in plain["explained"]}
        for at, name in enumerate(plain["calls"]):
            text, alert = told.get(at, {}).get("text"), told.get(at, {}).get("alert", False)
            seat, call = _turn(table), Call.parse(name)
            table = table.after(
                CallLine(seat, call, text or "") if alert else CallLine(seat, call, None, text)
            )
        for name in plain["cards"]:
            table = table.after(CardLine(_turn(table), Card.parse(name)))
        if not table.course.is_over:
            raise InputError("manager-other-board", name=plan.key)
        n, e, s, w = (str(plain["names"][str(seat)]) for seat in Seat)
        seconds = plain["seconds"]
        return cls(
            plan, table, (n, e, s, w), (float(seconds["NS"]), float(seconds["EW"])),
            tuple(TakenOver.from_json(one) for one in plain["taken_over"]),
        )  # fmt: skip

    def record(self, scoring: str = "") -> GameRecord:
        """Return the board for PBN, turned back to how it was dealt.

        :param scoring: how boards are compared, in PBN's word
        """
        turns = -1 if self.plan.turned else 0
        header, course = self.table.header.turned(turns), self.table.course
        deal = self.table.deal.rotated(turns)
        state, words = header.board(deal).start(), []
        for seat, call in course.auction.rotated(turns):
            words.append((seat, MakeCall(call)))
            state = state.after(*words[-1])
        for card in course.cards:
            actor, turn = state.actor, state.turn
            assert actor is not None, "somebody plays the card"
            state = state.after(actor, Play(card, hand=None if actor is turn else turn))
        # In PBN a value that begins with # is taken from the game before (4.8).
        n, e, s, w = (self.names[seat.after(-turns)].lstrip("# ") for seat in Seat)
        base = GameRecord(
            board=str(header.number), names=(n, e, s, w), vulnerability=header.vulnerability,
            tags=self._tags(scoring),
        )  # fmt: skip
        return self._explained(deal_record(state, words, base))

    def _tags(self, scoring: str) -> tuple[Tag, ...]:
        points = -self.points if self.plan.turned else self.points
        taken = "; ".join(map(str, self.taken_over)).replace('"', "'")
        told = {
            "Scoring": scoring, "Room": _ROOMS[self.plan.turned], "Score": f"NS {points}",
            "TakenOver": taken,
        }  # fmt: skip
        return tuple(Tag(name, value) for name, value in told.items() if value)

    def _explained(self, record: GameRecord) -> GameRecord:
        """Return the record with the explanations as notes."""
        course = self.table.course
        if record.auction is None:
            return record
        texts = {**dict.fromkeys(course.alerted, "Alert"), **dict(course.texts)}
        notes, calls = {}, list(record.auction.calls)
        for number, at in enumerate(sorted(texts)[:32], 1):
            notes[number] = texts[at]
            calls[at] = CallRecord(calls[at].call, Mark(note=number))
        return replace(record, auction=replace(record.auction, calls=tuple(calls), notes=notes))


def _turn(table: TableBoard) -> Seat:
    turn = table.course.turn
    if turn is None:
        raise InputError("manager-other-board", name=str(table.header.number))
    return turn


class Folder:
    """A match's folder; its boards are read when it is opened. It is for one manager at a time."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Open the folder of this match, or make it.

        :raises InputError: if another match lies there, or another manager has the folder
        """
        self.path, self.setup = path, setup
        self.set_aside: list[str] = []
        """Files of boards that could not be read; they are kept, and the boards played again."""
        path.mkdir(parents=True, exist_ok=True)
        try:
            self._lock = FileLock(path / "match.lock")
        except HeldError as held:
            process = held.holder or "?"
            raise InputError("manager-folder-in-use", folder=path, process=process) from None
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *left: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the folder to the next manager."""
        self._lock.close()

    def _open(self) -> None:
        path, setup = self.path, self.setup
        head = path / "match.json"
        if not head.exists():
            _write(head, json.dumps(setup.as_json(), indent=1))
        elif _head(head) != setup.as_json():
            raise InputError("manager-other-match", folder=str(path))
        self.played: dict[str, PlayedBoard] = {}
        for plan in setup.plans():
            self._look_for(plan)

    def _look_for(self, plan: BoardPlan) -> None:
        file = self.path / f"{plan.key}.json"
        if not file.exists():
            return
        try:
            plain = _loaded(file)
            if not isinstance(plain, dict):
                raise InputError("manager-other-board", name=plan.key)
            self.played[plan.key] = PlayedBoard.from_json(plan, plain)
        except (SansatoutError, KeyError, TypeError, AttributeError, ValueError):
            aside = file.with_suffix(".unreadable")
            file.replace(aside)
            self.set_aside.append(aside.name)

    @classmethod
    def seed_of(cls, path: Path) -> int | None:
        """Return the seed of the match in a folder, if there is one.

        :raises InputError: if what says so cannot be read
        """
        head = path / "match.json"
        plain = _head(head) if head.exists() else None
        seed = plain.get("seed") if isinstance(plain, dict) else None
        return seed if isinstance(seed, int) else None

    @property
    def left(self) -> tuple[BoardPlan, ...]:
        """The boards still to be played."""
        return tuple(plan for plan in self.setup.plans() if plan.key not in self.played)

    def store(self, board: PlayedBoard) -> None:
        """Keep a finished board."""
        text = json.dumps(board.as_json(), indent=1)
        _write(self.path / f"{board.plan.key}.json", text)
        self.played[board.plan.key] = board

    def seconds(self, side: Side) -> float:
        """Return how long a side has thought in all."""
        return sum(board.seconds[side] for board in self.played.values())

    @property
    def compared(self) -> dict[int, int]:
        """IMPs of the team at North-South, by place, of boards that both sides have played."""
        points = {(one.plan.place, one.plan.turned): one.points for one in self.played.values()}
        # The second time North-South's cards lie East and West, with the other team.
        return {
            place: imps(points[place, False] + points[place, True])
            for place in range(1, len(self.setup.boards) + 1)
            if (place, False) in points and (place, True) in points
        }

    def as_json(self) -> dict[str, Any]:
        """Return the results of the match as JSON values."""
        boards = [self.played[plan.key] for plan in self.setup.plans() if plan.key in self.played]
        plain: dict[str, Any] = {
            "boards": len(self.setup.plans()),
            "played": len(boards),
            "teams": self.setup.teams,
            "seed": self.setup.seed,
            "points": sum(board.points for board in boards),
            "seconds": {str(side): round(self.seconds(side), 3) for side in Side},
            "taken_over": [
                one.as_json() for one in dict.fromkeys(o for b in boards for o in b.taken_over)
            ],
        }
        if self.setup.teams:
            compared = self.compared
            plain |= {"imps": sum(compared.values()), "compared": len(compared)}
        return plain | {"results": [board.as_json() for board in boards]}

    def write_results(self) -> None:
        """Write ``results.json`` and ``results.pbn``."""
        _write(self.path / "results.json", json.dumps(self.as_json(), indent=1))
        boards = [self.played[plan.key] for plan in self.setup.plans() if plan.key in self.played]
        scoring = "IMP" if self.setup.teams else ""
        book = Book(tuple(board.record(scoring) for board in boards))
        file = self.path / "results.pbn"
        part = _part_of(file)
        pbn.dump(book, part)
        part.replace(file)


def _loaded(file: Path) -> object:
    if file.exists() and not file.is_file():
        raise InputError("manager-other-board", name=file.name)  # a pipe would be waited for
    return strict_json.loads(file.read_text(encoding="utf-8"))


def _head(file: Path) -> object:
    """Read what match it is. Boards are played again where they cannot be read, matches are not."""
    try:
        return _loaded(file)
    except (SansatoutError, ValueError):
        raise InputError("manager-head", file=str(file)) from None


def _write(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = _part_of(file)
    with part.open("x", encoding="utf-8") as out:
        out.write(text + "\n")
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def _part_of(file: Path) -> Path:
    """Return where a file is written first, free of what stood there: a link leads elsewhere."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    return part

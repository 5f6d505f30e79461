"""The lines of the table manager protocol, version 18, as values.

Reading is tolerant (letters of either size, runs of blanks, a full stop more or less, the dialects
of known programs); ``str`` writes the one spelling that every known program understands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from sansatout.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.cards import Card, Hand, Rank, Strain, Suit
from sansatout.errors import NotationError
from sansatout.manager.texts import free_text, team_name
from sansatout.seats import Seat, Vulnerability

__all__ = [
    "LONGEST_LINE",
    "SEATS",
    "BoardLine",
    "CallLine",
    "CardLine",
    "CardsLine",
    "Connect",
    "EndOfSession",
    "Line",
    "Need",
    "ReadyFor",
    "ReadyForCall",
    "ReadyForCard",
    "Seated",
    "StartOfBoard",
    "TeamsLine",
    "Timing",
    "ToLead",
    "parse",
]

SEATS: Final = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}
_BY_NAME: Final = {name.lower(): seat for seat, name in SEATS.items()}
LONGEST_LINE: Final = 2000
"""No line of the protocol comes near it."""

Need = Literal["teams", "start", "deal", "cards", "dummy"]


def _named(seat: Seat | None) -> str:
    return "Dummy" if seat is None else SEATS[seat]


@dataclass(frozen=True, slots=True)
class Connect:
    """A robot asks for a seat; ``None`` for any."""

    team: str
    seat: Seat | None
    version: int = 18

    def __str__(self) -> str:
        seat = "ANYPL" if self.seat is None else SEATS[self.seat]
        return f'Connecting "{self.team}" as {seat} using protocol version {self.version}'


@dataclass(frozen=True, slots=True)
class Seated:
    """The seat is the robot's."""

    seat: Seat
    team: str

    def __str__(self) -> str:
        return f'{SEATS[self.seat]} ("{self.team}") seated'


@dataclass(frozen=True, slots=True)
class TeamsLine:
    """Who plays whom."""

    ns: str
    ew: str

    def __str__(self) -> str:
        return f'Teams : N/S : "{self.ns}" E/W : "{self.ew}"'


@dataclass(frozen=True, slots=True)
class ReadyFor:
    """A robot waits for what is the same for all."""

    seat: Seat
    need: Need

    def __str__(self) -> str:
        return f"{SEATS[self.seat]} ready {'to' if self.need == 'start' else 'for'} {self.need}"


@dataclass(frozen=True, slots=True)
class ReadyForCall:
    """A robot waits for another's call."""

    seat: Seat
    of: Seat

    def __str__(self) -> str:
        return f"{SEATS[self.seat]} ready for {SEATS[self.of]}'s bid"


@dataclass(frozen=True, slots=True)
class ReadyForCard:
    """A robot waits for another hand's card; ``None`` for dummy's by that word."""

    seat: Seat
    of: Seat | None
    trick: int

    def __str__(self) -> str:
        of = "dummy" if self.of is None else SEATS[self.of]
        return f"{SEATS[self.seat]} ready for {of}'s card to trick {self.trick}"


@dataclass(frozen=True, slots=True)
class CallLine:
    """A call; an alert and other information are for the opponents alone."""

    seat: Seat
    call: Call
    alert: str | None = None
    infos: str | None = None

    def __str__(self) -> str:
        words = [SEATS[self.seat], _VERBS.get(self.call) or f"bids {self.call}"]
        for name, text in (("Alert.", self.alert), ("Infos.", self.infos)):
            words += [] if text is None else [name, text]
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card played from the hand of a seat."""

    seat: Seat
    card: Card
    text: str = ""

    def __str__(self) -> str:
        played = f"{SEATS[self.seat]} plays {self.card.rank}{self.card.suit}"
        return f"{played}. {self.text}" if self.text else played


@dataclass(frozen=True, slots=True)
class StartOfBoard:
    """A board begins, perhaps in the middle of another."""

    def __str__(self) -> str:
        return "Start of board"


@dataclass(frozen=True, slots=True)
class BoardLine:
    """Which board it is."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability

    def __str__(self) -> str:
        sides = _VULNERABLE[self.vulnerability]
        return f"Board number {self.number}. Dealer {SEATS[self.dealer]}. {sides} vulnerable."


@dataclass(frozen=True, slots=True)
class CardsLine:
    """Thirteen cards: a seat's own, or dummy's (``None``)."""

    seat: Seat | None
    hand: Hand

    def __str__(self) -> str:
        groups = (f"{suit} {' '.join(self.hand.ranks(suit)) or '-'}." for suit in reversed(Suit))
        return f"{_named(self.seat)}'s cards : {' '.join(groups)}"


@dataclass(frozen=True, slots=True)
class ToLead:
    """A hand opens a trick; ``None`` for dummy."""

    seat: Seat | None

    def __str__(self) -> str:
        return f"{_named(self.seat)} to lead"


@dataclass(frozen=True, slots=True)
class Timing:
    """How long the sides have thought, in seconds: on this board, and in all."""

    ns: int
    ns_total: int
    ew: int
    ew_total: int

    def __str__(self) -> str:
        sides = (("N/S", self.ns, self.ns_total), ("E/W", self.ew, self.ew_total))
        told = "  ".join(
            f"{name} : this board  {board // 60:02}:{board % 60:02},  "
            f"total  {total // 3600}:{total // 60 % 60:02}:{total % 60:02}."
            for name, board, total in sides
        )
        return f"Timing - {told}"


@dataclass(frozen=True, slots=True)
class EndOfSession:
    """All boards are played."""

    def __str__(self) -> str:
        return "End of session"


Line = (
    Connect | Seated | TeamsLine | ReadyFor | ReadyForCall | ReadyForCard | CallLine | CardLine
    | StartOfBoard | BoardLine | CardsLine | ToLead | Timing | EndOfSession
)  # fmt: skip

_VERBS: Final = {PASS: "passes", DOUBLE: "doubles", REDOUBLE: "redoubles"}
_CALLS: Final[dict[str, Call]] = {verb: call for call, verb in _VERBS.items()}
_VULNERABLE: Final = {
    Vulnerability.NONE: "Neither",
    Vulnerability.NS: "N/S",
    Vulnerability.EW: "E/W",
    Vulnerability.ALL: "Both",
}
_VULNERABILITY: Final = {
    **{name.lower(): which for which, name in _VULNERABLE.items()},
    "none": Vulnerability.NONE,
    "all": Vulnerability.ALL,
}

_SEAT: Final = "(?:north|east|south|west)"
_TIME: Final = r"\[?(\d{1,6}):(\d{1,2})\]?"
_TOTAL: Final = r"\[?(\d{1,6}):(\d{1,2}):(\d{1,2})\]?"
_SIDE_TIME: Final = rf"this board {_TIME} ?, total {_TOTAL}"


def _form(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


_CONNECT = _form(
    r'connecting "(?P<team>[^"]*)" as (?P<seat>\w+) using protocol version (?P<version>\d{1,4})'
    r"(?!\d).*"
)
_SEATED = _form(rf'(?P<seat>{_SEAT}) ?\( ?"(?P<team>[^"]*)" ?\) seated\.?')
_TEAMS = _form(r'teams\b[^"]*"(?P<ns>[^"]*)"[^"]*"(?P<ew>[^"]*)".*')
_READY = _form(
    rf"(?P<seat>{_SEAT}) ready (?:(?P<start>to start)|for (?P<need>teams|deal|cards|dummy))\.?"
)
_READY_FOR = _form(
    rf"(?P<seat>{_SEAT}) ready for (?:(?P<of>{_SEAT})'s bid"
    rf"|(?P<hand>{_SEAT}|dummy)'s card to trick (?P<trick>\d{{1,2}}))\.?"
)
_CALL = _form(
    rf"(?P<seat>{_SEAT}) (?:(?P<verb>passes|doubles|redoubles)|bids (?P<bid>[1-7] ?(?:nt?|[cdhs])))"
    r"\.?(?: ?\balert\.(?P<alert>.*?))?(?: ?\binfos\.(?P<infos>.*))?"
)
_CARD = _form(
    rf"(?P<seat>{_SEAT}) plays (?P<rank>10|[2-9tjqka]) ?(?P<suit>[cdhs])(?:\.(?P<text>.*))?"
)
_START = _form(r"start of board\.?")
_BOARD = _form(
    rf"board number (?P<number>\d{{1,6}}) ?\. ?dealer (?P<dealer>{_SEAT}) ?\. ?"
    rf"(?P<sides>neither|none|n/s|e/w|both|all) vulnerable\b.*"
)
_CARDS = _form(rf"(?P<seat>{_SEAT}|dummy)'s cards ?:(?P<hand>.*)")
_GROUP: Final = r" ?([shdc]) ?((?:(?:10|[akqjt2-9]) ?)*|- ?)\.?"
_HAND = _form(rf"(?:{_GROUP}){{4}} ?")
_SUIT_GROUP = _form(_GROUP)
_LEAD = _form(rf"(?P<seat>{_SEAT}|dummy) to lead\.?")
_TIMING = _form(rf"timing ?- ?n/s ?: ?{_SIDE_TIME} ?\.? e/w ?: ?{_SIDE_TIME} ?\.?")
_END = _form(r"end of session\.?|ns ?:.*")


def parse(text: str) -> Line:
    """Read a line of either end, however it is spelled.

    :raises NotationError: if it is none of the protocol
    """
    plain = " ".join(text.split())
    for form, read in _FORMS:
        found = form.fullmatch(plain)
        if found is not None:
            return read(found)
    raise _no_line(text)


def _no_line(text: str) -> NotationError:
    return NotationError("manager-line", text=free_text(text[:200]))


def _seat(name: str) -> Seat:
    return _BY_NAME[name.lower()]


def _connect(found: re.Match[str]) -> Line:
    wanted = found["seat"].lower()
    if wanted != "anypl" and wanted not in _BY_NAME:
        raise NotationError("manager-no-seat", text=free_text(found["seat"]))
    return Connect(team_name(found["team"]), _BY_NAME.get(wanted), int(found["version"]))


def _ready(found: re.Match[str]) -> Line:
    need: Need = "start" if found["start"] else _NEEDS[found["need"].lower()]
    return ReadyFor(_seat(found["seat"]), need)


_NEEDS: Final[dict[str, Need]] = {
    "teams": "teams", "deal": "deal", "cards": "cards", "dummy": "dummy",
}  # fmt: skip


def _ready_for(found: re.Match[str]) -> Line:
    seat = _seat(found["seat"])
    if found["of"]:
        return ReadyForCall(seat, _seat(found["of"]))
    trick = int(found["trick"])
    if not 1 <= trick <= 13:
        raise _no_line(found[0])
    return ReadyForCard(seat, _BY_NAME.get(found["hand"].lower()), trick)


def _call(found: re.Match[str]) -> Line:
    if found["verb"]:
        call = _CALLS[found["verb"].lower()]
    else:
        level, strain = found["bid"][0], found["bid"][1:].strip().upper()
        call = Bid(int(level), Strain.parse("NT" if strain == "N" else strain))
    alert, infos = (None if text is None else free_text(text) for text in found.group(4, 5))
    return CallLine(_seat(found["seat"]), call, alert, infos)


def _card(found: re.Match[str]) -> Line:
    rank = Rank.parse(found["rank"].upper().replace("10", "T"))
    card = Card(Suit.parse(found["suit"].upper()), rank)
    return CardLine(_seat(found["seat"]), card, free_text(found["text"] or ""))


def _board(found: re.Match[str]) -> Line:
    sides = _VULNERABILITY[found["sides"].lower()]
    return BoardLine(int(found["number"]), _seat(found["dealer"]), sides)


def _cards(found: re.Match[str]) -> Line:
    owner = _BY_NAME.get(found["seat"].lower())
    whole = _HAND.fullmatch(found["hand"])
    if whole is None:
        raise _no_line(found[0])
    bits, suits = 0, set()
    for name, ranks in _SUIT_GROUP.findall(found["hand"]):
        suit = Suit.parse(name.upper())
        suits.add(suit)
        for rank in re.findall(r"10|\w", ranks):
            card = Card(suit, Rank.parse(rank.upper().replace("10", "T")))
            if bits & card.bit:
                raise _no_line(found[0])
            bits |= card.bit
    if len(suits) != 4 or bits.bit_count() != 13:
        raise _no_line(found[0])
    return CardsLine(owner, Hand.from_bits(bits))


def _timing(found: re.Match[str]) -> Line:
    one, other = (tuple(map(int, found.groups()[at : at + 5])) for at in (0, 5))
    ns, ew = 60 * one[0] + one[1], 60 * other[0] + other[1]
    totals = (3600 * side[2] + 60 * side[3] + side[4] for side in (one, other))
    return Timing(ns, next(totals), ew, next(totals))


_FORMS: Final = (
    (_CALL, _call),
    (_CARD, _card),
    (_READY_FOR, _ready_for),
    (_READY, _ready),
    (_LEAD, lambda found: ToLead(_BY_NAME.get(found["seat"].lower()))),
    (_START, lambda _: StartOfBoard()),
    (_BOARD, _board),
    (_CARDS, _cards),
    (_TIMING, _timing),
    (_CONNECT, _connect),
    (_SEATED, lambda found: Seated(_seat(found["seat"]), team_name(found["team"]))),
    (_TEAMS, lambda found: TeamsLine(team_name(found["ns"]), team_name(found["ew"]))),
    (_END, lambda _: EndOfSession()),
)

"""A robot of ours at somebody else's table manager."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sansatout.cards import Card, Hand
from sansatout.errors import NotationError, RuleError
from sansatout.lab.match_table import Player
from sansatout.manager.course import BoardCourse, BoardMarks, Known
from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import (
    LONGEST_LINE,
    BoardLine,
    CallLine,
    CardLine,
    CardsLine,
    Connect,
    EndOfSession,
    Line,
    Need,
    ReadyFor,
    ReadyForCall,
    ReadyForCard,
    Seated,
    StartOfBoard,
    TeamsLine,
    Timing,
    ToLead,
    parse,
)
from sansatout.manager.robot import RobotAct, RobotQuestion, choose_anyhow
from sansatout.manager.texts import free_text
from sansatout.seats import Seat
from sansatout.tricks import following

__all__ = ["Joined", "Wire", "connected", "shouted"]

_L = TypeVar("_L")


def shouted(text: str) -> str:
    """Return a client's line as WBridge5 spells it, for managers that know no other spelling.

    >>> shouted("North ready for East's card to trick 3"), shouted("South plays TC")
    ("NORTH ready for EAST's card to trick 3", 'SOUTH plays tc')
    """
    seats = r"\b(?:North|East|South|West)\b|\b(?:passes|doubles|redoubles)\b(?=$| Alert| Infos)"
    loud = re.sub(seats, lambda word: word[0].upper(), text)
    return re.sub(r"(?<= plays )\w\w", lambda card: card[0].lower(), loud)


class Wire:
    """Lines over a socket."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._file = connection.makefile("rb")
        self.loud = False
        """Whether the manager spells seats in capitals, and wants them so."""

    def say(self, line: Line) -> None:
        """Send a line."""
        text = shouted(str(line)) if self.loud else str(line)
        try:
            self._socket.sendall(f"{text}\r\n".encode("ascii", errors="replace"))
        except OSError:
            raise ProtocolError("join-closed") from None

    def hear(self) -> str:
        """Return the next line as it was sent.

        :raises ProtocolError: if there is none
        """
        try:
            raw = self._file.readline(LONGEST_LINE + 1)
        except OSError:
            raise ProtocolError("join-closed") from None
        if len(raw) > LONGEST_LINE:
            raise ProtocolError("manager-long-line", most=str(LONGEST_LINE))
        if not raw.endswith(b"\n"):
            raise ProtocolError("join-closed")
        return raw.decode("ascii", errors="replace").strip()


def connected(host: str, port: int) -> socket.socket:
    """Return a connection to a manager.

    :raises ProtocolError: if nobody answers there
    """
    try:
        found = socket.create_connection((host, port), timeout=30)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ProtocolError("join-nobody", host=host, port=str(port), reason=reason) from error
    found.settimeout(None)  # others may think, or come, as late as they like
    found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    # Two short lines in a row must not wait for each other's receipt.
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return found


class _RestartError(Exception):
    """The manager begins a board anew, in the middle of another."""


class _EndedError(Exception):
    """The manager has ended the session."""


@dataclass(slots=True)
class _Deal:
    """What the robot knows of the board under way."""

    header: BoardMarks
    hand: Hand
    course: BoardCourse
    dummy: Hand | None = None
    told: tuple[tuple[int, str], ...] = ()


class Joined:
    """A robot's session at a manager, line by line."""

    def __init__(
        self,
        wire: Wire,
        player: Player,
        *,
        seat: Seat | None,
        team: str,
        seed: str = "",
        tell: Callable[..., None] = lambda *_, **__: None,
    ) -> None:
        self._wire, self._player, self._seed, self._tell = wire, player, seed, tell
        self._wire.say(Connect(team, seat))
        first = self._wire.hear()
        try:
            seated = parse(first)
        except NotationError:
            raise ProtocolError("join-refused", text=free_text(first)) from None
        if not isinstance(seated, Seated) or (seat is not None and seated.seat is not seat):
            raise ProtocolError("join-refused", text=free_text(first))
        self.seat = seated.seat
        self._wire.loud = first.split(maxsplit=1)[0].isupper()
        self.boards = 0
        """How many boards were played to their end."""
        self._tell("join-seated", seat=str(self.seat), team=team)

    def run(self) -> None:
        """Play until the manager ends the session, or leaves between two boards."""
        try:
            self._begin()
            while True:
                self._next_board()
        except _EndedError:
            return

    def _begin(self) -> None:
        self._ready("teams")
        line = self._read()
        if not isinstance(line, TeamsLine):
            raise self._unexpected("Teams", line)
        self._ready("start")

    def _next_board(self) -> None:
        try:
            line = self._read()
        except ProtocolError as error:
            if error.message == "join-closed" and self.boards:
                raise _EndedError from None
            raise
        if isinstance(line, EndOfSession):
            raise _EndedError
        if isinstance(line, Timing):
            return
        if not isinstance(line, StartOfBoard):
            raise self._unexpected("Start of board", line)
        while True:
            try:
                self._board()
            except _RestartError:
                continue
            self.boards += 1
            return

    def _read(self) -> Line:
        text = self._wire.hear()
        try:
            return parse(text)
        except NotationError:
            raise ProtocolError("join-nonsense", line=free_text(text)) from None

    def _expect(self, kind: type[_L], due: str) -> _L:
        line = self._read()
        if isinstance(line, StartOfBoard):
            raise _RestartError
        if isinstance(line, EndOfSession):
            raise _EndedError
        if not isinstance(line, kind):
            raise self._unexpected(due, line)
        return line

    @staticmethod
    def _unexpected(due: str, line: object) -> ProtocolError:
        return ProtocolError("manager-due", due=due, line=str(line))

    def _ready(self, need: Need) -> None:
        self._wire.say(ReadyFor(self.seat, need))

    def _board(self) -> None:
        self._ready("deal")
        marks = self._expect(BoardLine, "Board number")
        self._ready("cards")
        cards = self._expect(CardsLine, "cards")
        if cards.seat is not self.seat:
            raise self._unexpected(f"{self.seat}'s cards", cards)
        header = BoardMarks(marks.number, marks.dealer, marks.vulnerability)
        deal = _Deal(header, cards.hand, BoardCourse.begun(marks.dealer))
        while not deal.course.auction.is_over:
            self._next_call(deal)
        while not deal.course.is_over:
            self._next_card(deal)
            if len(deal.course.cards) == 1 and deal.course.dummy is not self.seat:
                deal.dummy = self._dummy(deal)
        self._tell(
            "join-board", board=str(marks.number), contract=str(deal.course.contract or "Pass"),
            tricks=deal.course.declaring_tricks,
        )  # fmt: skip

    def _dummy(self, deal: _Deal) -> Hand:
        """Return dummy's hand; it has none of the cards that the robot has seen elsewhere."""
        self._ready("dummy")
        shown = self._expect(CardsLine, "Dummy's cards")
        if any(card in shown.hand for card in (*deal.hand, *deal.course.cards)):
            raise self._unexpected("Dummy's cards", shown)
        return shown.hand

    def _choice(self, deal: _Deal) -> RobotAct:
        known = Known(deal.header, self.seat, deal.hand, deal.course, deal.dummy, deal.told)
        return choose_anyhow(RobotQuestion(self._player, known, f"{self._seed} {self.seat}"))

    def _next_call(self, deal: _Deal) -> None:
        turn = deal.course.turn
        assert turn is not None, "the auction goes on"
        if turn is self.seat:
            choice = self._choice(deal)
            assert choice.call is not None, "a robot calls in an auction"
            deal.course = deal.course.called(choice.call)
            self._wire.say(CallLine(turn, choice.call, choice.alert))
            return
        self._wire.say(ReadyForCall(self.seat, turn))
        line = self._expect(CallLine, f"{turn}'s bid")
        if line.seat is not turn:
            raise self._unexpected(f"{turn}'s bid", line)
        place = len(deal.course.auction.calls)
        try:
            deal.course = deal.course.called(line.call)
        except RuleError:
            auction = str(deal.course.auction)
            raise ProtocolError("manager-illegal-call", line=str(line), auction=auction) from None
        text = " ".join(filter(None, (line.alert, line.infos)))
        if text and turn.side is not self.seat.side:
            deal.told = (*deal.told, (place, text))

    def _next_card(self, deal: _Deal) -> None:
        course = deal.course
        turn = course.turn
        assert turn is not None, "the play goes on"
        if course.actor is self.seat:
            if not course.current.cards:
                self._expect(ToLead, "to lead")
            choice = self._choice(deal)
            assert choice.card is not None, "a robot plays in the play"
            self._wire.say(CardLine(turn, choice.card))
            deal.course = course.played(choice.card)
            return
        self._wire.say(ReadyForCard(self.seat, turn, course.trick_number))
        line = self._expect(CardLine, f"{turn}'s card")
        if line.seat is not turn:
            raise self._unexpected(f"{turn}'s card", line)
        if not self._can_be(deal, turn, line.card):
            hand = str(deal.hand - course.of_hand(self.seat))
            raise ProtocolError(
                "manager-illegal-card", line=str(line), hand=hand, place=course.place
            )
        deal.course = course.played(line.card)

    def _can_be(self, deal: _Deal, turn: Seat, card: Card) -> bool:
        """Tell whether a hand may play the card, as far as the robot sees."""
        course, open_hands = deal.course, {self.seat: deal.hand}
        if course.dummy is not None and deal.dummy is not None:
            open_hands[course.dummy] = deal.dummy
        if turn in open_hands:
            left = open_hands[turn] - course.of_hand(turn)
            return card in following(left, course.current.led)
        if card in course.cards or any(card in hand for hand in open_hands.values()):
            return False
        return course.played(card).can_lie(open_hands)

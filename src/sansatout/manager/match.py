"""One board at the manager's table: the deal, what has happened, and who may be told what."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.manager.course import BoardCourse, BoardMarks, Known
from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import CallLine, CardLine, Line, ReadyForCall, ReadyForCard
from sansatout.seats import Seat
from sansatout.tricks import check_follows

__all__ = ["TableBoard", "told_to"]

TEXTS_FROM = 19
"""The version from which robots are sent texts that are no alerts."""


@dataclass(frozen=True, slots=True)
class TableBoard:
    """A board under way."""

    header: BoardMarks
    deal: Deal
    course: BoardCourse

    @classmethod
    def dealt(cls, header: BoardMarks, deal: Deal) -> TableBoard:
        """Return the board before its first call."""
        return cls(header, deal, BoardCourse.begun(header.dealer))

    def known_to(self, seat: Seat) -> Known:
        """Return what the seat knows; explanations are the opponents' alone."""
        course = self.course
        dummy = self.deal[course.dummy] if course.dummy is not None and course.cards else None
        callers = [caller for caller, _ in course.auction]
        told = tuple((at, text) for at, text in course.texts if callers[at].side is not seat.side)
        return Known(self.header, seat, self.deal[seat], course, dummy, told)

    def left(self, seat: Seat) -> Hand:
        """Return the cards still in a hand."""
        return self.deal[seat] - self.course.of_hand(seat)

    def expects(self, seat: Seat) -> tuple[Line, ...]:
        """Return the lines by which a seat that does not act waits for what comes."""
        course, turn = self.course, self.course.turn
        assert turn is not None, "somebody is to act"
        if not course.auction.is_over:
            return (ReadyForCall(seat, turn),)
        named = ReadyForCard(seat, turn, course.trick_number)
        if turn is course.dummy:
            return (named, replace(named, of=None))
        return (named,)

    def after(self, line: Line) -> TableBoard:
        """Return the board after what its actor sent.

        :raises ProtocolError: if that is no call or card of the hand to act, or not allowed
        """
        course, turn = self.course, self.course.turn
        calling = not course.auction.is_over
        if not isinstance(line, CallLine if calling else CardLine) or line.seat is not turn:
            expected = "manager-due-call" if calling else "manager-due-card"
            raise ProtocolError(expected, hand=str(turn), line=str(line))
        if isinstance(line, CallLine):
            return self._called(line)
        assert isinstance(line, CardLine), "calls and cards are what is due"
        return self._played(line)

    def _called(self, line: CallLine) -> TableBoard:
        text = " ".join(filter(None, (line.alert, line.infos)))
        try:
            course = self.course.called(line.call, text, alert=line.alert is not None)
        except RuleError as error:
            raise ProtocolError(
                "manager-illegal-call", line=str(line), auction=str(self.course.auction)
            ) from error
        return replace(self, course=course)

    def _played(self, line: CardLine) -> TableBoard:
        led, held = self.course.current.led, self.left(line.seat)
        try:
            check_follows(held, line.card, led, seat=line.seat, rule="DU-5.6")
        except RuleError as error:
            raise ProtocolError(
                "manager-illegal-card", line=str(line), hand=str(held), place=self.course.place
            ) from error
        return replace(self, course=self.course.played(line.card))


def told_to(line: CallLine | CardLine, actor: Seat, seat: Seat, version: int) -> str:
    """Return a call or card as it is relayed: texts go to the opponents, and not to old robots.

    An alert goes to every opponent; other texts from version 19 on.
    """
    texts = seat.side is not actor.side
    newer = texts and version >= TEXTS_FROM
    if isinstance(line, CallLine):
        alert, infos = line.alert if texts else None, line.infos if newer else None
        return str(replace(line, alert=alert, infos=infos))
    return str(replace(line, text=line.text if newer else ""))

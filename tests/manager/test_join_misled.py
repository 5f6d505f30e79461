"""``join`` at a manager that does not keep the protocol: one line says what came instead."""

from __future__ import annotations

import socket
from dataclasses import replace
from threading import Thread

import pytest

from sansatout.calls import PASS, Bid
from sansatout.cards import Card, Hand
from sansatout.lab.match_table import Player
from sansatout.manager.client import Joined, Wire
from sansatout.manager.course import BoardCourse
from sansatout.manager.errors import ProtocolError
from sansatout.seats import Seat

BEGUN = (
    'North ("ours") seated',
    'Teams : N/S : "ours" E/W : "theirs"',
    "Start of board",
    "Board number 1. Dealer East. Neither vulnerable.",
)
HAND = "North's cards : S 2. H 5 4 3 2. D 5 4 3 2. C 5 4 3 2."
DUMMY = "Dummy's cards : S 4. H 9 8 7 6. D 9 8 7 6. C 9 8 7 6."
BID = (*BEGUN, HAND, "East bids 7NT", "South passes", "West passes", "South plays 3S")


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("\x1b[2J",), "the manager refuses: ?[2J"),
        ((*BEGUN, HAND.replace("S 2.", "S 3 2.")), "which is no line of the protocol"),
        ((*BEGUN, HAND.replace("North", "East")), "expected ‘N's cards’"),
        ((*BEGUN, HAND, "East passes", "South bids 1C", "West bids 1C"), "not allowed"),
        ((*BID, "Dummy's cards : S 2. H 9 8 7 6. D 9 8 7 6. C 9 8 7 6."), "expected ‘Dummy's"),
        ((*BID, "Dummy's cards : S 3. H 9 8 7 6. D 9 8 7 6. C 9 8 7 6."), "expected ‘Dummy's"),
        ((*BID, DUMMY, "West plays AS"), "AS"),
        ((*BID, DUMMY, "West plays 9C"), "9C"),
        ((*BID, DUMMY, "West plays 4S", "East plays TC", "West plays 9C", "East plays AS"), "AS"),
    ],
)
def test_what_is_not_of_the_protocol_is_told_in_one_line(
    lines: tuple[str, ...], told: str, caplog: pytest.LogCaptureFixture
) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        talk = "".join(f"{line}\r\n" for line in lines).encode("ascii")
        manager = Thread(target=_say, args=(theirs, talk))
        manager.start()
        with pytest.raises(ProtocolError) as raised:
            Joined(Wire(ours), Player.parse("novice:natural"), seat=None, team="ours").run()
        manager.join()
    assert told in str(raised.value)
    assert not caplog.records, "no robot was asked what it cannot answer"


def course_of(*cards: str) -> BoardCourse:
    """Return 7NT by East, with these cards from South's lead on."""
    course = BoardCourse.begun(Seat.E).called(Bid.parse("7NT"))
    for _ in range(3):
        course = course.called(PASS)
    return replace(course, cards=tuple(map(Card.parse, cards)))


SEEN = {Seat.N: Hand.parse("2.5432.5432.5432"), Seat.W: Hand.parse("4.9876.9876.9876")}


@pytest.mark.parametrize(
    ("cards", "can"),
    [
        (("S3", "S4", "S2", "SA"), True),
        (("S3", "S4", "S2", "CT"), True),
        (("S3", "S4", "S2", "CT", "C9", "C2", "SA"), False),  # East was out of spades
        (("S3", "S4", "S2", "CT", "C9", "C2", "CJ", "CA"), True),
        (("S3", "S4", "S2", "CT", "C9", "C2", "HA"), False),  # South has 12 cards, not 14
    ],
)
def test_cards_are_such_that_hidden_hands_may_hold(cards: tuple[str, ...], *, can: bool) -> None:
    assert course_of(*cards).can_lie(SEEN) is can


def _say(to: socket.socket, talk: bytes) -> None:
    to.sendall(talk)
    to.shutdown(socket.SHUT_WR)

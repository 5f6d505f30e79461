"""A table in the middle of a deal, and short ways to act at it."""

from __future__ import annotations

from typing import Any, cast

from sansatout.calls import PASS, Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events import Act, Event, acts, irregular
from sansatout.laws import LawOptions, Phase, Referee
from sansatout.seats import Seat

HANDS = "N:KQ76.A52.K84.Q63 52.QJ97.QT73.K85 AJT94.K63.A62.A4 83.T84.J95.JT972"
"""The deal of most scenarios: South plays four spades."""
FIRST_TRICK = "W CJ, N C3, E C5, S CA"


def seated(dealer: str = "S", **options: object) -> Referee:
    """Return a table before the shuffle."""
    return Referee.start(Seat.parse(dealer), LawOptions(**options))  # type: ignore[arg-type]


def in_auction(*calls: str, dealer: str = "S", **options: object) -> Referee:
    """Return a table in the auction after some calls, like ``S 1S`` (the seat may be left out)."""
    ref = seated(dealer, **options).with_deal(Deal.parse(HANDS), phase=Phase.AUCTION)
    for text in calls:
        ref = call(ref, text if " " in text else f"{ref.turn} {text}")
    return ref


def in_play(*plays: str, **options: object) -> Referee:
    """Return four spades by South before the first trick, after some plays."""
    ref = in_auction("1S", "Pass", "4S", "Pass", "Pass", "Pass", dealer="S", **options)
    return play(ref, *plays)


def at_table(*plays: str, **options: object) -> Referee:
    """Return four spades by South after the first trick, South to lead, and some plays."""
    return play(in_play(**options), *FIRST_TRICK.split(", "), *plays)


def call(ref: Referee, *texts: str) -> Referee:
    """Make calls like ``W 2H``; a pass is ``W Pass``, over seven is ``W 8H``."""
    for text in texts:
        seat, said = text.split(" ")
        act: Act = (
            irregular.CallOverSeven(said)
            if said[0] in "89"
            else acts.MakeCall(PASS if said == "P" else Call.parse(said))
        )
        ref = ref.after(Event(0, Seat.parse(seat), act))
    return ref


def play(ref: Referee, *texts: str) -> Referee:
    """Play cards like ``W CJ``, or ``W CJ lead``; declarer acts for dummy."""
    for text in texts:
        hand, card, *meant = text.split(" ")
        seat = Seat.parse(hand)
        actor = ref.play.declarer if seat is ref.dummy else seat
        act = acts.Play(Card.parse(card), hand=seat, as_=cast("Any", meant[0] if meant else ""))
        ref = ref.after(Event(0, actor, act))
    return ref


def does(ref: Referee, seat: str | None, act: Act) -> Referee:
    """Let a seat act."""
    return ref.after(Event(0, None if seat is None else Seat.parse(seat), act))


def chooses(ref: Referee, seat: str, remedy: str, **arguments: object) -> Referee:
    """Let a seat choose a remedy."""
    return does(ref, seat, irregular.ChooseRemedy(remedy, **arguments))  # type: ignore[arg-type]


def offers(ref: Referee) -> list[str]:
    """Return the kinds of the open choices."""
    return [str(one.irregularity) for one in ref.rights.offers]


def statuses(ref: Referee) -> list[str]:
    """Return what has become of the revokes."""
    return [str(one.status) for one in ref.aftermath.revokes]


def exposed(ref: Referee) -> list[str]:
    """Return the exposed cards."""
    return [str(one.card) for one in ref.play.exposed]


def ok(ref: Referee) -> bool:
    """Tell whether the last act was processed."""
    return ref.last.ok


def play_out(ref: Referee) -> Referee:
    """Play the highest lawful card from every hand to the end."""
    from sansatout.laws.lawful import lawful_cards

    while ref.phase is Phase.PLAY:
        hand = ref.turn
        assert hand is not None, "somebody is due"
        ref = play(ref, f"{hand} {max(lawful_cards(ref, hand))}")
    return ref

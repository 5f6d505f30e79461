"""The bridge-whist booklet's examples II and III, as robots meet them at a table."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from sansatout.cards import PACK, Hand, Strain
from sansatout.deal import Deal
from sansatout.events import Act
from sansatout.events.acts import LayOut, Name, Play, Remit, Speak, Utterance
from sansatout.robots import decide
from sansatout.robots.dialogues import words
from sansatout.robots.levels import LEVELS
from sansatout.robots.play.seen import Seen
from sansatout.scoring.bridge_whist import WhistHand
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.state import Table
from tests.table.driving import does, made

N, E, S, W = Seat
CLUBS, DIAMONDS = "AQ.A9.T93.AKQ983", "K85.KQ3.AKQJ765."
"""Example II."""
ACES = "AQ7.A64.T732.A93"
TWELVE = "K9.KJ9.AKQJ6.KQ"
"""Example III; of the second hand a card is lost."""
LOST = ("S2", "H2", "D4", "C2")
DOUBLE, ASK, LEAD = (Speak(one) for one in (Utterance.DOUBLE, Utterance.ASK, Utterance.LEAD))
NT = Name(Strain.NT)


def repaired(card: str) -> str:
    return str(Hand([*Hand.parse(TWELVE), *Hand.parse(_alone(card))]))


def _alone(card: str) -> str:
    return ".".join(card[1] if suit == card[0] else "" for suit in "SHDC")


def table(*said: tuple[Seat, Act], results: tuple[WhistHand, ...] = (), **hands: str) -> Table:
    """A table at which South deals, these hands lie where they are named, and this was said."""
    known = {Seat[seat]: Hand.parse(hand) for seat, hand in hands.items()}
    gone = {card for hand in known.values() for card in hand}
    left = iter(card for card in PACK if card not in gone)
    dealt = {seat: known.get(seat) or Hand(islice(left, 13)) for seat in Seat}
    opened = made("bridge-whist")
    sheet = opened.sheet
    for result in results:
        sheet = sheet.after(result)
    deal = Deal((dealt[N], dealt[E], dealt[S], dealt[W]))
    grown = does(replace(opened, sheet=sheet), None, LayOut(str(deal), S))
    for seat, act in said:
        grown = does(grown, seat, act)
    return grown


def spoken(at: Table, level: str = "club") -> Act:
    """What the robot says whose turn it is."""
    assert at.deal is not None
    assert at.deal.actor is not None
    return decide(Seen.of(at, at.deal.actor), level=level, system="culbertson", seed=1).act


THIRD_NAMES = ((S, Remit()), (N, NT))


@pytest.mark.parametrize("level", LEVELS)
def test_bw_13_1_forehand_doubles_with_the_diamonds_and_the_lead(level: str) -> None:
    assert spoken(table(S=CLUBS, W=DIAMONDS), level) == NT
    assert spoken(table((S, NT), S=CLUBS, W=DIAMONDS), level) == DOUBLE


def test_bw_amb_17_the_second_game_is_that_of_a_side_with_a_game() -> None:
    game, points = WhistHand(Strain.NT, 9), (WhistHand(Strain.H, 8), WhistHand(Strain.D, 7))
    theirs = WhistHand(Strain.NT, 4)
    assert spoken(table(S=CLUBS, results=(game, *points))) == Name(Strain.C)
    assert spoken(table(S=CLUBS, results=points)) == NT
    assert spoken(table(S=CLUBS, results=(theirs, *points))) == NT


def test_bw_13_2_without_the_lead_the_diamonds_are_hardly_a_double() -> None:
    assert spoken(table((S, Remit()), N=CLUBS, E=DIAMONDS)) == NT
    assert spoken(table(*THIRD_NAMES, (W, ASK), N=CLUBS, E=DIAMONDS)) == LEAD


@pytest.mark.parametrize("results", [(), (WhistHand(Strain.NT, 8),), (WhistHand(Strain.NT, 5),)])
def test_bw_13_3_four_honours_and_a_void_are_never_no_trump(results: tuple[WhistHand, ...]) -> None:
    """Whatever the score."""
    assert spoken(table(S=DIAMONDS, results=results)) == Name(Strain.D)


@pytest.mark.parametrize("card", LOST)
def test_bw_13_4_three_aces_name_no_trump_and_are_rightly_doubled(card: str) -> None:
    """BW-AMB-16: whichever card was lost."""
    other = repaired(card)
    assert spoken(table((S, Remit()), N=ACES, E=other)) == NT
    assert spoken(table(*THIRD_NAMES, (W, ASK), N=ACES, E=other)) == DOUBLE


def test_bw_13_5_a_score_at_which_they_go_out_anyway_is_a_further_reason() -> None:
    six = "K95.KJ9.AKQ6.KQ2"
    ours, theirs = WhistHand(Strain.D, 5), WhistHand(Strain.D, 9)
    talk = (*THIRD_NAMES, (W, ASK))
    assert spoken(table(*talk, N=ACES, E=six)) == LEAD
    assert spoken(table(*talk, N=ACES, E=six, results=(ours, theirs))) == DOUBLE


@pytest.mark.parametrize("card", LOST)
def test_bw_13_6_in_front_of_the_namer_all_kings_may_be_overtaken(card: str) -> None:
    assert spoken(table(*THIRD_NAMES, N=ACES, W=repaired(card))) == ASK


@pytest.mark.parametrize("card", LOST)
def test_bw_13_7_who_has_to_lead_from_kings_hardly_doubles(card: str) -> None:
    assert spoken(table((S, NT), S=ACES, W=repaired(card))) == ASK


def test_bw_play_1_the_play_uses_what_was_said() -> None:
    """Who named no trump is not thought to hold a hand that would have remitted."""
    talk = ((S, NT), (W, ASK), (E, LEAD))
    seen = Seen.of(table(*talk, S=ACES), W)
    unsaid = words(seen, "culbertson")[S]
    hands = np.array([Hand.parse(ACES).bits, Hand.parse("942.732.962.T862").bits], np.uint64)
    assert unsaid(hands, 99).tolist() == [0, 1]


def test_bw_lead_9_who_leads_from_ace_and_king_leads_the_king_it_cites() -> None:
    """Against no trump that partner doubled; an equal card would tell partner something else."""
    no = Speak(Utterance.PASS)
    talk = ((S, NT), (W, ASK), (E, DOUBLE), (S, no), (N, no))
    doubled = table(
        *talk, S="QJ4.AK4.KQJ5.A74", W="AK32.QT65.72.853", N="T98.J73.T984.QJ9",
        E="765.982.A63.KT62",
    )  # fmt: skip
    thoughts = [
        decide(Seen.of(doubled, W), level="club", system="culbertson", seed=seed)
        for seed in range(1, 7)
    ]
    led = {str(one.act.card) for one in thoughts if isinstance(one.act, Play) if one.rules}
    assert "SK" in led
    assert "SA" not in led

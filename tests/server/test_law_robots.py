"""Robots among themselves where irregularities can happen, and what they are given."""

from __future__ import annotations

from random import Random

import pytest

from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.events.acts import Cut
from sansatout.events.irregular import DropCard, Misdeal
from sansatout.robots.laws import Ruled
from sansatout.seats import Seat
from sansatout.server.robots.asking import meaning
from sansatout.server.robots.minds import Minds
from sansatout.structs import replace
from sansatout.table.state import Stage, Table
from tests.server.law_tables import SYSTEMS, beside_people, robots_play, story
from tests.table.driving import does
from tests.table.test_ceremony_faults import ready
from tests.table.test_refereed import PLAYED, REVOKE, calls, cards, opened
from tests.views import view

GAMES = ("rulebook", "kontrakt", "vanderbilt", "reform")
IRREGULAR = {"show-cards", "take-back", "assert-revoke", "call-attention", "choose-remedy"}


@pytest.mark.parametrize("forgetful", [False, True])
@pytest.mark.parametrize("key", GAMES)
def test_robots_play_deals_to_the_end(key: str, *, forgetful: bool) -> None:
    def ended(table: Table) -> bool:
        return table.deal_number >= 2 and table.stage is Stage.BETWEEN

    table, kinds = story(robots_play(key, 5, ended, forgetful=forgetful))
    assert forgetful or not IRREGULAR & set(kinds)
    for line in table.sheet.lines:
        assert line.result is None or 0 <= line.result.tricks <= 13


@pytest.mark.soak
@pytest.mark.parametrize("forgetful", [False, True])
@pytest.mark.parametrize("level", ["novice", "club"])
@pytest.mark.parametrize("key", GAMES)
def test_robots_finish_their_rubbers(key: str, level: str, *, forgetful: bool) -> None:
    rubbers = 3 if level == "novice" else 1
    for seed in range(2):
        steps = robots_play(
            key, seed, lambda t: len(t.finished) >= rubbers, level=level, forgetful=forgetful
        )
        table, kinds = story(steps)
        assert len(table.finished) == rubbers
        assert forgetful or not IRREGULAR & set(kinds)


def swapped(table: Table, seat: Seat, rng: Random) -> Table | None:
    """Return the table with two cards exchanged that the seat has not seen in hidden hands."""
    ref, deal = table.referee, table.deal
    assert ref is not None
    assert deal is not None
    own = Ruled.of(table, seat)
    seen = {one for one, _ in own.dealt}
    free = {one: list(ref.hands[one] - own.cards[one]) for one in Seat if one not in seen}
    able = [one for one in free if free[one]]
    if len(able) < 2:
        return None
    one, other = rng.sample(able, 2)
    mine, theirs = rng.choice(free[one]), rng.choice(free[other])

    def moved(hands: tuple[Hand, ...]) -> tuple[Hand, Hand, Hand, Hand]:
        changed = list(hands)
        changed[one] = hands[one].without(mine).with_card(theirs)
        changed[other] = hands[other].without(theirs).with_card(mine)
        n, e, s, w = changed
        return n, e, s, w

    return replace(
        table,
        referee=replace(ref, hands=moved(ref.hands)),
        deal=replace(deal, deal=Deal(moved(deal.deal.hands))),
    )


@pytest.mark.parametrize("key", ["rulebook", "kontrakt"])
def test_a_robot_is_given_nothing_it_has_not_seen(key: str) -> None:
    """A-50: nor does its view, or what it says unasked, depend on hidden cards."""
    rng, compared = Random(3), 0
    minds = Minds("1", lambda _: "expert")
    steps = robots_play(key, 11, lambda table: table.deal_number > 2, forgetful=True)
    for table, _, _ in list(steps)[::3]:
        if table.stage is not Stage.DEAL or table.referee is None:
            continue
        for seat in Seat:
            other = swapped(table, seat, rng)
            if other is not None:
                assert Ruled.of(other, seat) == Ruled.of(table, seat)
                assert view(other, seat) == view(table, seat)
                assert minds.speaks(other, seat) == minds.speaks(table, seat)
                compared += 1
    assert compared > 50


def test_the_meaning_of_a_call_tells_nothing_of_the_play() -> None:
    bid = calls(opened(), PLAYED)
    told = meaning(bid, 0, SYSTEMS)
    assert told is not None
    assert meaning(cards(bid, REVOKE), 0, SYSTEMS) == told


@pytest.mark.parametrize("slips", ["misdeal", "drop", "misdeal drop"])
@pytest.mark.parametrize("cut", [9, 30])
def test_robots_play_on_beside_hands_that_nobody_counts(cut: int, slips: str) -> None:
    """L-DEAL-5, L-MISS-1: two people have too many or too few cards and say nothing of it.

    Robots see it only if such a hand becomes dummy's; then the deal is void or the card given back.
    """
    table = ready()
    if "misdeal" in slips:
        table = does(table, Seat.N, Misdeal(Seat.E))
    table = does(table, None, Cut(cut))
    for seat in (Seat.N, Seat.E) if "drop" in slips else ():
        assert table.referee is not None
        table = does(table, seat, DropCard(min(table.referee.hands[seat])))
    table = beside_people(table, {"a", "b"}, cut)
    ref = table.referee
    assert ref is not None
    played = table.stage is Stage.BETWEEN and ref.play.contract is not None
    assert not played or sum(ref.tricks.values()) == 13

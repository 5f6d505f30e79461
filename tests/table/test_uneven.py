"""Unequal hands, a bad pack and a missing card at a table gone through by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sansatout.calls import Call
from sansatout.cards import Card, Hand
from sansatout.errors import IllegalActionError, SansatoutError
from sansatout.events import Event, act_from_plain
from sansatout.events.acts import Cut, LayOut, MakeCall, MakeTable, Play, Shuffle
from sansatout.events.irregular import (
    DealCards,
    DealExtra,
    Discover,
    DropCard,
    FixDeal,
    Misdeal,
)
from sansatout.lab.table_driver import next_event
from sansatout.robots.laws import Ruled, speaks
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.refereed import rules_on
from sansatout.table.state import Stage, Table
from tests.table.driving import DEAL, SECRET, does, offers
from tests.table.test_ceremony_faults import OTHER, law, ready
from tests.views import view

N, E, S, W = Seat
COUNT, SEARCH, PACK_IS_BAD = Discover("counts"), Discover("missing_card"), Discover("bad_pack")


def sizes(table: Table) -> list[int]:
    assert table.referee is not None
    return [len(hand) for hand in table.referee.hands]


def misdealt(to: Seat = E) -> Table:
    """Return a table whose dealer North has given a card too many, and nobody knows."""
    return does(does(ready(), N, Misdeal(to)), W, Cut(20))


def dropped(seat: Seat = S) -> Table:
    """Return a table in the auction at which the seat's lowest card lies on the floor."""
    table = does(ready(), W, Cut(20))
    assert table.referee is not None
    return does(table, seat, DropCard(min(table.referee.hands[seat])))


def incomplete() -> Table:
    """Return a table in the auction whose pack lacks a card."""
    return does(does(ready(), E, DropCard()), W, Cut(20))


def messages(table: Table, seat: Seat | None = S) -> list[str]:
    return [one["message"] for one in law(table, seat)["log"]]


def test_l_deal_5_a_slip_in_dealing_makes_hands_unequal_and_nobody_is_told() -> None:
    table = misdealt()
    assert sizes(table) == [12, 14, 13, 13]
    for seat in (None, S, W):
        deal: Any = view(table, seat)["deal"]
        assert set(deal["counts"].values()) == {13}
        assert deal["law"]["log"] == []
    assert view(table, E)["deal"]["counts"]["E"] == 14


@pytest.mark.parametrize("found_by", list(Seat))
def test_l_deal_5_unequal_hands_are_dealt_again_by_the_same_dealer(found_by: Seat) -> None:
    table = misdealt()
    pack = table.pack
    table = does(table, found_by, COUNT)
    assert (table.stage, table.dealer) == (Stage.SHUFFLE, N)
    table = does(does(table, None, Shuffle(OTHER)), W, Cut(9))
    assert sizes(table) == [13, 13, 13, 13]
    assert table.pack == pack
    story: Any = law(table)["story"]
    assert ("deal-again", "L-DEAL-5") in [(one["message"], one["law"]) for one in story]


def test_l_deal_6_two_cards_at_once_that_stay_make_hands_unequal() -> None:
    table = does(does(ready(), N, DealCards("B", 14)), N, DealExtra(S))
    kept = does(table, N, DealCards("B", 52))
    assert sizes(kept) == [12, 13, 14, 13]
    mended = does(does(table, N, FixDeal()), N, DealCards("B", 52))
    assert sizes(mended) == [13, 13, 13, 13]
    assert mended.misdealt is None


def test_l_deal_5_only_who_deals_can_slip_and_once() -> None:
    table = ready()
    with pytest.raises(IllegalActionError):
        does(table, E, Misdeal(S))
    with pytest.raises(IllegalActionError):
        does(table, N, Misdeal(N))
    with pytest.raises(IllegalActionError):
        does(does(table, N, Misdeal(E)), N, Misdeal(S))


def test_l_deal_3_who_deals_in_anothers_place_makes_his_own_slips() -> None:
    """The slip North had in mind is not East's; East may make one, and learns nothing by it."""
    table = does(does(ready(), N, Misdeal(E)), E, DealCards("B", 4))
    assert sizes(does(table, E, DealCards("B", 52))) == [13, 13, 13, 13]
    assert sizes(does(does(table, E, Misdeal(W)), E, DealCards("B", 52))) == [13, 12, 13, 14]


def test_l_deal_5_a_count_of_even_hands_says_so() -> None:
    table = does(does(ready(), W, Cut(20)), S, COUNT)
    assert messages(table) == ["counts-right"]


def test_l_deal_7_a_pack_that_lost_a_card_is_found_bad() -> None:
    table = incomplete()
    assert sorted(sizes(table)) == [12, 13, 13, 13]
    assert messages(table) == []
    table = does(table, S, PACK_IS_BAD)
    assert (table.stage, table.dealer) == (Stage.SHUFFLE, N)
    table = does(does(table, None, Shuffle(OTHER)), W, Cut(9))
    assert sizes(table) == [13, 13, 13, 13]


def test_l_deal_7_a_pack_lacks_its_card_until_somebody_finds_out() -> None:
    """The same card in every deal of that pack; the other pack is whole."""
    table = does(ready(), E, DropCard())
    lost = table.lacks[table.pack]
    assert len(lost) == 1
    table = does(does(table, W, Cut(2)), N, DealCards("B", 52))
    table = does(table, S, MakeCall(Call.parse("7NT")))
    table = does(table, W, act_from_plain("choose-remedy", {"remedy": "new_deal"}))
    table = does(does(table, None, Shuffle(OTHER)), W, Cut(9))
    assert table.referee is not None
    assert not set(lost) & {card for hand in table.referee.hands for card in hand}
    assert not table.lacks[1 - table.pack]


def test_l_deal_7_a_correct_pack_called_bad_is_said_to_be_correct() -> None:
    """Everybody hears who said so; nothing is dealt again."""
    table = does(does(ready(), W, Cut(20)), S, PACK_IS_BAD)
    assert table.stage is Stage.DEAL
    assert messages(table) == ["allegation-refused"]


def test_l_deal_7_a_bad_pack_can_be_found_while_it_is_dealt() -> None:
    table = does(does(ready(), E, DropCard()), N, DealCards("B", 20))
    assert PACK_IS_BAD.kind in [one["kind"] for one in offers(table, S)]
    table = does(table, S, PACK_IS_BAD)
    assert table.stage is Stage.SHUFFLE
    assert not table.lacks[1]


def test_l_miss_1_a_card_that_was_never_dealt_means_a_new_deal() -> None:
    table = does(incomplete(), N, COUNT)
    assert messages(table) == ["card-missing"]
    table = does(table, N, SEARCH)
    assert (table.stage, table.dealer) == (Stage.SHUFFLE, N)
    assert table.lacks == (Hand(), Hand())


def test_l_miss_1_a_card_on_the_floor_is_missed_by_nobody() -> None:
    table = dropped()
    assert sizes(table) == [13, 13, 12, 13]
    for seat in (None, N, E, W):
        deal: Any = view(table, seat)["deal"]
        assert deal["counts"]["S"] == 13
        assert deal["law"]["log"] == []


def test_l_miss_2_a_card_that_was_found_goes_back_to_its_hand() -> None:
    table = does(dropped(), S, COUNT)
    assert messages(table, W) == ["card-missing"]
    table = does(table, W, SEARCH)
    assert messages(table, W) == ["card-missing", "card-found"]
    assert sizes(table) == [13, 13, 13, 13]


def test_l_miss_1_a_search_for_nothing_is_heard_by_all() -> None:
    table = does(does(ready(), W, Cut(20)), S, SEARCH)
    assert messages(table, N) == ["allegation-refused"]


def test_l_miss_3_a_card_on_the_floor_counts_as_held_for_revokes() -> None:
    """Who drops his only card of a suit and does not follow has revoked once it is found."""
    table, led, seat, only = next(single for cut in range(4, 52) for single in _singles(cut))
    table = does(table, seat, DropCard(only))
    table = does(table, table.actor, Play(led))
    while not table.referee.play.done:  # type: ignore[union-attr]
        table = after(table, next_event(table, Random(3)))
    assert not table.referee.aftermath.revokes  # type: ignore[union-attr]
    table = does(table, seat, SEARCH)
    assert [one.seat for one in table.referee.aftermath.revokes] == [seat]  # type: ignore[union-attr]


def _singles(cut: int) -> Iterator[tuple[Table, Card, Seat, Card]]:
    """Give the leads to which somebody, not dummy, can follow with one card only."""
    table = _to_the_play(does(ready(), W, Cut(cut)))
    ref = table.referee
    assert ref is not None
    assert ref.play.leader is not None
    for led in ref.hands[ref.play.leader]:
        for seat in (ref.play.leader.partner, ref.play.leader.rho):
            held = list(ref.hands[seat].suit(led.suit))
            if len(held) == 1:
                yield table, led, seat, held[0]


def _to_the_play(table: Table) -> Table:
    for call in ("1NT", "Pass", "Pass", "Pass"):
        table = does(table, table.actor, MakeCall(Call.parse(call)))
    return table


def test_l_miss_1_only_a_hidden_card_of_ones_own_can_fall() -> None:
    table = does(ready(), W, Cut(20))
    assert table.referee is not None
    theirs = next(iter(table.referee.hands[N]))
    for wrong in (DropCard(theirs), DropCard()):
        with pytest.raises(IllegalActionError):
            does(table, S, wrong)
    with pytest.raises(IllegalActionError):
        does(dropped(), S, DropCard(max(dropped().referee.hands[S])))  # type: ignore[union-attr]


def test_the_story_after_the_deal_tells_what_nobody_noticed() -> None:
    """A-50, L-DEAL-5: once nothing can be claimed any more."""
    table, rng = misdealt(), Random(5)
    while table.stage is Stage.DEAL:
        table = after(table, next_event(table, rng))
    dealt: Any = view(table, S)["deal"]
    assert [hand.replace(".", "").__len__() for hand in dealt["hands"].values()] == [12, 14, 13, 13]
    while table.referee is None or table.story == ():
        table = after(table, next_event(table, rng))
    assert "misdealt" in [one["message"] for one in law(table)["story"]]


def test_the_pamphlet_knows_nothing_of_it() -> None:
    """PB-3.3 is all it says of the deal: there such acts cannot happen."""
    table = ready("kontrakt")
    for act in (Misdeal(E), DropCard()):
        with pytest.raises(IllegalActionError):
            does(table, N, act)
    assert not {"misdeal", "drop-card", "discover"} & _kinds(table, N)


def test_enforced_tables_know_nothing_of_it() -> None:
    act = MakeTable("rulebook", ("a", "b", "c", "d"), {}, "t", "fixed")
    table = does(after(None, Event(0, None, act)), None, Shuffle(SECRET))
    for wrong in (Misdeal(E), DropCard(), COUNT):
        with pytest.raises(SansatoutError):
            does(table, N, wrong)


def _kinds(table: Table, seat: Seat) -> set[str]:
    actions: Any = offers(table, seat)
    return {one["kind"] for one in actions}


def test_views_offer_what_can_happen_and_be_said() -> None:
    table = ready()
    assert {"misdeal", "drop-card"} <= _kinds(table, N)
    assert "misdeal" not in _kinds(table, E)
    assert "drop-card" not in _kinds(does(table, E, DropCard()), E)
    assert {"drop-card", "discover"} <= _kinds(does(table, W, Cut(20)), E)


@pytest.mark.parametrize("table", [misdealt(), incomplete(), dropped()])
def test_robots_count_their_cards_and_say_so(table: Table) -> None:
    """L-DEAL-5, L-MISS-1: at every level; others speak when all know that a card is missing."""
    ends = sizes(table)
    for _ in range(3):
        wrong = [seat for seat in Seat if sizes(table)[seat] != 13]
        for seat in Seat:
            said = speaks(Ruled.of(table, seat), "novice", "1")
            told = table.referee is not None and table.referee.play.missing is not None
            assert isinstance(said, Discover) is (told or seat in wrong), (ends, seat)
        act = speaks(Ruled.of(table, wrong[0]), "novice", "1")
        assert act is not None
        table = does(table, wrong[0], act)
        if table.stage is Stage.SHUFFLE or sizes(table) == [13] * 4:
            return
    pytest.fail("the robots never got to the end of it")


def test_cards_laid_out_after_unequal_hands_are_as_they_were_chosen() -> None:
    table = does(misdealt(), E, COUNT)
    table = does(table, None, LayOut(str(DEAL), S))
    assert table.referee is not None
    assert table.referee.hands == DEAL.hands


def test_an_act_of_the_table_is_the_referees_business() -> None:
    table = dropped()
    assert rules_on(table, COUNT)
    assert rules_on(table, DropCard(Card.parse("SA")))

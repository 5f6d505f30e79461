"""Drawing for seats, choosing them, shuffle and cut."""

from random import Random
from typing import Any, cast

import pytest

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.errors import IllegalActionError, IllegalCallError, InputError
from sansatout.events import Event
from sansatout.events.acts import (
    ChooseSeat,
    Cut,
    Draw,
    LayOut,
    MakeCall,
    MakeTable,
    NextDeal,
    Shuffle,
)
from sansatout.events.edition import EDITION
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants import VARIANTS, game
from tests.table.driving import SECRET, after_deals, calls, dealt, does, made, stages
from tests.views import view

FOUR = ("p1", "p2", "p3", "p4")


def order(key: str, *cards: str) -> tuple[str, ...]:
    rule = game(key).draw
    assert rule is not None
    players = [f"p{n}" for n in range(1, len(cards) + 1)]
    return rule.order(dict(zip(players, map(Card.parse, cards), strict=True)))


def spread(key: str, **options: Any) -> Table:
    return does(made(key, *FOUR, seating="draw", **options), None, Shuffle(SECRET))


def drawn(key: str, *cards: str, **options: str) -> Table:
    """Return the table when the last player draws, the cards being these."""
    table = spread(key, **options)
    for place, player in enumerate(FOUR[:3], start=10):
        table = does(table, None, Draw(player, (place,)))
    held = dict(zip(FOUR[:3], map(Card.parse, cards), strict=True))
    return replace(table, drawing=replace(table.drawing, drawn=held))


def test_pb_1_3_the_ace_is_lowest_and_pb_1_5_the_lowest_deals() -> None:
    assert order("kontrakt", "SA", "C2", "HK", "D9") == ("p1", "p2", "p4", "p3")


def test_p01_equal_ranks_go_by_suit_clubs_lowest() -> None:
    assert order("kontrakt", "S7", "C7", "H7", "D7") == ("p2", "p4", "p3", "p1")


def test_p01_or_are_drawn_again() -> None:
    table = drawn("kontrakt", "S7", "C7", "H2", seat_draw_tie="draw_again")
    table = does(table, None, Draw("p4", (40,)))
    assert table.stage is Stage.DRAW
    assert "p1" not in table.drawing.drawn
    assert table.drawing.drawn["p3"] == Card.parse("H2")


def test_bw_3_2_ace_lowest_spade_lowest_heart_highest() -> None:
    assert order("bridge-whist", "HA", "DA", "CA", "SA") == ("p4", "p3", "p2", "p1")


def test_l_draw_1_ace_high_and_l_draw_5_spades_first() -> None:
    assert order("rulebook", "HA", "SA", "D7", "CA") == ("p2", "p1", "p4", "p3")


def test_hu_2_1_h09_the_ace_is_high_and_hu_2_2_the_highest_deals() -> None:
    assert order("hungarian", "SK", "CA", "H2", "D3") == ("p2", "p1", "p4", "p3")


@pytest.mark.parametrize(
    ("reading", "dealer"),
    [({}, "p2"), ({"seat_draw_ace": "high"}, "p2"), ({"seat_draw_ace": "low"}, "p1")],
)
def test_h09_the_ace_is_high_in_the_draw_or_low(reading: dict[str, str], dealer: str) -> None:
    table = does(drawn("hungarian", "SK", "CA", "H2", **reading), None, Draw("p4", (40,)))
    order = [player for player in table.drawing.order if player != "p4"]
    assert (order[0], order[-1]) == (dealer, "p3" if dealer == "p2" else "p2")


def test_l_side_1_the_two_highest_are_partners_and_l_draw_4_the_highest_chooses() -> None:
    table = does(drawn("rulebook", "HA", "SA", "CA"), None, Draw("p4", (40,)))
    order = table.drawing.order
    assert table.stage is Stage.SEATS
    with pytest.raises(IllegalActionError, match="chooses a seat now"):
        does(table, None, ChooseSeat(order[1], Seat.N))
    table = does(table, None, ChooseSeat(order[0], Seat.E))
    with pytest.raises(IllegalActionError):
        does(table, None, ChooseSeat(order[2], Seat.W))
    table = does(table, None, ChooseSeat(order[2], Seat.S))
    expected = {Seat.E: order[0], Seat.W: order[1], Seat.S: order[2], Seat.N: order[3]}
    assert table.seats == expected
    assert table.dealer is Seat.E


def test_bw_3_3_the_lowest_picks_the_seat_and_bw_amb_07_the_third_sits_on_the_left() -> None:
    table = does(drawn("bridge-whist", "SA", "CA", "DA"), None, Draw("p4", (40,)))
    table = does(table, None, ChooseSeat("p1", Seat.N))
    assert table.seats[Seat.N] == "p1"
    assert table.seats[Seat.S] == "p2"
    assert table.seats[Seat.E] == "p3"
    assert table.dealer is Seat.N


@pytest.mark.parametrize("place", [1, 4, 49, 52])
def test_l_draw_3_the_ends_of_the_spread_are_closed(place: int) -> None:
    with pytest.raises(IllegalActionError, match="is closed"):
        does(spread("rulebook"), None, Draw("p1", (place,)))


@pytest.mark.parametrize("place", [5, 48])
def test_l_draw_3_places_5_and_48_are_allowed(place: int) -> None:
    assert "p1" in does(spread("rulebook"), None, Draw("p1", (place,))).drawing.drawn


def test_l_draw_2_two_cards_are_refused() -> None:
    with pytest.raises(IllegalActionError, match="2 cards were drawn"):
        does(spread("rulebook"), None, Draw("p1", (10, 11)))


def test_nobody_draws_twice_or_a_card_that_is_gone() -> None:
    table = does(spread("rulebook"), None, Draw("p1", (10,)))
    with pytest.raises(IllegalActionError, match="has drawn"):
        does(table, None, Draw("p1", (11,)))
    with pytest.raises(IllegalActionError, match="is empty"):
        does(table, None, Draw("p2", (10,)))


def test_l_cut_1_the_player_on_the_dealers_right_lifts_at_least_four() -> None:
    table = does(made("rulebook"), None, Shuffle(SECRET))
    assert table.cutter is Seat.W
    with pytest.raises(IllegalActionError, match="may not cut"):
        does(table, Seat.E, Cut(20))
    with pytest.raises(IllegalActionError, match="expected 4 to 51"):
        does(table, Seat.W, Cut(3))
    assert does(table, Seat.W, Cut(4)).stage is Stage.DEAL


def test_the_cut_changes_the_deal() -> None:
    table = does(made("rulebook"), None, Shuffle(SECRET))
    one, other = (does(table, Seat.W, Cut(count)).deal for count in (10, 11))
    assert one is not None
    assert other is not None
    assert one.deal != other.deal


def test_mb_8_1_with_three_players_the_nearest_on_the_right_cuts() -> None:
    table = does(made("minibridge-3", "a", "b", "c"), None, Shuffle(SECRET))
    assert table.dealer is Seat.S
    assert table.cutter is Seat.E


def test_only_the_table_shuffles() -> None:
    with pytest.raises(IllegalActionError, match="for the table itself"):
        does(made("rulebook"), Seat.N, Shuffle(SECRET))


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (MakeTable("rulebook", ("a", "b", "c")), "3 players"),
        (MakeTable("rulebook", ("a", "b", "c", "a")), "names of their own"),
        (MakeTable("tarock", FOUR), "no game ‘tarock’"),
        (MakeTable("rulebook", FOUR, seating=cast("Any", "lots")), "seating ‘lots’"),
        (MakeTable("rulebook", FOUR, laws=cast("Any", "none")), "laws ‘none’"),
        (
            MakeTable("rulebook", FOUR, edition=EDITION + 1),
            f"edition {EDITION + 1} of tables is unknown: expected 1 to {EDITION}",
        ),
        (MakeTable("rulebook", FOUR, {"wind": True}), "no option ‘wind’"),
    ],
)
def test_a_table_that_cannot_be_is_refused(act: MakeTable, message: str) -> None:
    with pytest.raises(InputError, match=message):
        after(None, Event(0, None, act))


def test_a_deal_under_way_cannot_be_shuffled_away() -> None:
    table = dealt(made("rulebook"))
    for act in (Shuffle(SECRET), Cut(9), NextDeal()):
        with pytest.raises(IllegalActionError, match="not possible now"):
            does(table, None, act)


CHOSEN = "N:8.AJ8.AK98764.Q7 KJT.QT732.QT5.AT A42.K964.3.KJ642 Q97653.5.J2.9853"


@pytest.mark.parametrize("key", sorted(VARIANTS))
def test_cards_can_be_laid_out_and_nothing_claims_that_they_were_shuffled(key: str) -> None:
    players = ("a", "b", "c", "d")[: VARIANTS[key].players]
    table = made(key, *players)
    dealer = next(iter(table.seats))
    laid = does(table, None, LayOut(CHOSEN, dealer))
    assert laid.deal is not None
    assert str(laid.deal.deal) == CHOSEN
    seen = view(laid, dealer)["deal"]
    assert isinstance(seen, dict)
    assert seen["commitment"] is None
    assert seen["secret"] is None
    assert seen["hands"][str(dealer)] == str(laid.deal.deal[dealer])


def test_only_the_table_lays_out_cards_and_only_before_a_deal() -> None:
    table = made("rulebook")
    with pytest.raises(IllegalActionError):
        does(table, Seat.N, LayOut(CHOSEN))
    laid = does(table, None, LayOut(CHOSEN, Seat.E))
    assert laid.dealer is Seat.E
    with pytest.raises(IllegalActionError):
        does(laid, None, LayOut(CHOSEN))
    with pytest.raises(InputError):
        does(made("minibridge-3", "a", "b", "c"), None, LayOut(CHOSEN, Seat.N))


@pytest.mark.parametrize("key", ["kontrakt", "hungarian", "rulebook"])
def test_two_packs_take_turns_and_are_cut_before_every_deal(key: str) -> None:
    """PB-2.1, H10, L-CARD-1; H11: on the dealer's right, later deals too."""
    packs, cutters = {}, []
    for table in stages(made(key), Random(key), after_deals(4)):
        if table.stage is Stage.CUT:
            shown: Any = view(table, None)["deal"]
            packs[shown["number"]] = shown["pack"]
            cutters.append((shown["cutter"], str(table.dealer.rho)))
    assert len(packs) == 4
    assert all(packs[number] != packs[number + 1] for number in list(packs)[:-1])
    assert all(cutter == right for cutter, right in cutters)


def test_pb_1_4_the_two_higher_cards_face_each_other_and_the_sides_alternate() -> None:
    table = drawn("kontrakt", "SA", "C2", "HK")
    table = does(table, None, Draw("p4", (40,)))
    lower, higher = set(table.drawing.order[:2]), set(table.drawing.order[2:])
    assert {table.seats[Seat.N], table.seats[Seat.S]} in (lower, higher)
    assert {table.seats[Seat.E], table.seats[Seat.W]} in (lower, higher)


def test_hu_4_7_no_irregularity_can_happen_in_the_hungarian_game() -> None:
    """H16: so there is none to score."""
    with pytest.raises(InputError, match="laws"):
        made("hungarian", laws="at-the-table")
    table = dealt(made("hungarian"))
    with pytest.raises(IllegalCallError, match="out of turn"):
        does(table, Seat.E, MakeCall(Call.parse("1C")))
    with pytest.raises(IllegalCallError, match=r"HU-3\.4"):
        does(calls(table, "1S"), Seat.E, MakeCall(Call.parse("1C")))

"""Chapters 1 to 3: draw, shuffle, cut and deal."""

from __future__ import annotations

import pytest

from sansatout.cards import PACK, Card, Rank, Suit
from sansatout.deal import Deal, Pack
from sansatout.errors import SansatoutError
from sansatout.events import Event, acts, irregular
from sansatout.laws import Phase, Referee
from sansatout.laws.draw import draw_order, sides
from sansatout.laws.values import Draws
from sansatout.seats import Seat
from sansatout.table.fold import after
from tests.laws.helpers import HANDS, chooses, does, in_auction, in_play, offers, ok, seated

PLAYERS = ("a", "b", "c", "d")


def spread(**places: str) -> Referee:
    """Return a draw with some cards at known places, like ``p5="SA"``."""
    known = {int(place[1:]): Card.parse(card) for place, card in places.items()}
    rest = iter(card for card in PACK if card not in known.values())
    cards = tuple(known[n] if n in known else next(rest) for n in range(1, 53))
    return Referee(phase=Phase.DRAW, draws=Draws(PLAYERS, spread=cards))


def draw(ref: Referee, player: str, *places: int) -> Referee:
    return does(ref, None, acts.Draw(player, places))


def drawn(**places: str) -> Referee:
    ref = spread(**places)
    for player, place in zip(PLAYERS, places, strict=True):
        ref = draw(ref, player, int(place[1:]))
    return ref


def test_l_card_1_two_packs_are_used_in_turn() -> None:
    """L-CARD-1: the pack whose turn it is belongs to the state; the other one is a fault."""
    ref = does(seated(), "E", acts.Cut(20))
    ref = does(ref, "S", irregular.DealCards("B", 10))
    assert [str(one.irregularity) for one in ref.rights.attention] == ["WRONG_PACK"]


def test_l_card_2_suits_rank_spades_hearts_diamonds_clubs() -> None:
    assert sorted(Suit, key=lambda suit: suit.value) == [Suit.C, Suit.D, Suit.H, Suit.S]
    assert draw_order(drawn(p10="CA", p20="HA", p30="SA", p40="DA")) == ("c", "b", "d", "a")


def test_l_card_3_thirteen_ranks_from_the_ace_down() -> None:
    assert [str(rank) for rank in reversed(Rank)] == list("AKQJT98765432")
    assert draw_order(drawn(p10="C2", p20="CK", p30="CA", p40="CT")) == ("c", "b", "d", "a")


@pytest.mark.parametrize("players", ["ABC", "ABCDE"])
def test_l_table_1_a_table_has_four_players(players: str) -> None:
    made = after(None, Event(0, None, acts.MakeTable("rulebook", tuple("ABCD"), table="x")))
    assert set(made.players) == set("ABCD")
    with pytest.raises(SansatoutError):
        after(None, Event(0, None, acts.MakeTable("rulebook", tuple(players), table="x")))


@pytest.mark.parametrize("place", [1, 4, 49, 52])
def test_l_draw_3_a_card_from_the_edge_is_drawn_again(place: int) -> None:
    ref = draw(spread(), "a", place)
    assert ref.draws.must_redraw == ("a",)
    assert [one.law for one in ref.rulings] == ["L-DRAW-3"]
    ref = draw(ref, "a", 20)
    assert ref.draws.must_redraw == ()
    assert ref.draws.drawn["a"] == ref.draws.spread[19]


@pytest.mark.parametrize("place", [5, 48])
def test_places_5_and_48_may_be_drawn(place: int) -> None:
    """L-DRAW-3"""
    assert draw(spread(), "a", place).draws.must_redraw == ()


def test_nobody_draws_twice_or_a_card_that_is_gone() -> None:
    """L-DRAW-1"""
    ref = draw(spread(), "a", 20)
    assert not ok(draw(ref, "a", 21))
    assert not ok(draw(ref, "b", 20))
    assert not ok(draw(ref, "x", 21))
    assert not ok(draw(ref, "b", 53))


def test_the_two_highest_are_partners_and_the_highest_deals() -> None:
    """L-DRAW-4, L-SIDE-1, L-SIDE-2"""
    ref = drawn(p10="C2", p20="CK", p30="CA", p40="CT")
    assert sides(ref) == (("c", "b"), ("d", "a"))
    ref = does(ref, None, acts.ChooseSeat("c", Seat.E))
    assert ref.dealer is Seat.E
    assert ref.draws.seats == {Seat.E: "c", Seat.W: "b"}
    assert not ok(does(ref, None, acts.ChooseSeat("a", Seat.N)))
    assert not ok(does(ref, None, acts.ChooseSeat("d", Seat.W)))


def test_everybody_shuffles_once_and_the_dealer_last() -> None:
    """L-SHUF-2"""
    ref = seated("S")
    for seat in ("W", "N", "E", "S"):
        ref = does(ref, seat, acts.Shuffle())
        assert offers(ref) == []
    assert offers(does(ref, "W", acts.Shuffle())) == ["SHUFFLE_FAULT"]


@pytest.mark.parametrize(
    ("seats", "faulty"), [("WN", False), ("WW", True), ("WSN", True), ("N", True), ("S", True)]
)
def test_who_shuffles_when(seats: str, faulty: bool) -> None:  # noqa: FBT001
    """L-SHUF-1, L-SHUF-2"""
    ref = seated("S")
    for seat in seats:
        ref = does(ref, seat, acts.Shuffle())
    assert (offers(ref) == ["SHUFFLE_FAULT"]) is faulty


def test_a_hidden_shuffle_is_a_fault() -> None:
    """L-SHUF-3"""
    assert offers(does(seated("S"), "W", acts.Shuffle(hidden=True))) == ["SHUFFLE_FAULT"]


def test_a_shuffle_nobody_objects_to_stands() -> None:
    """L-SHUF-4: until the first card is dealt."""
    ref = does(seated("S"), "N", acts.Shuffle())
    ref = does(ref, "E", acts.Cut(20))
    ref = does(ref, "S", irregular.DealCards("A", 1))
    assert offers(ref) == []
    assert not ok(chooses(ref, "W", "reshuffle"))


def test_l_shuf_5_the_other_pack_is_shuffled_while_one_is_in_use() -> None:
    """L-SHUF-5: nobody objects to it, and it changes nothing in this deal."""
    ref = Referee(phase=Phase.AFTER_PLAY, dealer=Seat.S)
    after = does(ref, "N", acts.Shuffle())
    assert ok(after)
    assert after.rights.offers == ()


def test_l_cut_2_no_cut_before_the_last_deal_is_over() -> None:
    """L-CUT-2"""
    assert not ok(does(in_play(), "S", acts.Cut(20)))
    assert not ok(does(in_auction(), "S", acts.Cut(20)))


def test_faces_seen_in_cutting_are_a_fault() -> None:
    """L-CUT-2"""
    ref = does(seated("S"), "E", acts.Cut(20, faces_seen=True))
    assert offers(ref) == ["CUT_FAULT"]


def test_only_the_dealers_right_cuts() -> None:
    """L-CUT-1"""
    assert offers(does(seated("S"), "N", acts.Cut(20))) == ["CUT_FAULT"]


def test_l_cut_3_the_far_packet_goes_on_the_lifted_one() -> None:
    """L-CUT-3"""
    assert Pack().cut(4).cards == PACK[4:] + PACK[:4]


def test_l_deal_1_cards_go_singly_clockwise_from_the_dealers_left() -> None:
    """L-DEAL-1"""
    deal = Pack().deal(Seat.S)
    assert PACK[0] in deal[Seat.W]
    assert PACK[1] in deal[Seat.N]
    assert PACK[3] in deal[Seat.S]
    assert PACK[4] in deal[Seat.W]


def dealing(*dealt: int) -> Referee:
    ref = does(seated("S"), "E", acts.Cut(20))
    for count in dealt:
        ref = does(ref, "S", irregular.DealCards("A", count))
    return ref


def test_dealing_goes_forward_only() -> None:
    """L-DEAL-1"""
    assert not ok(does(dealing(10), "S", irregular.DealCards("A", 10)))
    assert not ok(does(dealing(10), "S", irregular.DealCards("A", 53)))


def test_the_wrong_dealer_can_be_stopped_before_the_last_card() -> None:
    """L-DEAL-3"""
    ref = does(does(seated("S"), "E", acts.Cut(20)), "W", irregular.DealCards("A", 51))
    stopped = does(ref, "N", irregular.CallAttention("WRONG_DEALER"))
    assert stopped.aftermath.redeal is not None
    assert (stopped.aftermath.redeal.dealer, stopped.aftermath.redeal.pack) == (Seat.S, "right")
    stands = does(ref, "W", irregular.DealCards("A", 52))
    assert stands.phase is Phase.AUCTION
    assert stands.turn is Seat.W


def test_two_cards_at_once_are_confusion_after_the_next_card() -> None:
    """L-DEAL-6"""
    ref = does(dealing(9), None, irregular.DealExtra(Seat.N))
    ref = does(ref, "S", irregular.DealCards("A", 20))
    assert not ok(does(ref, "S", irregular.FixDeal()))
    ref = does(ref, "W", irregular.CallAttention("DEAL_CONFUSION"))
    assert ref.aftermath.redeal is not None


@pytest.mark.parametrize("fault", ["CARD_REVERSED", "FACE_SEEN", "DEAL_CONFUSION"])
def test_faults_of_the_deal_stand_after_the_last_card(fault: str) -> None:
    """L-DEAL-4"""
    ref = does(dealing(9), "S", irregular.DealCards("A", 30, fault))
    ref = does(ref, "S", irregular.DealCards("A", 52))
    assert not ok(does(ref, "W", irregular.CallAttention(fault)))
    assert ref.phase is Phase.AUCTION


def test_a_choice_after_looking_early_ends_with_the_last_card() -> None:
    """L-LOOK-1, A-47"""
    ref = does(dealing(24), "W", irregular.Look(Seat.W, faced=True))
    ref = does(ref, "S", irregular.DealCards("A", 52))
    assert offers(ref) == []
    assert not ok(chooses(ref, "N", "new_deal"))


def test_looking_early_may_be_accepted() -> None:
    """L-LOOK-1"""
    ref = does(dealing(24), "W", irregular.Look(Seat.W, faced=True))
    ref = chooses(ref, "N", "accept")
    assert ref.phase is Phase.DEAL
    assert offers(ref) == []


def test_a_bad_pack_found_after_the_play_changes_nothing() -> None:
    """L-DEAL-7: results of deals already played stand."""
    ref = Referee(phase=Phase.AFTER_PLAY, dealer=Seat.S)
    after = does(ref, "N", irregular.Discover("bad_pack"))
    assert ok(after)
    assert after.aftermath.redeal is None


def test_unequal_hands_found_after_the_play_are_too_late() -> None:
    """L-DEAL-5, A-48"""
    ref = Referee(phase=Phase.AFTER_PLAY, dealer=Seat.S)
    counts = dict.fromkeys(Seat, 0)
    assert not ok(does(ref, "N", irregular.Discover("counts", counts=counts)))


def test_counts_that_are_not_so_are_refused() -> None:
    """L-DEAL-5"""
    counts = {Seat.N: 12, Seat.E: 14, Seat.S: 13, Seat.W: 13}
    assert not ok(does(in_play(), "N", irregular.Discover("counts", counts=counts)))


def test_the_deal_passes_to_the_left() -> None:
    """L-DEAL-8"""
    ref = in_auction("Pass", "Pass", "Pass", "Pass", dealer="S")
    assert ref.aftermath.next_dealer is Seat.W


def test_a_void_deal_leaves_no_trace_of_its_cards() -> None:
    """A-04"""
    ref = in_auction("S 1S", "W 8H")
    ref = chooses(ref, "N", "new_deal")
    assert ref.phase is Phase.SHUFFLE
    assert not any(ref.hands)
    assert ref.auction.calls == ()
    assert ref.with_deal(Deal.parse(HANDS)).hands == Deal.parse(HANDS).hands


def test_nobody_deals_in_the_middle_of_a_deal() -> None:
    """L-DEAL-1"""
    assert not ok(does(in_auction("1S"), "S", irregular.DealCards("A", 52)))
    assert not ok(does(in_play(), "S", irregular.DealCards("A", 52)))
    assert not ok(does(seated(), None, irregular.DealCards("A", 52)))

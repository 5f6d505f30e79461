"""Today's standard: what its calls tell, and what holds for four players who use it."""

from random import Random

import numpy as np
import pytest

from sansatout.auction import Auction
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.robots.bidding import Promise, Situation, System, decide_call, explain_call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.engine import position
from sansatout.robots.bidding.many import Many
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import fit_points, side_kings, suit_value
from sansatout.robots.bidding.standard import STANDARD
from sansatout.seats import Seat, Side
from tests.robots.bidding.auctions import STAKES, Held, hold, situations
from tests.robots.bidding.test_auctions import check


def meaning(auction: str) -> Promise:
    return explain_call(STANDARD, Auction.parse(auction))


def outlook(auction: str) -> Outlook:
    return Outlook(position(STANDARD, Auction.parse(auction), Situation()))


@pytest.mark.parametrize("game", STAKES)
def test_four_players_of_the_standard_end_every_auction_and_keep_its_promises(game: str) -> None:
    random = Random(1987)
    systems: dict[Side, System] = dict.fromkeys(Side, STANDARD)
    for _ in range(60):
        deal, dealer = Deal.random(random), random.choice(list(Seat))
        situation = situations(random, STAKES[game])
        check(Held(deal, hold(deal, dealer, systems, situation), systems, situation))


@pytest.mark.parametrize(
    ("auction", "artificial", "forcing"),
    [
        ("N: 2C", True, True),
        ("N: 1NT Pass 2C", True, True),
        ("N: 1NT Pass 2D", True, True),
        ("N: 1S Pass 2NT", True, True),
        ("N: 1S Pass 2D", False, True),
        ("N: 1D Pass 1S", False, True),
        ("N: 1NT", False, False),
        ("N: 2S", False, False),
        ("N: 1S Pass 3S", False, False),
    ],
)
def test_a_table_announces_what_is_artificial_and_what_forces(
    auction: str, *, artificial: bool, forcing: bool
) -> None:
    known = meaning(auction)
    assert (known.artificial, known.forcing) == (artificial, forcing)


def test_two_hearts_over_one_spade_tells_five_cards_s_resp_2() -> None:
    assert outlook("N: 1S Pass 2H Pass").partner.shortest[Suit.H] == 5


def test_a_transfer_tells_five_cards_in_the_suit_above_s_nt_3() -> None:
    assert outlook("N: 1NT Pass 2D Pass").partner.shortest[Suit.H] == 5
    assert outlook("N: 1NT Pass 2H Pass").partner.shortest[Suit.S] == 5


def test_what_calls_have_told_narrows_from_call_to_call() -> None:
    told = outlook("N: 1D Pass 1S Pass 1NT Pass").partner
    assert (told.least, told.most) == (12, 14)
    raised = outlook("N: 1S Pass 2S Pass").partner
    assert (raised.least, raised.most, raised.shortest[Suit.S]) == (6, 10, 3)


def test_trumps_together_and_short_suits_are_counted() -> None:
    counts = Counts(Hand.parse("KQ43.2.A432.8432"))
    assert fit_points(Suit.S).count(counts) == 9 + 2 + 1
    assert fit_points(Suit.S, 4).count(counts) == 9 + 2


def test_a_passed_take_out_double_is_left_in_only_with_trumps_s_adv_6() -> None:
    auction = Auction.parse("N: 1H X Pass")
    assert str(decide_call(STANDARD, Hand.parse("32.432.5432.5432"), auction).act) != "Pass"
    assert str(decide_call(STANDARD, Hand.parse("2.KQJT98.432.A32"), auction).act) == "Pass"


def test_aces_and_ruffs_make_the_value_and_honours_opposite_a_short_suit_do_not() -> None:
    counts = Counts(Hand.parse("KQ43.2.A432.QJ32"))
    assert suit_value(Suit.S).count(counts) == 3 + 1.5 + 4.5 + 1.5 + 1 + 3 + 1 - 0.5
    assert suit_value(Suit.S, 4, (Suit.C,)).count(counts) == 3 + 1.5 + 4.5 + 1.5 + 1 + 3 - 1.5


@pytest.mark.parametrize("auction", ["N: 1S Pass 4H Pass", "N: 1C Pass 1S Pass 4H Pass"])
def test_nobody_passes_a_jump_into_a_short_suit_s_resp_13_s_reb_13(auction: str) -> None:
    told = outlook(auction)
    assert told.partner.longest[Suit.H] == 1
    for hand in ("QJ932.K432.A4.K2", "KJT9.QJ32.Q43.42", "AQJ92.432.AK3.A2"):
        call = str(decide_call(STANDARD, Hand.parse(hand), Auction.parse(auction)).act)
        assert call in ("4S", "4NT")


def test_a_suit_that_they_have_shown_is_no_new_suit_s_comp_2_s_comp_4() -> None:
    told = outlook("N: 1S 2S 3H Pass").partner
    assert told.shortest[Suit.S] == 3
    assert told.shortest[Suit.H] == 0


def test_the_other_major_agrees_openers_for_a_slam_s_nt_12() -> None:
    for auction in ("N: 1NT Pass 2C Pass 2S Pass 3H Pass", "N: 2NT Pass 3C Pass 3S Pass 4C Pass"):
        seen = outlook(auction)
        assert seen.agreed is Suit.S
        assert seen.partner.shortest[Suit.H] == seen.partner.shortest[Suit.C] == 0
    asked = meaning("N: 1NT Pass 2C Pass 2H Pass 4NT")
    assert not asked.artificial
    assert asked.spoken.rule == "S-NT-7"


def test_a_question_over_no_trump_is_answered_over_their_bid_s_nt_13() -> None:
    assert outlook("N: 1NT Pass 2C 2H 2S Pass").partner.shortest[Suit.S] == 4
    over = Auction.parse("N: 1NT Pass 2D 2S")
    assert str(decide_call(STANDARD, Hand.parse("K3.AJ94.KQ94.KJ3"), over).act) == "3H"
    assert str(decide_call(STANDARD, Hand.parse("K32.A9.KQ94.KJ32"), over).act) == "Pass"


def test_five_no_trump_promises_all_key_cards_and_a_king_s_slam_7() -> None:
    asked = meaning("N: 1S Pass 3S Pass 4NT Pass 5D Pass 5NT")
    assert asked.artificial
    assert asked.fits(Hand.parse("AKQ64.A52.AK2.64"))
    assert not asked.fits(Hand.parse("AKQ64.A52.A732.4"))
    kings = side_kings(Suit.S)
    hands = ["KQ64.K52.AK2.K64", "AKQ64.A52.A732.4"]
    assert [kings.count(Counts(Hand.parse(hand))) for hand in hands] == [3, 0]
    many = Many(np.array([Hand.parse(hand).bits for hand in hands], dtype=np.uint64))
    assert many.count(kings).tolist() == [3, 0]


def test_a_call_tells_what_stronger_calls_before_it_would_have_taken() -> None:
    told = outlook("N: 1NT Pass 2C Pass 2D Pass 3NT Pass").partner
    assert (told.least, told.most) == (9, 16)

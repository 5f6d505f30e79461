"""Today's standard: what its calls tell, and what holds for four players who use it."""

from random import Random

import pytest

from sansatout.auction import Auction
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.robots.bidding import Promise, Situation, System, decide_call, explain_call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.engine import position
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import fit_points, suit_value
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

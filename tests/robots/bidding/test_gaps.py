"""Where the book is silent: slam tries, reopening, long suits, answers that are not passed."""

from random import Random

import pytest

from sansatout.auction import Auction
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.robots.bidding import SYSTEMS, Situation, decide_call, stakes_of
from sansatout.robots.bidding.engine import position
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.told import Disclosed, left_by
from sansatout.robots.bidding.vocabulary import HT, biddable, length
from sansatout.seats import Seat, Side
from tests.robots.bidding.auctions import STAKES, Held, hold, situations
from tests.robots.bidding.test_auctions import check

CULBERTSON = SYSTEMS["culbertson"]


def call(hand: str, auction: str, situation: Situation | None = None) -> tuple[str, str]:
    decision = decide_call(CULBERTSON, Hand.parse(hand), Auction.parse(auction), situation)
    return str(decision.act), decision.rules[0]


def outlook(auction: str) -> Outlook:
    return Outlook(position(CULBERTSON, Auction.parse(auction), Situation()))


@pytest.mark.parametrize(
    ("hand", "auction", "expected"),
    [
        # a fit and the points for six: aces are asked for, told, and the slam bid
        ("KQJ52.AJ9.AK72.K", "E: 1S Pass 2S Pass", ("4NT", "C-GAP-29")),
        ("AT93.T3.J84.AJ92", "E: 1S Pass 2S Pass 4NT Pass", ("5H", "C-GAP-29")),
        ("KQJ52.AJ9.AK72.K", "E: 1S Pass 2S Pass 4NT Pass 5H Pass", ("6S", "C-GAP-29")),
        # two aces missing: five is enough, and partner does not go on
        ("KQJ52.AJ9.AK72.K", "E: 1S Pass 2S Pass 4NT Pass 5C Pass", ("5S", "C-GAP-29")),
        ("QT93.T3.KJ4.KJ92", "E: 1S Pass 2S Pass 4NT Pass 5C Pass 5S Pass", ("Pass", "C-GAP-29")),
        # the king of trumps is a key card as well: without it and an ace five is enough
        ("KT93.T3.J84.AJ92", "E: 1S Pass 2S Pass 4NT Pass", ("5H", "C-GAP-29")),
        ("AQJ52.KQ9.AKQ2.K", "E: 1S Pass 2S Pass 4NT Pass 5C Pass", ("5S", "C-GAP-29")),
        ("AQJ52.KQ9.AKQ2.K", "E: 1S Pass 2S Pass 4NT Pass 5H Pass", ("6S", "C-GAP-29")),
        # a jump that leads to three is left to a strong hand: else a double or two of the suit
        ("A2.KQ4.72.AKJ865", "N: 1S", ("X", "C-TOX-2")),
        ("83.AK4.72.KJT865", "N: 1S", ("2C", "C-OVC-4")),
        ("A2.AQ4.K2.AKJ865", "N: 1S", ("3C", "C-JOV-1")),
        # one's own suit at three over an overcall takes two and a half honour tricks
        ("432.6.AK8.KQ8542", "N: 1S 2H Pass", ("3C", "C-GAP-22")),
        ("432.6.K83.KQ8542", "N: 1S 2H Pass", ("Pass", "C-GAP-22")),
        # over one no trump a second suit is shown before two no trump
        ("84.AKT85.83.AQ73", "N: 1H Pass 1NT Pass", ("2C", "C-GAP-15")),
        # forced, three no trump comes before a minor at four
        ("A72.AQJ65.K3.762", "N: 1C Pass 2H Pass 3C Pass", ("3NT", "C-GAP-18")),
        ("A742.AQJ65.3.762", "N: 1C Pass 2H Pass 3C Pass", ("4C", "C-TRS-3")),
        # a jump shift of one's own that was raised: more than game is looked for
        ("AJ92.AKQ76..KQ83", "S: 1D Pass 2H Pass 3H Pass", ("4NT", "C-GAP-29")),
        # opener reopens with no trump on a balanced hand, else with a double
        ("K9.KJ854.AJ2.AQJ", "W: 1H 1S Pass Pass", ("1NT", "C-GAP-16")),
        ("92.AKJ85.AJ2.AQJ", "W: 1H 1S Pass Pass", ("X", "C-GAP-16")),
        ("92.AQJ85.A82.Q73", "W: 1H 1S Pass Pass", ("X", "C-GAP-16")),
        ("Q92.AQJ85.A82.73", "W: 1H 1S Pass Pass", ("Pass", "C-GAP-16")),
        # the double is answered in opener's suit with support for it
        ("Q7.Q963.KT64.852", "W: 1H 1S Pass Pass X Pass", ("2H", "C-GAP-16")),
        # responder repeats a long suit, or bids game in it
        ("AJ876432.7.6.QJ8", "S: 1D Pass 1S 2H 2NT Pass", ("4S", "C-GAP-18")),
        ("KQT876.7.654.Q83", "S: 1D Pass 1S Pass 2C Pass", ("2S", "C-GAP-18")),
        # opener's long suit with more than an opening: game, or a jump
        ("AQ.AKQ865.Q74.T7", "S: 1H Pass 2C Pass", ("4H", "C-GAP-14")),
        ("A2.AKQ865.974.T7", "S: 1H Pass 2C Pass", ("3H", "C-GAP-14")),
        # partner jumped in his suit: thirteen points go on
        ("9763.43.K.AKQJ83", "S: 1H Pass 2C Pass 3H Pass", ("3NT", "C-GAP-18")),
        # an answer at two is not passed with fourteen points
        ("AJ7.A86.KQ732.76", "N: 1D Pass 2C Pass", ("2NT", "C-GAP-14")),
        # a second suit with a jump forces to game
        ("AQT94.AKQ3.K4.72", "S: 1S Pass 2C Pass", ("3H", "C-GAP-14")),
        # support that would be game tells too little: aces are asked for at once
        ("AQ983.A83.AQJT.K", "N: 1S Pass 3H Pass", ("4NT", "C-GAP-29")),
        # an opening that was told by honours alone has shape as well
        ("AKJ954.A.Q964.62", "N: 1H Pass 2S Pass 3S Pass", ("4NT", "C-GAP-29")),
        # with three key cards of one's own a point less is enough
        ("AKT954.A.Q964.62", "N: 1H Pass 2S Pass 3S Pass", ("4NT", "C-GAP-29")),
        ("AQJ954.K.Q964.62", "N: 1H Pass 2S Pass 3S Pass", ("4S", "C-GAP-17")),
        ("KJT87.AJ862.A6.K", "S: 1C Pass 2S Pass 3S Pass", ("4NT", "C-GAP-29")),
        # sixteen opposite a raise to game: its honours need not be many
        ("Q7.AQJ62.QJT7.A3", "S: 1H Pass 4H Pass", ("4NT", "C-GAP-29")),
        # where a pass would end it at one: a suit of five, a double when short or strong
        ("QT542.K2.J75.Q84", "N: 1H Pass Pass", ("1S", "C-GAP-19")),
        ("K842.82.KJ75.Q84", "N: 1H Pass Pass", ("X", "C-GAP-19")),
        ("K84.982.KJ75.Q84", "N: 1H Pass Pass", ("Pass", "C-GAP-20")),
        ("K842.82.KJ75.Q84", "N: 1H", ("Pass", "C-GAP-20")),
        # a major of six goes to game in place of no trump
        ("AKJT94.K75.A94.7", "W: 1S Pass 2NT Pass", ("4S", "C-GAP-15")),
        # a long major, or six with a short suit, is too good for three no trump
        ("QJT87653.3.2.KQJ", "E: 1H Pass 1S Pass 3NT Pass", ("4S", "C-GAP-18")),
        ("QJT876.32.32.KQJ", "E: 1H Pass 1S Pass 3NT Pass", ("Pass", "C-GAP-18")),
        # nobody sells out when opener and redoubler have it all
        ("4.AQT9.72.AT9764", "E: 1S X XX 2D Pass Pass", ("3C", "C-GAP-18")),
    ],
)
def test_our_own_rule_decides(hand: str, auction: str, expected: tuple[str, str]) -> None:
    assert call(hand, auction) == expected


def test_where_slams_pay_nothing_nobody_asks_for_aces_pb_8_2_3() -> None:
    kontrakt = Situation(stakes_of("kontrakt"))
    assert call("KQJ52.AJ9.AK72.K", "E: 1S Pass 2S Pass", kontrakt)[0] == "4S"


def test_an_opening_tells_points_and_length_c_gap_28() -> None:
    told = outlook("N: 1S Pass").partner
    assert told.least == told.honours == 12
    assert told.shortest[Suit.S] == 4


def test_a_raise_tells_what_it_is_worth_with_trumps_and_less_without_c_gap_28() -> None:
    told = outlook("N: 1S Pass 2S Pass").partner
    assert (told.least, told.most, told.honours) == (10, 12, 8)
    assert told.shortest[Suit.S] == 3


def test_a_simple_shift_is_limited_by_the_jump_it_did_not_make_c_shift_1() -> None:
    assert outlook("N: 1S Pass 2D Pass").partner.most == 12


def test_a_row_leaves_what_the_rows_before_it_asked_for_more() -> None:
    suit: Need = biddable(Suit.H)
    left = left_by((HT >= 1.5) & suit, [(HT >= 3) & suit, (HT >= 2) & (length(Suit.S) >= 5)])
    assert Disclosed.of([left]).most == Disclosed.of([HT <= 2.5]).most


def test_four_players_who_go_on_still_end_and_keep_their_word() -> None:
    random = Random(29)
    both = dict.fromkeys(Side, CULBERTSON)
    for _ in range(150):
        deal, situation = Deal.random(random), situations(random, STAKES["duplicate"])
        auction = hold(deal, random.choice(list(Seat)), both, situation)
        check(Held(deal, auction, both, situation))
        assert len(auction.calls) < 40

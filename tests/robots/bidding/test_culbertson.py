"""Culbertson calls by the rules, in situations the vector files leave out."""

import pytest

from sansatout.auction import Auction
from sansatout.cards import Hand, Strain
from sansatout.robots.bidding import SYSTEMS, Situation, decide_call, explain_call, stakes_of
from sansatout.seats import Side, Vulnerability

CULBERTSON = SYSTEMS["culbertson"]


def call(hand: str, auction: str, situation: Situation | None = None) -> tuple[str, str]:
    decision = decide_call(CULBERTSON, Hand.parse(hand), Auction.parse(auction), situation)
    return str(decision.act), decision.rules[0]


@pytest.mark.parametrize(
    ("hand", "auction", "expected"),
    [
        # a bid on the right: with 1½ honour tricks the suit at its cheapest level
        ("KT842.53.A742.86", "N: 1D X 1H", ("1S", "C-GAP-25")),
        # the brake holds up to two honour tricks, whatever the support
        ("A8.KQ42.985432.5", "N: 1H Pass", ("3H", "C-RAISE-7")),
        # a redouble is no bid: even an empty hand answers
        ("8642.753.9642.85", "N: 1D X XX", ("1S", "C-ADV-9")),
        # two honour tricks answer a cue bid one level higher
        ("KQJ64.A5.7432.86", "E: 1D 2D Pass", ("3S", "C-GAP-24")),
        # a jump overcall is raised to game on two honour tricks, left on less than one
        ("KT65.8.AQ752.963", "W: 1H 2S Pass", ("4S", "C-JOV-2")),
        ("JT65.84.Q9752.63", "W: 1H 2S Pass", ("Pass", "C-GAP-23")),
        # three level: six cards, five trump tricks
        ("52.AQ9742.K84.82", "S: 2S", ("Pass", "C-GAP-20")),
        # 1NT: a long major with three honour tricks jumps, with less it signs off
        ("KQ9864.A5.A76.52", "E: 1NT Pass", ("3S", "C-GAP-6")),
        ("Q98642.K5.K76.52", "E: 1NT Pass", ("2S", "C-GAP-6")),
        # 2NT: two honour tricks bid the slam, none pass
        ("A84.K75.K763.952", "S: 2NT Pass", ("6NT", "C-NTL-4")),
        ("984.J75.T763.952", "S: 2NT Pass", ("Pass", "C-GAP-5")),
        # over an overcall of a two-bid a bad hand passes
        ("8643.T52.9743.85", "N: 2H 2S", ("Pass", "C-GAP-11")),
        # the shift needs more at the three level
        ("J4.KQT85.K83.T52", "N: 1S 2S", ("Pass", "C-GAP-11")),
        ("J4.AQT85.KJ3.T52", "N: 1S 2S", ("3H", "C-SHIFT-1")),
        # opener alone: a second suit by the same test
        ("5.AQT84.AKJ85.64", "E: 1H 1S Pass Pass", ("2D", "C-GAP-16")),
        # opener over a raise that is game: slam on the points of both, if the aces are there
        ("A.AKQJ974.AK3.54", "S: 1H Pass 4H Pass", ("4NT", "C-GAP-29")),
        # opener repeats a 6-4 before the four-card suit is shown
        ("AQT4.5.AKQ752.83", "S: 1D Pass 1H Pass", ("2D", "C-CHO-4")),
        # doubler: partner's suit supported and enough for one more
        ("AQ85.KQ42.7.AKJ3", "E: 1D X Pass 1H Pass", ("2H", "C-GAP-26")),
        # two of a suit that were answered with no trump go on to the second suit
        ("AKQ85.AQT42.A7.A", "E: 2S Pass 2NT Pass", ("3H", "C-ORB-2")),
        # opener's second suit: longer in it, stay; as long, back to the first
        ("T74.J854.A82.K95", "E: 1S Pass 1NT Pass 2H Pass", ("Pass", "C-PREF-2")),
        # responder over 2NT: nine points with fifteen are game
        ("KQ984.64.A83.T52", "E: 1H Pass 1S Pass 2NT Pass", ("3NT", "C-GAP-18")),
        # competing raise of a game opening on sure tricks
        ("AKJ5.4.AK532.T64", "N: 4H 4S", ("X", "C-DBL-3")),
        ("3.4.AKQ532.T9864", "N: 4H 4S", ("5H", "C-GAP-30")),
    ],
)
def test_the_rule_decides(hand: str, auction: str, expected: tuple[str, str]) -> None:
    assert call(hand, auction) == expected


def test_a_forced_side_bids_game_in_a_named_suit_rather_than_pass_c_frc_4() -> None:
    # Every listed choice is above game: no trump at four, hearts at five.
    act, rule = call("AQJ93.K8765.A.A2", "N: 1H Pass 2S Pass 3D Pass 4C Pass 4D Pass")
    assert act != "Pass"
    assert rule in ("C-ORB-4", "C-FRC-4", "C-ORB-3", "C-ORB-5", "C-GAP-29")


def test_slams_are_not_bid_where_they_need_not_be_bid_pb_8_2_3() -> None:
    hand, auction = "A84.K75.K763.952", "S: 2NT Pass"
    assert call(hand, auction)[0] == "6NT"
    assert call(hand, auction, Situation(stakes_of("kontrakt")))[0] == "3NT"
    assert call(hand, auction, Situation(stakes_of("vanderbilt")))[0] == "6NT"


def test_game_is_what_the_variant_says_pb_10_1() -> None:
    reform = Situation(stakes_of("reform"))
    assert [reform.game(strain, Side.NS) for strain in Strain] == [7, 6, 5, 5, 4]
    assert [Situation().game(strain, Side.NS) for strain in Strain] == [5, 5, 4, 4, 3]


@pytest.mark.parametrize("points", [0, 30, 60, 90])
def test_a_part_score_lowers_game_c_gap_31(points: int) -> None:
    situation = Situation(part_scores=(points, 0))
    forcing = explain_call(CULBERTSON, Auction.parse("N: 2S"), situation).forcing
    assert forcing == (points + 60 < 100)


def test_nobody_goes_back_below_a_game_that_a_part_score_gave_c_gap_31() -> None:
    hand, auction = "A.A.KQ4.AQJT9743", "S: 2C Pass 2NT Pass"
    assert call(hand, auction)[0] == "3C"
    assert call(hand, auction, Situation(part_scores=(30, 0)))[0] == "Pass"


def test_their_part_score_is_not_ours_c_gap_31() -> None:
    assert explain_call(CULBERTSON, Auction.parse("N: 2S"), Situation(part_scores=(0, 60))).forcing


def test_danger_raises_what_an_opening_at_three_asks_for_c_open_7() -> None:
    hand = "A5.KQJT842.K63.5"
    assert call(hand, "N:")[0] == "3H"
    assert call(hand, "N:", Situation(vulnerability=Vulnerability.NS))[0] == "1H"
    assert call(hand, "N:", Situation(vulnerability=Vulnerability.EW))[0] == "3H"


def test_partners_penalty_double_stays_even_in_a_forced_auction_c_dbl_4() -> None:
    assert call("8642.T53.96.J875", "W: 2S 4H X Pass")[0] == "Pass"

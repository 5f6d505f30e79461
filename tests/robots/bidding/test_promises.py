"""What calls promise: the tables read backwards."""

from random import Random

import pytest

from sansatout.auction import Auction
from sansatout.calls import Bid
from sansatout.cards import Hand, Strain
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.robots.bidding import (
    SYSTEMS,
    Promise,
    Situation,
    decide_call,
    explain_call,
    read_auction,
)
from sansatout.seats import Seat, Side, Vulnerability

CULBERTSON, CLUB = SYSTEMS["culbertson"], SYSTEMS["one-club"]


def meaning(auction: str, system: str = "culbertson") -> Promise:
    return explain_call(SYSTEMS[system], Auction.parse(auction))


def limits(promise: Promise) -> dict[tuple[str, str], tuple[float | None, float | None]]:
    return {
        (limit.measure.name, str(limit.measure.of or "")): (limit.least, limit.most)
        for limit in promise.limits()
    }


def test_a_hand_fits_just_the_call_it_would_make() -> None:
    random = Random(3)
    auctions = [
        Auction.parse(text)
        for text in ("N: 1H", "N: Pass", "N: 1H Pass 2H", "N: 1D X", "N: 1S Pass 2NT", "N: 2S")
    ]
    for _ in range(300):
        hand = Deal.random(random)[Seat.N]
        for auction in auctions:
            before = Auction(auction.dealer, auction.calls[:-1])
            makes_it = decide_call(CULBERTSON, hand, before).act is auction.calls[-1]
            assert explain_call(CULBERTSON, auction).fits(hand) == makes_it


def test_an_opening_promises_honour_tricks_and_length_c_open_4() -> None:
    known = limits(meaning("N: 1S"))
    assert known["honour-tricks", ""] == (2.5, None)
    assert known["length", "S"] == (4, None)


def test_third_seat_promises_more_c_open_2() -> None:
    assert limits(meaning("N: Pass Pass 1S"))["honour-tricks", ""] == (3, None)


def test_a_negative_answer_has_a_ceiling_and_says_nothing_about_diamonds_r_neg_1() -> None:
    answer = meaning("N: 1C Pass 1D", "one-club")
    assert answer.artificial
    assert limits(answer) == {("club-honour-tricks", ""): (None, 1.25)}
    assert answer.spoken.suit is None


@pytest.mark.parametrize(
    ("auction", "system", "artificial", "forcing"),
    [
        ("N: 1C", "one-club", True, False),
        ("N: 1C", "culbertson", False, False),
        ("N: 1C Pass 2S", "one-club", False, True),
        ("N: 1C Pass 2D", "one-club", False, False),
        ("N: 2S", "culbertson", False, True),
        ("N: 2NT", "culbertson", False, False),
        ("N: 1S Pass 3D", "culbertson", False, True),
        ("N: 1C Pass 1D Pass 1H Pass 2S", "one-club", False, False),
    ],
)
def test_artificial_and_forcing_calls_are_known_as_such_c_frc_1_r_frc_4(
    auction: str, system: str, *, artificial: bool, forcing: bool
) -> None:
    known = meaning(auction, system)
    assert (known.artificial, known.forcing) == (artificial, forcing)


def test_the_opponents_club_is_no_suit_of_theirs_r_open_1() -> None:
    systems = {Side.NS: CLUB, Side.EW: CULBERTSON}
    hand = Hand.parse("K4.AQ5.A52.KQJ87")
    over_club = decide_call(systems, hand, Auction.parse("N: 1C")).act
    assert over_club is Bid(3, Strain.C)
    assert not explain_call(systems, Auction.parse("N: 1C 3C")).forcing
    assert explain_call(CULBERTSON, Auction.parse("N: 1C 3C")).forcing


def test_a_call_the_system_does_not_make_excludes_no_hand() -> None:
    odd = meaning("N: 3C")
    assert not odd.known
    assert odd.fits(Hand.parse("5432.5432.5432.2"))
    assert odd.says().id == "call-unknown"


def test_a_pass_says_what_it_denies_c_open_13() -> None:
    passed = meaning("N: Pass")
    assert passed.says().text().startswith("the hand did not fit any of these calls: ")
    assert "2NT" in passed.says().text()
    assert not passed.fits(Hand.parse("AKQ2.AK32.A43.32"))
    assert passed.fits(Hand.parse("5432.5432.5432.2"))


def test_a_meaning_is_told_plainly_by_what_every_hand_has() -> None:
    opening = meaning("N: 1S").plainly().text()
    assert opening == "opening: at least 4 cards in ♠, at least 2½ honour tricks"
    assert meaning("N: Pass").plainly().text() == "no hand for another call"
    assert "partner may not pass" in meaning("N: 2C").plainly().text()
    answer = meaning("N: 1S Pass 1NT").plainly().text()
    assert answer == "no trump: 1 to 1½ honour tricks"


def test_a_strength_without_a_limit_is_told_without_one() -> None:
    """S-OVC-3: two suits, 9 total points or more."""
    told = meaning("N: 1S 2S", "standard").plainly().text()
    assert "at least 9 total points" in told


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_kind_of_call_has_one_name_in_every_system(system: str) -> None:
    told = [meaning(auction, system).kind.text() for auction in ("N: 1D X", "N: 1H Pass 2S")]
    assert told == ["take-out double", "jump shift"]
    assert meaning("N: 1H Pass 1S", system).kind.text() == "new suit"


def test_read_auction_gathers_the_calls_of_each_seat() -> None:
    auction = Auction.parse("N: 1H Pass 3H Pass 4H Pass Pass Pass")
    constraints = read_auction(CULBERTSON, auction)
    assert [len(constraints[seat].promises) for seat in Seat] == [2, 2, 2, 2]
    raiser = Hand.parse("T.K965.A863.J982")
    assert constraints[Seat.S].fits(raiser)
    assert not constraints[Seat.N].fits(raiser)
    assert constraints[Seat.N].misfits(raiser) >= 1


def test_danger_changes_what_a_call_promises_c_ovc_3() -> None:
    weak = Hand.parse("A95.KT876.84.K76")
    auction = Auction.parse("N: 1D 1H")
    danger = Situation(vulnerability=Vulnerability.EW)
    assert explain_call(CULBERTSON, auction).fits(weak)
    assert not explain_call(CULBERTSON, auction, danger).fits(weak)


def test_before_the_first_call_there_is_nothing_to_explain() -> None:
    with pytest.raises(RuleError, match="nobody has called"):
        explain_call(CULBERTSON, Auction(Seat.N))


def test_every_meaning_can_be_said_in_words() -> None:
    random = Random(11)
    for system in SYSTEMS.values():
        for _ in range(40):
            deal, auction = Deal.random(random), Auction(Seat.N)
            while not auction.is_over:
                turn = auction.turn
                assert turn is not None
                decision = decide_call(system, deal[turn], auction)
                assert decision.reason.text()
                assert all(c.reason.text() for c in decision.candidates)
                assert all(c.said.text() for c in decision.counts)
                auction = auction.after(decision.act)
                assert explain_call(system, auction).says().text()

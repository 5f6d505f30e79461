"""What nearly everybody means by a call, and how a robot bids that takes calls at their word."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Card, Hand, Suit
from sansatout.deal import Deal
from sansatout.lab.reading import Foreign, draws_that_fit, readings
from sansatout.robots.bidding import SYSTEMS, Promise, Situation, decide_call, explain_call
from sansatout.robots.bidding.engine import position
from sansatout.robots.bidding.natural import NATURAL
from sansatout.robots.bidding.outlook import Outlook
from sansatout.seats import Seat, Side, Vulnerability
from tests.robots.bidding.auctions import STAKES, Held, hold, situations
from tests.robots.bidding.test_auctions import check

FOREIGN = Path(__file__).parent / "foreign-auctions.json"


def meaning(auction: str) -> Promise:
    return explain_call(NATURAL, Auction.parse(auction))


READ = [
    ("N: Pass", "N-PASS-1", "QJ32.K432.A32.Q2", "AK32.K432.A32.Q2"),
    ("N: 1H Pass Pass", "N-PASS-2", "Q432.2.K432.5432", "A432.2.K432.AK32"),
    ("N: 1H Pass", "N-PASS-3", "A432.K32.A32.K32", "AK32.AK2.AK2.432"),
    ("N: 1H Pass 2H Pass", "N-PASS-4", "AK32.AK2.AK2.432", None),
    ("N: 1S", "N-OPEN-1", "AQ32.K432.A32.32", "AQ2.KJ432.A32.32"),
    ("N: 1C", "N-OPEN-2", "AQ32.K432.A32.32", "AQ32.K432.A5432."),
    ("N: 1NT", "N-OPEN-3", "AQ32.K432.A32.32", "AQ5432.K3.A32.32"),
    ("N: 2C", "N-OPEN-4", "AKQ2.AKQ2.AK2.32", "432.432.432.5432"),
    ("N: 2S", "N-OPEN-5", "QJT762.5.J2.K987", "QJ76.K5.J32.K987"),
    ("N: 2NT", "N-OPEN-6", "2.2.KQJ32.AQ5432", "432.A32.K432.Q32"),
    ("N: 3H", "N-OPEN-7", "2.KQJ7632.432.32", "AK2.KQJ763.AK2.2"),
    ("N: 1C 1S", "N-OVC-1", "KQJ2.432.A32.432", "KQ2.5432.A32.432"),
    ("N: 1C 2S", "N-OVC-2", "KQJ652.432.32.32", "KQJ2.432.A32.432"),
    ("N: 1NT 2H", "N-OVC-3", "2.KQJ2.A5432.432", "KQJ2.32.A5432.32"),
    ("N: 1H 1NT", "N-NT-1", "K32.AQ2.KQ32.Q32", "KQ32.2.KQ432.Q32"),
    ("N: 1H Pass 1NT", "N-NT-2", "K32.2.Q5432.Q432", "KQ32.2.AK432.AQ2"),
    ("N: 1C Pass 1H Pass 1NT", "N-NT-3", "K32.A2.Q432.KQ32", "K32.2.Q432.J5432"),
    ("N: 1NT Pass 3NT", "N-NT-4", "K32.A2.Q432.Q432", "AK2.A2.AQ32.K432"),
    ("N: 1C Pass 1S", "N-RESP-1", "K432.32.5432.Q32", "432.2.J65432.432"),
    ("N: 1S Pass 2D", "N-RESP-2", "32.K32.AQ432.K32", "32.K432.AQ2.K432"),
    ("N: 1D Pass 2S", "N-RESP-3", "KQJ432.2.432.432", "K32.AQ432.32.432"),
    ("N: 1NT Pass 2D", "N-RESP-4", "2.KQ432.432.5432", "KQ32.432.432.432"),
    ("N: 1S Pass 2S", "N-RAISE-1", "K32.432.A432.432", "K2.5432.A432.432"),
    ("N: 1H X Pass 1S", "N-ADV-1", "432.5432.432.432", "32.65432.432.432"),
    ("N: 1S Pass 1NT Pass 2S", "N-REB-1", "AK652.KQ2.Q32.32", "AK52.KQ2.Q432.32"),
    ("N: 1S Pass 1NT Pass 2H", "N-REB-2", "AK652.KQ32.Q2.32", "AK652.KQ2.Q32.32"),
    ("N: 1C Pass 1S Pass 2S", "N-REB-3", "K32.A2.Q432.KQ32", "K2.A32.Q432.KQ32"),
    ("N: 1S Pass 6S", "N-HIGH-1", "K432.AK32.AQ32.2", "5432.5432.432.32"),
    ("N: 1H X", "N-DBL-1", "AQ32.2.K432.K432", "Q432.2.5432.K432"),
    ("N: 1NT X", "N-DBL-2", "AQ32.K2.K432.K32", "Q432.2.5432.K432"),
    ("N: 1C 1S X", "N-DBL-3", "32.K432.Q432.432", "32.5432.5432.432"),
    ("N: 4H X", "N-DBL-4", "AQ32.2.K432.K432", "Q432.2.5432.5432"),
    ("N: 1H X XX", "N-DBL-5", "AQ32.2.K432.5432", "5432.2.5432.K432"),
    ("N: 1H 2H", "N-ODD-1", "432.432.432.5432", None),
    ("N: 1NT Pass 2C", "N-ODD-2", "432.432.432.5432", None),
    ("N: 1S Pass 4NT", "N-ODD-3", "432.432.432.5432", None),
    ("N: 1S Pass 4D", "N-ODD-4", "432.432.432.5432", None),
]


@pytest.mark.parametrize(("auction", "rule", "fits", "misfits"), READ, ids=[r[1] for r in READ])
def test_a_call_is_read_generously(auction: str, rule: str, fits: str, misfits: str | None) -> None:
    promise = meaning(auction)
    assert promise.rules == (rule,)
    assert promise.fits(Hand.parse(fits))
    if misfits is None:
        assert promise.plainly().id == "call-little"
    else:
        assert not promise.fits(Hand.parse(misfits))


def test_a_call_denies_nothing() -> None:
    """A hand that could have opened one no trump may have bid one heart."""
    both = Hand.parse("K32.AQ432.K2.Q32")
    assert meaning("N: 1H").fits(both)
    assert meaning("N: 1NT").fits(both)


@pytest.mark.parametrize("game", STAKES)
def test_natural_players_keep_what_their_calls_are_read_as(game: str) -> None:
    rng = Random(1990)
    for _ in range(25):
        deal, situation = Deal.random(rng), situations(rng, STAKES[game])
        systems = {Side.NS: SYSTEMS["natural"], Side.EW: rng.choice(list(SYSTEMS.values()))}
        auction = hold(deal, rng.choice(list(Seat)), systems, situation)
        check(Held(deal, auction, systems, situation))


@pytest.mark.parametrize(
    ("hand", "auction", "call", "rule"),
    [
        ("AQ32.432.A32.K32", "N: 1S Pass", "4S", "N-BID-2"),
        ("AKQ32.AK2.KQ32.2", "N: 1S Pass 3S Pass", "6S", "N-BID-2"),
        ("KJ5432.2.432.432", "N: 1NT Pass", "2S", "N-BID-3"),
        ("KJ2.A32.Q432.432", "N: 1NT Pass", "3NT", "N-BID-3"),
        ("AKQ2.AKQ2.AK2.32", "N:", "2C", "N-BID-1"),
        ("432.432.432.5432", "N: 2C Pass", "2D", "N-BID-1"),
        ("KQJ432.A2.K32.32", "N:", "1S", "N-BID-1"),
    ],
)
def test_natural_bids_without_conventions(hand: str, auction: str, call: str, rule: str) -> None:
    decision = decide_call(NATURAL, Hand.parse(hand), Auction.parse(auction))
    assert (str(decision.act), decision.rules[-1]) == (call, rule)


def test_only_the_strong_two_clubs_and_suits_over_no_trump_may_sound_artificial() -> None:
    rng = Random(5)
    for _ in range(40):
        deal, auction = Deal.random(rng), Auction(Seat.N)
        while (turn := auction.turn) is not None:
            decision = decide_call(NATURAL, deal[turn], auction)
            auction = auction.after(decision.act)
            if explain_call(NATURAL, auction).artificial and "N-BID-3" not in decision.rules:
                assert str(decision.act) in ("2C", "2D")


def test_what_natural_calls_tell_is_what_a_like_player_would_mean() -> None:
    here = position(NATURAL, Auction.parse("N: 1S Pass"), Situation())
    told = Outlook(here).partner
    assert (told.least, told.shortest[Suit.S]) == (12, 5)


def foreign() -> list[Foreign]:
    """Return boards that a program with nets has bid on all four hands, and some cards of them."""
    return [
        Foreign(
            Deal.parse(plain["deal"]),
            Auction(Seat.parse(plain["dealer"]), tuple(map(Call.parse, plain["calls"].split()))),
            Vulnerability.parse(plain["vulnerable"]),
        )
        for plain in json.loads(FOREIGN.read_text(encoding="utf-8"))
    ]


def test_foreign_calls_are_seldom_misread() -> None:
    read = readings(foreign(), "natural")
    calls = {sort: count for (kind, sort), count in read.items() if kind == "call"}
    total = sum(calls.values())
    assert calls.get("misread", 0) < 0.1 * total
    assert calls["fit"] > 0.6 * total
    book = readings(foreign(), "culbertson")
    assert book["call", "misread"] > 0.3 * total, "as the book reads them"


def test_layouts_are_found_that_fit_foreign_words() -> None:
    """The opening leads, when three hands are hidden and all words stand."""
    boards = [replace(one, cards=first_cards(one)) for one in foreign() if one.auction.contract]
    fits = [fit for board in boards[::2] for fit in draws_that_fit(board, "natural", 1)]
    assert len(fits) >= 8
    assert fits.count(False) <= 0.03 * len(fits)


def first_cards(board: Foreign) -> tuple[Card, ...]:
    declarer = board.auction.declarer
    assert declarer is not None
    return (next(iter(board.deal[declarer.lho])),)

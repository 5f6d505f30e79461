import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import auctions

from sansatout.auction import Auction
from sansatout.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.errors import IllegalCallError, NotationError
from sansatout.seats import Seat

# Legal auctions of so many calls, for the contract games.
PERFT = (1, 36, 701, 9731, 107451, 999852)


def perft(auction: Auction, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(auction.legal_calls())
    return sum(perft(auction.after(call), depth - 1) for call in auction.legal_calls())


@pytest.mark.parametrize("depth", range(5))
def test_the_number_of_auctions(depth: int) -> None:
    assert perft(Auction(Seat.N), depth) == PERFT[depth]


@pytest.mark.soak
def test_the_number_of_auctions_of_five_calls() -> None:
    assert perft(Auction(Seat.N), 5) == PERFT[5]


@given(auctions())
def test_a_legal_call_is_one_that_is_accepted(auction: Auction) -> None:
    accepted = []
    for call in CALLS:
        try:
            auction.after(call)
        except IllegalCallError:
            continue
        accepted.append(call)
    assert set(accepted) == set(auction.legal_calls())
    assert [call for call in CALLS if auction.allows(call)] == accepted


@given(auctions())
def test_legal_calls_by_the_letter_of_the_rules(auction: Auction) -> None:
    """L-CALL-5, L-DBL-2, L-DBL-5, PB-4.5, PB-4.9: worked out again from the list of calls."""
    if auction.is_over:
        assert auction.legal_calls() == ()
        return
    seat = auction.dealer.after(len(auction.calls))
    told = [(who, call) for who, call in auction if call is not PASS]
    bids = [call for _, call in told if isinstance(call, Bid)]
    legal: set[Call] = {PASS, *(b for b in BIDS if not bids or bids[-1] < b)}
    if told and told[-1][0].side is not seat.side:
        if isinstance(told[-1][1], Bid):
            legal.add(DOUBLE)
        elif told[-1][1] is DOUBLE:
            legal.add(REDOUBLE)
    assert set(auction.legal_calls()) == legal


@given(auctions())
def test_parse_undoes_str(auction: Auction) -> None:
    assert Auction.parse(str(auction)) == auction
    assert pickle.loads(pickle.dumps(auction)) == auction


@given(auctions())
def test_calls_given_at_once_are_the_same_auction(auction: Auction) -> None:
    again = Auction(auction.dealer, auction.calls)
    assert again == auction
    assert again.legal_calls() == auction.legal_calls()
    assert (again.contract, again.declarer, again.turn, again.doubler) == (
        auction.contract, auction.declarer, auction.turn, auction.doubler,
    )  # fmt: skip


@given(auctions(), st.integers(-4, 4))
def test_a_rotation_changes_only_the_seats(auction: Auction, turns: int) -> None:
    rotated = auction.rotated(turns)
    assert rotated.contract == auction.contract
    assert rotated.calls == auction.calls
    if auction.declarer:
        assert rotated.declarer is auction.declarer.after(turns)


@given(auctions())
def test_the_last_bidder_made_the_last_bid(auction: Auction) -> None:
    bids = [(seat, call) for seat, call in auction if isinstance(call, Bid)]
    assert (auction.last_bidder, auction.last_bid) == (bids[-1] if bids else (None, None))


def test_the_dealer_calls_first_then_clockwise() -> None:
    """L-CALL-1 (A-05), PB-4.1, HU-3.3."""
    auction = Auction(Seat.W)
    assert auction.turn is Seat.W
    assert [seat for seat, _ in Auction.parse("W: Pass 1C Pass")] == [Seat.W, Seat.N, Seat.E]
    assert Auction.parse("W: Pass 1C Pass").turn is Seat.S


def test_three_passes_after_a_bid_end_it() -> None:
    """L-CALL-1, L-CONT-1, PB-4.7, HU-3.5."""
    assert not Auction.parse("N: 1S Pass Pass").is_over
    over = Auction.parse("N: 1S Pass Pass Pass")
    assert over.is_over
    assert over.turn is None
    assert over.legal_calls() == ()
    assert str(over.contract) == "1S"


def test_three_passes_at_the_start_do_not_end_it() -> None:
    """L-CALL-2, PB-4.8, H07: it takes four, and then nothing is played."""
    three = Auction.parse("N: Pass Pass Pass")
    assert not three.is_over
    assert three.turn is Seat.W
    assert not Auction.parse("N: Pass Pass Pass 1C").is_over
    four = three.after(PASS)
    assert four.is_over
    assert four.contract is None
    assert four.declarer is None


def test_a_pass_is_not_final() -> None:
    """L-CALL-6, PB-4.6."""
    assert Auction.parse("N: Pass 1C Pass Pass").allows(Call.parse("1D"))


def test_a_bid_must_be_higher() -> None:
    """L-CALL-5, PB-4.5, HU-3.3, HU-3.4: over 2S hearts need level three."""
    auction = Auction.parse("N: 2S")
    assert not auction.allows(Call.parse("2H"))
    assert not auction.allows(Call.parse("2S"))
    assert auction.allows(Call.parse("3H"))
    assert Auction.parse("N: 2H").allows(Call.parse("2S"))
    with pytest.raises(IllegalCallError) as caught:
        auction.after(Call.parse("2H"))
    assert str(caught.value) == (
        "illegal call ‘2H’ in auction ‘N: 2S’: a bid must be higher than 2S"
    )


@pytest.mark.parametrize("calls", ["", "Pass", "1S Pass", "1S X", "1S X XX", "1S X Pass"])
def test_a_double_needs_an_undoubled_bid_of_the_other_side(calls: str) -> None:
    """L-DBL-2, L-DBL-5, PB-4.9, HU-3.3."""
    auction = Auction.parse(f"N: {calls}".rstrip())
    assert not auction.allows(DOUBLE)
    with pytest.raises(IllegalCallError) as caught:
        auction.after(DOUBLE)
    assert str(caught.value) == (
        f"illegal call ‘X’ in auction ‘{auction}’: "
        "only an undoubled bid of the other side can be doubled"
    )


@pytest.mark.parametrize("calls", ["1S", "1S Pass Pass"])
def test_any_opponent_in_turn_may_double(calls: str) -> None:
    """L-DBL-3, P08."""
    auction = Auction.parse(f"N: {calls}").after(DOUBLE)
    assert auction.doubler is not None
    assert auction.doubler.side is not Seat.N.side
    assert not auction.is_over


@pytest.mark.parametrize(
    "calls", ["", "1S", "1S Pass", "1S X Pass Pass 2S", "1S X Pass", "1S X XX"]
)
def test_a_redouble_needs_an_opposing_double(calls: str) -> None:
    """L-DBL-2, PB-4.9, HU-3.7."""
    auction = Auction.parse(f"N: {calls}".rstrip())
    with pytest.raises(IllegalCallError) as caught:
        auction.after(REDOUBLE)
    assert str(caught.value) == (
        f"illegal call ‘XX’ in auction ‘{auction}’: "
        "only a bid of one’s own side that the others have doubled can be redoubled"
    )


def test_either_partner_may_redouble() -> None:
    assert Auction.parse("N: 1S X").allows(REDOUBLE)
    assert Auction.parse("N: 1S X Pass Pass").allows(REDOUBLE)


def test_a_higher_bid_wipes_out_the_double() -> None:
    """PB-4.9; passing leaves it in force."""
    assert str(Auction.parse("N: 1S X 2S Pass Pass Pass").contract) == "2S"
    assert str(Auction.parse("N: 1S X Pass Pass Pass").contract) == "1SX"
    assert str(Auction.parse("N: 1S X XX Pass Pass Pass").contract) == "1SXX"
    assert Auction.parse("N: 1S X 2S").doubler is None


@pytest.mark.parametrize(
    ("text", "declarer"),
    [
        ("N: 1S Pass 2S Pass Pass Pass", Seat.N),
        ("N: 1S 2H 2S 3H Pass Pass Pass", Seat.E),
        ("N: 1H 1S 1NT Pass 2NT Pass 3NT Pass Pass Pass", Seat.S),
        ("E: 1S 2S Pass Pass 3S Pass Pass Pass", Seat.E),
    ],
)
def test_declarer_named_the_final_strain_first_of_the_side(text: str, declarer: Seat) -> None:
    """L-DECL-1 (A-16), HU-3.6, PB-5.1."""
    assert Auction.parse(text).declarer is declarer


def test_nothing_follows_the_last_pass() -> None:
    with pytest.raises(IllegalCallError) as caught:
        Auction.parse("N: Pass Pass Pass Pass").after(PASS)
    assert str(caught.value) == (
        "the auction ‘N: Pass Pass Pass Pass’ is over: no further call is possible"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "‘’ is not an auction: expected the dealer, a colon and calls like N: 1S Pass 2S"),
        ("1S Pass", "‘1S Pass’ is not an auction"),
        ("N 1S", "‘N 1S’ is not an auction"),
        ("N:1S", "‘N:1S’ is not an auction"),
        ("N: ", "‘N: ’ is not an auction"),
        ("N:  1S", "‘’ is not a call"),
        ("N: 1S\tPass", "‘1S\tPass’ is not a call"),
        ("N: 1S ", "‘’ is not a call"),
        ("n: 1S", "‘n’ is not a seat"),
        ("N: 1N", "‘1N’ is not a call"),
    ],
)
def test_an_auction_is_read_strictly(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Auction.parse(text)
    assert str(caught.value).startswith(message)

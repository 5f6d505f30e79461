"""How hypothesis draws the values of the game."""

from __future__ import annotations

from hypothesis import strategies as st

from sansatout.auction import Auction
from sansatout.calls import BIDS, CALLS, Bid, Call
from sansatout.cards import PACK, Card, Hand, Strain, Suit
from sansatout.contract import Contract, Doubling
from sansatout.deal import DEALS, Deal, Pack
from sansatout.seats import Seat, Side, Vulnerability

cards = st.sampled_from(PACK)
hands = st.integers(0, (1 << 52) - 1).map(Hand.from_bits)
deals = st.integers(0, DEALS - 1).map(Deal.unrank)
packs = st.permutations(PACK).map(lambda order: Pack(tuple(order)))
seats = st.sampled_from(Seat)
sides = st.sampled_from(Side)
suits = st.sampled_from(Suit)
strains = st.sampled_from(Strain)
vulnerabilities = st.sampled_from(Vulnerability)
calls = st.sampled_from(CALLS)
bids = st.sampled_from(BIDS)
contracts = st.builds(Contract, st.integers(1, 7), strains, st.sampled_from(Doubling))


@st.composite
def auctions(draw: st.DrawFn, most: int = 24) -> Auction:
    """Draw an auction, finished or not, in which passes are as likely as all else together."""
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, most))):
        legal = auction.legal_calls()
        if not legal:
            break
        near = legal[: draw(st.sampled_from((1, 1, 8)))]
        auction = auction.after(draw(st.sampled_from(near)))
    return auction


st.register_type_strategy(Card, cards)
st.register_type_strategy(Call, calls)
st.register_type_strategy(Bid, bids)
st.register_type_strategy(Hand, hands)

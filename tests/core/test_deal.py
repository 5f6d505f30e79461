import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import cards, deals, packs, seats

from sansatout.cards import PACK, Card, Hand, Suit
from sansatout.deal import DEALS, Deal, Pack
from sansatout.errors import InputError, NotationError
from sansatout.seats import Seat

NORTH_CLUBS = "N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432..."


def test_the_number_of_deals() -> None:
    assert DEALS == 53_644_737_765_488_792_839_237_440_000


def test_the_first_and_the_last_deal() -> None:
    assert str(Deal.unrank(0)) == NORTH_CLUBS
    last = Deal.unrank(DEALS - 1)
    assert last[Seat.N] == Hand(PACK[39:])
    assert last[Seat.W] == Hand(PACK[:13])
    assert (Deal.unrank(0).rank(), last.rank()) == (0, DEALS - 1)


@pytest.mark.parametrize("number", [-1, DEALS])
def test_there_is_no_deal_outside(number: int) -> None:
    with pytest.raises(InputError) as caught:
        Deal.unrank(number)
    assert str(caught.value) == (
        f"{number} is not the number of a deal: expected 0 to 53644737765488792839237439999"
    )


@given(st.integers(0, DEALS - 1))
def test_rank_undoes_unrank(number: int) -> None:
    assert Deal.unrank(number).rank() == number


@given(packs, seats)
def test_unrank_undoes_rank(pack: Pack, dealer: Seat) -> None:
    deal = pack.deal(dealer)
    assert Deal.unrank(deal.rank()) == deal


@given(st.integers(0, 2000))
def test_neighbouring_numbers_are_different_deals(step: int) -> None:
    near = [Deal.unrank(DEALS // 3 + step + i) for i in range(5)]
    assert len({str(deal) for deal in near}) == 5


def test_deals_are_drawn_from_all_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """PROMISE-DEAL-3."""
    asked: list[int] = []

    def highest(bound: int) -> int:
        asked.append(bound)
        return bound - 1

    monkeypatch.setattr("sansatout.deal.secrets.randbelow", highest)
    assert Deal.random() == Deal.unrank(DEALS - 1)
    assert asked == [DEALS]


def test_a_seed_gives_the_same_deals_again() -> None:
    one, two = Random(7), Random(7)
    first = [Deal.random(one) for _ in range(5)]
    assert first == [Deal.random(two) for _ in range(5)]
    assert len(set(map(str, first))) == 5


def test_every_card_is_as_likely_in_every_hand() -> None:
    """Count 208 cells of a card with a seat; chi-square with 156 degrees of freedom."""
    random, drawn = Random(20), 2000
    seen: Counter[tuple[Seat, Card]] = Counter()
    for _ in range(drawn):
        deal = Deal.random(random)
        seen.update((seat, card) for seat in Seat for card in deal[seat])
    expected = drawn / 4
    chi = sum((seen[seat, card] - expected) ** 2 / expected for seat in Seat for card in PACK)
    assert 95 < chi < 235


def test_shapes_come_as_often_as_they_should() -> None:
    """4-4-3-2 is the commonest shape, 21.55 % of all hands."""
    random = Random(21)
    shapes = Counter(
        tuple(sorted(Deal.random(random)[Seat.N].lengths(), reverse=True)) for _ in range(4000)
    )
    assert shapes.most_common(1)[0][0] == (4, 4, 3, 2)
    assert 0.19 < shapes[4, 4, 3, 2] / 4000 < 0.24


@given(deals)
def test_parse_undoes_str(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal
    assert pickle.loads(pickle.dumps(deal)) == deal
    assert repr(deal) == f"Deal.parse('{deal}')"


@given(deals, seats)
def test_any_seat_may_come_first(deal: Deal, first: Seat) -> None:
    text = deal.text(first)
    assert text.startswith(f"{first}:")
    assert Deal.parse(text) == deal


@given(deals, cards)
def test_every_card_has_one_owner(deal: Deal, card: Card) -> None:
    assert [seat for seat in Seat if card in deal[seat]] == [deal.owner(card)]


@given(deals, st.integers(-4, 4))
def test_a_rotation_moves_every_hand(deal: Deal, turns: int) -> None:
    rotated = deal.rotated(turns)
    assert all(rotated[seat.after(turns)] == deal[seat] for seat in Seat)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "‘’ is not a deal: expected a seat, a colon and four hands"),
        (NORTH_CLUBS[2:], "is not a deal: expected a seat, a colon"),
        (NORTH_CLUBS.replace(" ", "  "), "is not a deal: expected a seat, a colon"),
        (NORTH_CLUBS + " ...", "is not a deal: expected a seat, a colon"),
        ("X" + NORTH_CLUBS[1:], "‘X’ is not a seat"),
    ],
)
def test_a_deal_is_read_strictly(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Deal.parse(text)
    assert message in str(caught.value)


def test_a_hand_of_twelve_cards_is_named() -> None:
    with pytest.raises(InputError) as caught:
        Deal.parse(NORTH_CLUBS.replace("98765432 ", "9876543 ", 1))
    assert str(caught.value) == "N has 12 cards: expected 13"


def test_a_card_dealt_twice_is_named() -> None:
    two_aces = Deal.unrank(0)[Seat.E].without(Card.parse("D2")).with_card(Card.parse("CA"))
    north, _, south, west = Deal.unrank(0)
    with pytest.raises(InputError) as caught:
        Deal((north, two_aces, south, west))
    assert str(caught.value) == "CA is with N and with E: expected 52 different cards"


def test_cards_are_given_one_by_one_from_the_dealers_left() -> None:
    """L-DEAL-1, PB-3.1, HU-2.3, BW-4, MB-3."""
    deal = Pack().deal(Seat.S)
    assert [deal.owner(card) for card in PACK[:5]] == [Seat.W, Seat.N, Seat.E, Seat.S, Seat.W]
    assert deal.owner(PACK[51]) is Seat.S


@given(deals, seats)
def test_a_pack_can_be_stacked_for_a_deal(deal: Deal, dealer: Seat) -> None:
    assert Pack.of_deal(deal, dealer).deal(dealer) == deal


@given(packs)
def test_a_pack_is_read_from_its_text(pack: Pack) -> None:
    assert Pack.parse(str(pack)) == pack
    assert pickle.loads(pickle.dumps(pack)) == pack


@given(packs, st.integers(1, 51))
def test_a_cut_puts_the_lower_part_on_top(pack: Pack, count: int) -> None:
    """L-CUT-3: the far packet comes on the lifted one."""
    cut = pack.cut(count)
    assert cut.cards[52 - count :] == pack.cards[:count]
    assert count == 52 - count or cut.cut(52 - count) == pack


@pytest.mark.parametrize("count", [-1, 0, 52, 53])
def test_a_cut_leaves_two_packets(count: int) -> None:
    """A-02: something must be lifted and something remain."""
    with pytest.raises(InputError) as caught:
        Pack().cut(count)
    assert str(caught.value) == f"a cut of {count} cards leaves no two packets: expected 1 to 51"


def test_a_pack_has_52_different_cards() -> None:
    with pytest.raises(InputError) as caught:
        Pack((*PACK[:51], PACK[0]))
    assert str(caught.value) == (
        "a pack has 52 different cards: got 52 cards, 51 of them different"
    )


def test_a_shuffle_keeps_every_card_and_follows_its_generator() -> None:
    one, two = Pack.shuffled(Random(3)), Pack.shuffled(Random(3))
    assert one == two != Pack()
    assert set(one.cards) == set(PACK)


def test_a_diagram_has_north_on_top() -> None:
    lines = Deal.unrank(0).diagram().splitlines()
    assert len(lines) == 12
    assert lines[3].strip() == "♣ AKQJT98765432"
    assert lines[4].startswith("♠ AKQJT98765432")
    assert lines[9].strip() == "♥ AKQJT98765432"


@given(deals)
def test_a_picture_names_every_holding(deal: Deal) -> None:
    picture = deal._repr_svg_()
    for suit in Suit:
        for hand in deal:
            assert f">{hand.ranks(suit) or '–'}</text>" in picture
    assert all(suit.symbol in deal[Seat.N]._repr_svg_() for suit in Suit)

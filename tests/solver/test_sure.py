"""Sure lines against everything tried."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sansatout.cards import PACK, Card, Hand, Strain, Suit
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.solver import Otherwise, Position, SureEnding, solve_cards, sure_cards
from tests.solver.public_game import by_trying

Hands = list[int]


def random_hands(rng: Random, left: int) -> Hands:
    cards = rng.sample(PACK, 4 * left)
    return [sum(card.bit for card in cards[i * left : (i + 1) * left]) for i in range(4)]


def ending(hands: list[Hands], strain: Strain, need: int, *, listed: bool) -> SureEnding:
    apart = Hand.from_bits(hands[0][0] | hands[0][2])
    out_of: dict[Seat, set[Suit]] | None = None if listed else {}
    return SureEnding(hands, strain, Seat.N, (), Seat.N, need, apart, out_of)


def all_layouts(hands: Hands) -> list[Hands]:
    hidden = hands[1] | hands[3]
    cards = [card.bit for card in PACK if card.bit & hidden]
    east = [sum(some) for some in combinations(cards, hands[1].bit_count())]
    return [[hands[0], one, hands[2], hidden & ~one] for one in east]


@pytest.mark.parametrize("left", [2, 3, 4])
def test_sure_cards_are_those_found_by_trying_everything(left: int) -> None:
    """PROMISE-SOLVER-2."""
    rng = Random(left)
    for _ in range({2: 150, 3: 60, 4: 8}[left]):
        hands, strain = random_hands(rng, left), rng.choice(list(Strain))
        rows, need = all_layouts(hands), rng.randint(1, left)
        layouts = frozenset(row[1] for row in rows)
        tried = by_trying((hands[0], hands[2]), layouts, hands[1] | hands[3], strain, need)
        assert sure_cards(ending([hands], strain, need, listed=False)) == tried
        assert sure_cards(ending(rows, strain, need, listed=True)) == tried


def test_with_one_layout_a_card_is_sure_if_it_is_so_with_all_hands_seen() -> None:
    rng = Random(5)
    for _ in range(60):
        hands, strain, need = random_hands(rng, 5), rng.choice(list(Strain)), rng.randint(1, 5)
        n, e, s, w = map(Hand.from_bits, hands)
        values = solve_cards(Position((n, e, s, w), strain, Seat.N, ())).values
        open_hands = SureEnding(
            [hands], strain, Seat.N, (), Seat.N, need, Hand.from_bits((1 << 52) - 1)
        )
        assert sure_cards(open_hands) == {card: got >= need for card, got in values.items()}


def test_a_defenders_card_leaves_a_sure_line_if_one_of_the_next_cards_does() -> None:
    rng = Random(6)
    for _ in range(40):
        hands, strain = random_hands(rng, 4), rng.choice(list(Strain))
        apart = Hand.from_bits(hands[0] | hands[2])
        found = sure_cards(SureEnding([hands], strain, Seat.E, (), Seat.N, 1, apart, {}))
        assert found is not None
        assert set(found) == set(Hand.from_bits(hands[1] | hands[3]))
        for card, sure in found.items():
            if card.bit & hands[1]:
                led = [hands[0], hands[1] & ~card.bit, hands[2], hands[3]]
                after = sure_cards(SureEnding([led], strain, Seat.E, (card,), Seat.N, 1, apart, {}))
                assert after is not None
                assert sure is any(after.values()), (hands, strain, card)


def test_another_rule_helps_whom_it_should() -> None:
    helps = {Otherwise.FREE_LEADS: 1, Otherwise.NO_RUFFS: 1}
    rng, seen = Random(7), set()
    for _ in range(150):
        hands, strain, need = random_hands(rng, 4), rng.choice(list(Strain)), rng.randint(1, 4)
        one = ending([hands], strain, need, listed=False)
        usual = sure_cards(one)
        assert usual is not None
        for rule, way in helps.items():
            other = sure_cards(one, otherwise=rule)
            assert other is not None
            changes = {way * (other[card] - usual[card]) for card in usual}
            assert min(changes) >= 0, (hands, strain, need, rule)
            seen |= {rule} if max(changes) else set()
    assert seen == set(helps)


@pytest.mark.parametrize(
    ("rule", "north", "east", "south", "west", "need", "card"),
    [
        (Otherwise.IDLE_DISCARDS, "AJ.2..", "..432.", "2.J..A", "KQ.K..", 3, "CA"),
        (Otherwise.LEAD_BACK, "32.3..", "..432.", "AQ.2..", "KJ.A..", 2, "H2"),
    ],
)
def test_squeeze_and_throw_in_need_the_rules_of_play(
    rule: Otherwise, north: str, east: str, south: str, west: str, need: int, card: str
) -> None:
    hands = [Hand.parse(hand).bits for hand in (north, east, south, west)]
    one = SureEnding([hands], Strain.NT, Seat.S, (), Seat.S, need, Hand.from_bits((1 << 52) - 1))
    for other, works in ((Otherwise.AS_EVER, True), (rule, False)):
        found = sure_cards(one, otherwise=other)
        assert found is not None
        assert found[Card.parse(card)] is works


def test_too_much_work_is_told_and_nonsense_refused() -> None:
    hands = random_hands(Random(8), 7)
    assert sure_cards(ending([hands], Strain.NT, 3, listed=False), steps=5) is None
    with pytest.raises(InputError):
        sure_cards(ending([[1, 2, 4, 0]], Strain.NT, 1, listed=False))


def test_a_hidden_card_that_is_told_apart_stands_for_no_other() -> None:
    two, queen, three, jack = (Card.parse(name) for name in ("S2", "SQ", "S3", "SJ"))
    row = [two.bit, queen.bit, three.bit, jack.bit]
    apart = Hand([two, three, queen])
    ending = SureEnding([row], Strain.NT, Seat.E, (), Seat.N, 1, apart)
    assert set(sure_cards(ending) or ()) == {queen}

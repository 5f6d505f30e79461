"""What must hold for every position: brute force, and changes that change nothing."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import pytest

from sansatout.cards import Card, Hand, Rank, Strain, Suit
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.solver import Position, dd_table, dd_tables, solve_cards
from tests.solver.reference import brute_force, random_position


@pytest.mark.parametrize(("left", "positions"), [(1, 60), (2, 60), (3, 60), (4, 20)])
def test_small_endings_are_what_trying_everything_gives(left: int, positions: int) -> None:
    """PROMISE-SOLVER-2."""
    random = Random(left)
    for _ in range(positions):
        position = random_position(random, left)
        assert dict(solve_cards(position).values) == brute_force(position), position


def test_winners_that_block_each_other_are_not_counted_together() -> None:
    """After the ace of clubs and a spade, East and West cannot reach the winners of both."""
    n, e, s, w = (Hand.parse(text) for text in ("JT98...A", "AQ.A..42", ".K.Q.KQJ", "K..AK.53"))
    solved = solve_cards(Position((n, e, s, w), Strain.NT, Seat.N))
    assert solved.values[Card.parse("CA")] == 2


@pytest.mark.soak
@pytest.mark.parametrize("left", [4, 5])
def test_larger_endings_are_what_trying_everything_gives(left: int) -> None:
    random = Random(left)
    for _ in range(60):
        position = random_position(random, left)
        assert dict(solve_cards(position).values) == brute_force(position), position


def renamed(position: Position, card_of: dict[Card, Card], strain: Strain) -> Position:
    n, e, s, w = (Hand(card_of.get(card, card) for card in hand) for hand in position.hands)
    trick = tuple(card_of.get(card, card) for card in position.trick)
    return Position((n, e, s, w), strain, position.leader, trick)


def test_renaming_the_suits_never_changes_a_value() -> None:
    random = Random(11)
    for suits in permutations(Suit):
        position = random_position(random, 7)
        names = {
            card: Card(suits[card.suit.value], card.rank)
            for hand in (*position.hands, position.trick)
            for card in hand
        }
        trump = position.strain.suit
        strain = Strain.NT if trump is None else suits[trump.value].strain
        values = solve_cards(renamed(position, names, strain)).values
        assert values == {names[card]: v for card, v in solve_cards(position).values.items()}


def test_rotating_the_seats_never_changes_a_value() -> None:
    random = Random(12)
    for turns in (1, 2, 3) * 10:
        position = random_position(random, 7)
        n, e, s, w = (position.hands[(i - turns) & 3] for i in range(4))
        leader = position.leader.after(turns)
        rotated = Position((n, e, s, w), position.strain, leader, position.trick)
        assert solve_cards(rotated).values == solve_cards(position).values


def test_equal_cards_have_equal_values() -> None:
    random = Random(13)
    for _ in range(60):
        position = random_position(random, 6, trick=0)
        values = solve_cards(position).values
        out = sorted(card for hand in position.hands for card in hand)
        for low, high in pairwise(out):
            if low in values and high in values and low.suit is high.suit:
                assert values[low] == values[high]


def test_gaps_that_everybody_has_seen_never_change_a_value() -> None:
    random = Random(14)
    for _ in range(40):
        position = random_position(random, 6)
        out = sorted(c for hand in (*position.hands, position.trick) for c in hand)
        names = {}
        for suit in Suit:
            held = [card for card in out if card.suit is suit]
            ranks = sorted(random.sample(list(Rank), len(held)), key=lambda rank: rank.value)
            names.update({a: Card(suit, b) for a, b in zip(held, ranks, strict=True)})
        values = solve_cards(renamed(position, names, position.strain)).values
        assert values == {names[card]: v for card, v in solve_cards(position).values.items()}


def test_idle_cards_may_change_hands() -> None:
    """The lowest cards told to be idle are dealt anew, lengths kept: no value changes."""
    random = Random(15)
    changed = 0
    for _ in range(150):
        position = random_position(random, 6, trick=0)
        solution = solve_cards(position)
        names: dict[Card, Card] = {}
        for suit in Suit:
            held = sorted(c for hand in position.hands for c in hand if c.suit is suit)
            idle = held[: solution.idle[suit.value]]
            names.update(zip(idle, random.sample(idle, len(idle)), strict=True))
        other = renamed(position, names, position.strain)
        changed += other != position
        values = solve_cards(other).values
        assert values == {names.get(card, card): v for card, v in solution.values.items()}
    assert changed > 100


def test_the_opponents_take_what_is_left() -> None:
    """After a lead the other side takes the rest of the tricks."""
    random = Random(16)
    for _ in range(40):
        position = random_position(random, 6, trick=0)
        for card, tricks in solve_cards(position).values.items():
            following = position.after(card)
            assert following is not None
            assert solve_cards(following).tricks == 6 - tricks
            assert following.turn is Seat((position.turn.value + 1) % 4)


def turned(random: Random, suits: tuple[int, int, int, int], seats: int) -> Deal:
    """Draw a deal that is the same when the suits are renamed in turn and the seats go round."""
    while True:
        hands: list[list[Card]] = [[], [], [], []]
        first = [[random.randrange(4) for _ in range(2)] for _ in Rank]
        for turn, suit in enumerate(suits):
            for rank, owners in zip(Rank, first, strict=True):
                # A quarter turn goes through all four suits, a half turn through two and two.
                owner = owners[0] if seats == 1 else owners[turn // 2]
                hands[(owner + seats * turn) % 4].append(Card(Suit(suit), rank))
        if all(len(hand) == 13 for hand in hands):
            n, e, s, w = map(Hand, hands)
            return Deal((n, e, s, w))


@pytest.mark.parametrize("seats", [1, 2])
def test_contracts_that_are_the_same_game_have_the_tricks_of_each_by_itself(seats: int) -> None:
    deal = turned(Random(seats), (0, 2, 1, 3), seats)
    table = dd_table(deal)
    assert dd_tables([deal], threads=2) == [table]
    for strain in Strain:
        for declarer in Seat:
            led = solve_cards(Position.of_deal(deal, strain, declarer.lho)).tricks
            assert table[declarer, strain] == 13 - led, (deal, strain, declarer)
    assert len({table[declarer, Strain.NT] for declarer in Seat}) <= (1 if seats == 1 else 2)

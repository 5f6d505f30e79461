"""What exact endings are compared with: policies tried one by one, and the outcomes of all of them.

Both are written for plainness. Cards are what they are, nothing is merged, cut off or remembered;
only what a policy may depend on (`Ending.sight`) says which of the defenders' cards look alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from sansatout.cards import PACK, Card, Strain
from sansatout.tricks import playable, winning_place

Hands = tuple[int, int, int, int]
Vector = tuple[int, ...]


class TooManyError(Exception):
    """There are more policies than somebody wants to wait for."""


@dataclass(frozen=True)
class State:
    """The play in one layout: what is left to each hand, the trick under way, who led to it."""

    hands: Hands
    trick: tuple[Card, ...]
    leader: int

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4

    def legal(self) -> list[Card]:
        led = self.trick[0].suit if self.trick else None
        bits = playable(self.hands[self.turn], led)
        return [card for card in PACK if bits & card.bit]

    def after(self, card: Card, strain: Strain) -> State:
        left = [hand & ~card.bit for hand in self.hands]
        hands, trick = (left[0], left[1], left[2], left[3]), (*self.trick, card)
        if len(trick) < 4:
            return State(hands, trick, self.leader)
        return State(hands, (), (self.leader + winning_place(trick, strain)) % 4)


@dataclass(frozen=True)
class Ending:
    """An ending as declarer knows it: every layout that may be, and how much it weighs."""

    layouts: tuple[Hands, ...]
    weights: tuple[float, ...]
    strain: Strain
    leader: int
    trick: tuple[Card, ...]
    aim: tuple[float, ...]
    """What so many more tricks of the declaring side are worth."""
    exactly: bool = False
    """Whether a policy may depend on which of several touching cards a defender plays."""

    @property
    def ours(self) -> int:
        """The parity of the declaring side's seats: it is to play."""
        return (self.leader + len(self.trick)) % 2

    @property
    def states(self) -> tuple[State, ...]:
        return tuple(State(hands, self.trick, self.leader) for hands in self.layouts)

    def sight(self, state: State, card: Card) -> tuple[object, ...]:
        """Return what declarer takes in of a defender's card: its look, and whether it is best."""
        best = winning_place((*state.trick, card), self.strain) == len(state.trick)
        if self.exactly:
            return (card, best)
        one = self.layouts[0]
        known = one[self.ours] | one[self.ours + 2] | sum(card.bit for card in self.trick)
        below = known >> 13 * card.suit.value & ((1 << card.rank.value) - 1)
        return (card.suit, below.bit_count(), best)

    def worth(self, tricks: Sequence[int]) -> float:
        return sum(w * self.aim[t] for w, t in zip(self.weights, tricks, strict=True))


def by_policies(ending: Ending, limit: int = 5000) -> dict[Card, float]:
    """Return the worth of each card by trying every policy of the declaring side in full."""
    found: dict[Card, float] = {}
    for count, policy in enumerate(_policies(ending, {}), 1):
        if count > limit:
            raise TooManyError
        worst = [_worst(ending, policy, state, ()) for state in ending.states]
        found[policy[()]] = max(found.get(policy[()], -1e9), ending.worth(worst))
    return found


Policy = dict[tuple[object, ...], Card]


def _policies(ending: Ending, policy: Policy) -> Iterator[Policy]:
    """Give every policy that agrees with this one where this one says something."""
    for state in ending.states:
        missing = _silent(ending, policy, state, ())
        if missing is not None:
            sights, legal = missing
            for card in legal:
                yield from _policies(ending, {**policy, sights: card})
            return
    yield policy


def _silent(
    ending: Ending, policy: Policy, state: State, sights: tuple[object, ...]
) -> tuple[tuple[object, ...], list[Card]] | None:
    """Return a situation that can come up in the layout and of which the policy says nothing."""
    if not any(state.hands):
        return None
    if state.turn % 2 == ending.ours:
        if sights not in policy:
            return sights, state.legal()
        card = policy[sights]
        return _silent(ending, policy, state.after(card, ending.strain), (*sights, card))
    for card in state.legal():
        more = (*sights, ending.sight(state, card))
        found = _silent(ending, policy, state.after(card, ending.strain), more)
        if found is not None:
            return found
    return None


def _worst(ending: Ending, policy: Policy, state: State, sights: tuple[object, ...]) -> int:
    """Return the fewest tricks defenders can hold the policy to in this layout."""
    if not any(state.hands):
        return 0
    if state.turn % 2 == ending.ours:
        card = policy[sights]
        after = state.after(card, ending.strain)
        return _won(ending, after) + _worst(ending, policy, after, (*sights, card))
    return min(
        _won(ending, after) + _worst(ending, policy, after, (*sights, ending.sight(state, card)))
        for card in state.legal()
        for after in [state.after(card, ending.strain)]
    )


def _won(ending: Ending, after: State) -> int:
    return int(not after.trick and after.leader % 2 == ending.ours)


def by_outcomes(ending: Ending) -> dict[Card, float]:
    """Return the worth of each card from the tricks that every policy takes in every layout."""
    return {
        card: max(map(ending.worth, _outcomes_of(ending, ending.states, card)))
        for card in ending.states[0].legal()
    }


def _outcomes(ending: Ending, states: Sequence[State]) -> set[Vector]:
    """Return the tricks in these states, which look alike, for every policy worth a thought.

    A policy is left out where another takes as much everywhere; nothing else is.
    """
    if not any(states[0].hands):
        return {(0,) * len(states)}
    if states[0].turn % 2 == ending.ours:
        return _best(
            vector for card in states[0].legal() for vector in _outcomes_of(ending, states, card)
        )
    alike: dict[tuple[object, ...], list[tuple[int, State]]] = {}
    for number, state in enumerate(states):
        for card in state.legal():
            after = state.after(card, ending.strain)
            alike.setdefault(ending.sight(state, card), []).append((number, after))
    found: set[Vector] = {(99,) * len(states)}
    for group in alike.values():
        shown = list(dict.fromkeys(state for _, state in group))
        places = {state: place for place, state in enumerate(shown)}
        won = _won(ending, shown[0])
        joined = []
        for vector in _outcomes(ending, shown):
            for before in found:
                one = list(before)
                for number, state in group:
                    one[number] = min(one[number], won + vector[places[state]])
                joined.append(tuple(one))
        found = _best(joined)
    return found


def _outcomes_of(ending: Ending, states: Sequence[State], card: Card) -> set[Vector]:
    after = [state.after(card, ending.strain) for state in states]
    won = _won(ending, after[0])
    return {tuple(won + tricks for tricks in vector) for vector in _outcomes(ending, after)}


def _best(vectors: Iterator[Vector] | Sequence[Vector]) -> set[Vector]:
    kept: list[Vector] = []
    for one in sorted(set(vectors), key=sum, reverse=True):
        if not any(all(a >= b for a, b in zip(other, one, strict=True)) for other in kept):
            kept.append(one)
    return set(kept)


def random_ending(
    rng: Random, left: int, *, most: int | None = None, even: bool = False, narrow: bool = True
) -> Ending:
    """Draw an ending with the declaring side to play, reached by no sensible play.

    :param most: how many layouts at most; others are not possible, for reasons not told
    :param even: whether all layouts weigh the same
    :param narrow: whether the cards are drawn from few ranks, so that many touch
    """
    leader, played = rng.randrange(4), rng.randrange(4)
    pack = [card for card in PACK if not narrow or card.rank.value >= 13 - left - 2]
    suits = rng.sample(range(4), rng.choice([2, 3, 4]))
    cards = [card for card in pack if card.suit.value in suits]
    if len(cards) < 4 * left:
        cards = pack
    cards = rng.sample(cards, 4 * left)
    hands = [sum(card.bit for card in cards[i * left : (i + 1) * left]) for i in range(4)]
    strain = rng.choice(list(Strain))
    state = State((hands[0], hands[1], hands[2], hands[3]), (), leader)
    for _ in range(played):
        state = state.after(rng.choice(state.legal()), strain)
    layouts = _layouts(state, rng, most)
    weights = tuple(1.0 if even else rng.choice([0.2, 1.0, rng.random()]) for _ in layouts)
    steps = [rng.choice([0.0, 1.0, 1.0, 10.0]) for _ in range(left)]
    aim = tuple(sum(steps[:tricks]) for tricks in range(left + 1))
    return Ending(tuple(layouts), weights, strain, leader, state.trick, aim)


def _layouts(state: State, rng: Random, most: int | None) -> list[Hands]:
    """Return how the hidden cards may lie, with the voids that the trick under way has shown."""
    first, second = (state.turn + 1) % 4, (state.turn + 3) % 4
    free = [card for card in PACK if (state.hands[first] | state.hands[second]) & card.bit]
    shown = {
        (state.leader + place) % 4
        for place, card in enumerate(state.trick)
        if card.suit is not state.trick[0].suit
    }
    found = []
    for held in combinations(free, state.hands[first].bit_count()):
        hands = list(state.hands)
        hands[first] = sum(card.bit for card in held)
        hands[second] = sum(card.bit for card in free) & ~hands[first]
        led = state.trick[0].suit if state.trick else None
        if any(led and (playable(hands[seat], led) >> 13 * led.value & 8191) for seat in shown):
            continue
        found.append((hands[0], hands[1], hands[2], hands[3]))
    if most is not None and len(found) > most:
        found = rng.sample(found, most)
    return found


def exactly(ending: Ending) -> Ending:
    """Return the ending in which touching cards do not look alike."""
    return replace(ending, exactly=True)

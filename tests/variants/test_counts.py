"""Counts of everything that can be said: what examples miss, counts catch."""

import pytest

from sansatout.deal import Deal
from sansatout.options import parse_options
from sansatout.seats import Seat
from sansatout.variants import game
from sansatout.variants.deal_state import Dialogue

DEAL = Deal.unrank(0)


def talks(dialogue: Dialogue, words: int) -> int:
    """Return how many legal talks of so many words go on from here, finished ones included."""
    turn = dialogue.turn
    if words == 0:
        return 1
    if turn is None:
        return 0
    return sum(talks(dialogue.after(turn, act), words - 1) for act in dialogue.legal_acts())


@pytest.mark.parametrize("key", ["kontrakt", "rulebook", "hungarian", "duplicate"])
@pytest.mark.parametrize(("words", "count"), [(1, 36), (2, 701), (3, 9731)])
def test_contract_auctions(key: str, words: int, count: int) -> None:
    assert talks(game(key).start(DEAL, Seat.N).dialogue, words) == count


@pytest.mark.soak
@pytest.mark.parametrize(("words", "count"), [(4, 107451), (5, 999852)])
def test_long_contract_auctions(words: int, count: int) -> None:
    assert talks(game("rulebook").start(DEAL, Seat.N).dialogue, words) == count


# BW-5 and BW-6 by hand, continuations of k words: from the first doubler d = 2 (with the limit only
# for k = 1), from the namer's partner p(1) = 2 and p(k) = d(k-1), from the namer n(1) = 2 and
# n(k) = d(k-1) + p(k-1), from the fourth q(1) = 2 and q(k) = n(k-1), from the forehand f(1) = 2 and
# f(k) = q(k-1) + n(k-1). Five strains are named at once or after a remission: 5 f(k-1) + 5 f(k-2).
@pytest.mark.parametrize(
    ("limit", "counts"),
    [("8", (6, 15, 30, 50, 60, 40, 10, 0, 0)), ("none", (6, 15, 30, 50, 70, 80, 80, 80, 80))],
)
def test_bw_6_talks_of_naming_and_doubling(limit: str, counts: tuple[int, ...]) -> None:
    variant = game("bridge-whist")
    options = parse_options(variant.options_type, {"doubling_limit": limit})
    dialogue = variant.start(DEAL, Seat.N, options=options).dialogue
    assert tuple(talks(dialogue, words) for words in range(1, 10)) == counts


def test_mb_4_every_announcement_is_possible_before_the_count() -> None:
    variant = game("minibridge")
    options = parse_options(variant.options_type, {"announcing": "players"})
    assert len(variant.start(DEAL, Seat.N, options=options).legal_acts(Seat.N)) == 38

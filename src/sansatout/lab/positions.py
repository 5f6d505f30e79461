"""Levels compared card by card: what each gives away in the same positions.

Matches part at the first card that differs, and a game made or lost outweighs everything else. Here
one level plays the board, and at every card that matters each level says what it would play, with
chance of its own. What the card gives away, all hands known, is counted as tricks and as points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sansatout import robots
from sansatout.cards import Card, Hand
from sansatout.events.acts import Play
from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Board, Player, play_table
from sansatout.robots.play.seen import Seen
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Side
from sansatout.solver import Position, solve_cards
from sansatout.variants.deal_state import DealState

__all__ = ["ROLES", "GivenAway", "judge_board"]

ROLES = ("declaring", "leading", "defending")


@dataclass(slots=True)
class GivenAway:
    """What a level gives away on a board, by role."""

    tricks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    points: dict[str, float] = field(default_factory=lambda: dict.fromkeys(ROLES, 0.0))

    def add(self, seen: Seen, values: Mapping[Card, int], card: Card) -> None:
        """Count a card in a position with these double-dummy values."""
        role = "declaring" if seen.declares else "defending" if seen.tricks else "leading"
        best, got = max(values.values()), values[card]
        self.tricks[role] += best - got
        self.points[role] += _points(seen, best) - _points(seen, got)


def _points(seen: Seen, tricks: int) -> float:
    """Return what so many of the remaining tricks for the side to play are worth to it."""
    ours = seen.turn in seen.declaring
    return seen.payoff[seen.won + (tricks if ours else seen.left - tricks)]


def judge_board(
    seed: int, number: int, levels: Sequence[str], plays: str = "club"
) -> dict[str, GivenAway]:
    """Let one level play the board and ask all of them wherever the cards differ in worth."""
    player = Player(plays)
    match = Match(player, player, seed=seed, same_auction=True)
    board, words = dealt(match, number)
    sides = dict.fromkeys(Side, player)
    play = play_table(board, sides, words, f"{seed} {number}").state.play
    assert play is not None, "the auction settles a contract"
    cards = [card for trick in play.tricks for card in trick.cards] + list(play.cards)
    found = {level: GivenAway() for level in levels}
    for place, (state, sheet) in enumerate(_states(board, words, cards)):
        _ask(state, sheet, player.system, f"{seed} {number} {place} asked", found)
    return found


def _states(
    board: Board, words: Sequence[Any], cards: Sequence[Card]
) -> Iterator[tuple[DealState, Sheet]]:
    """Give the deal before every card."""
    state, sheet = board.start(), board.sheet()
    for seat, word in words:
        state = state.after(seat, word)
    for card in cards:
        yield state, sheet
        actor, turn = state.actor, state.turn
        assert actor is not None, "somebody is to play"
        state = state.after(actor, Play(card, None if turn is actor else turn))


def _ask(
    state: DealState,
    sheet: Sheet,
    system: str,
    seed: str,
    found: Mapping[str, GivenAway],
) -> None:
    play, seat = state.play, state.actor
    assert play is not None, "cards are played in play"
    assert seat is not None, "somebody is to play"
    n, e, s, w = map(Hand.from_bits, play.hands)
    values = solve_cards(Position((n, e, s, w), play.strain, play.leader, play.cards)).values
    if len(set(values.values())) == 1:
        return
    seen = Seen.of_deal(state, seat, sheet, vulnerable=state.variant.vulnerable(sheet))
    best = max(values, key=lambda card: values[card])
    for level, given in found.items():
        act = robots.decide(seen, level=level, system=system, seed=seed).act
        # Only top cards are claimed: nothing is given away.
        given.add(seen, values, act.card if isinstance(act, Play) else best)

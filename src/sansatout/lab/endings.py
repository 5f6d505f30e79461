"""What a player gives away in the last tricks, against the best line that what it saw allows.

A board is played by novices; wherever the declaring side has a choice the player says what it would
play. The ending is then solved without a limit of work, over all layouts that agree with what was
seen, each weighed as an expert weighs it. What the best card promises more than the one chosen, in
IMPs and against defenders who see everything, was avoidable. An expert who solved the same ending
has lost nothing by this count: it shows where one did not.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sansatout import robots
from sansatout.events.acts import Play
from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Board, Player, play_table
from sansatout.robots.dialogues import words
from sansatout.robots.play.endings import counted
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.weighing import only_card
from sansatout.seats import Side
from sansatout.solver import solve_ending
from sansatout.variants.deal_state import DealState

__all__ = ["LateCard", "late_cards"]

_DEALERS = Player("novice")


@dataclass(frozen=True, slots=True)
class LateCard:
    """A card of the declaring side in an ending."""

    left: int
    layouts: int
    exact: bool
    """Whether the ending was solved, and not sampled."""
    avoidable: float
    """The IMPs that the best card promises more."""
    seconds: float
    """Of processor time for the decision."""


def late_cards(seed: int, number: int, lengths: Collection[int], player: Player) -> list[LateCard]:
    """Ask the player wherever the declaring side chooses with so many tricks left.

    Endings with more layouts than an expert counts are left out.
    """
    board, said = dealt(Match(_DEALERS, _DEALERS, seed=seed, same_auction=True), number)
    played = play_table(board, dict.fromkeys(Side, _DEALERS), said, f"{seed} {number}").state.play
    found: list[LateCard] = []
    state = board.start()
    for seat, word in said:
        state = state.after(seat, word)
    if played is None:
        return found
    cards = [card for trick in played.tricks for card in trick.cards]
    for place, card in enumerate((*cards, *played.cards)):
        if state.play is not None and 13 - len(state.play.tricks) in lengths:
            one = _asked(board, state, player, f"{seed} {number} {place}")
            found += [] if one is None else [one]
        actor, turn = state.actor, state.turn
        assert actor is not None, "the play goes on"
        state = state.after(actor, Play(card, None if turn is actor else turn))
    return found


def _asked(board: Board, state: DealState, player: Player, seed: str) -> LateCard | None:
    seat = state.actor
    assert seat is not None, "somebody is to play"
    vulnerable = state.variant.vulnerable(board.sheet())
    seen = Seen.of_deal(state, seat, board.sheet(), vulnerable=vulnerable)
    known = None if only_card(seen) else counted(seen, words(seen, player.system))
    if known is None:
        return None
    promises = solve_ending(known[1])
    assert promises is not None, "no limit was set"
    began = time.process_time()
    thought = robots.decide(
        seen, level=player.level, system=player.system, seed=seed, may_claim=False
    )
    seconds = time.process_time() - began
    assert isinstance(thought.act, Play), "a card is played"
    best = max(one.worth for one in promises.values())
    return LateCard(
        seen.left,
        known[0].samples,
        thought.reason.id == "play-exact",
        best - promises[thought.act.card].worth,
        seconds,
    )

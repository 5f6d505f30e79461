"""Leads and declarers by the published yardsticks, on auctions that are foreign to the players.

The boards are bid by one system, and read by players of another one. A lead is good if it costs
nothing double dummy; a card of the declaring side is costly if it loses a trick double dummy. Of
its 26 cards the two to the last trick are no choice, so 24 count. A claim of top tricks costs
nothing, and its cards count as played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sansatout import robots
from sansatout.cards import Hand
from sansatout.events import Act
from sansatout.events.acts import Play
from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Board, Player, TableResult, play_table
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat, Side
from sansatout.solver import Position, solve_cards, trace

__all__ = ["COUNTED", "PUBLISHED", "Led", "costly_cards", "declared", "foreign", "led"]

COUNTED: Final = 24
"""Cards of the declaring side that are a choice."""
PUBLISHED: Final = {"good_leads": 0.81, "costly_cards": 0.018}
"""What experts reach: leads that cost nothing, and at most so many of declarer's 24 cards."""


@dataclass(frozen=True, slots=True)
class Led:
    """An opening lead."""

    has_trumps: bool
    cost: int
    """The tricks it gives away, all hands known."""


def foreign(seed: int, number: int, bidders: str) -> tuple[Board, list[tuple[Seat, Act]]]:
    """Return a board that players of this system have bid."""
    bidder = Player("novice", bidders)
    return dealt(Match(bidder, bidder, seed=seed, same_auction=True), number)


def led(seed: int, number: int, player: Player, bidders: str) -> Led:
    """Let the player lead against an auction of other bidders."""
    board, words = foreign(seed, number, bidders)
    state, sheet = board.start(), board.sheet()
    for seat, word in words:
        state = state.after(seat, word)
    play, leader = state.play, state.actor
    assert play is not None, "the auction settles a contract"
    assert leader is not None, "somebody leads"
    seen = Seen.of_deal(state, leader, sheet, vulnerable=state.variant.vulnerable(sheet))
    act = robots.decide(
        seen, level=player.level, system=player.system, seed=f"{seed} {number} 0",
        signals=player.signals, may_claim=False,
    ).act  # fmt: skip
    assert isinstance(act, Play), "a card is led"
    n, e, s, w = map(Hand.from_bits, play.hands)
    values = solve_cards(Position((n, e, s, w), play.strain, leader)).values
    return Led(play.strain.suit is not None, max(values.values()) - values[act.card])


def declared(seed: int, number: int, player: Player, bidders: str) -> int:
    """Let four such players play a board, and return the declaring side's costly cards."""
    board, words = foreign(seed, number, bidders)
    sides = dict.fromkeys(Side, player)
    return costly_cards(play_table(board, sides, words, f"{seed} {number}"))


def costly_cards(table: TableResult) -> int:
    """Return how many cards of the declaring side lost a trick."""
    play = table.state.play
    assert play is not None, "a board is counted that was played"
    cards = [card for trick in play.tricks for card in trick.cards] + list(play.cards)
    traced = trace(table.state.deal, cards, strain=play.strain, declarer=play.declarer)
    return sum(mistake.seat.side is traced.side for mistake in traced.mistakes)

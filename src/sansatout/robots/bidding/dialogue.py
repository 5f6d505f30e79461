"""What a robot says before the play, in any game: one door to all the systems."""

from __future__ import annotations

from dataclasses import replace

from sansatout.cards import Hand
from sansatout.errors import InputError, RuleError
from sansatout.events import Act
from sansatout.events.acts import MakeCall
from sansatout.robots.bidding.bridge_whist import Score, speak
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.engine import Systems, decide
from sansatout.robots.bidding.minibridge import announce, choose_strain
from sansatout.robots.bidding.situation import Situation
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Decision, Row, choose
from sansatout.seats import Seat
from sansatout.variants.announcing import Announcing
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.deal_state import Dialogue
from sansatout.variants.naming import Naming

__all__ = ["say"]


def say(
    dialogue: Dialogue,
    hand: Hand,
    situation: Situation,
    systems: System | Systems,
    dummy: Hand | None = None,
) -> Decision[Act]:
    """Choose the next words of the player whose turn it is, from what that seat may see.

    ``dummy`` is the open hand, in the games that open it before declarer chooses.

    :raises RuleError: if nobody is to speak
    """
    turn = dialogue.turn
    if turn is None:
        raise RuleError("nobody-to-speak")
    match dialogue:
        case ContractAuction():
            return _call(dialogue, hand, situation, systems)
        case Naming():
            return speak(hand, dialogue, _score(situation, turn))
        case Announcing():
            return _announce(dialogue, hand, situation, dummy)
        case _:
            raise AssertionError(f"no robot for {type(dialogue).__name__}")


def _call(
    dialogue: ContractAuction, hand: Hand, situation: Situation, systems: System | Systems
) -> Decision[Act]:
    # The booklet's option counts, whatever the caller knew of it (P08).
    here = replace(situation, late_doubles=not dialogue.next_only)
    decision = decide(systems, hand, dialogue.auction, here)
    rows: list[Row[Act]] = [
        Row(MakeCall(row.act), row.rules, row.need, row.artificial) for row in decision.rows
    ]
    return Decision(rows, decision.place, decision.hand_counts)


def _score(situation: Situation, seat: Seat) -> Score:
    """See the state of a sitting from the seat; a side in danger has won a game."""
    we, they = seat.side, seat.side.other
    return Score(
        situation.part_scores[we],
        situation.part_scores[they],
        int(situation.vulnerable(we)),
        int(situation.vulnerable(they)),
    )


def _announce(
    dialogue: Announcing, hand: Hand, situation: Situation, dummy: Hand | None
) -> Decision[Act]:
    declarer = dialogue.declarer
    if declarer is None:
        return choose([Row(announce(hand), ("MB-4.1",))], Counts(hand))
    if dummy is None:
        raise InputError("dummy-not-seen")
    chosen = choose_strain(hand, dummy, vulnerable=situation.vulnerable(declarer.side))
    rows: list[Row[Act]] = [Row(row.act, row.rules, row.need) for row in chosen.rows]
    return Decision(rows, chosen.place, chosen.hand_counts)

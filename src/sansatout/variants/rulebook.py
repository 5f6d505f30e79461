"""Contract bridge by the Tallinn rule book of the 1930s; rules ``L-…``, ambiguities ``A-nn``."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from sansatout.cards import Suit
from sansatout.events.acts import Topic
from sansatout.scoring.rulebook import RULEBOOK, RulebookOptions
from sansatout.seats import Seat
from sansatout.variants.base import LookBackRule
from sansatout.variants.contract_game import ContractGame
from sansatout.variants.deal_state import DealState, Phase
from sansatout.variants.seating import Chooses, DrawRule

__all__ = ["Rulebook"]


@dataclass(frozen=True, slots=True)
class RulebookTableOptions(RulebookOptions):
    """All options of a rule-book table."""


class Rulebook(ContractGame):
    """The full code of laws: 30 and 40 at no trump, penalties that grow."""

    key = "rulebook"
    booklet = "rulebook"
    code = "rulebook"
    system = RULEBOOK
    options_type = RulebookTableOptions
    least_cut = 4
    rules = MappingProxyType(
        {
            "turn": "L-CALL-1",
            "bid-too-low": "L-CALL-5",
            "no-bid-to-double": "L-DBL-2",
            "no-double-to-redouble": "L-DBL-2",
            "auction-over": "L-CALL-1",
            "passed-out": "L-CALL-2",
            "play-turn": "L-TURN-1",
            "follow": "L-TURN-2",
            "look": "L-VIEW-1",
            "review": "L-INFO-3",
            "name-cards": "L-OWN-1",
            "claim": "L-CLAIM-1",
            "cut": "L-CUT-1",
        }
    )
    draw = DrawRule(
        "L-DRAW-1",
        dealer_is_highest=True,
        ace_is_high=True,
        suits=(Suit.C, Suit.D, Suit.H, Suit.S),
        chooses=Chooses.DEALER_AND_THIRD,
        closed_edge=4,
    )

    def look_back(self, state: DealState) -> LookBackRule:
        """L-VIEW-1: a quitted trick may not be looked at before the play is over."""
        return LookBackRule.NONE

    def auction_shown(self, state: DealState) -> bool:
        """L-INFO-1, L-INFO-3: the calls are not repeated once the first card is led."""
        return state.play is None or state.phase is not Phase.PLAY

    def reviews(self, state: DealState, seat: Seat) -> tuple[Topic, ...]:
        """L-INFO-1 to -3: in one's turn to call, before the opening lead, then the contract."""
        if state.phase is Phase.DIALOGUE:
            return (Topic.AUCTION,) if state.turn is seat else ()
        play = state.play
        if play is None or state.phase is not Phase.PLAY:
            return ()
        opening = not play.cards and not play.tricks and play.leader is seat
        return (Topic.AUCTION, Topic.CONTRACT) if opening else (Topic.CONTRACT,)

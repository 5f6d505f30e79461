"""Bridge-Whist as the Stockholm booklet of 1916 tells it; rules ``BW-…``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from sansatout.cards import Strain, Suit
from sansatout.deal import Deal
from sansatout.options import Options, option
from sansatout.scoring.bridge_whist import (
    BRIDGE_WHIST,
    ROTATION,
    BridgeWhistOptions,
    WhistHand,
    may_be_laid_down,
)
from sansatout.seats import Seat, Side
from sansatout.variants.base import LookBackRule, Moved, Variant
from sansatout.variants.deal_state import DealState
from sansatout.variants.naming import Naming
from sansatout.variants.seating import Chooses, DrawRule

__all__ = ["BridgeWhist"]


@dataclass(frozen=True, slots=True)
class WhistTableOptions(BridgeWhistOptions):
    """Those of a table: it lets no fault happen, so no trick is ever paid for one."""

    penalty_tricks: str = option("never", rule="BW-AMB-03")


class BridgeWhist(Variant):
    """No auction: the dealer names the strain or remits, and always plays both hands."""

    key = "bridge-whist"
    booklet = "bridge-whist"
    terms = (*Variant.terms, "remit", "double", "line", "game", "honours", "chicane", "slam")
    system = BRIDGE_WHIST
    options_type = WhistTableOptions
    most_players = 8
    rules = MappingProxyType(
        {
            "turn": "BW-6",
            "play-turn": "BW-7.1",
            "follow": "BW-7.2",
            "look": "BW-7.5",
            "review": "BW-6",
            "name-cards": "BW-7.3",
            "claim": "BW-7.4",
            "cut": "BW-4",
        }
    )
    # BW-3.3: the lowest deals and picks the seat; the third sits on the left (BW-AMB-07).
    draw = DrawRule(
        "BW-3.2",
        dealer_is_highest=False,
        ace_is_high=False,
        suits=(Suit.S, Suit.C, Suit.D, Suit.H),
        chooses=Chooses.DEALER,
    )

    def read_options(self, given: Mapping[str, object], edition: int) -> Options:
        """Read the options; once a table could agree on penalty tricks, and none came of it."""
        if edition < 5 and "penalty_tricks" in given:
            given = {**given, "penalty_tricks": "never"}
        return super().read_options(given, edition)

    def open(self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]) -> Naming:
        """Return the talk that the dealer begins; BW-11 may spare undoubled spades."""
        assert isinstance(options, BridgeWhistOptions), "the table gives the game its own options"
        limit = None if options.doubling_limit == "none" else int(options.doubling_limit)
        spared = options.lay_down_spades and may_be_laid_down(Strain.S, 1, standing)
        return Naming(dealer, limit, may_lay_down=spared)

    def result(self, state: DealState) -> WhistHand:
        """Return the hand with honours and chicane found from the cards."""
        bargain = state.bargain
        assert bargain is not None, "a hand that is over has a strain"
        if state.laid_down:
            assert bargain.namer is not None, "somebody named the strain"
            return WhistHand.deal_laid_down(bargain.namer, state.deal)
        ours = bargain.declarer.side is Side.NS
        tricks = state.tricks if ours else 13 - state.tricks
        return WhistHand.of_deal(bargain.strain, tricks, state.deal, multiplier=bargain.multiplier)

    def look_back(self, state: DealState) -> LookBackRule:
        """BW-7.5: the last trick and one other, definitely pointed out."""
        assert isinstance(state.options, BridgeWhistOptions), "the game has its own options"
        named = state.options.look_back == "last-and-one-named"
        return LookBackRule.LAST_AND_ONE if named else LookBackRule.LAST

    def open_hands(self, state: DealState) -> tuple[Seat, ...]:
        """BW-7.1: the third hand after the lead; all hands when spades are laid down."""
        return tuple(Seat) if state.laid_down else super().open_hands(state)

    def reseated(
        self,
        seats: Mapping[Seat, str],
        waiting: tuple[str, ...],
        order: Sequence[str],
        rubbers: int,
        dealer: Seat,
        options: Options,
    ) -> Moved | None:
        """BW-3.4, BW-3.5: partners rotate over three sittings, then seats are drawn anew.

        The deal passes on into the next sitting, or goes back to the lowest draw (BW-3.6).
        """
        assert isinstance(options, BridgeWhistOptions), "the table gives the game its own options"
        sitting = rubbers % 3
        if sitting == 0:
            return None
        active, waiting = _at_table(order, sitting)
        lowest = next(seat for seat, player in seats.items() if player == order[0])
        turned = {
            seat.after(lowest.value - Seat.S.value): active[player]
            for seat, player in ROTATION[sitting].items()
        }
        first = lowest if options.next_sitting_deal == "lowest-draw" else dealer
        return Moved(turned, waiting, first)


def _at_table(
    order: Sequence[str], sitting: int
) -> tuple[tuple[str, str, str, str], tuple[str, ...]]:
    """BW-3.1, BW-AMB-01: the highest draws sit out first, the next after each sitting.

    The lowest draw never sits out. Returned are the players A, B, C, D of the booklet's table (the
    two lowest are A and C) and those who sit out.
    """
    highest_first = order[:0:-1]
    spare = len(order) - 4
    turns = range(sitting * spare, (sitting + 1) * spare)
    out = {highest_first[turn % len(highest_first)] for turn in turns}
    a, c, b, d = (player for player in order if player not in out)
    return (a, b, c, d), tuple(player for player in order if player in out)

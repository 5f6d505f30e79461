"""What was said and played in a deal, whether the table enforced the rules or a referee ruled."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from sansatout.calls import Call
from sansatout.cards import Card, Strain
from sansatout.contract import Contract
from sansatout.seats import Seat
from sansatout.table.state import Table
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.deal_state import Bargain, Phase
from sansatout.variants.words import AuctionWords, Words

__all__ = ["Course", "cards_played", "course_of"]


@dataclass(frozen=True, slots=True)
class Course:
    """A deal from its first word to its end."""

    phase: str
    """``over``, or ``void`` for a deal that was not played."""
    dialogue: Words
    calls: tuple[Call, ...] | None
    """The calls of an auction; ``None`` where words are of another kind."""
    bargain: Bargain | None
    play: tuple[tuple[Seat, Card], ...]
    """The cards in the order played, with their hands."""
    start: CardPlay | None
    """The play before its first card; ``None`` for unequal hands, of which none can start."""
    tricks: int
    """Those of the declaring side."""
    agreed: int | None

    @property
    def is_over(self) -> bool:
        """Whether the deal was played to an end."""
        return self.phase == Phase.OVER.value

    @property
    def contract(self) -> Contract | Strain | None:
        """What was played: a contract, or where there is none a strain."""
        return None if self.bargain is None else self.bargain.contract or self.bargain.strain

    @property
    def is_clockwise(self) -> bool:
        """Whether the hands played in the order of the seats."""
        start = self.start
        return start is None or all(b is a.lho for a, b in pairwise(start.order))


def course_of(table: Table) -> Course:
    """Return what became of the deal that lies on the table."""
    deal, whole = table.playing, table.deal
    assert deal is not None, "a finished deal is still on the table"
    assert whole is not None, "a finished deal is still on the table"
    bargain, start = deal.bargain, None
    if bargain is not None and not deal.laid_down and table.misdealt is None:
        start = CardPlay.start(
            whole.deal, bargain.strain, bargain.declarer, bargain.dummy, bargain.order
        )
    words = deal.dialogue.words()
    called = isinstance(words, AuctionWords)
    return Course(
        deal.phase.value,
        words,
        tuple(call for _, call in deal.dialogue.calls) if called else None,
        bargain,
        deal.played,
        start,
        deal.tricks,
        deal.agreed,
    )


def cards_played(table: Table) -> int | None:
    """Return how many cards were played so far; ``None`` before the play."""
    deal = table.playing
    if deal is None or deal.bargain is None or deal.laid_down:
        return None
    return len(deal.played)

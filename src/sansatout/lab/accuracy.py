"""How accurately a player of recorded games plays, all hands known, by the published yardsticks.

An opening lead is good if it costs nothing. Declarer answers for the cards of both hands, a
defender for their own after the lead. Cards to the last trick are no choice; where the rest was
claimed, its cards count as played, at no cost. Who is dummy does nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sansatout.errors import IllegalPlayError
from sansatout.formats.records import Book, GameRecord
from sansatout.formats.replay import in_order
from sansatout.lab.intervals import Interval, Share, clustered, interval
from sansatout.lab.yardsticks import COUNTED, PUBLISHED, Led
from sansatout.seats import Seat
from sansatout.solver import Trace, trace

__all__ = ["Accuracy", "Judged", "accuracy", "games_of", "judged", "players_of"]

_CHOSEN: Final = 48
"""Cards before the last trick."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a player did on a deal."""

    led: Led | None
    declares: bool
    costly: int
    """Cards that cost a trick, the opening lead apart."""
    counted: int
    """Cards that were a choice, the opening lead apart."""
    lost: int
    """The tricks they cost."""


def players_of(book: Book) -> Counter[str]:
    """Return who plays in a book, with the number of their games."""
    return Counter(name for record in book.records for name in record.names if name.strip())


def games_of(book: Book, player: str) -> list[tuple[GameRecord, Seat]]:
    """Return the games of a player, whose name may be in either case, with their seats."""
    wanted = player.strip().casefold()
    return [
        (record, seat)
        for record in book.records
        for seat in Seat
        if record.names[seat].strip().casefold() == wanted
    ]


def judged(record: GameRecord, seat: Seat) -> Judged | None:
    """Return what a player did on a deal; ``None`` if it is not told, or they were dummy."""
    declarer = record.declarer
    if declarer is None or seat is declarer.partner:
        return None
    traced = _traced(record)
    if traced is None:
        return None
    ours = {seat, declarer.partner} if seat is declarer else {seat}
    mistakes = [one for one in traced.mistakes if one.seat in ours]
    led = None
    if seat is declarer.lho:
        cost = sum(one.cost for one in mistakes if one.number == 0)
        assert record.strain is not None, "a trace has a strain"
        led = Led(record.strain.suit is not None, cost)
    later = [one for one in mistakes if one.number > 0]
    return Judged(
        led, seat is declarer, len(later), _counted(record, ours), sum(one.cost for one in later)
    )


def _traced(record: GameRecord) -> Trace | None:
    """Return the play of a record with its values, if it is lawful and all hands are known."""
    deal, strain, declarer, play = record.deal, record.strain, record.declarer, record.play
    if deal is None or strain is None or declarer is None or play is None or record.swapped:
        return None
    if play.first is not declarer.lho or any(cell.mark.irregular for cell in play.cells):
        return None
    cards = [card for _, _, card in in_order(record)]
    if not cards:
        return None
    try:
        return trace(deal, cards, strain=strain, declarer=declarer)
    except IllegalPlayError:
        return None


def _counted(record: GameRecord, ours: set[Seat]) -> int:
    """Return how many cards after the lead were a choice of these hands."""
    leads = record.declarer is not None and record.declarer.lho in ours
    if record.tricks is not None:
        return COUNTED // 2 * len(ours) - leads
    told = [seat for _, seat, _ in in_order(record)]
    return sum(seat in ours for seat in told[1:_CHOSEN])


@dataclass(frozen=True, slots=True)
class Accuracy:
    """A player's figures."""

    deals: tuple[Judged, ...]

    def leads(self, *, trumps: bool | None = None) -> Share:
        """Return the leads that cost nothing: all, or those against trumps or no trump."""
        found = [one.led for one in self.deals if one.led is not None]
        chosen = [one for one in found if trumps is None or one.has_trumps is trumps]
        return Share(sum(not one.cost for one in chosen), len(chosen))

    def of(self, *, declaring: bool) -> tuple[Judged, ...]:
        """Return the deals that the player declared, or defended."""
        return tuple(one for one in self.deals if one.declares is declaring)

    def costly(self, *, declaring: bool) -> Share:
        """Return the cards that cost a trick."""
        deals = self.of(declaring=declaring)
        return clustered([(one.costly, one.counted) for one in deals])

    def lost(self, *, declaring: bool) -> Interval:
        """Return the tricks lost on a deal."""
        return interval(float(one.lost) for one in self.of(declaring=declaring))

    def as_json(self) -> dict[str, object]:
        """Return everything as JSON values, what experts reach beside it."""
        leads = {"all": None, "suit": True, "no_trump": False}
        plays = {
            name: {
                "deals": len(self.of(declaring=declaring)),
                "costly_cards": self.costly(declaring=declaring).as_json(),
                "tricks_lost": self.lost(declaring=declaring).as_json(),
            }
            for name, declaring in (("declaring", True), ("defending", False))
        }
        return {
            "deals": len(self.deals),
            "good_leads": {name: self.leads(trumps=one).as_json() for name, one in leads.items()},
            **plays,
            "published": dict(PUBLISHED),
        }


def accuracy(deals: Iterable[Judged | None]) -> Accuracy:
    """Return the figures of all deals that could be judged."""
    return Accuracy(tuple(one for one in deals if one is not None))

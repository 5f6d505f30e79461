"""What the solver is compared with: DDS through endplay, and a search too simple to be wrong."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from sansatout.cards import PACK, Card, Hand, Strain
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.solver import Position


def random_position(random: Random, left: int, *, trick: int | None = None) -> Position:
    """Draw a position with so many cards in the hand to play, reached by no sensible play."""
    played = random.randrange(4) if trick is None else trick
    leader = random.choice(list(Seat))
    cards = random.sample(PACK, 4 * left)
    hands = [Hand(cards[i * left : (i + 1) * left]) for i in range(4)]
    on_table: list[Card] = []
    for place in range(played):
        seat = leader.after(place)
        legal = list(hands[seat])
        if on_table:
            legal = [c for c in legal if c.suit is on_table[0].suit] or legal
        on_table.append(random.choice(legal))
        hands[seat] = hands[seat].without(on_table[-1])
    n, e, s, w = hands
    return Position((n, e, s, w), random.choice(list(Strain)), leader, tuple(on_table))


def brute_force(position: Position) -> dict[Card, int]:
    """Return every card's value by trying everything."""
    return {card: _after(position, card) for card in position.legal}


def _after(position: Position, card: Card) -> int:
    """Return the tricks of the side that plays the card."""
    side = position.turn.side
    following = position.after(card)
    if len(position.trick) < 3:
        assert following is not None
        theirs = _best(following)
        same = following.turn.side is side
        return theirs if same else following.tricks_left - theirs
    from sansatout.tricks import winning_place

    winner = position.leader.after(winning_place((*position.trick, card), position.strain))
    won = int(winner.side is side)
    if following is None:
        return won
    rest = _best(following)
    return won + (rest if following.turn.side is side else following.tricks_left - rest)


@cache
def _best(position: Position) -> int:
    return max(_after(position, card) for card in position.legal)


class Dds:
    """DDS on one thread."""

    def __init__(self, threads: int = 1) -> None:
        import endplay._dds as dds

        self.dds = dds
        dds.SetMaxThreads(threads)

    def deal(self, position: Position) -> object:
        """Return the position in DDS's own form."""
        out = self.dds.deal()
        out.trump = 4 if position.strain is Strain.NT else 3 - position.strain.value
        out.first = position.leader.value
        for i in range(3):
            on_table = i < len(position.trick)
            out.currentTrickSuit[i] = 3 - position.trick[i].suit.value if on_table else 0
            out.currentTrickRank[i] = position.trick[i].rank.value + 2 if on_table else 0
        for seat in range(4):
            for suit in range(4):
                holding = (position.hands[seat].bits >> (13 * suit)) & 0x1FFF
                out.remainCards[seat][3 - suit] = holding << 2
        return out

    def values(self, position: Position) -> dict[Card, int]:
        """Return every card's value."""
        return self.read(self.solve(self.deal(position)))

    def solve(self, deal: object) -> object:
        """Run DDS, nothing else."""
        out = self.dds.futureTricks()
        self.dds.SolveBoard(deal, -1, 3, 1, out, 0)
        return out

    @staticmethod
    def read(out: object) -> dict[Card, int]:
        """Return DDS's answer as cards and tricks."""
        values: dict[Card, int] = {}
        for i in range(out.cards):  # type: ignore[attr-defined]
            suit = 3 - out.suit[i]  # type: ignore[attr-defined]
            ranks = (1 << out.rank[i]) | out.equals[i]  # type: ignore[attr-defined]
            for rank in range(13):
                if ranks >> (rank + 2) & 1:
                    values[PACK[13 * suit + rank]] = out.score[i]  # type: ignore[attr-defined]
        return values

    def table_deal(self, deal: Deal) -> object:
        """Return a deal in the form for tables."""
        out = self.dds.ddTableDeal()
        for seat in range(4):
            for suit in range(4):
                holding = (deal.hands[seat].bits >> (13 * suit)) & 0x1FFF
                out.cards[seat][3 - suit] = holding << 2
        return out

    def table(self, deal: Deal) -> tuple[tuple[int, ...], ...]:
        """Return the tricks per strain (clubs first) and declarer."""
        return self.read_table(self.solve_table(self.table_deal(deal)))

    def solve_table(self, deal: object) -> object:
        """Run DDS on a whole table."""
        out = self.dds.ddTableResults()
        self.dds.CalcDDtable(deal, out)
        return out

    @staticmethod
    def read_table(out: object) -> tuple[tuple[int, ...], ...]:
        """Return DDS's table per strain (clubs first) and declarer."""
        rows: Sequence[Sequence[int]] = out.resTable  # type: ignore[attr-defined]
        return tuple(tuple(rows[dds][seat] for seat in range(4)) for dds in (3, 2, 1, 0, 4))

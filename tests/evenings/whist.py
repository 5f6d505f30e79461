"""Bridge-whist as the Stockholm booklet tells it: sittings of two games, three to a robbert."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.evenings.cards import Deal, left, side
from tests.evenings.paper import Paper

VALUE = {"S": 2, "C": 4, "D": 6, "H": 8, "NT": 12}


def named(deal: Deal) -> tuple[str, int]:
    """The strain that was named, and how many times a trick counts after all the doubling.

    The dealer names, or remits and his partner does; the player on the left doubles first or asks,
    then his partner; the namer doubles again, or else his partner; then the first doubler.
    """
    said = [dict(one) for one in deal.words["said"]]  # type: ignore[attr-defined]
    remitted = said[0]["kind"] == "remit"
    name, *talk = said[1:] if remitted else said
    namer = left(deal.dealer, 2) if remitted else deal.dealer
    assert (said[0]["seat"], name["seat"], name["kind"]) == (deal.dealer, namer, "name")
    doubling = [one["seat"] for one in talk if one["words"] in ("double", "redouble")]
    turns = {side(left(deal.dealer)): 0, side(deal.dealer): 1}
    assert [turns[side(seat)] for seat in doubling] == [n % 2 for n in range(len(doubling))]
    assert doubling[2:] == doubling[:1] * len(doubling[2:])
    return str(name["strain"]), 2 ** len(doubling)


@dataclass
class Whist(Paper):
    """The draw gives the lowest card, partner, the other two, then those who sit out."""

    vulnerable: set[str] = field(default_factory=set)

    def after(self, deal: Deal) -> None:
        assert deal.bargain is not None
        assert deal.bargain["declarer"] == deal.dealer
        strain, times = named(deal)
        deal.check_play(left(deal.dealer), strain)
        won = deal.won(strain)
        by = 0 if won[0] > 6 else 1
        points = (won[by] - 6) * VALUE[strain] * times
        self.below[by] += points
        self.standing[by] += points
        self.above[by] += {12: 20, 13: 40}.get(won[by], 0)
        owner, honours = self.honours(deal, strain)
        self.above[owner] += honours
        if self.standing[by] >= 30:
            self.game(by)

    def honours(self, deal: Deal, strain: str) -> tuple[int, int]:
        if strain == "NT":
            return self.aces(deal)
        held = deal.held({strain + rank for rank in "AKQJT"})
        sides = [held["N"] + held["S"], held["E"] + held["W"]]
        owner = 0 if sides[0] >= 3 else 1
        most = max(count for seat, count in held.items() if side(seat) == owner)
        units = {
            (3, 2): 2, (3, 3): 2, (4, 2): 4, (4, 3): 4, (4, 4): 8, (5, 3): 5, (5, 4): 9, (5, 5): 10
        }[sides[owner], most]  # fmt: skip
        trumps = deal.held({strain + rank for rank in "23456789TJQKA"})
        for seat, count in trumps.items():
            if not count:
                units += 2 if side(seat) == owner else -2
        # What chicane takes off never becomes the others' gain unless there is more of it.
        points = units * VALUE[strain]
        return (owner, points) if points >= 0 else (1 - owner, -points)

    def aces(self, deal: Deal) -> tuple[int, int]:
        held = deal.held({suit + "A" for suit in "SHDC"})
        sides = [held["N"] + held["S"], held["E"] + held["W"]]
        if sides[0] == 2:
            return 0, 0
        owner = 0 if sides[0] > 2 else 1
        if sides[owner] == 3:
            return owner, 30
        return owner, 100 if 4 in held.values() else 40

    def game(self, by: int) -> None:
        self.games[by] += 1
        self.standing = [0, 0]
        if self.games[by] < 2:
            return
        self.over = True
        self.above[by] += 100
        difference = self.difference()
        tens, units = divmod(abs(difference), 10)
        self.settle((tens + (units > 5)) * (1 if difference > 0 else -1))

    def go_on(self) -> None:
        self.dealer = left(self.dealer)
        if not self.over:
            return
        self.rubbers += 1
        self.below, self.above, self.games, self.over = [0, 0], [0, 0], [0, 0], False
        self.reseat()

    def reseat(self) -> None:
        """Sit as the booklet's table has it: A stays, and who sat out comes in (BW-AMB-01)."""
        sitting = self.rubbers % 3
        spare = len(self.order) - 4
        highest = self.order[:0:-1]
        out = [
            highest[turn % len(highest)] for turn in range(sitting * spare, sitting * spare + spare)
        ]
        a, c, b, d = (player for player in self.order if player not in out)
        home = next(seat for seat, player in self.seats.items() if player == a)
        round_a = {0: (a, b, c, d), 1: (a, b, d, c), 2: (a, d, b, c)}[sitting]
        self.seats = {left(home, place): player for place, player in enumerate(round_a)}

"""Minibridge for four and for three as the Slovenian booklet tells it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from tests.evenings.cards import Deal, left, side, winner

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}


def points(hand: set[str]) -> int:
    return sum(POINTS.get(card[1], 0) for card in hand)


def worth(strain: str, tricks: int, *, bonus: bool, second: bool) -> int:
    """What declarer scores; below nothing it is what the opponents write."""
    target = {"NT": 9, "S": 10, "H": 10, "D": 11, "C": 11}[strain] if bonus else 7
    if tricks < target:
        return (100 if second else 50) * (tricks - target)
    each = 20 if strain in "CD" else 30
    reward = 500 if second else 300
    return (reward if bonus else 50) + each * (tricks - 6) + 10 * (strain == "NT")


@dataclass
class Mini:
    seats: dict[str, str]
    dealer: str
    order: list[str]
    columns: dict[str, int] = field(default_factory=dict)
    accounts: dict[str, int] = field(default_factory=dict)
    rubbers: int = 0
    over: bool = False
    again: bool = False
    vulnerable: set[str] = field(default_factory=set)
    """Whose second game it is, as the players have agreed."""

    players = "NESW"
    parties: ClassVar[tuple[str, ...]] = ("NS", "EW")
    """Who is in the first or second game together."""

    def after(self, deal: Deal) -> None:
        speakers = [s for s in (left(deal.dealer, n) for n in range(4)) if s in self.players]
        counted = {seat: points(deal.hands[seat]) for seat in speakers}
        self.again = not self.declares(counted)
        if self.again:
            assert deal.bargain is None
            return
        assert deal.bargain is not None
        candidates = [s for s in speakers if s in self.declares(counted)]
        declarer = max(candidates, key=lambda s: (counted[s], -candidates.index(s)))
        assert deal.bargain["declarer"] == declarer
        strain = str(deal.words["strain"])
        dummy = "N" if len(self.players) == 3 else left(declarer, 2)
        deal.check_play(self.next_player(declarer), strain)
        takers = [winner(trick, strain) for trick in deal.tricks]
        tricks = sum(seat in (declarer, dummy) for seat in takers)
        second = declarer in self.vulnerable
        self.score(declarer, worth(strain, tricks, bonus=bool(deal.words["bonus"]), second=second))

    def next_player(self, seat: str) -> str:
        return next(s for s in (left(seat, n) for n in (1, 2)) if s in self.players)

    def declares(self, counted: dict[str, int]) -> str:
        """The pair with more points; nobody at 20 each."""
        ours = counted["N"] + counted["S"]
        return "" if ours == 20 else "NS" if ours > 20 else "EW"

    def score(self, declarer: str, worth: int) -> None:
        owner = side(declarer) if worth > 0 else 1 - side(declarer)
        name = ("we", "they")[owner]
        self.columns[name] = self.columns.get(name, 0) + abs(worth)
        difference = abs(worth) if owner == 0 else -abs(worth)
        for seat, player in self.seats.items():
            sign = 1 if side(seat) == 0 else -1
            self.accounts[player] = self.accounts.get(player, 0) + sign * difference

    def agree(self, parties: list[str]) -> None:
        self.vulnerable = set("".join(parties))

    def go_on(self) -> None:
        if self.again:
            return
        self.vulnerable = set()
        self.dealer = self.next_player(self.dealer)


class Mini3(Mini):
    """Three players and an open hand; everybody has a column of their own."""

    players = "ESW"
    parties = ("E", "S", "W")

    def declares(self, counted: dict[str, int]) -> str:
        return "".join(counted)

    def score(self, declarer: str, worth: int) -> None:
        """Declarer writes, or each of the two others the whole penalty."""
        gains = {s: max(0, worth) if s == declarer else max(0, -worth) for s in self.players}
        for seat, points in gains.items():
            self.columns[seat] = self.columns.get(seat, 0) + points
        for seat, player in self.seats.items():
            others = sum(gains[seat] - points for points in gains.values())
            self.accounts[player] = self.accounts.get(player, 0) + others

"""The sheet of an evening with rubbers or sittings; North-South are 0."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.evenings.cards import side


@dataclass
class Paper:
    """Who sits where, and what is written."""

    seats: dict[str, str]
    dealer: str
    order: list[str]
    """The players as the draw gave them."""
    below: list[int] = field(default_factory=lambda: [0, 0])
    above: list[int] = field(default_factory=lambda: [0, 0])
    standing: list[int] = field(default_factory=lambda: [0, 0])
    games: list[int] = field(default_factory=lambda: [0, 0])
    accounts: dict[str, int] = field(default_factory=dict)
    rubbers: int = 0
    over: bool = False

    def difference(self) -> int:
        return self.below[0] + self.above[0] - self.below[1] - self.above[1]

    def settle(self, amount: int) -> None:
        """Write the amount for every player, plus for one side and minus for the other."""
        for seat, player in self.seats.items():
            sign = 1 if side(seat) == 0 else -1
            self.accounts[player] = self.accounts.get(player, 0) + sign * amount

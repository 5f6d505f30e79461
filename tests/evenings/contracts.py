"""The rubber games with a contract, as their booklets tell them; North-South are 0."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from tests.evenings.cards import Contract, Deal, contract_of, left, side
from tests.evenings.paper import Paper

Points = tuple[int, int]
"""Whose, and how many."""


def check(deal: Deal, contract: Contract) -> None:
    """Who first named the strain declares, and the player on the left leads."""
    assert deal.bargain is not None
    assert deal.bargain["declarer"] == contract.declarer
    deal.check_play(left(contract.declarer), contract.strain)


@dataclass
class Rubber(Paper):
    """One game's deals from the first to the last rubber of an evening.

    The draw gives the first dealer, partner, and the other two.
    """

    won_games: list[tuple[int, int]] = field(default_factory=list)
    """The winner of each game, and what it made below the line in it."""

    limit: ClassVar[int] = 100
    honours: ClassVar[tuple[int, int, int]]

    @property
    def vulnerable(self) -> set[str]:
        return set() if self.over else {s for s in "NESW" if self.games[side(s)]}

    def after(self, deal: Deal) -> None:
        """Write a deal on the sheet."""
        contract = contract_of(deal.dealer, deal.words["calls"])  # type: ignore[arg-type]
        if contract is None:
            return
        check(deal, contract)
        by = side(contract.declarer)
        taken = deal.won(contract.strain)[by]
        over = taken - 6 - contract.level
        danger = self.games[by] > 0
        if over >= 0:
            made = self.trick_points(contract) * contract.factor
            self.below[by] += made
            self.standing[by] += made
            self.write(self.made(contract, over, taken, danger=danger))
        else:
            self.write([(1 - by, self.failed(contract, -over, danger=danger))])
        self.write(self.besides(deal, contract, taken))
        if self.standing[by] >= self.limit:
            self.game(by)

    def write(self, items: list[Points]) -> None:
        for owner, points in items:
            self.above[owner] += points

    def game(self, by: int) -> None:
        self.games[by] += 1
        self.won_games.append((by, self.standing[by]))
        self.standing = [0, 0]
        if self.games[by] == 2:
            self.above[by] += self.rubber_premium(by)
            self.over = True
            self.settle(self.difference())
        else:
            self.above[by] += self.game_premium(by)

    def go_on(self) -> None:
        """The next deal: the player on the left; after a rubber a new sheet."""
        self.dealer = left(self.dealer)
        if not self.over:
            return
        self.rubbers += 1
        self.below, self.above, self.games = [0, 0], [0, 0], [0, 0]
        self.won_games, self.over = [], False
        self.reseat()

    def reseat(self) -> None:
        """Everybody stays."""

    def trick_points(self, contract: Contract) -> int:
        raise NotImplementedError

    def made(self, contract: Contract, over: int, taken: int, *, danger: bool) -> list[Points]:
        raise NotImplementedError

    def failed(self, contract: Contract, down: int, *, danger: bool) -> int:
        raise NotImplementedError

    def besides(self, deal: Deal, contract: Contract, taken: int) -> list[Points]:
        """Honours: four or five of trumps in one hand, four aces at no trump."""
        four, five, aces = self.honours
        if contract.strain == "NT":
            held = deal.held({suit + "A" for suit in "SHDC"})
            return [(side(seat), aces) for seat, count in held.items() if count == 4]
        held = deal.held({contract.strain + rank for rank in "AKQJT"})
        worth = {4: four, 5: five}
        return [(side(seat), worth[count]) for seat, count in held.items() if count >= 4]

    def game_premium(self, by: int) -> int:
        return 0

    def rubber_premium(self, by: int) -> int:
        return 500 if self.games[1 - by] else 700


SMALL = {"C": 6, "D": 7, "H": 8, "S": 9, "NT": 10}


class Pamphlet(Rubber):
    """Partners change after every rubber: AB-XY, AY-BX, AX-BY; the next dealer stays."""

    def reseat(self) -> None:
        x, y, b, a = self.order
        pairs = [{a, b}, {x, y}], [{a, y}, {b, x}], [{a, x}, {b, y}]
        keeper = self.seats[self.dealer]
        pair = next(pair for pair in pairs[self.rubbers % 3] if keeper in pair)
        (partner,) = pair - {keeper}
        place = next(seat for seat, player in self.seats.items() if player == partner)
        opposite = left(self.dealer, 2)
        self.seats[place], self.seats[opposite] = self.seats[opposite], partner


class Kontrakt(Pamphlet):
    limit = 30
    honours = (100, 200, 200)

    def trick_points(self, contract: Contract) -> int:
        return contract.level * SMALL[contract.strain]

    def made(self, contract: Contract, over: int, taken: int, *, danger: bool) -> list[Points]:
        unit = (100 if danger else 50) * contract.factor
        return [(side(contract.declarer), unit * (1 + over))]

    def failed(self, contract: Contract, down: int, *, danger: bool) -> int:
        return (100 if danger else 50) * contract.factor * (1 + down)

    def besides(self, deal: Deal, contract: Contract, taken: int) -> list[Points]:
        """Slams by tricks alone, and 50 for each hand without trumps."""
        items = super().besides(deal, contract, taken)
        by = side(contract.declarer)
        for owner, tricks in ((by, taken), (1 - by, 13 - taken)):
            items += [(owner, {12: 100, 13: 200}.get(tricks, 0))]
        if contract.strain != "NT":
            trumps = {contract.strain + rank for rank in "23456789TJQKA"}
            items += [(side(seat), 50) for seat, count in deal.held(trumps).items() if not count]
        return items

    def game_premium(self, by: int) -> int:
        return 300

    def rubber_premium(self, by: int) -> int:
        return 750


class Vanderbilt(Pamphlet):
    honours = (100, 150, 150)

    def trick_points(self, contract: Contract) -> int:
        return contract.level * {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 35}[contract.strain]

    def made(self, contract: Contract, over: int, taken: int, *, danger: bool) -> list[Points]:
        by, doubled = side(contract.declarer), contract.factor > 1
        kept = contract.factor // 2 * (100 if danger else 50)
        each = contract.factor // 2 * (200 if danger else 100) if doubled else 50
        slam = {6: (500, 750), 7: (1000, 1500)}.get(contract.level, (0, 0))[danger]
        return [(by, kept + each * over + slam)]

    def failed(self, contract: Contract, down: int, *, danger: bool) -> int:
        if contract.factor == 1:
            row = [100] + [200] * 12 if danger else [50] * 13
            return sum(row[:down])
        row = [200] + [400] * 12 if danger else [100, 100, 200, 200] + [400] * 9
        return sum(row[:down]) * contract.factor // 2


class Reform(Pamphlet):
    limit = 40
    honours = (20, 40, 40)

    def trick_points(self, contract: Contract) -> int:
        return contract.level * SMALL[contract.strain]

    def made(self, contract: Contract, over: int, taken: int, *, danger: bool) -> list[Points]:
        slam = {6: 48, 7: 96}.get(contract.level, 0)
        return [(side(contract.declarer), 4 * contract.factor + 8 * contract.factor * over + slam)]

    def failed(self, contract: Contract, down: int, *, danger: bool) -> int:
        return 4 * contract.factor + (16 if danger else 8) * contract.factor * down

    def besides(self, deal: Deal, contract: Contract, taken: int) -> list[Points]:
        """A slam that was only made: 16 and 32; one that was bid and made has its own premium."""
        items = super().besides(deal, contract, taken)
        by = side(contract.declarer)
        bid = contract.level >= 6 and taken >= 6 + contract.level
        if not bid:
            items += [(by, {12: 16, 13: 32}.get(taken, 0))]
        return [*items, (1 - by, {12: 16, 13: 32}.get(13 - taken, 0))]

    def game_premium(self, by: int) -> int:
        return self.won_games[-1][1]

    def rubber_premium(self, by: int) -> int:
        return sum(points for winner, points in self.won_games if winner == by)


class Rulebook(Rubber):
    honours = (100, 150, 150)

    def value(self, strain: str, number: int) -> int:
        if strain == "NT":
            return 30 if number % 2 else 40
        return 20 if strain in "CD" else 30

    def trick_points(self, contract: Contract) -> int:
        return sum(self.value(contract.strain, n) for n in range(1, contract.level + 1))

    def made(self, contract: Contract, over: int, taken: int, *, danger: bool) -> list[Points]:
        level = contract.level
        if contract.factor == 1:
            points = sum(self.value(contract.strain, level + n) for n in range(1, over + 1))
        else:
            points = over * (200 if danger else 100) * contract.factor // 2
        slam = {6: (500, 750), 7: (1500, 2250)}.get(level, (0, 0))[danger]
        return [(side(contract.declarer), points + slam)]

    def failed(self, contract: Contract, down: int, *, danger: bool) -> int:
        doubled = 25 * down * (down + 3)
        if contract.factor == 1:
            return doubled if danger else 50 * down
        return doubled * (2 if danger else 1) * contract.factor // 2


class Hungarian(Rubber):
    def value(self, strain: str) -> int:
        return 20 if strain in "CD" else 30

    def trick_points(self, contract: Contract) -> int:
        return contract.level * self.value(contract.strain) + 10 * (contract.strain == "NT")

    def made(self, contract: Contract, over: int, taken: int, *, danger: bool) -> list[Points]:
        doubled = contract.factor > 1
        each = contract.factor // 2 * (200 if danger else 100)
        points = 50 + each * over if doubled else self.value(contract.strain) * over
        slam = {6: (500, 700), 7: (1000, 1500)}.get(contract.level, (0, 0))[danger]
        return [(side(contract.declarer), points + slam)]

    def failed(self, contract: Contract, down: int, *, danger: bool) -> int:
        if contract.factor == 1:
            return down * (100 if danger else 50)
        first, further = (200, 300) if danger else (100, 200)
        return (first + further * (down - 1)) * contract.factor // 2

    def besides(self, deal: Deal, contract: Contract, taken: int) -> list[Points]:
        return []


class Duplicate(Rubber):
    """Boards: every one by itself, dealer and vulnerability by its number."""

    board = 1

    @property
    def vulnerable(self) -> set[str]:
        step = (self.board - 1) % 16
        row = (step + step // 4) % 4
        return set("".join(("", "NS", "EW", "NESW")[row]))

    def after(self, deal: Deal) -> None:
        contract = contract_of(deal.dealer, deal.words["calls"])  # type: ignore[arg-type]
        if contract is None:
            return
        check(deal, contract)
        by = side(contract.declarer)
        over = deal.won(contract.strain)[by] - 6 - contract.level
        danger = contract.declarer in self.vulnerable
        points = self.board_score(contract, over, danger=danger)
        self.write([(by if points > 0 else 1 - by, abs(points))])
        self.settle(points if by == 0 else -points)

    def board_score(self, contract: Contract, over: int, *, danger: bool) -> int:
        each, factor = (20 if contract.strain in "CD" else 30), contract.factor
        if over < 0:
            down = -over
            if factor == 1:
                return -down * (100 if danger else 50)
            row = [200] + [300] * 12 if danger else [100, 200, 200] + [300] * 10
            return -sum(row[:down]) * factor // 2
        tricks = (contract.level * each + 10 * (contract.strain == "NT")) * factor
        points = tricks + 50 * (factor // 2)
        points += over * (each if factor == 1 else factor // 2 * (200 if danger else 100))
        points += (500 if danger else 300) if tricks >= 100 else 50
        return points + {6: (500, 750), 7: (1000, 1500)}.get(contract.level, (0, 0))[danger]

    def go_on(self) -> None:
        self.dealer = left(self.dealer)
        self.board += 1

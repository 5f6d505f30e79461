"""Cards, tricks and contracts for the booklets' models: plain texts, nothing of the program's."""

from __future__ import annotations

from dataclasses import dataclass

SEATS = "NESW"
RANKS = "23456789TJQKA"
SUITS = "SHDC"


def left(seat: str, steps: int = 1) -> str:
    return SEATS[(SEATS.index(seat) + steps) % 4]


def side(seat: str) -> int:
    """North-South are 0, East-West 1."""
    return SEATS.index(seat) % 2


def hands_of(deal: str) -> dict[str, set[str]]:
    """Read ``N:S.H.D.C …`` as the cards of each seat."""
    first, hands = deal.split(":")
    return {
        left(first, place): {
            suit + rank
            for suit, ranks in zip(SUITS, hand.split("."), strict=True)
            for rank in ranks
        }
        for place, hand in enumerate(hands.split())
    }


def winner(trick: list[tuple[str, str]], trumps: str) -> str:
    """The highest trump, or else the highest card of the suit led."""
    led = trick[0][1][0]
    suit = trumps if any(card[0] == trumps for _, card in trick) else led
    best = max((RANKS.index(card[1]), seat) for seat, card in trick if card[0] == suit)
    return best[1]


@dataclass(frozen=True)
class Contract:
    level: int
    strain: str
    factor: int
    declarer: str


def contract_of(dealer: str, calls: list[str]) -> Contract | None:
    """The last bid, doubled or not; declarer is who of the side first named its strain."""
    said = [(left(dealer, turn), call) for turn, call in enumerate(calls)]
    bids = [(seat, call) for seat, call in said if call[0].isdigit()]
    if not bids:
        return None
    seat, bid = bids[-1]
    first = next(s for s, b in bids if b[1:] == bid[1:] and side(s) == side(seat))
    after = [call for _, call in said[said.index((seat, bid)) :]]
    factor = 4 if "XX" in after else 2 if "X" in after else 1
    return Contract(int(bid[0]), bid[1:], factor, first)


@dataclass(frozen=True)
class Deal:
    """What everybody saw of a deal when it was over."""

    dealer: str
    hands: dict[str, set[str]]
    words: dict[str, object]
    bargain: dict[str, object] | None
    tricks: list[list[tuple[str, str]]]

    @classmethod
    def seen(cls, view: dict) -> Deal:  # type: ignore[type-arg]
        deal = view["deal"]
        tricks = [[(one["seat"], one["card"]) for one in trick] for trick in deal["tricks"] or []]
        return cls(
            view["dealer"], hands_of(deal["deal"]), deal["dialogue"], deal["bargain"], tricks
        )

    def won(self, trumps: str) -> list[int]:
        """How many tricks each side took."""
        takers = [side(winner(trick, trumps)) for trick in self.tricks]
        return [takers.count(0), takers.count(1)]

    def check_play(self, leader: str, trumps: str) -> None:
        """Who won a trick leads to the next, and who can follow suit does."""
        held = {seat: set(cards) for seat, cards in self.hands.items()}
        for trick in self.tricks:
            (first, card), *_ = trick
            assert first == leader
            for seat, played in trick:
                has_suit = any(one[0] == card[0] for one in held[seat])
                assert played[0] == card[0] or not has_suit
                held[seat].remove(played)
            leader = winner(trick, trumps)

    def held(self, wanted: set[str]) -> dict[str, int]:
        """How many of some cards each hand was dealt."""
        return {seat: len(cards & wanted) for seat, cards in self.hands.items()}

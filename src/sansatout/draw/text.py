"""Text pictures of hands, deals and auctions."""

from __future__ import annotations

from collections.abc import Mapping

from sansatout.auction import Auction
from sansatout.calls import Bid, Call
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal, Hands
from sansatout.locales import DEFAULT, render
from sansatout.seats import Seat, Vulnerability

__all__ = [
    "auction_rows",
    "auction_text",
    "call_text",
    "deal_text",
    "hand_lines",
    "hand_text",
    "heading",
    "seat_letter",
    "seat_names",
]


def seat_letter(seat: Seat, language: str) -> str:
    """Return the seat as one writes it where there is little room."""
    return render(f"draw-seat-short-{seat}", {}, language)


def _compass(language: str, *, letters: bool) -> list[str]:
    north, east, south, west = (seat_letter(seat, language) for seat in Seat)
    if letters:
        return [f"+{north:-^5}+", f"{west}{east:>{7 - len(west)}}", "|     |", f"+{south:-^5}+"]
    return [f"╭{north:─^5}╮", f"{west}{east:>{7 - len(west)}}", "│     │", f"╰{south:─^5}╯"]


def hand_lines(hand: Hand, *, letters: bool = False) -> list[str]:
    """Return the four suits from spades to clubs, each led by its sign; a void shows a dash."""
    void = "-" if letters else "–"
    return [
        f"{suit if letters else suit.symbol} {hand.ranks(suit) or void}" for suit in reversed(Suit)
    ]


def hand_text(hand: Hand, *, letters: bool = False) -> str:
    """Return one hand, a suit in each line."""
    return "\n".join(hand_lines(hand, letters=letters))


def heading(
    *,
    board: int | None = None,
    dealer: Seat | None = None,
    vulnerability: Vulnerability | None = None,
    language: str = DEFAULT,
) -> list[str]:
    """Return what is known of a board, a line for each thing."""
    lines = []
    if board is not None:
        lines.append(render("draw-board", {"number": str(board)}, language))
    if dealer is not None:
        seat = render(f"draw-seat-{dealer}", {}, language)
        lines.append(render("draw-dealer", {"seat": seat}, language))
    if vulnerability is not None:
        lines.append(render(f"draw-vulnerable-{vulnerability}", {}, language))
    return lines


def deal_text(
    deal: Deal | Hands,
    *,
    board: int | None = None,
    dealer: Seat | None = None,
    vulnerability: Vulnerability | None = None,
    letters: bool = False,
    language: str = DEFAULT,
) -> str:
    """Return the deal as on paper: North on top, West left, East right."""
    hands = {seat: hand_lines(deal[seat], letters=letters) for seat in Seat}
    head = heading(board=board, dealer=dealer, vulnerability=vulnerability, language=language)
    head += [""] * (4 - len(head))
    width = max(len(line) for line in (*hands[Seat.W], *head)) + 3
    compass = _compass(language, letters=letters)
    centre = max(len(line) for line in (*compass, *hands[Seat.N], *hands[Seat.S])) + 3
    north = [left.ljust(width) + line for left, line in zip(head, hands[Seat.N], strict=True)]
    middle = [
        west.ljust(width) + between.ljust(centre) + east
        for west, between, east in zip(hands[Seat.W], compass, hands[Seat.E], strict=True)
    ]
    south = [" " * width + line for line in hands[Seat.S]]
    return "\n".join(line.rstrip() for line in (*north, *middle, *south))


def call_text(call: Call, *, letters: bool = False) -> str:
    """Return a call for people: a bid with its suit sign, the others as they are written."""
    if isinstance(call, Bid) and not letters:
        return f"{call.level}{call.strain.symbol}"
    return str(call)


def auction_rows(auction: Auction, first: Seat) -> list[list[Call | None]]:
    """Return the calls in rows of four from the seat in the first column; ``None`` for no call."""
    cells: list[Call | None] = [None] * first.turns_to(auction.dealer)
    cells += auction.calls
    cells += [None] * (-len(cells) % 4)
    return [cells[place : place + 4] for place in range(0, len(cells), 4)]


def auction_text(
    auction: Auction,
    *,
    first: Seat = Seat.W,
    names: Mapping[Seat, str] | None = None,
    letters: bool = False,
    language: str = DEFAULT,
) -> str:
    """Return the auction as a grid with a column for each seat; ``?`` where a call is awaited."""
    heads = seat_names(first, names, language)
    turn = auction.turn
    grid = auction_rows(auction, first)
    rows = [
        ["" if call is None else call_text(call, letters=letters) for call in row] for row in grid
    ]
    if turn is not None:
        place = first.turns_to(auction.dealer) + len(auction.calls)
        if place // 4 == len(rows):
            rows.append([""] * 4)
        rows[place // 4][place % 4] = render("draw-turn", {}, language)
    width = max(5, *(len(head) for head in heads)) + 2
    lines = ["".join(cell.ljust(width) for cell in row).rstrip() for row in (heads, *rows)]
    return "\n".join(lines)


def seat_names(first: Seat, names: Mapping[Seat, str] | None, language: str) -> list[str]:
    """Return the heads of four columns: the players' names, or those of the seats."""
    known = names or {}
    return [known.get(seat) or render(f"draw-seat-{seat}", {}, language) for seat in first.round()]

"""SVG pictures of hands, deals and auctions, built as an element tree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as ET

from sansatout.auction import Auction
from sansatout.calls import Bid, Call
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal, Hands
from sansatout.draw.elements import group, line, picture, put, rect, text, written
from sansatout.draw.text import (
    auction_rows,
    auction_text,
    deal_text,
    hand_text,
    heading,
    seat_letter,
    seat_names,
)
from sansatout.locales import DEFAULT, render
from sansatout.seats import Seat, Vulnerability

__all__ = ["auction_svg", "deal_svg", "deals_svg", "hand_svg"]

_ROW = 22
_HAND_WIDTH, _HAND_HEIGHT = 190, 4 * _ROW
_MARGIN = 12
_MAT = 104
_PLACES = {Seat.N: (1, 0), Seat.W: (0, 1), Seat.E: (2, 1), Seat.S: (1, 2)}
_GAP = 20
_DEAL_WIDTH = 2 * _MARGIN + 3 * _HAND_WIDTH
_DEAL_HEIGHT = 2 * _MARGIN + 2 * _HAND_HEIGHT + _MAT + 2 * _GAP
_CELL = 84


def hand_svg(hand: Hand) -> str:
    """Return one hand as an SVG picture."""
    width, height = _HAND_WIDTH + 2 * _MARGIN, _HAND_HEIGHT + 2 * _MARGIN
    root = picture(width, height, title=str(hand), description=hand_text(hand))
    _put_hand(root, hand, _MARGIN, _MARGIN)
    return written(root)


def deal_svg(
    deal: Deal | Hands,
    *,
    board: int | None = None,
    dealer: Seat | None = None,
    vulnerability: Vulnerability | None = None,
    language: str = DEFAULT,
) -> str:
    """Return the four hands round a table as an SVG picture."""
    words = deal_text(
        deal, board=board, dealer=dealer, vulnerability=vulnerability, language=language
    )
    head = heading(board=board, dealer=dealer, vulnerability=vulnerability, language=language)
    root = picture(_DEAL_WIDTH, _DEAL_HEIGHT, title=", ".join(head) or str(deal), description=words)
    _put_deal(root, deal, head, vulnerability or Vulnerability.NONE, language)
    return written(root)


def deals_svg(
    deals: Sequence[Deal],
    boards: Sequence[tuple[int, Seat, Vulnerability]],
    *,
    language: str = DEFAULT,
) -> str:
    """Return several boards, one under another, as one SVG picture."""
    heads = [
        heading(board=b, dealer=dealer, vulnerability=v, language=language)
        for b, dealer, v in boards
    ]
    words = [
        deal_text(deal, board=b, dealer=dealer, vulnerability=v, language=language)
        for deal, (b, dealer, v) in zip(deals, boards, strict=True)
    ]
    height = max(1, len(deals)) * _DEAL_HEIGHT
    title = "; ".join(", ".join(head) for head in heads)
    root = picture(_DEAL_WIDTH, height, title=title, description="\n\n".join(words))
    for place, deal in enumerate(deals):
        one = group(root, "board", 0, place * _DEAL_HEIGHT)
        _put_deal(one, deal, heads[place], boards[place][2], language)
    return written(root)


def _put_deal(
    parent: ET.Element,
    deal: Deal | Hands,
    head: Sequence[str],
    vulnerability: Vulnerability,
    language: str,
) -> None:
    for row, words in enumerate(head, start=1):
        text(parent, _MARGIN, _MARGIN + row * _ROW - 6, words, kind="head")
    for seat, (column, row) in _PLACES.items():
        x = _MARGIN + column * _HAND_WIDTH + (_HAND_WIDTH - _MAT) // 2 * (column == 1)
        y = _MARGIN + row * (_HAND_HEIGHT + _GAP) + (_MAT - _HAND_HEIGHT) * (row == 2)
        y += (_MAT - _HAND_HEIGHT) // 2 * (row == 1)
        _put_hand(parent, deal[seat], x, y, seat=seat)
    _put_mat(parent, vulnerability, language)


def _put_mat(parent: ET.Element, vulnerability: Vulnerability, language: str) -> None:
    x = _MARGIN + _HAND_WIDTH + (_HAND_WIDTH - _MAT) // 2
    y = _MARGIN + _HAND_HEIGHT + _GAP
    mat = group(parent, "compass", x, y)
    rect(mat, 0, 0, _MAT, _MAT, kind="mat")
    places = {
        Seat.N: (_MAT // 2, 20),
        Seat.S: (_MAT // 2, _MAT - 9),
        Seat.W: (14, _MAT // 2 + 6),
        Seat.E: (_MAT - 14, _MAT // 2 + 6),
    }
    for seat, (left, top) in places.items():
        danger = " in-danger" if vulnerability.includes(seat.side) else ""
        letter = seat_letter(seat, language)
        text(mat, left, top, letter, kind=f"mat-text middle seat-{seat}{danger}")


def _put_hand(parent: ET.Element, hand: Hand, x: int, y: int, *, seat: Seat | None = None) -> None:
    kind = "hand" if seat is None else f"hand hand-{seat}"
    place = group(parent, kind, x, y)
    for row, suit in enumerate(reversed(Suit), start=1):
        baseline = row * _ROW - 5
        text(place, 0, baseline, suit.symbol, kind=f"sign {suit}")
        text(place, 24, baseline, hand.ranks(suit) or "–", kind="holding")


def auction_svg(
    auction: Auction,
    *,
    first: Seat = Seat.W,
    names: Mapping[Seat, str] | None = None,
    language: str = DEFAULT,
) -> str:
    """Return the auction as a grid with a column for each seat."""
    rows = auction_rows(auction, first)
    width, height = 4 * _CELL + 2 * _MARGIN, (len(rows) + 2) * _ROW + 2 * _MARGIN
    words = auction_text(auction, first=first, names=names, language=language)
    root = picture(width, height, title=str(auction), description=words)
    for column, name in enumerate(seat_names(first, names, language)):
        x = _MARGIN + column * _CELL + _CELL // 2
        text(root, x, _MARGIN + _ROW - 6, name, kind="head middle")
    line(root, (_MARGIN, _MARGIN + _ROW), (width - _MARGIN, _MARGIN + _ROW), kind="rule")
    for row, calls in enumerate(rows, start=2):
        for column, call in enumerate(calls):
            if call is not None:
                x = _MARGIN + column * _CELL + _CELL // 2
                _put_call(root, call, x, _MARGIN + row * _ROW - 4)
    if auction.turn is not None:
        place = first.turns_to(auction.dealer) + len(auction.calls)
        x, y = _MARGIN + place % 4 * _CELL + _CELL // 2, _MARGIN + (place // 4 + 2) * _ROW - 4
        text(root, x, y, render("draw-turn", {}, language), kind="turn middle")
    return written(root)


def _put_call(parent: ET.Element, call: Call, x: int, y: int) -> None:
    if not isinstance(call, Bid):
        text(parent, x, y, str(call), kind="call middle")
        return
    element = text(parent, x, y, str(call.level), kind="call bid middle")
    strain = put(element, "tspan", str(call.strain))
    strain.text = call.strain.symbol

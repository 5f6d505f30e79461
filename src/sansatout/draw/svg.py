"""SVG pictures of hands and deals, built as an element tree."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.draw.text import deal_text, hand_lines
from sansatout.seats import Seat

__all__ = ["deal_svg", "hand_svg"]

_LINE = 20
_PLACES = {Seat.N: (1, 0), Seat.W: (0, 1), Seat.E: (2, 1), Seat.S: (1, 2)}
_STYLE = "text{font:16px sans-serif} .H,.D{fill:#b3001b} .S,.C{fill:#111}"


def hand_svg(hand: Hand) -> str:
    """Return one hand as an SVG picture."""
    root = _root(160, 4 * _LINE + 12, str(hand))
    _put_hand(root, hand, 8, 0)
    return ET.tostring(root, encoding="unicode")


def deal_svg(deal: Deal) -> str:
    """Return the four hands round a table as an SVG picture."""
    root = _root(480, 12 * _LINE + 36, deal_text(deal))
    for seat, (column, row) in _PLACES.items():
        _put_hand(root, deal[seat], 8 + 160 * column, row * (4 * _LINE + 12))
    return ET.tostring(root, encoding="unicode")


def _root(width: int, height: int, description: str) -> ET.Element:
    root = ET.Element(
        "svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}",
        width=str(width), height=str(height),
    )  # fmt: skip
    ET.SubElement(root, "desc").text = description
    ET.SubElement(root, "style").text = _STYLE
    return root


def _put_hand(root: ET.Element, hand: Hand, x: int, y: int) -> None:
    for row, (letter, line) in enumerate(zip("SHDC", hand_lines(hand), strict=True), start=1):
        text = ET.SubElement(root, "text", x=str(x), y=str(y + row * _LINE))
        text.set("class", letter)
        text.text = line

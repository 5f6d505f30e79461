"""Write deals as PBN, JSON, text or SVG."""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum

import typer

from sansatout.cards import Hand
from sansatout.cli.texts import language
from sansatout.deal import Deal
from sansatout.scoring.duplicate import board_dealer
from sansatout.seats import Seat, Vulnerability

__all__ = ["Format", "hand_json", "write"]


class Format(StrEnum):
    """The forms a deal can be written in."""

    PBN = "pbn"
    JSON = "json"
    TEXT = "text"
    SVG = "svg"


def write(deals: Iterable[Deal], form: Format, *, letters: bool = False) -> None:
    """Write the deals as numbered boards; letters instead of suit signs where asked for."""
    match form:
        case Format.PBN:
            _write_apart(_pbn(number, deal) for number, deal in enumerate(deals, start=1))
        case Format.TEXT:
            _write_apart(_text(n, deal, letters=letters) for n, deal in enumerate(deals, start=1))
        case Format.JSON:
            _write_array(json.dumps(_json(n, deal)) for n, deal in enumerate(deals, start=1))
        case Format.SVG:
            from sansatout.draw.svg import deals_svg

            drawn = list(deals)
            marks = [
                (n, board_dealer(n), Vulnerability.of_board(n)) for n in range(1, len(drawn) + 1)
            ]
            typer.echo(deals_svg(drawn, marks, language=language()))


def _write_apart(texts: Iterable[str]) -> None:
    for place, one in enumerate(texts):
        typer.echo(f"\n{one}" if place else one)


def _write_array(items: Iterable[str]) -> None:
    """Write a JSON array with one item a line, as the items come."""
    opened = False
    for item in items:
        typer.echo(",\n" if opened else "[\n", nl=False)
        typer.echo(item, nl=False)
        opened = True
    typer.echo("\n]" if opened else "[]")


def _pbn(number: int, deal: Deal) -> str:
    tags = {
        "Board": number,
        "Dealer": board_dealer(number),
        "Vulnerable": Vulnerability.of_board(number),
        "Deal": deal.text(board_dealer(number)),
    }
    return "\n".join(f'[{name} "{value}"]' for name, value in tags.items())


def _text(number: int, deal: Deal, *, letters: bool) -> str:
    from sansatout.draw.text import deal_text

    return deal_text(
        deal,
        board=number,
        dealer=board_dealer(number),
        vulnerability=Vulnerability.of_board(number),
        letters=letters,
        language=language(),
    )


def hand_json(hand: Hand) -> dict[str, object]:
    """Return a hand with what people count in it."""
    return {"hand": str(hand), "hcp": hand.points, "lengths": list(hand.lengths())}


def _json(number: int, deal: Deal) -> dict[str, object]:
    return {
        "board": number,
        "dealer": str(board_dealer(number)),
        "vulnerable": str(Vulnerability.of_board(number)),
        "deal": str(deal),
        "hands": {str(seat): hand_json(deal[seat]) for seat in Seat},
    }

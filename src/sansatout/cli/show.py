"""``sansatout show``: draw a deal or a hand given as PBN."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from sansatout.auction import Auction
from sansatout.cards import Hand
from sansatout.cli.boards import Format, hand_json, write
from sansatout.cli.texts import language, text
from sansatout.deal import Deal
from sansatout.errors import InputError

__all__ = ["command"]

_AUCTION = re.compile(r"[NESW]:[^.]*")
_DEAL_TAG = re.compile(r'^\s*\[Deal\s+"([^"]*)"\s*\]', re.MULTILINE)


def command(
    what: Annotated[str, typer.Argument(help=text("cli-show-what"))],
    *,
    form: Annotated[Format, typer.Option("--format", help=text("cli-format"))] = Format.TEXT,
    letters: Annotated[bool, typer.Option("--letters", help=text("cli-letters"))] = False,
) -> None:
    """Show what the argument, the file or standard input holds."""
    if _AUCTION.fullmatch(what):
        typer.echo(_auction(Auction.parse(what), form, letters=letters))
        return
    shown = _read(what)
    if isinstance(shown, Hand):
        typer.echo(_hand(shown, form, letters=letters))
    else:
        write(shown, form, letters=letters)


def _auction(auction: Auction, form: Format, *, letters: bool) -> str:
    match form:
        case Format.PBN:
            return f'[Auction "{auction.dealer}"]\n{" ".join(map(str, auction.calls))}'.rstrip()
        case Format.JSON:
            calls = [str(call) for call in auction.calls]
            return json.dumps({"dealer": str(auction.dealer), "calls": calls})
        case Format.SVG:
            from sansatout.draw.svg import auction_svg

            return auction_svg(auction, language=language())
        case Format.TEXT:
            from sansatout.draw.text import auction_text

            return auction_text(auction, letters=letters, language=language())


def _read(what: str) -> Hand | list[Deal]:
    source = what
    if what == "-":
        what = sys.stdin.read()
    elif not _is_notation(what):
        what = Path(what).read_text(encoding="utf-8")
    found = _DEAL_TAG.findall(what) or [line for line in map(str.strip, what.splitlines()) if line]
    if not found:
        raise InputError("cli-nothing-to-show", source=source)
    if len(found) == 1 and ":" not in found[0]:
        return _whole_hand(found[0])
    return [Deal.parse(one) for one in found]


def _is_notation(what: str) -> bool:
    """Tell a deal or a hand, even a faulty one, from the name of a file."""
    return what[1:2] == ":" or what.count(".") == 3 or "[Deal" in what


def _whole_hand(given: str) -> Hand:
    hand = Hand.parse(given)
    if len(hand) != 13:
        raise InputError("cli-hand-size", text=given, count=len(hand))
    return hand


def _hand(hand: Hand, form: Format, *, letters: bool) -> str:
    match form:
        case Format.PBN:
            return str(hand)
        case Format.JSON:
            return json.dumps(hand_json(hand))
        case Format.SVG:
            from sansatout.draw.svg import hand_svg

            return hand_svg(hand)
        case Format.TEXT:
            from sansatout.draw.text import hand_text

            return hand_text(hand, letters=letters)

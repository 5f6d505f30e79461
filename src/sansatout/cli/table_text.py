"""A table as text: who sits where, what was said and played, and the sheet."""

from __future__ import annotations

import msgspec

from sansatout.cli.texts import language, text
from sansatout.deal import Hands
from sansatout.draw.paper import sheet_paper
from sansatout.draw.paper_text import paper_text
from sansatout.draw.text import deal_text
from sansatout.seats import Seat
from sansatout.table.sheets import plain_accounts
from sansatout.table.state import Stage, Table
from sansatout.variants.face import DealFace

__all__ = ["deal_lines", "sheet_text", "table_text"]


def table_text(table: Table) -> str:
    """Return everything about a table that a referee may see."""
    lines = [
        text("cli-table-head", variant=table.variant.key, stage=table.stage.value),
        "  ".join(f"{seat}: {table.seats[seat]}" for seat in Seat if seat in table.seats),
    ]
    if table.playing is not None and table.stage is not Stage.CUT:
        lines += [
            text("cli-table-deal", number=table.deal_number),
            *deal_lines(table.playing, table.dealt),
        ]
    return "\n".join([*lines, "", sheet_text(table)])


def deal_lines(deal: DealFace, dealt: Hands) -> list[str]:
    """Return the hands as they were dealt, the words and the tricks of a deal."""
    said = msgspec.to_builtins(deal.dialogue.words())
    lines = [deal_text(dealt), ""]
    lines += [f"{name}: {words}" for name, words in said.items() if words and name != "name"]
    bargain = deal.bargain
    if bargain is None:
        return lines
    for number, trick in enumerate(deal.gathered, start=1):
        played = zip(trick.seats, trick.cards, strict=True)
        cards = " ".join(f"{seat}:{card}" for seat, card in played)
        winner = trick.winner(bargain.strain)
        lines.append(text("cli-table-trick", number=number, cards=cards, winner=winner))
    return lines


def sheet_text(table: Table) -> str:
    """Return the sheet as on paper, and everybody's plus and minus."""
    paper = sheet_paper(table.sheet, language=language())
    accounts = plain_accounts(table)
    rows = [f"{name}: {points:+d}" for name, points in accounts.items()]
    return "\n".join([paper_text(paper), "", *rows])

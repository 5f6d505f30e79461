"""Deals of any scoring system told in words, from what their results say."""

from __future__ import annotations

from functools import singledispatch

from sansatout.cards import Strain
from sansatout.contract import Doubling
from sansatout.school.signs import strain_sign
from sansatout.scoring.boards import BoardPlayed, is_vulnerable
from sansatout.scoring.bridge_whist import WhistHand
from sansatout.scoring.minibridge_deals import MinibridgePlayed, ThreePlayed
from sansatout.scoring.sheet import Column, Played
from sansatout.scoring.sheets import Sheet
from sansatout.trainer.shown import Line

__all__ = ["told_lines"]

_DOUBLED = {Doubling.PLAIN: "no", Doubling.DOUBLED: "once", Doubling.REDOUBLED: "twice"}


@singledispatch
def told_lines(result: object, sheet: Sheet) -> tuple[Line, ...]:
    """Return what a deal was, a sentence a line; the sheet is as it stood before."""
    raise TypeError(f"no words for {result} on {sheet}")


def _strain(strain: Strain) -> str:
    return f"#page-strain-{strain}"


@told_lines.register
def _contract(result: Played, sheet: Sheet) -> tuple[Line, ...]:
    told = [_played(result), _danger(in_danger=sheet.vulnerable(result.by))]
    for honours in result.honours:
        aces = "yes" if result.contract.strain is Strain.NT else "no"
        told.append(
            Line(
                "school-told-honours",
                {"side": str(honours.column), "count": honours.count, "aces": aces},
            )
        )
    told += [Line("school-told-chicane", {"side": str(column)}) for column in result.chicane]
    return tuple(told)


@told_lines.register
def _board(result: BoardPlayed, sheet: Sheet) -> tuple[Line, ...]:
    del sheet
    assert result.board is not None, "a board has its number"
    return _played(result), _danger(in_danger=is_vulnerable(result.board, result.by))


def _played(result: Played) -> Line:
    contract = result.contract
    return Line(
        "school-told-contract",
        {
            "side": str(result.by), "level": contract.level, "strain": strain_sign(contract.strain),
            "doubled": _DOUBLED[contract.doubling], "tricks": result.tricks,
        },
    )  # fmt: skip


def _danger(*, in_danger: bool) -> Line:
    return Line("school-told-danger", {"danger": "yes" if in_danger else "no"})


@told_lines.register
def _whist(result: WhistHand, sheet: Sheet) -> tuple[Line, ...]:
    del sheet
    more = Column.WE if result.tricks > 6 else Column.THEY
    told = [
        Line(
            "school-told-whist",
            {
                "side": str(more), "strain": _strain(result.strain),
                "times": result.multiplier, "tricks": result.tricks_of(more),
            },
        )
    ]  # fmt: skip
    if result.honours is not None:
        arguments = {"side": str(result.honours.column)}
        arguments["holding"] = f"#page-holding-{result.honours.holding}"
        told.append(Line("school-told-holding", {**arguments}))
    return tuple(told)


@told_lines.register
def _minibridge(result: MinibridgePlayed, sheet: Sheet) -> tuple[Line, ...]:
    del sheet
    return (_declared(str(result.by), result),)


@told_lines.register
def _three(result: ThreePlayed, sheet: Sheet) -> tuple[Line, ...]:
    del sheet
    return (_declared(str(result.declarer), result),)


def _declared(who: str, result: MinibridgePlayed | ThreePlayed) -> Line:
    return Line(
        "school-told-minibridge",
        {
            "who": who, "strain": _strain(result.strain), "tricks": result.tricks,
            "bonus": "yes" if result.bonus else "no",
        },
    )  # fmt: skip

"""PB-6.3: the pamphlet's sheet kept in sums or by striking, with the same result."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rubbers import PAMPHLET

from sansatout.draw.paper import Paper, sheet_paper
from sansatout.draw.paper_svg import paper_svg
from sansatout.draw.paper_text import paper_text
from sansatout.options import parse_options
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.telling import parse_line
from sansatout.table.sheets import view_of_sheet
from sansatout.variants import scoring_system

SVG = "{http://www.w3.org/2000/svg}"
WAYS = ("each", "sums_below", "sums_above", "from_opponents")


def sheet_kept(way: str, lines: Iterable[str], system: str = "kontrakt") -> Sheet:
    rules = scoring_system(system)
    sheet = rules.new_sheet(parse_options(rules.options_type, {"sheet_keeping": way}))
    for line in lines:
        given = parse_line(line)
        assert given is not None
        if not sheet.is_over:
            sheet = sheet.after(rules.telling.result(given))
    return sheet


def rows(paper: Paper) -> list[list[str]]:
    cells = (line.replace("│", " │ ").split() for line in paper_text(paper).splitlines())
    return [row for row in cells if "│" in row and any(cell[-1] == "." for cell in row)]


def standing(paper: Paper) -> list[int]:
    """Return the sums of the figures that are not struck, column by column."""
    return [
        sum(
            figure.points
            for game in paper.games
            for figure in (*game.above[column], *game.below[column])
            if not figure.struck
        )
        for column in range(2)
    ]


@pytest.mark.parametrize(
    ("way", "changed"),
    [
        ("sums_below", ["1. [28] │ 18 2.", "4. 46 │"]),
        ("sums_above", ["4. 900 │", "3. [400] │ 200 5.", "1. [300] │ 500 2."]),
        ("from_opponents", ["6. 1350 │ [200] 5.", "4. 400 │ [100] 3.", "1. [300] │ [200] 2."]),
    ],
)
def test_pb_6_3_the_worked_rubber_is_kept_in_another_way(way: str, changed: list[str]) -> None:
    """Below the line the game's own sums, above the line sums, or the opponents' points struck."""
    paper = sheet_paper(sheet_kept(way, PAMPHLET))
    usual = sheet_paper(sheet_kept("each", PAMPHLET))
    for row in changed:
        assert row.split() in rows(paper)
        assert row.split() not in rows(usual)
    assert "[ ]: struck out" in paper_text(paper)
    assert set(usual.totals) <= set(paper.totals)
    struck = [
        element.text
        for element in ET.fromstring(paper_svg(paper)).iter(f"{SVG}text")
        if "struck" in element.get("class", "").split()
    ]
    assert sorted(map(str, struck)) == sorted(c for row in rows(paper) for c in row if "[" in c)


def test_pb_6_3_what_is_left_after_striking_has_the_same_difference() -> None:
    totals = dict(sheet_paper(sheet_kept("from_opponents", PAMPHLET)).totals)
    assert totals["left after striking"] == ("1832", "18")
    assert totals["total"] == ("2532", "718")
    assert totals["each player"] == ("+1814", "−1814")


def test_pb_6_3_the_view_has_the_pad_with_its_struck_figures() -> None:
    view = view_of_sheet(sheet_kept("sums_below", PAMPHLET), 1)
    assert isinstance(view.pad, list)
    first, second, after = view.pad
    below = [(e.owner, e.points, e.struck) for e in first if e.place == "below"]
    assert [(o, points, s is True) for o, points, s in below] == [
        ("we", 28, True),
        ("they", 18, False),
        ("we", 46, False),
    ]
    assert [e.points for e in second if e.place == "below"] == [36]
    assert after == []
    struck = view_of_sheet(sheet_kept("from_opponents", PAMPHLET), 1)
    assert isinstance(struck.left, dict)
    assert struck.left["we"] - struck.left["they"] == 1814
    assert not isinstance(view_of_sheet(sheet_kept("each", PAMPHLET), 1).pad, list)


deals = st.builds(
    "{}{}{} {} {} honours {}:4".format,
    st.integers(1, 7),
    st.sampled_from(["C", "D", "H", "S", "NT"]),
    st.sampled_from(["", "X", "XX"]),
    st.sampled_from(["we", "they"]),
    st.integers(0, 13),
    st.sampled_from(["we", "they"]),
)


@settings(max_examples=40, deadline=None)
@given(
    system=st.sampled_from(["kontrakt", "vanderbilt", "reform"]),
    lines=st.lists(deals, max_size=8),
    items=st.booleans(),
)
def test_pb_6_3_every_way_ends_in_the_same_totals(
    system: str, lines: list[str], *, items: bool
) -> None:
    sheets = {way: sheet_kept(way, lines, system) for way in WAYS}
    papers = {way: sheet_paper(sheet, items=items) for way, sheet in sheets.items()}
    usual = papers["each"]
    we, they = standing(usual)
    for way, paper in papers.items():
        assert sheets[way].accounts == sheets["each"].accounts
        assert [row for row in paper.totals if row[0] != "left after striking"] == list(
            usual.totals
        )
        ours, theirs = standing(paper)
        assert ours - theirs == we - they
        if way != "from_opponents":
            assert (ours, theirs) == (we, they)
        elif paper.games:
            assert dict(paper.totals)["left after striking"] == (str(ours), str(theirs))

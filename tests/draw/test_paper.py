"""Score sheets drawn as the booklets draw them."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from sansatout.draw.paper import sheet_paper
from sansatout.draw.paper_svg import paper_svg
from sansatout.draw.paper_text import paper_text
from sansatout.keeping.games import GAMES
from sansatout.keeping.games.lines import parse_line
from sansatout.scoring import find
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Owner
from sansatout.scoring.tally import TallySheet

SVG = "{http://www.w3.org/2000/svg}"
PAMPHLET = (
    "2DX we 9 honours we:4",
    "3C they 12 honours they:5",
    "4H they 9",
    "2S we 9 honours we:4",
    "3C we 8",
    "4S we 13 honours we:5",
)


def sheet_of(system: str, *lines: str) -> RubberSheet[object] | TallySheet[object]:
    rules = find(system)
    sheet = GAMES[system].new_sheet(rules, rules.options_type())
    for line in lines:
        given = parse_line(line)
        sheet = sheet.after(None if given is None else GAMES[system].result(given))
    return sheet


def test_the_worked_rubber_is_ruled_off_after_each_game() -> None:
    names: dict[Owner, str] = {Column.WE: "A, B", Column.THEY: "X, Y"}
    text = paper_text(sheet_paper(sheet_of("kontrakt", *PAMPHLET), names=names))
    assert text.splitlines() == [
        "kontrakt",
        "            We │ They",
        "          A, B │ X, Y",
        "───────────────┼───────────────",
        "6.        1550 │",
        "4.         500 │",
        "3.         100 │ 200         5.",
        "1.         300 │ 500         2.",
        "═══════════════╪═══════════════",
        "1.          28 │ 18          2.",
        "4.          18 │",
        "───────────────┼─────────────── game 1: we",
        "6.          36 │",
        "───────────────┼─────────────── game 2: we",
        "═══════════════╪═══════════════",
        "           946 │ 518            game 1",
        "          1586 │ 200            game 2",
        "          2532 │ 718            total",
        "         +1814 │ −1814          each player",
        "",
        "the round is over",
    ]


def test_the_pamphlet_keeps_a_small_sheet_for_each_game() -> None:
    text = paper_text(sheet_paper(sheet_of("kontrakt", *PAMPHLET)), by_game=True)
    rows = text.splitlines()
    assert "game 1: we                         game 2: we" in rows
    assert any(row.split("│")[0].strip() == "946" for row in rows)
    lines = [row for row in rows if row.startswith("═")]
    assert lines[0].count("╪") == 2, "the lines of both games stand at one height"


def test_items_say_what_each_figure_is_for() -> None:
    text = paper_text(sheet_paper(sheet_of("rulebook", "4S we 11"), items=True))
    assert "1. one overtrick" in text
    assert "1. 4 tricks bid and made" in text


def test_an_open_rubber_shows_how_it_stands() -> None:
    text = paper_text(sheet_paper(sheet_of("rulebook", "4S we 10", "2C they 8", "pass")))
    assert "towards game (100): we 0, they 40" in text
    assert "we are in danger" in text
    assert "they are in danger" not in text


def test_an_empty_sheet_can_be_drawn() -> None:
    for system in GAMES:
        assert "total" in paper_text(sheet_paper(sheet_of(system)))
        ET.fromstring(paper_svg(sheet_paper(sheet_of(system))))


def test_three_players_have_three_columns() -> None:
    sheet = sheet_of("minibridge-3", "H bonus S 11", "NT bonus W 7")
    text = paper_text(sheet_paper(sheet))
    assert text.splitlines()[1].split() == ["East", "│", "South", "│", "West"]
    assert text.splitlines()[-2].split()[:5] == ["100", "│", "550", "│", "0"]


def test_options_that_are_not_the_default_are_shown() -> None:
    from sansatout.options import parse_options

    system = find("kontrakt")
    options = parse_options(system.options_type, {"below_line_in_total": "false"})
    sheet = GAMES["kontrakt"].new_sheet(system, options)
    assert "options: below_line_in_total=false" in paper_text(sheet_paper(sheet))


def test_the_picture_has_the_figures_where_they_stand_on_paper() -> None:
    paper = sheet_paper(sheet_of("kontrakt", *PAMPHLET))
    root = ET.fromstring(paper_svg(paper))
    assert root.findtext(f"{SVG}desc") == paper_text(paper)
    figures = {
        (element.text, float(element.get("y", "0")))
        for element in root.iter(f"{SVG}text")
        if "figure" in element.get("class", "")
    }
    heights = {text: y for text, y in figures if text}
    assert heights["1550"] < heights["500"] < heights["28"] < heights["36"]
    rules = [e for e in root.iter(f"{SVG}line") if e.get("class") == "rule game"]
    assert len(rules) == 2


def test_the_picture_by_game_has_a_sheet_for_each() -> None:
    root = ET.fromstring(paper_svg(sheet_paper(sheet_of("kontrakt", *PAMPHLET)), by_game=True))
    assert len(root.findall(f"{SVG}g[@class='sheet']")) == 3, "two games and the sums"

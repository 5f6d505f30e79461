"""Score sheets drawn as the booklets draw them."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from tests.rubbers import PAMPHLET, STOCKHOLM

from sansatout.draw.paper import sheet_paper
from sansatout.draw.paper_svg import paper_svg
from sansatout.draw.paper_text import paper_text
from sansatout.scoring.sheet import Column, Owner
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.telling import parse_line
from sansatout.variants import SYSTEMS, scoring_system

SVG = "{http://www.w3.org/2000/svg}"


def sheet_of(system: str, *lines: str) -> Sheet:
    rules = scoring_system(system)
    sheet = rules.new_sheet()
    for line in lines:
        given = parse_line(line)
        sheet = sheet.after(None if given is None else rules.telling.result(given))
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
    assert "we are vulnerable" in text
    assert "they are vulnerable" not in text


def test_an_empty_sheet_can_be_drawn() -> None:
    for system in SYSTEMS:
        assert "total" in paper_text(sheet_paper(sheet_of(system)))
        ET.fromstring(paper_svg(sheet_paper(sheet_of(system))))


def test_three_players_have_three_columns() -> None:
    sheet = sheet_of("minibridge-3", "H bonus S 11", "NT bonus W 7")
    text = paper_text(sheet_paper(sheet))
    assert text.splitlines()[1].split() == ["East", "│", "South", "│", "West"]
    assert text.splitlines()[-2].split()[:5] == ["100", "│", "550", "│", "0"]


def test_options_that_are_not_the_default_are_shown() -> None:
    from sansatout.options import parse_options

    system = scoring_system("kontrakt")
    options = parse_options(system.options_type, {"below_line_in_total": "false"})
    sheet = system.new_sheet(options)
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


def test_bw_10_2_the_swedish_sheet_is_added_up_as_it_is_printed() -> None:
    """74 and 172; then 98, the 100, 198, and 200 for 20 in the general account."""
    paper = sheet_paper(sheet_of("bridge-whist", *STOCKHOLM))
    rows = dict(paper.totals)
    assert rows["total"] == ("74", "172")
    assert rows["Difference"] == ("", "98")
    assert rows["For the second game"] == ("", "+100")
    assert rows["Together"] == ("", "198")
    assert rows["Rounded to tens"] == ("", "200")
    assert rows["In the general account"] == ("", "20")
    assert rows["each player"] == ("−20", "+20")
    columns = [[figure.points for figure in column] for column in paper.above]
    assert columns == [[8, 24], [16, 24, 40]]
    text = paper_text(paper)
    assert "272" not in text
    assert [one in text for one in ("74 │ 172", "│ 98", "│ +100", "│ 198")] == [True] * 4
    assert "+100" in paper_svg(paper)


def test_hu_5_7_a_game_won_is_marked_with_an_x() -> None:
    paper = sheet_paper(sheet_of("hungarian", "4S we 10", "3NT they 9", "4H we 10"))
    assert paper.heads == ("We XX", "They X")
    assert "We XX" in paper_text(paper)
    assert "We XX" in paper_svg(paper)
    assert sheet_paper(sheet_of("rulebook", "4S we 10")).heads == ("We", "They")

"""The page notes what is promised before a deal and holds the finished deal against it."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.cli.running_cli import command
from tests.printing.reading_pdf import read

# One thing changed in what the browser has noted.
_TAMPER = """([name, value]) => {
  const notes = JSON.parse(localStorage.getItem('sansatout-record'));
  const changed = notes.map((note) => ({ ...note, [name]: value }));
  localStorage.setItem('sansatout-record', JSON.stringify(changed));
}"""


def test_the_page_says_whether_a_deal_was_what_was_promised(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    robot = {"kind": "robot", "level": "novice"}
    ann.make_table("minibridge", seats={"W": {"kind": "me"}, "N": robot, "E": robot, "S": robot})
    ann.score_a_deal()
    ann.page.get_by_role("link", name="Look at the deal").click()
    verdict = ann.page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "fair")
    expect(verdict).to_contain_text("Numbers from West are in the shuffle, yours among them.")

    ann.page.get_by_text("Check it yourself").click()
    deal = ann.saves("The deal", tmp_path / "deal.json")
    record = ann.saves("My record", tmp_path / "record.jsonl")
    first, *_, last = map(json.loads, (record.read_text(encoding="utf-8") * 2).splitlines())
    assert type(first["cut"]) is int, "West cuts when North deals"
    assert (last["seat"], last["people"], type(last["hand"])) == ("W", ["W"], str)
    done = command("verify", deal, "--record", record)
    assert (done.code, done.err) == (0, "")
    proof = read(ann.saves("Certificate (PDF)", tmp_path / "proof.pdf").read_bytes())
    assert "Fair: it fits the commitment" in proof.words
    assert "yours among them" in proof.words
    record_of_deal = read(ann.saves("Print (PDF)", tmp_path / "deal.pdf").read_bytes())
    assert "Minibridge" in record_of_deal.words

    for name, value, fault in (
        ("commitment", "00" * 32, "the secret does not fit the commitment"),
        ("number", "00" * 32, "your number is not in the shuffle"),
        ("hand", "AKQJT98765432...", "your cards were others"),
        ("people", [], "a seat without a person cut or gave a number"),
    ):
        kept = ann.page.evaluate("localStorage.getItem('sansatout-record')")
        ann.page.evaluate(_TAMPER, [name, value])
        ann.page.reload()
        expect(verdict).to_have_attribute("data-verdict", "wrong")
        expect(verdict).to_contain_text(f"NOT what was promised: {fault}")
        ann.page.evaluate("(kept) => localStorage.setItem('sansatout-record', kept)", kept)
    ann.page.evaluate("localStorage.removeItem('sansatout-record')")
    ann.page.reload()
    expect(verdict).to_have_attribute("data-verdict", "unseen")
    assert ann.complaints == []

"""A game written in one module, texts and all, goes through every door a user has.

Plafond, the French game before contract: only tricks that were bid count below the line.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from tests.cli.running_cli import command
from tests.server.harness import Person, Server
from tools.citations import cited

from sansatout.errors import InputError
from sansatout.keeping import session
from sansatout.laws.codes import CODES, referee
from sansatout.locales import render
from sansatout.options import Options, option
from sansatout.scoring.contractual import ContractSystem, Settled, above, below
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Played
from sansatout.seats import Seat
from sansatout.variants import SYSTEMS, VARIANTS, forget, game, register, scoring_system
from sansatout.variants.contract_game import ContractGame

TEXTS = """
cli-game-plafond = the French game before contract
page-booklet-plafond = Paris
page-booklet-plafond-story = A club that wanted to bid what it could make.
page-game-plafond = Plafond
page-game-plafond-about = Only tricks that were bid count towards game.
"""


@dataclass(frozen=True, slots=True)
class PlafondOptions(Options):
    overtrick: int = option(50, 100, rule="PL-4.2")


class PlafondScoring(ContractSystem[PlafondOptions]):
    key = "plafond"
    game_limit = 100
    options_type = PlafondOptions
    honour_points = (100, 150, 150)

    def items(self, deal: Settled, options: PlafondOptions) -> Iterator[Entry]:
        if not deal.made:
            yield above(deal.by.other, 100 * deal.down, "undertricks", "PL-4.3", deal.down)
            return
        level = deal.contract.level
        yield below(deal.by, 30 * level * deal.factor, "contract", "PL-4.1", level)
        yield above(deal.by, options.overtrick * deal.over, "overtricks", "PL-4.2", deal.over)

    def game_entries(self, sheet: RubberSheet[Played], winner: Column) -> tuple[Entry, ...]:
        over = sheet.games(winner) == 1
        return (above(winner, 400, "rubber-premium", "PL-5"),) if over else ()


class Plafond(ContractGame):
    key = "plafond"
    booklet = "plafond"
    texts = MappingProxyType({"en": TEXTS})
    code = "pamphlet"
    system = PlafondScoring()
    options_type = PlafondOptions
    rules = MappingProxyType(
        {
            "turn": "PL-2.1", "bid-too-low": "PL-2.2", "no-bid-to-double": "PL-2.3",
            "no-double-to-redouble": "PL-2.3", "auction-over": "PL-2.4", "passed-out": "PL-2.4",
            "play-turn": "PL-3.1", "follow": "PL-3.2", "look": "PL-3.3", "review": "PL-2.1",
            "name-cards": "PL-3.3", "claim": "PL-3.4", "cut": "PL-1.1",
        }
    )  # fmt: skip


PLAFOND = Plafond()
PRELUDE = """
from sansatout.variants import register
from tests.variants.test_toy_game import PLAFOND
register(PLAFOND)
"""


@pytest.fixture
def plafond() -> Iterator[Plafond]:
    register(PLAFOND)
    yield PLAFOND
    forget(PLAFOND)


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    server = Server(tmp_path_factory.mktemp("plafond"), prelude=PRELUDE, logged=True)
    yield Person(server, "Ann")
    server.stop()


def plain(*arguments: object) -> Any:
    done = command(*arguments, "--json")
    assert done.err == ""
    return json.loads(done.out)


def test_what_goes_by_a_games_key_is_derived(plafond: Plafond) -> None:
    assert game("plafond") is plafond
    assert scoring_system("plafond") is plafond.system
    assert pickle.loads(pickle.dumps((plafond, plafond.system))) == (plafond, plafond.system)
    assert plafond.laws == ("enforced", "at-the-table")
    assert CODES["plafond"] == CODES["kontrakt"]
    assert referee("plafond", Seat.N).code.name == "pamphlet"
    assert render("page-game-plafond", {}, "sl") == "Plafond"
    assert list(cited("by PL-4.1..3 and PL-5")) == ["PL-4.1", "PL-4.2", "PL-4.3", "PL-5"]


def test_a_game_that_is_gone_leaves_nothing_behind() -> None:
    register(PLAFOND)
    forget(PLAFOND)
    assert "plafond" not in {*VARIANTS, *SYSTEMS, *CODES}
    assert list(cited("by PL-4.1")) == []
    with pytest.raises(KeyError):
        render("page-game-plafond")
    with pytest.raises(InputError, match="there is no game ‘plafond’"):
        game("plafond")


def test_a_code_of_laws_that_there_is_not_is_a_clear_error(
    plafond: Plafond, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plafond, "code", "napoleon")
    with pytest.raises(InputError, match=r"code of laws ‘napoleon’.*rulebook, pamphlet"):
        referee("plafond", Seat.N)
    monkeypatch.setattr(Plafond, "code", None)
    with pytest.raises(InputError, match="plafond has no laws"):
        referee("plafond", Seat.N)


def test_the_library_keeps_its_score(plafond: Plafond) -> None:
    told = ({"do": "deal", "line": line} for line in ("2S we +1", "4H they 9", "1C we ="))
    kept = session.fold([session.start("plafond", {"overtrick": 100}, "ABXY"), *told])
    assert kept.sheet.part_scores == (90, 0)
    assert [kept.sheet.total(column) for column in Column] == [290, 0]


def test_the_command_scores_keeps_and_plays(plafond: Plafond, tmp_path: Path) -> None:
    scored = plain("score", "plafond", "3S", "--by", "we", "--tricks", "11")
    assert scored["totals"]["we"] == {"above": 100, "below": 90}
    assert [one["name"] for one in plain("options", "plafond")] == ["overtrick"]
    sheet = command("sheet", "plafond", "--file", tmp_path / "s", stdin="3S we +2\n1C we =\nhelp\n")
    assert (sheet.code, sheet.err) == (0, "")
    assert "220" in sheet.out
    told = ("--variant", "plafond", "--boards", "1", "--workers", "1")
    assert command("match", "novice", "novice", *told).code == 0
    rubbers = plain("simulate", "plafond", "--rubbers", "2", "--seed", "1")
    assert (rubbers["variant"], rubbers["rubbers"]) == ("plafond", 2)


def test_its_vectors_are_checked(plafond: Plafond, tmp_path: Path) -> None:
    contract = {"level": 2, "strain": "H", "doubled": 0, "declarer_side": "we"}
    deal = {"contract": contract, "tricks": 9, "vulnerable": False}
    expect = {"we": {"above": 50, "below": 60}, "they": {"above": 0, "below": 0}}
    case = {"id": "PL-1", "system": "plafond", "kind": "deal", "deal": deal, "expect": expect}
    (tmp_path / "cases.json").write_text(json.dumps([case]))
    assert "1 passed, 0 failed" in command("conform", tmp_path / "cases.json").out


def test_the_shelf_and_the_rules_page_have_it(visitor: Person) -> None:
    shelf = visitor.rest("GET", "/api/games")
    assert {"key": "plafond", "variants": ["plafond"]} in shelf["booklets"]
    (game,) = (one for one in shelf["variants"] if one["key"] == "plafond")
    assert game["laws"] == ["enforced", "at-the-table"]
    assert game["readings"]
    assert (game["system"], game["trainer"]) == ("plafond", True)
    (system,) = (one for one in shelf["systems"] if one["key"] == "plafond")
    assert system["booklet"] == "plafond"
    assert system["form"]["line"].startswith("{level}{strain}{doubled} {who} {tricks}")
    assert b"page-game-plafond = Plafond" in visitor.rest("GET", "/api/locales/hu")
    tables = {one["id"]: one for one in visitor.rest("GET", "/api/rules/plafond")["tables"]}
    assert tables["table-tricks"]["rows"][0] == ["page-strain-C", 30, 60, 90, 120, 150, 180, 210]
    assert tables["table-premiums"]["rule"] == "PL-5"


def test_robots_play_it_at_a_new_table_and_its_sheet_fills(visitor: Person) -> None:
    robot = {"kind": "robot", "level": "novice"}
    table = visitor.make("plafond", seats=dict.fromkeys("NESW", robot))["table"]
    with visitor.sit(table) as socket:
        view = socket.until_view(lambda view: view["stage"] == "between", timeout=120)
    assert view["variant"] == "plafond"
    assert len(view["sheet"]["lines"]) == 1
    assert view["sheet"]["options"] == [{"name": "overtrick", "reading": "50", "rule": "PL-4.2"}]
    assert "stumbled" not in visitor.server.log


def test_it_can_be_played_by_its_laws(visitor: Person) -> None:
    made = visitor.make("plafond", laws="at-the-table")
    assert (made["booklet"], made["laws"]) == ("plafond", "at-the-table")


def test_the_server_keeps_its_score(visitor: Person) -> None:
    sheet = visitor.rest("POST", "/api/sheets", {"system": "plafond"})["sheet"]
    operation = {"do": "deal", "line": "4S we +1", "count": 1}
    kept = visitor.rest("POST", f"/api/sheets/{sheet}/operations", operation)
    (written,) = (one["sheet"] for one in kept["rounds"])
    assert written["games"] == {"we": 1, "they": 0}
    assert written["totals"]["we"] == {"above": 50, "below": 120, "all": 170}

"""Whatever is typed, the answer is a result or one clear error, never a crash."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.conditions import parse_condition
from sansatout.deal import Deal
from sansatout.errors import SansatoutError
from sansatout.events import Event
from sansatout.formats import json as records
from sansatout.formats import pbn
from sansatout.lab.table_driver import new_table, next_event
from sansatout.scoring.telling import parse_line
from sansatout.table.fold import after
from sansatout.variants import SYSTEMS
from tests.cli.running_cli import command
from tests.fuzzing import examples, spoilt, wild_texts, wild_values

TYPED = (
    "4SX 3N 7NTXX H NT S we they n E 8 13 14 -1 +2 = x2 x3 we:9 they:14 honours honors chicane we:4"
    " they:5 they:4-shared aces-3 we:aces-3 revoke we:points:2 peek we:own bonus no-bonus"
    " vulnerable vul laid-down exposed board 0 times pass : :: we: 𝟙 4♠"
)
ASKED = (
    "hcp ( ) N S NS H , >= < == 15 and or not balanced shape '5332' + - * ** . [ ] lambda : 1e9"
    " has 'SA' longest if else min é = & ~ 0x 1_0 f'' ..."
)
WORDS = st.sampled_from(TYPED.split())
LINES = st.one_of(st.lists(WORDS, max_size=8).map(" ".join), st.text(max_size=30))
PIECES = st.sampled_from(ASKED.split())


@examples(300)
@given(st.sampled_from(sorted(SYSTEMS)), LINES)
def test_a_line_is_understood_or_refused(system: str, line: str) -> None:
    game = SYSTEMS[system].telling
    try:
        told = parse_line(line)
        result = None if told is None else game.result(told)
    except SansatoutError:
        return
    if result is not None:
        again = parse_line(game.told(result))
        assert again is not None
        assert game.result(again) == result


@examples(300)
@given(st.one_of(st.lists(PIECES, max_size=12).map(" ".join), st.text(max_size=40)))
def test_a_condition_is_understood_or_refused(text: str) -> None:
    try:
        condition = parse_condition(text)
    except SansatoutError:
        return
    assert condition(Deal.unrank(0)) in (True, False)


def _evening(variant: str, deals: int) -> list[str]:
    """Return the lines of a table's file."""
    rng = Random(variant)
    table = new_table(variant, rng)
    lines = [Event(0, None, table.setup).dumps()]
    while table.deal_number <= deals:
        event = next_event(table, rng)
        table = after(table, event)
        lines.append(event.dumps())
    return lines


_TABLES = ["\n".join(_evening(variant, 1)) for variant in ("rulebook", "bridge-whist")]
_HEAD = json.dumps({"game": "kontrakt", "dealer": "N", "deal": str(Deal.unrank(10**20))})
_CALLS = [
    Event(n, seat, act).dumps()
    for n, (seat, act) in enumerate(
        (event.seat, event.act) for event in map(Event.loads, _evening("kontrakt", 1)[3:9])
    )
]
_BOOKS = [
    (Path(__file__).parents[1] / "formats" / "files" / name).read_text("latin-1")
    for name in ("export.pbn", "lesson.lin", "shared.pbn")
]
_VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "rulebook-scoring.json").read_text(encoding="utf-8")
)[:3]
_SHEET = [
    '{"do": "start", "version": 1, "system": "rulebook", "options": {}, "names": []}\n'
    '{"do": "deal", "line": "4SX we 8"}\n{"do": "retype", "deal": 1, "line": "3NT they 9"}\n'
    '{"do": "names", "names": ["a", "b", "c", "d"]}\n{"do": "undo"}\n'
]
_FILES: dict[str, list[str]] = {
    "replay": _TABLES,
    "verify": _TABLES,
    "rule": [_HEAD + "\n" + "\n".join(_CALLS), _TABLES[0]],
    "conform": [json.dumps(_VECTORS), json.dumps(_VECTORS[:1])],
    "show": [*_BOOKS, records.dumps(pbn.loads(_BOOKS[0]))],
    "sheet --file": _SHEET,
}
_TYPED = [
    "score rulebook 4SX --by we --tricks 8 --option x=1", "options rulebook", "laws L-SHUF",
    "bid AKQJ.AKQ.AKQ.AKQ --partscore we:60 --vulnerability we", "show 'N: 1S Pass 2S'",
    "verify --secret 00 --cut 3 --table x --deal 2 --dealer E", "deal --seed 4 --where hcp(N)>3",
    "score bridge-whist NT --by they --tricks 9", "solve --lead N --strain S", "par x",
]  # fmt: skip


def _clean(*arguments: object, stdin: str = "") -> None:
    """Run the command and see that it ends with a result or one clear line."""
    done = command(*arguments, stdin=stdin)
    assert done.code in (0, 1, 2, 3)
    assert "Traceback" not in done.err


@pytest.mark.parametrize("with_it", _FILES)
@examples(10)
@given(data=st.data())
def test_a_spoilt_file_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, with_it: str, data: st.DataObject
) -> None:
    """PROMISE-INPUT-2."""
    file = tmp_path_factory.getbasetemp() / "spoilt.json"
    spoiled = data.draw(spoilt(_FILES[with_it]) | wild_values.map(json.dumps) | wild_texts)
    file.write_bytes(spoiled.encode(errors="surrogatepass"))
    _clean(*with_it.split(), file)


@examples(50)
@given(spoilt(_TYPED))
def test_a_spoilt_command_is_done_or_refused(line: str) -> None:
    """PROMISE-INPUT-2."""
    words = line.split()[:12]
    # Some commands wait for a person, or do as much as they are asked for.
    if words and words[0] in {one.split()[0] for one in _TYPED}:
        _clean(*(word for word in words if not word.startswith("--c")))


@examples(30)
@given(st.sampled_from(sorted(SYSTEMS)), st.lists(LINES | wild_texts, max_size=6))
def test_a_score_takes_any_lines(
    tmp_path_factory: pytest.TempPathFactory, system: str, lines: list[str]
) -> None:
    file = tmp_path_factory.getbasetemp() / "score.jsonl"
    file.unlink(missing_ok=True)
    said = "\n".join(line for line in lines if not line.lower().startswith(("save", "export")))
    _clean("sheet", system, "--file", file, stdin=said)

"""Files and words that nobody wrote by hand: the command says in one line what is wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.running_cli import command

LONG = "9" * 30
DEEP = "[" * 600 + "]" * 600
WILD = (LONG, "9" * 4400, DEEP, "[" * 100_000, "[]", "{}", "[[]]", "[{}]", "null", '""', "3", "-1")
"""What may stand in the place of ``@``."""

EVENT = '{"v":1,"seq":0,"kind":"cut","seat":"N","payload":{"count":@}}'
START = '{"do":"start","version":1,"system":"rulebook","options":{},"names":[]}'
HEAD = '{"game":"kontrakt","dealer":"N"}'
LESSON = '{"title":"x","steps":[%s]}'
RECORDS = '{"format":"sansatout-records","version":1,"records":[{"%s":@}]}'
HOLES = {
    "conform": ["@", "[@]", '[{"id":@}]', '[{"system":"chicago","kind":"score","expect":@}]'],
    "replay": ["@", EVENT, EVENT.replace("0,", "@,").replace("@}", "3}"),
               EVENT.replace('"cut"', "@").replace("@}", "3}"), '{"v":@,"seq":0}'],
    "sheet --file": [
        START + "\n" + line + "\n"
        for line in ("@", '{"do":@}', '{"do":"retype","deal":@,"line":"pass"}',
                     '{"do":"deal","line":@}', '{"do":"names","names":@}')
    ] + [START.replace("1,", "@,") + "\n", START.replace("{}", '{"x":@}') + "\n",
         START.replace('"rulebook"', "@") + "\n", START.replace("[]", "[@]") + "\n"],
    "show": [RECORDS % name for name in ("contract", "options", "acts", "entries", "play", "hands",
                                         "auction", "tricks", "names", "tags", "board")],
    "rule": [HEAD.replace('"N"', "@")]
    + [HEAD[:-1] + f',"{name}":@}}' for name in ("options", "deal", "phase", "last_deal")]
    + [HEAD + "\n" + EVENT],
    "verify": [EVENT],
    f"print --output {os.devnull} lesson": [
        LESSON % step
        for step in ("@", '{"kind":@}', '{"kind":"text","words":@}', '{"kind":"hands","hands":@}',
                     '{"kind":"question","words":"x","lines":@}')
    ],
}  # fmt: skip


def clean(*arguments: object) -> None:
    done = command(*arguments)
    assert done.code in (0, 1, 2), done
    assert len(done.err.splitlines()) <= 1, done.err


@pytest.mark.parametrize("with_it", HOLES)
@pytest.mark.parametrize("value", WILD, ids=lambda value: value[:4] + str(len(value)))
def test_a_wild_value_in_a_file_breaks_nothing(tmp_path: Path, with_it: str, value: str) -> None:
    file = tmp_path / "file.json"
    for hole in HOLES[with_it]:
        file.write_text(hole.replace("@", value))
        clean(*with_it.split(), file)


@pytest.mark.parametrize("number", [LONG, "9" * 4400, "²", "٣", "-1", "1_0", "1e9", ""])
def test_a_wild_number_among_the_words_breaks_nothing(number: str) -> None:
    clean("verify", "--secret", "00", "--cut", number)
    clean("verify", "--secret", "00", "--cut", "3", "--deal", number)
    clean("bid", "AKQJ.AKQ.AKQ.AKQ", "--partscore", f"we:{number}")
    clean("score", "rulebook", "4H", "--by", "we", "--tricks", number)
    clean("score", "rulebook", "4H", "--by", "we", "--tricks", "9", "--option", f"x={number}")
    clean("laws", number)
    clean("deal", "--seed", number)


def test_a_batch_of_deals_names_the_line_that_is_wrong() -> None:
    for value in WILD:
        for line in (value, f'{{"id":1,"deal":{value}}}', f'{{"id":{value}}}'):
            done = command("solve", "--batch", stdin=line + "\n")
            assert (done.code, len(done.err.splitlines())) == (2, 1)


@pytest.mark.parametrize("order", ["\x1b[2J", "\x1b]0;title\x07", "\x9b2J", "\x08", "\u202e"])
def test_what_a_file_says_gives_the_terminal_no_orders(tmp_path: Path, order: str) -> None:
    file = tmp_path / f"{order}deals.pbn"
    for told in ("", f'[Deal "{order}"]\n', f'[Dealer "{order}"]\n'):
        if told:
            file.write_text(told, encoding="utf-8")
        done = command("solve", file)
        assert (done.code, len(done.err.splitlines())) == (2, 1)
        assert order not in done.err
        assert order.encode("unicode_escape").decode().casefold() in done.err.casefold()

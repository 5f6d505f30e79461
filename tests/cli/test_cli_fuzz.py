"""Whatever is typed, the answer is a result or one clear error, never a crash."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.conditions import parse_condition
from sansatout.deal import Deal
from sansatout.errors import SansatoutError
from sansatout.keeping.games import GAMES
from sansatout.keeping.games.lines import parse_line

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


@settings(max_examples=300)
@given(st.sampled_from(sorted(GAMES)), LINES)
def test_a_line_is_understood_or_refused(system: str, line: str) -> None:
    game = GAMES[system]
    try:
        told = parse_line(line)
        result = None if told is None else game.result(told)
    except SansatoutError:
        return
    if result is not None:
        again = parse_line(game.told(result))
        assert again is not None
        assert game.result(again) == result


@settings(max_examples=300)
@given(st.one_of(st.lists(PIECES, max_size=12).map(" ".join), st.text(max_size=40)))
def test_a_condition_is_understood_or_refused(text: str) -> None:
    try:
        condition = parse_condition(text)
    except SansatoutError:
        return
    assert condition(Deal.unrank(0)) in (True, False)

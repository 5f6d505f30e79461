"""Every line of the table manager protocol, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.errors import NotationError
from sansatout.manager.client import shouted
from sansatout.manager.lines import Line, ReadyFor, ReadyForCall, ReadyForCard, parse
from tests.manager.any_line import LINES


@given(LINES)
def test_what_is_written_is_read_again(line: Line) -> None:
    assert parse(str(line)) == line


@given(LINES)
def test_what_is_written_is_one_line_of_printable_ascii(line: Line) -> None:
    assert all(" " <= letter <= "~" for letter in str(line))


@given(LINES, st.data())
def test_a_line_is_understood_in_letters_of_any_size_and_with_more_blanks(
    line: Line, data: st.DataObject
) -> None:
    text = str(line)
    spaced = text.replace(" ", data.draw(st.sampled_from(["  ", "   ", "\t "]))) + " \r"
    louder = data.draw(st.sampled_from([str.upper, str.lower, str.swapcase]))(spaced)
    assert str(parse(louder)).lower() == text.lower()


@given(
    st.text(max_size=300)
    | st.from_regex(r"\A(North|Dummy|Board number|Timing|Teams).{0,60}\Z")
    | st.builds(lambda line, cut: str(line)[cut:], LINES, st.integers(0, 20))
    | st.builds(lambda line, cut: str(line)[: -cut or None], LINES, st.integers(0, 20))
)
def test_anything_is_a_line_or_refused_and_a_line_is_stable(text: str) -> None:
    try:
        line = parse(text)
    except NotationError:
        return
    assert parse(str(line)) == line


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("NORTH PASSES", "North passes"),
        ("North passes.", "North passes"),
        ("North bids 1n", "North bids 1NT"),
        ("North bids 1NT.", "North bids 1NT"),
        ("east plays ac", "East plays AC"),
        ("East plays TC.", "East plays TC"),
        ("East plays 4H. count", "East plays 4H. count"),
        ("South bids 2C Alert.Stayman", "South bids 2C Alert. Stayman"),
        ("South bids 2C alert. Stayman", "South bids 2C Alert. Stayman"),
        ("South bids 2C.Infos.C=4-8", "South bids 2C Infos. C=4-8"),
        ("South doubles Alert.", "South doubles Alert."),
        ("West  ready for  North's bid", "West ready for North's bid"),
        ("West ready for Dummy's card to trick 3", "West ready for dummy's card to trick 3"),
        ("start of board", "Start of board"),
        (
            "Board number 12. Dealer WEST. E/W vulnerable",
            "Board number 12. Dealer West. E/W vulnerable.",
        ),
        (
            "Board number 12. Dealer West. Both vulnerable. Open room.",
            "Board number 12. Dealer West. Both vulnerable.",
        ),
        (
            "NORTH's cards: C A K Q J T 9 8. D -. H K 10 8. S A 6 4.",
            "North's cards : S A 6 4. H K T 8. D -. C A K Q J T 9 8.",
        ),
        (
            "Dummy's cards : S A K Q J T 9 8 7 6 5 4 3 2. H . D . C",
            "Dummy's cards : S A K Q J T 9 8 7 6 5 4 3 2. H -. D -. C -.",
        ),
        ('Teams: N/S "a" E/W "b"', 'Teams : N/S : "a" E/W : "b"'),
        ('Teams: N/S: "a". E/W: "b". Playing IMP', 'Teams : N/S : "a" E/W : "b"'),
        (
            "Timing - N/S : this board  [1:15],  total  [0:11:23].  "
            "E/W : this board  [1:18],  total  [0:10:23]",
            "Timing - N/S : this board  01:15,  total  0:11:23.  "
            "E/W : this board  01:18,  total  0:10:23.",
        ),
        ("NS:120 EW:40", "End of session"),
        (
            'connecting "x" as anypl using protocol version 18 mode=fast',
            'Connecting "x" as ANYPL using protocol version 18',
        ),
    ],
)
def test_dialects_are_read_and_written_in_the_common_spelling(written: str, canonical: str) -> None:
    assert str(parse(written)) == canonical


@pytest.mark.parametrize(
    "line",
    [
        "",
        "North",
        "North bids 8C",
        "North bids 1C maybe",
        "East plays CA",
        "Dummy plays 2C",
        "East ready for North's card to trick 14",
        "North's cards : S A. H A. D A. C A.",
        "North's cards : S A K Q J T 9 8 7 6 5 4 3 2. H -. D -. D -.",
        "North's cards : S A A Q J T 9 8 7 6 5 4 3 2. H -. D -. C -.",
        'Connecting "x" as Northeast using protocol version 18',
        "x" * 2000,
    ],
)
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse(line)


@given(LINES)
def test_in_capitals_a_line_means_the_same(line: Line) -> None:
    assert parse(shouted(str(line))) == parse(shouted(str(parse(shouted(str(line))))))
    if isinstance(line, ReadyFor | ReadyForCall | ReadyForCard):
        assert parse(shouted(str(line))) == line

"""JSON that somebody else wrote: read, or refused with the reason."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout import strict_json
from sansatout.errors import NotationError
from sansatout.strict_json import LARGEST

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | st.floats(allow_nan=False,
                                                                           allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)  # fmt: skip


@given(VALUES)
def test_json_is_read(value: object) -> None:
    assert strict_json.loads(json.dumps(value)) == value


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("[" * 101 + "]" * 101, "json-too-deep"),
        ('{"a":' * 101 + "1" + "}" * 101, "json-too-deep"),
        ("[" * 10**6, "json-too-deep"),
        ('{"a": 1, "a": 1}', "json-key-twice"),
        ("[NaN]", "json-not-finite"),
        ("-Infinity", "json-not-finite"),
        ("[-1e999]", "json-not-finite"),
        (str(LARGEST + 1), "json-number-too-large"),
        (str(-LARGEST - 1), "json-number-too-large"),
        ("9" * 5000, "json-number-too-large"),
    ],
    ids=lambda part: part[:12],
)
def test_what_nobody_can_work_with_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        strict_json.loads(text)
    assert refused.value.message == message
    assert str(refused.value)


def test_a_hundred_levels_are_read() -> None:
    assert strict_json.loads("[" * 100 + "]" * 100)

"""What is sent to every door that strangers can reach: good texts spoilt, and wild values."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

WILD = ("9" * 30, "-" + "9" * 30, "9" * 5000, "[" * 2000, '{"a":' * 800, "null", "[]", "{}",
        "1e999", "\\ud800", "\u202e", "\x00", "²", "٣", '"', "'", "\\", "\n", ":", ",", " ",
        "NaN", "true", "-1", "0", "1.5", "[[[]]]", '""')  # fmt: skip
"""Pieces that readers have stumbled over, here or elsewhere."""

wild_numbers = st.integers() | st.sampled_from([10**28, -(10**30), 2**53, 2**64, 10**400])
wild_texts = st.text(max_size=20) | st.sampled_from([*WILD, "\ud800", "x" * 500])
_leaves: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | wild_numbers | st.floats(allow_nan=False) | wild_texts
)
wild_values = st.recursive(
    _leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(wild_texts, inner, max_size=3),
    max_leaves=4,
)


def examples(count: int) -> settings:
    """Return settings for so many examples; `make soak` takes 25 times as many."""
    more = (settings.default.max_examples / 100) ** 2 if settings.default else 1
    # What was found is told by its example; a good file is long, and a real server is slow.
    return settings(
        max_examples=int(count * more), deadline=None, suppress_health_check=list(HealthCheck)
    )


@st.composite
def spoilt(draw: st.DrawFn, samples: Sequence[str]) -> str:
    """Draw a good text with some pieces changed, moved or gone."""
    text = draw(st.sampled_from(samples))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.sampled_from([0, 0, 1, 1, 2, 5, 30]))
        other = draw(st.sampled_from(samples))
        at = draw(st.integers(0, len(other)))
        pieces = st.sampled_from(["", *WILD]) | st.text(max_size=3) | st.just(other[at : at + 20])
        text = text[:start] + draw(pieces) + text[end:]
    return text


@st.composite
def with_wild_fields(draw: st.DrawFn, samples: Sequence[dict[str, Any]]) -> str:
    """Draw a good JSON object, some of its fields wild, gone or too many; as text."""
    plain = dict(draw(st.sampled_from(samples)))
    names = st.sampled_from([*plain, "x"])
    for name in draw(st.lists(names, min_size=1, max_size=2)):
        if draw(st.booleans()):
            plain[name] = draw(wild_values)
        else:
            plain.pop(name, None)
    return json.dumps(plain)

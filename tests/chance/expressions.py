"""Conditions at random, as text."""

from __future__ import annotations

from hypothesis import strategies as st

_SEATS = st.sampled_from(["N", "E", "S", "W", "NS", "EW"])
_ONE = st.sampled_from(["N", "E", "S", "W"])
_SUITS = st.sampled_from(["S", "H", "D", "C"])
_ADDED = st.sampled_from(
    [
        "hcp",
        "spades",
        "hearts",
        "diamonds",
        "clubs",
        "honours",
        "aces",
        "kings",
        "queens",
        "jacks",
        "tens",
        "controls",
        "losers",
    ]
)
_SHAPES = st.sampled_from(["5332", "4=4=3=2", "6xxx", "x=5=x=x 44xx", "x=x=x=x", "4333 4432 5332"])
_CARDS = st.sampled_from(["SA", "HK DK", "C2", "S3 H4 D5 C6", "SA SK SQ SJ ST", ""])
_LITERALS = st.one_of(
    st.integers(-3, 20).map(str), st.sampled_from(["0.5", "2.25", "1e3", "123456789"])
)

_counts = st.one_of(
    st.builds("{}({})".format, _ADDED, _SEATS),
    st.builds("{}({}, {})".format, st.sampled_from(["length", "honours"]), _SEATS, _SUITS),
    st.builds("{}({})".format, st.sampled_from(["longest", "shortest"]), _ONE),
)
numbers = st.recursive(
    st.one_of(_counts, _counts, _LITERALS),
    lambda part: st.one_of(
        st.builds("({} {} {})".format, part, st.sampled_from("+-*"), part),
        st.builds("-{}".format, part),
        st.builds("{}({}, {})".format, st.sampled_from(["min", "max"]), part, part),
    ),
    max_leaves=3,
)
_compares = st.sampled_from(["==", "!=", "<", "<=", ">", ">="])
_truths = st.one_of(
    st.builds("{} {} {}".format, numbers, _compares, numbers),
    st.builds("{} {} {} {} {}".format, numbers, _compares, numbers, _compares, numbers),
    st.builds("balanced({})".format, _SEATS),
    st.builds('shape({}, "{}")'.format, _SEATS, _SHAPES),
    st.builds('has({}, "{}")'.format, _SEATS, _CARDS),
)
conditions = st.recursive(
    _truths,
    lambda part: st.one_of(
        st.builds("({} {} {})".format, part, st.sampled_from(["and", "or"]), part),
        st.builds("({} and {} and {})".format, part, part, part),
        st.builds("not ({})".format, part),
    ),
    max_leaves=6,
)
"""Whatever the language allows, mostly."""

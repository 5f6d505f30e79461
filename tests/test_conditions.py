"""The language of conditions on deals."""

import pytest

from sansatout.conditions import FUNCTIONS, parse_condition
from sansatout.deal import Deal
from sansatout.errors import NotationError

# N 15 points 4=1=4=4, E 6 2=4=3=4, S 11 5=2=3=3, W 8 2=6=3=2.
DEAL = Deal.parse("N:A972.3.KT63.AKJT J5.K984.982.Q942 KQT63.A5.Q75.863 84.QJT762.AJ4.75")


@pytest.mark.parametrize(
    "text",
    [
        "hcp(N) == 15",
        "hcp(n) == hcp(north)",
        "hcp(NS) == 26 and hcp(EW) == 14",
        "spades(N) == 4 and hearts(N) == 1 and diamonds(N) == 4 and clubs(N) == 4",
        "length(W, H) == 6 and length(W, hearts) == 6",
        "spades(NS) == 9",
        "longest(W) == 6 and shortest(N) == 1",
        "honours(N) == 7 and honours(W, H) == 3",
        "aces(N) == 2 and kings(N) == 2 and queens(S) == 2 and jacks(E) == 1 and tens(N) == 2",
        "controls(N) == 6",
        "losers(N) == 6 and losers(S) == 7",
        "balanced(S) and balanced(E) and not balanced(N) and not balanced(W)",
        'shape(S, "5332") and shape(S, "5=2=3=3") and not shape(S, "5=3=3=2")',
        'shape(W, "6xxx") and shape(W, "4333 6322") and not shape(W, "7xxx")',
        'shape(N, "44xx") and not shape(S, "33xx 44xx") or shape(S, "33xx")',
        'has(N, "SA CA") and not has(S, "SA") and has(NS, "SA SK")',
        "14 < hcp(N) <= 15 != 3",
        "hcp(E) < hcp(N) > hcp(S) > hcp(W)",
        "not 5 < hcp(N) < 12 and not hcp(E) < hcp(N) < hcp(S)",
        "2 * hcp(S) - 1 == 21 and -hcp(E) + 6 == 0",
        "min(hcp(N), hcp(S)) == 11 and max(hcp(N), hcp(S), 20) == 20",
        "  hcp(N) == 15\n and hcp(S) == 11",
        "not (hcp(N) > 15 or hcp(S) > 15)",
    ],
)
def test_a_condition_that_fits(text: str) -> None:
    assert parse_condition(text)(DEAL)
    assert not parse_condition(f"not ({text.strip()})")(DEAL)


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("hcp(S) = 15", 8, "broken"),
        ("", 1, "broken"),
        ("hcp(S)", 1, "comparison"),
        ("hcp(S) > 15 and hcp(N)", 17, "comparison"),
        ("  hcp(S) > 15 and harts(N) > 1", 19, "harts"),
        ("'♥' == hcp(X)", 1, "not understood"),
        ("has(N, '♥') or hcp(N) > 1", 8, "♥"),
        ("hcp(X) > 1", 5, "N E S W"),
        ("length(N, X) > 1", 11, "S H D C"),
        ("hcp(N) ** 2 > 1", 1, "operator"),
        ("hcp(N) in (1, 2)", 1, "operator"),
        ("hcp(N) > 1 & hcp(S) > 1", 10, "operator"),
        ("hcp(N, S) > 1", 1, "hcp(N)"),
        ("longest(NS) > 1", 1, "longest(N)"),
        ("shape(N, '5333')", 10, "5332"),
        ("shape(N, 5332)", 10, "quotes"),
        ("balanced(N) + 1 > 1", 1, "number"),
        ("hcp(x=N) > 1", 1, "hcp(N)"),
        ("__import__('os').system('true') > 1", 1, "there is no"),
        ("(lambda: 1)() > 0", 1, "there is no"),
        ("[n for n in ()] > 1", 1, "not understood"),
        ("True", 1, "not understood"),
        ("hcp(N) * 9007199254740991 > 1", 1, "too large"),
        ("hcp(N) > 1 or 1e400 > 2", 15, "too large"),
        ("(" * 300 + "1" + ")" * 300 + " > 0", 1, "broken"),
    ],
)
def test_a_broken_condition_is_refused_with_its_column(text: str, column: int, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_condition(text)
    message = str(caught.value)
    assert words in message
    if "(" * 9 not in text:
        assert f"column {column}" in message


def test_a_condition_has_a_longest_length() -> None:
    with pytest.raises(NotationError, match="too long"):
        parse_condition("hcp(N) > 1 and " * 200 + "hcp(N) > 1")


def test_deep_nesting_is_refused_and_not_a_crash() -> None:
    with pytest.raises(NotationError):
        parse_condition("not " * 450 + "balanced(N)" + " + 1" * 20)
    with pytest.raises(NotationError):
        parse_condition("-" * 1500 + "1 > 0")


def test_every_function_is_named_in_the_help_of_deal() -> None:
    from sansatout.locales import render

    text = render("cli-deal")
    assert [name for name in FUNCTIONS if f"{name}(" not in text] == []

"""What we write in English is spelled right."""

from __future__ import annotations

import pytest
from tools.spelling import WORDS, own_words, prose, texts, unknown, words


def known(word: str) -> bool:
    return word in {"a", "card", "is", "the", "led", "to"}


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("a.md", "the card\nis ledd", [(2, "ledd")]),
        ("a.md", "a card-ledd", [(1, "ledd")]),
        ("a.md", "the card’s", []),
        ("a.md", "`ledd` a\n```\nledd\n```\n    ledd\nledd", [(6, "ledd")]),
        ("a.md", "[card](ledd.md) https://ledd.org/ledd ledd_to L-LEDD-3", []),
        ("a.ftl", "# ledd\nledd = card { $ledd } ledt", [(2, "ledt")]),
        ("a.ftl", "a = { $ledd ->\n    [one] card\n   *[othr] ledt\n}", [(3, "ledt")]),
    ],
)
def test_words_that_no_list_has_are_found_with_their_line(
    name: str, text: str, found: list[tuple[int, str]]
) -> None:
    assert unknown(prose(name, text), known, frozenset()) == found


def test_our_own_words_are_known_in_small_letters_and_names_only_as_they_are() -> None:
    own = own_words(["# of the game", "honour # British", "Bine"])
    assert unknown("Honour honour Bine bine", known, own) == [(1, "bine")]


def test_our_list_is_in_order_and_has_no_word_that_is_nowhere() -> None:
    listed = WORDS.read_text("utf-8").splitlines()[1:]
    assert listed == sorted(set(listed), key=lambda word: (word.lower(), word))
    met = {
        form
        for path in texts()
        for _, word in words(prose(path.name, path.read_text("utf-8")))
        for form in (word, word.lower())
    }
    assert own_words(listed) <= met

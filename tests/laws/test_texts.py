"""Every ruling, refusal, irregularity and remedy can be said, and every law has its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.rules import load_rules

import sansatout.laws
from sansatout import locales
from sansatout.errors import InputError
from sansatout.laws import RULEBOOK, Irregularity, Remedy
from sansatout.laws.pamphlet import PAMPHLET
from sansatout.laws.texts import (
    chapter_of,
    law_ids,
    law_text,
    outcome_text,
    rule_ids,
    ruling_text,
)
from tests.laws.helpers import at_table

SOURCE = Path(sansatout.laws.__file__).parent
ROOT = Path(__file__).parents[2]
TEXTS = [SOURCE.parent / "locales" / "en" / name for name in ("laws.ftl", "errors.ftl")]


@cache
def messages() -> dict[str, set[str]]:
    """Return the messages of the laws, and the refusals of all tables, with their arguments."""
    texts = "".join(path.read_text(encoding="utf-8") for path in TEXTS)
    entries = re.split(r"^(?=[a-z])", texts, flags=re.MULTILINE)
    return {
        entry.split(" ")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries if "=" in entry
    }


def said_in_source() -> Iterator[tuple[str, str, set[str]]]:
    """Give place, message id and arguments of every ruling and every refusal."""
    for path in sorted(SOURCE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name not in ("rule", "Rejected") or not isinstance(first, ast.Constant):
                continue
            prefix = "ruling" if name == "rule" else "error"
            given = {k.arg for k in node.keywords if k.arg is not None} - {"public"}
            yield f"{path.name}:{node.lineno}", f"{prefix}-{first.value!s}", given


@pytest.mark.parametrize(("place", "message", "given"), list(said_in_source()))
def test_what_the_referee_says_has_a_text(place: str, message: str, given: set[str]) -> None:
    assert message in messages(), place
    assert messages()[message] <= given, place


def test_closings_of_choices_have_texts() -> None:
    for message in ("offer-lapsed", "offer-withdrawn"):
        assert messages()[f"ruling-{message}"] == {"irregularity", "offender"}


@pytest.mark.parametrize("kind", list(Irregularity), ids=str)
def test_every_irregularity_has_a_name_and_a_law(kind: Irregularity) -> None:
    assert locales.render(f"irregularity-{kind}")
    assert RULEBOOK.law(kind) in law_ids() or PAMPHLET.law(kind) == "PB-4.11"


@pytest.mark.parametrize("remedy", list(Remedy), ids=str)
def test_every_remedy_has_words(remedy: Remedy) -> None:
    assert locales.render(f"remedy-{remedy}")


def test_there_are_201_laws() -> None:
    assert len(law_ids()) == 201
    assert all(law_text(law) for law in law_ids())


def test_every_rule_has_a_text_and_every_text_a_rule() -> None:
    written = {rule.id for rule in load_rules().values() if not rule.promised}
    assert set(rule_ids()) == written


def rules_in(text: str) -> set[str]:
    """Return the ids of rules that stand in quotes, alone or with others."""
    quoted = re.findall(r'"([A-Z]{1,2}-[A-Z]+-\d+(?: [A-Z]{1,2}-[A-Z]+-\d+)*)"', text)
    return {rule for words in quoted for rule in words.split()}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_rule_a_robot_may_cite_has_its_text(language: str) -> None:
    texts = locales.message_ids(language)
    missing = {
        f"{path.stem}: {rule}"
        for path in (SOURCE.parent / "robots").rglob("*.py")
        for rule in rules_in(path.read_text(encoding="utf-8"))
        if f"law-{rule}" not in texts
    }
    assert missing == set()


@pytest.mark.parametrize("language", [one for one in locales.LANGUAGES if one != "en"])
def test_no_rule_is_left_in_english(language: str) -> None:
    assert [one for one in rule_ids() if law_text(one, language) == law_text(one)] == []


LEANING = {
    "en": ("So ", "Nor ", "Or ", "And ", "Except ", "Otherwise "),
    "et": ("Samuti ", "Nii ka ", "Või ", "Ja ", "Muudel juhtudel "),
    "hu": ("Ugyanígy", "Vagy ", "És ", "Kivéve", "Egyébként "),
    "sl": ("Prav tako ", "Ali pa ", "In ", "Razen ", "Sicer "),
    "sv": ("Likaså ", "Så också ", "Eller ", "Och ", "Utom ", "Annars "),
}
"""How a sentence begins that goes on with the rule before it."""


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_rule_stands_in_a_sentence_of_its_own(language: str) -> None:
    """Each is opened by itself, by a button or by its id."""
    texts = {one: law_text(one, language) for one in rule_ids()}
    whole = re.compile(r"[^a-zõäöüåéőűčšž,].*[.?!][”“]?", re.DOTALL)
    assert [one for one, text in texts.items() if not whole.fullmatch(text)] == []
    assert [one for one, text in texts.items() if text.startswith(LEANING[language])] == []


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "look"), ("et", "vaadata"), ("hu", "megnézheti"), ("sl", "pogledati"), ("sv", "se på")],
)
def test_l_look_1_the_chooser_is_told_that_he_may_look_first(language: str, word: str) -> None:
    offender, chooser = re.split(
        "left opponent|vasakvastane|bal oldali|levi nasprotnik|vänstra motspelare",
        law_text("L-LOOK-1", language),
    )
    assert word in chooser
    assert offender


def test_a_chapter_holds_what_belongs_together() -> None:
    rules = ("L-REVOKE-13", "HU-3.5", "PB-8.2.1", "BW-DEAL-1", "A-01", "P27", "MB-AMB-02")
    chapters = ["L-REVOKE", "HU-3", "PB-8", "BW-DEAL", "A", "P", "MB-AMB"]
    assert [chapter_of(rule) for rule in rules] == chapters


def test_an_unknown_law_is_refused() -> None:
    with pytest.raises(InputError, match="L-NONE-1"):
        law_text("L-NONE-1")


def test_every_law_the_code_cites_exists() -> None:
    cited = {
        law
        for path in SOURCE.glob("*.py")
        for law in re.findall(r'"(L-[A-Z]+-\d+)"', path.read_text(encoding="utf-8"))
    }
    assert cited <= set(law_ids())


def test_a_ruling_speaks_with_its_law() -> None:
    ref = at_table("E HQ")
    assert [ruling_text(one) for one in ref.rulings] == ["E: defender led out of turn (L-LOOT-2)"]
    assert outcome_text(ref.last) == ""


def test_a_refusal_speaks_with_its_law() -> None:
    ref = at_table("W S2")
    assert outcome_text(ref.last) == "this card is not in that hand (L-TURN-1)"

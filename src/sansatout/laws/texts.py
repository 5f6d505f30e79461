"""Rulings, refusals and laws as text in a reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sansatout import locales
from sansatout.errors import InputError
from sansatout.laws.kinds import Irregularity, Remedy
from sansatout.laws.proprieties import PROPRIETIES
from sansatout.laws.values import Outcome, Ruling

__all__ = [
    "chapter_of",
    "law_examples",
    "law_ids",
    "law_text",
    "outcome_text",
    "rule_ids",
    "ruling_text",
]

_PREFIX = "law-"
_IS_RULE = re.compile(r"law-[A-Z]").match


def ruling_text(ruling: Ruling, language: str = locales.DEFAULT) -> str:
    """Return what the referee says, with the law's id."""
    arguments = _spoken(ruling.arguments, language)
    text = locales.render(f"ruling-{ruling.message}", arguments, language)
    return f"{text} ({ruling.law})" if ruling.law else text


def outcome_text(outcome: Outcome, language: str = locales.DEFAULT) -> str:
    """Return why an act was rejected, with the law's id; empty if it was not."""
    if outcome.ok:
        return ""
    arguments = _spoken(outcome.arguments, language)
    text = locales.render(f"error-{outcome.reason}", arguments, language)
    return f"{text} ({outcome.law})" if outcome.law else text


def _spoken(arguments: Mapping[str, object], language: str) -> dict[str, object]:
    """Turn irregularities, remedies and breaches of manners into words; the rest is notation."""
    spoken = dict(arguments)
    for name, value in arguments.items():
        if isinstance(value, Irregularity):
            spoken[name] = locales.render(f"irregularity-{value}", {}, language)
        elif isinstance(value, Remedy):
            spoken[name] = locales.render(f"remedy-{value}", {}, language)
        elif name == "kind" and value in PROPRIETIES:
            spoken[name] = locales.render(f"remark-{value}", {}, language)
    return spoken


def rule_ids() -> tuple[str, ...]:
    """Return the ids of all rules of all booklets, chapter by chapter."""
    names = (name for name in locales.message_ids(locales.DEFAULT) if _IS_RULE(name))
    ids = (name.removeprefix(_PREFIX).replace("_", ".") for name in names)
    return tuple(sorted(ids, key=_order))


def law_ids() -> tuple[str, ...]:
    """Return the ids of the laws of the rule book, chapter by chapter."""
    return tuple(one for one in rule_ids() if one.startswith("L-"))


def _order(rule: str) -> list[tuple[bool, int, str]]:
    """Order words by letters and numbers by size."""
    parts = re.findall(r"\d+|[A-Z]+", rule)
    return [(part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts]


def chapter_of(rule: str) -> str:
    """Return the chapter a rule stands in: ``L-REVOKE``, ``HU-3``, ``BW-DEAL``, ``P``."""
    section, dot, _ = rule.partition(".")
    return section if dot else re.sub(r"-?\d+$", "", rule)


def law_text(law: str, language: str = locales.DEFAULT) -> str:
    """Return a rule of any booklet in plain words.

    :raises InputError: if there is no such rule
    """
    name = f"{_PREFIX}{law.replace('.', '_')}"
    if not _IS_RULE(name) or name not in locales.message_ids(locales.DEFAULT):
        raise InputError("law-unknown", id=law)
    return locales.render(name, {}, language)


def law_examples(law: str, language: str = locales.DEFAULT) -> tuple[str, ...]:
    """Return the examples of a law, if it has any."""
    known = locales.message_ids(locales.DEFAULT)
    names = (f"law-example-{law}", f"law-example-{law}-b")
    return tuple(locales.render(name, {}, language) for name in names if name in known)

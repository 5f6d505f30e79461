"""Rulings, refusals and laws as text in a reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from sansatout import locales
from sansatout.errors import InputError
from sansatout.laws.kinds import Irregularity, Remedy
from sansatout.laws.proprieties import PROPRIETIES
from sansatout.laws.values import Outcome, Ruling

__all__ = ["law_examples", "law_ids", "law_text", "outcome_text", "ruling_text"]

_PREFIX = "law-"


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


def law_ids() -> tuple[str, ...]:
    """Return the ids of all laws that have a text, chapter by chapter."""
    ids = (name.removeprefix(_PREFIX) for name in locales.message_ids(locales.DEFAULT))
    return tuple(sorted((one for one in ids if one.startswith("L-")), key=_order))


def _order(law: str) -> tuple[str, int]:
    chapter, _, number = law.rpartition("-")
    return chapter, int(number)


def law_text(law: str, language: str = locales.DEFAULT) -> str:
    """Return a law in plain words, or a section of the pamphlet's short list.

    :raises InputError: if there is no such law
    """
    name = f"{_PREFIX}{law.replace('.', '_')}"
    known = law in law_ids() or (law.startswith("PB-") and name in locales.message_ids("en"))
    if not known:
        raise InputError("law-unknown", id=law)
    return locales.render(name, {}, language)


def law_examples(law: str, language: str = locales.DEFAULT) -> tuple[str, ...]:
    """Return the examples of a law, if it has any."""
    known = locales.message_ids(locales.DEFAULT)
    names = (f"law-example-{law}", f"law-example-{law}-b")
    return tuple(locales.render(name, {}, language) for name in names if name in known)

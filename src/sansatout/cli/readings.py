"""Options of a scoring system given as ``name=value``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sansatout.errors import InputError
from sansatout.options import Options, parse_options
from sansatout.scoring.system import ScoringSystem

__all__ = ["given_options", "parse_given_options"]


def given_options(given: Sequence[str]) -> dict[str, str]:
    """Return names and readings of texts like ``name=value``.

    :raises InputError: if one has another form
    """
    chosen: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError("option-form", text=text)
        chosen[name.strip().replace("-", "_")] = value.strip()
    return chosen


def parse_given_options(system: ScoringSystem[Any], given: Sequence[str]) -> Options:
    """Return the options of the system with the readings given.

    :raises InputError: if there is no such option or reading
    """
    return parse_options(system.options_type, given_options(given))

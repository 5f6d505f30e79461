"""Deals named on the command line: in words, in a file, or from standard input."""

from __future__ import annotations

import sys

from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.formats.deals import Dealt, deals_of, read_deals
from sansatout.formats.files import recognised

__all__ = ["dealt"]


def dealt(what: str) -> tuple[Dealt, ...]:
    """Return the deal in PBN's words, those of a file, or those of ``-``: a file, or one a line."""
    if what == "-":
        source = sys.stdin.read()
        form = recognised(source)
        if form is not None:
            return deals_of(form.loads(source), what)
        lines = [line.strip() for line in source.splitlines()]
        deals = tuple(Dealt(Deal.parse(line)) for line in lines if line)
        if not deals:
            raise InputError("cli-nothing-to-show", source=what)
        return deals
    if what[1:2] == ":" and " " in what:
        return (Dealt(Deal.parse(what)),)
    return read_deals(what)

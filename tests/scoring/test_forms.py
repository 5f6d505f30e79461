"""The entry forms of kept scores: whatever can be tapped makes a line that is understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sansatout.keeping import session
from sansatout.locales import LANGUAGES, message_ids
from sansatout.options import parse_options
from sansatout.scoring.system import ScoringSystem
from sansatout.scoring.telling.forms import EntryField, EntryForm, EntryKey
from sansatout.variants import SYSTEMS

LAID_DOWN = {"lay_down_spades": True}


def form_of(system: ScoringSystem[Any]) -> EntryForm:
    return system.telling.form(system.options_type())


EVERY = pytest.mark.parametrize("system", SYSTEMS.values(), ids=lambda system: system.key)


Answers = dict[str, list[str]]


def first(field: EntryField) -> list[str]:
    if field.several or field.looks == "number":
        return []
    return [field.first or field.keys[0].writes]


class Pad:
    """A form as the page asks it: what is chosen, and what of it counts."""

    def __init__(self, form: EntryForm) -> None:
        self.form = form
        self.fields = {field.name: field for field in form.fields}
        self.chosen: Answers = {field.name: first(field) for field in form.fields}

    def offers(self, when: Answers) -> bool:
        return all(set(self.answer(name)) & set(wanted) for name, wanted in when.items())

    def keys(self, field: EntryField) -> list[EntryKey]:
        return [key for key in field.keys if self.offers(key.when)]

    def answer(self, name: str) -> list[str]:
        field = self.fields[name]
        if not self.offers(field.when):
            return first(field)
        offered = {key.writes for key in self.keys(field)}
        return [one for one in self.chosen[name] if one in offered or field.looks == "number"]

    def tap(self, name: str, key: EntryKey) -> Pad:
        new = Pad(self.form)
        more = {other: [value] for other, value in key.sets.items()}
        new.chosen = {**self.chosen, **more, name: [key.writes]}
        return new

    @property
    def line(self) -> str:
        line = self.form.line
        for field in self.form.fields:
            for key in self.keys(field):
                if key.line and key.writes in self.answer(field.name):
                    line = key.line
        written = {
            name: " ".join(self.answer(name)) if self.offers(field.when) else ""
            for name, field in self.fields.items()
        }
        return " ".join(line.format(**written).split())


def taps(pad: Pad, depth: int) -> Iterator[Pad]:
    """Return the form as it is at first, and after every few taps on what is then offered."""
    yield pad
    for field in pad.form.fields if depth else ():
        if pad.offers(field.when) and field.looks != "number":
            for key in pad.keys(field):
                yield from taps(pad.tap(field.name, key), depth - 1)


@EVERY
def test_every_tap_makes_a_line_that_is_understood(system: ScoringSystem[Any]) -> None:
    form = form_of(system)
    names = [f"player {n}" for n in range(len(system.telling.seats))]
    empty = session.fold([session.start(system.key, {}, names)])
    lines = {pad.line for pad in taps(Pad(form), 2)} | {other.writes for other in form.others}
    for line in lines:
        kept = session.after(empty, {"do": "deal", "line": line})
        assert len(kept.sheet.results) == 1, line


@EVERY
def test_whatever_belongs_to_a_deal_can_be_tapped(system: ScoringSystem[Any]) -> None:
    """But for the hands, which no sheet asks for."""
    told = {field.part or field.name for field in form_of(system).fields}
    words = {"by": "who"}
    counts = system.telling.counts(system.options_type(), kept=True)
    parts = counts - {"deal", "declarer", "exposed", "laid_down"}
    assert {words.get(part, part) for part in parts} <= told


def test_what_no_longer_fits_is_left_out() -> None:
    """Spades laid down are asked for where that was agreed (BW-11)."""
    whist = SYSTEMS["bridge-whist"]
    pad = Pad(whist.telling.form(parse_options(whist.options_type, LAID_DOWN)))

    def key(name: str, writes: str) -> EntryKey:
        return next(one for one in pad.fields[name].keys if one.writes == writes)

    spades = pad.tap("strain", key("strain", "S")).tap("honours", key("honours", "honours we:3"))
    laid = spades.tap("laid", key("laid", "laid-down"))
    assert laid.line == "S laid-down we honours we:3"
    assert laid.tap("strain", key("strain", "NT")).line == "NT we:7"


@EVERY
def test_the_columns_of_a_form_are_those_of_the_players(system: ScoringSystem[Any]) -> None:
    owners = {str(system.new_sheet().owner(seat)) for seat in system.telling.seats}
    for field in form_of(system).fields:
        if field.looks == "column":
            assert {key.writes for key in field.keys} == owners
        assert {key.of for key in field.keys} <= {"", *owners}


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_and_its_help_are_said_in_every_language(
    system: ScoringSystem[Any], language: str
) -> None:
    form = form_of(system)
    labels = [form.help, *(field.label for field in form.fields)]
    labels += [key.label for field in form.fields for key in field.keys]
    words = {label for label in labels if re.match(r"[a-z]+-", label)}
    assert form.help in words
    assert words <= message_ids(language)


@EVERY
def test_a_key_sets_what_the_form_asks(system: ScoringSystem[Any]) -> None:
    keys = {field.name: {key.writes for key in field.keys} for field in form_of(system).fields}
    for field in form_of(system).fields:
        assert field.first in ("", *keys[field.name])
        for key in field.keys:
            assert all(value in keys[name] for name, value in key.sets.items())

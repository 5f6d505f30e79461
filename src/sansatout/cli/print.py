"""``sansatout print``: deals, sheets, cards, certificates, lessons and exercises as PDF."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import InputError
from sansatout.printing.compiling import Job, PageLook, PageSize, compiled

__all__ = ["command"]


class Printable(StrEnum):
    """What can be printed."""

    DEALS = "deals"
    LESSON = "lesson"
    EXERCISES = "exercises"
    SHEET = "sheet"
    CARD = "card"
    CERTIFICATE = "certificate"


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is to be printed, and what was said about it."""

    what: str
    look: PageLook
    system: str | None = None
    names: str | None = None
    record: Path | None = None
    commitment: tuple[str, ...] = ()
    number: int | None = None
    count: int | None = None

    def told(self) -> dict[str, object]:
        """Return the options that some kinds have."""
        return {
            name: value
            for name in ("system", "names", "record", "commitment", "number", "count")
            if (value := getattr(self, name)) not in (None, ())
        }


def command(  # noqa: PLR0913 (one for each option)
    kind: Annotated[Printable, typer.Argument(help=text("cli-print-kind"))],
    what: Annotated[str, typer.Argument(help=text("cli-print-what"))] = "-",
    *,
    output: Annotated[Path | None, typer.Option(help=text("cli-print-output"))] = None,
    paper: Annotated[PageSize, typer.Option(help=text("cli-print-paper"))] = PageSize.A4,
    system: Annotated[str | None, typer.Option(help=text("cli-print-system"))] = None,
    names: Annotated[str | None, typer.Option(help=text("cli-print-names"))] = None,
    record: Annotated[Path | None, typer.Option(help=text("cli-print-record"))] = None,
    commitment: Annotated[list[str] | None, typer.Option(help=text("cli-print-commitment"))] = None,
    number: Annotated[int | None, typer.Option(min=0, help=text("cli-print-number"))] = None,
    count: Annotated[int | None, typer.Option(min=1, help=text("cli-print-count"))] = None,
) -> None:
    """Write the PDF of what the arguments name."""
    if output is None and sys.stdout.isatty():
        raise InputError("cli-print-terminal")
    look = PageLook(language(), paper)
    asked = _Asked(what, look, system, names, record, tuple(commitment or ()), number, count)
    make, options = _KINDS[kind]
    for option in asked.told():
        if option not in options:
            raise InputError("cli-print-option", option=f"--{option}", kind=kind)
    done = compiled(make(asked))
    assert isinstance(done, bytes), "a PDF is one file"
    if output is None:
        sys.stdout.buffer.write(done)
    else:
        output.write_bytes(done)


def _deals(asked: _Asked) -> Job:
    from sansatout.cli.dealt import dealt
    from sansatout.printing.deals import hand_records, records_of

    return hand_records(records_of(dealt(asked.what)), asked.look)


def _lesson(asked: _Asked) -> Job:
    from sansatout import strict_json
    from sansatout.cli.event_files import read_text
    from sansatout.printing.lessons import printed_lesson
    from sansatout.printing.model import lesson_of
    from sansatout.school import COURSES
    from sansatout.school.on_paper import lesson_on_paper

    course, _, key = asked.what.partition("/")
    if course in COURSES and not Path(asked.what).exists():
        return printed_lesson(lesson_on_paper(course, key, asked.look.language), asked.look)
    lesson = lesson_of(strict_json.loads(read_text(Path(asked.what))))
    return printed_lesson(lesson, asked.look)


def _exercises(asked: _Asked) -> Job:
    from sansatout.printing.lessons import printed_lesson
    from sansatout.school.on_paper import exercises_on_paper

    number = 1 if asked.number is None else asked.number
    told = exercises_on_paper(asked.what, number, asked.count or 10, asked.look.language)
    return printed_lesson(told, asked.look)


def _sheet(asked: _Asked) -> Job:
    """Print what a file tells; the name of a system is an empty sheet."""
    from sansatout.cli.event_files import read_text
    from sansatout.cli.keeping.commands import parse_people
    from sansatout.cli.keeping.journal import operations_of
    from sansatout.keeping import session as sessions
    from sansatout.keeping.printed import printed_session
    from sansatout.printing.sheets import empty_sheet
    from sansatout.variants import SYSTEMS, scoring_system

    if asked.system is None and asked.what in SYSTEMS:
        return empty_sheet(SYSTEMS[asked.what], asked.look)
    if asked.what != "-" and not Path(asked.what).exists():
        scoring_system(asked.what)
    source = read_text(Path(asked.what))
    if asked.system is None:
        operations = operations_of(source, asked.what)
        return printed_session(sessions.fold(operations), asked.look)
    first = sessions.start(asked.system, {}, *parse_people(asked.names or ""))
    session = sessions.fold([first])
    for line in filter(None, map(str.strip, source.splitlines())):
        session = sessions.after(session, {"do": "deal", "line": sessions.told(session, line)})
    return printed_session(session, asked.look)


def _card(asked: _Asked) -> Job:
    from sansatout.printing.table_cards import table_card
    from sansatout.variants import game

    return table_card(game(asked.what), asked.look)


def _certificate(asked: _Asked) -> Job:
    from sansatout.cli.proof_files import by_deal, promised, read_deals, read_record
    from sansatout.cli.verify import dealt_in, where_it_breaks_off
    from sansatout.printing.certificates import shuffle_certificate

    events, finished = read_deals(Path(asked.what))
    deals = [*finished, *dealt_in(events)]
    notes = [] if asked.record is None else list(read_record(asked.record))
    table, number = (deals[0].table, deals[0].deal) if deals else ("", 1)
    noted = by_deal([*notes, *promised(asked.commitment, table, number)])
    broken = where_it_breaks_off(events)
    return shuffle_certificate(deals, noted, asked.look, remarks=[broken] if broken else [])


_KINDS: dict[Printable, tuple[Callable[[_Asked], Job], frozenset[str]]] = {
    Printable.DEALS: (_deals, frozenset()),
    Printable.LESSON: (_lesson, frozenset()),
    Printable.EXERCISES: (_exercises, frozenset(["number", "count"])),
    Printable.SHEET: (_sheet, frozenset(["system", "names"])),
    Printable.CARD: (_card, frozenset()),
    Printable.CERTIFICATE: (_certificate, frozenset(["record", "commitment"])),
}
"""Each kind with the options that mean something for it."""

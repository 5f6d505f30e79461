"""Solve the boards of a PBN file and write their tables into it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Final

from sansatout.cli.solving.partial import Done, Partial
from sansatout.cli.texts import language, text
from sansatout.deal import Deal
from sansatout.errors import NotationError, SansatoutError
from sansatout.formats.pbn.optimum import (
    TABLE,
    Heritage,
    OptimumGame,
    optimum_game,
    optimum_tags,
    wrong_row,
)
from sansatout.formats.pbn.stream import FileForm, Paragraph, form_of, paragraphs
from sansatout.solver import TrickTable, dd_tables
from sansatout.solver.tables import cores

__all__ = ["GAMES_A_CORE", "Listener", "write_tables"]

GAMES_A_CORE: Final = 16
"""Games for each core that are solved together; what a stop loses at most."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Who is told how it goes."""

    line: Callable[[str], object]
    """Something that a person should know."""
    progress: Callable[[int, int, int], object]
    """How many bytes of how many are done, and how many boards."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A paragraph, with its game if it holds one that can be read."""

    paragraph: Paragraph
    game: OptimumGame | None
    error: NotationError | None
    last: dict[str, str]
    header: dict[str, str]


def write_tables(path: Path, listener: Listener) -> Done:
    """Add what is missing to every board; the file changes only when all is done.

    :raises NotationError: if the file has no whole deal, or is none of PBN
    :raises InputError: if another run is at it, or somebody changes it meanwhile
    """
    path = path.resolve()
    with path.open("rb") as source, Partial(path, source) as partial:
        _Run(path, partial, form_of(source), listener).all_of(source)
        done = partial.done
        if not done.added + done.right + done.wrong + done.unreadable:
            partial.drop()
            raise NotationError("record-no-deal", name=path.name, line=1, column=1)
        if done.added:
            partial.finish()
        else:
            partial.drop()
        return done


class _Run:
    def __init__(self, path: Path, partial: Partial, form: FileForm, listener: Listener) -> None:
        self._partial, self._form, self._listener = partial, form, listener
        self._done, self._size = partial.done, path.stat().st_size

    def all_of(self, source: BinaryIO) -> None:
        """Deal with the file from where the last run stopped."""
        done = self._done
        if done.boards:
            self._listener.line(text("cli-solve-resumed", boards=done.boards))
        if not done.read:
            self._partial.add(self._form.mark, self._form.mark)
        source.seek(done.read)
        heritage = Heritage(done.last, done.header)
        with closing(paragraphs(source, self._form, done.line)) as found:
            games = self._games(found, heritage)
            while chunk := list(islice(games, GAMES_A_CORE * cores())):
                self._solve(chunk)
                self._partial.keep()

    def _games(self, found: Iterator[Paragraph], heritage: Heritage) -> Iterator[_Read]:
        for one in found:
            game, error = None, None
            try:
                game = optimum_game(one.text, heritage)
            except NotationError as fault:
                error = fault
            yield _Read(one, game, error, dict(heritage.last), dict(heritage.header))

    def _solve(self, chunk: list[_Read]) -> None:
        deals = dict.fromkeys(
            one.game.deal for one in chunk if one.game is not None and one.game.deal is not None
        )
        size = sum(len(self._form.encode(one.paragraph.text)) for one in chunk)
        begin, boards = self._done.read, self._done.boards

        def progress(count: int, of: int) -> None:
            self._listener.progress(begin + size * count // of, self._size, boards + count)

        tables = dict(zip(deals, dd_tables(deals, progress=progress), strict=True))
        for one in chunk:
            self._add(one, tables)
        self._listener.progress(self._done.read, self._size, self._done.boards)

    def _add(self, one: _Read, tables: dict[Deal, TrickTable]) -> None:
        done, before = self._done, one.paragraph.text
        after = self._after(one, tables)
        done.line = one.paragraph.line + one.paragraph.lines
        done.last, done.header = one.last, one.header
        self._partial.add(self._form.encode(before), self._form.encode(after))

    def _after(self, one: _Read, tables: dict[Deal, TrickTable]) -> str:
        """Return what the paragraph becomes, and count it."""
        done, game = self._done, one.game
        done.boards += game is not None or one.error is not None
        if one.error is not None:
            return self._unreadable(one, one.error)
        if game is None:
            return one.paragraph.text
        if game.deal is None:
            done.without += 1
            return game.text
        table, there = tables[game.deal], game.tag(TABLE)
        try:
            wrong = wrong_row(there.lines, there.value, table) if there is not None else None
        except NotationError as error:
            return self._unreadable(one, error)
        if wrong is not None:
            done.wrong += 1
            row, tricks = wrong
            self._tell("cli-solve-wrong", one, row=row, tricks=tricks)
            return game.text
        known = optimum_tags(table, game.dealer, game.vulnerability)
        tags = [tag for tag in known if game.tag(tag.name) is None]
        done.added += bool(tags)
        done.right += not tags
        return game.with_tags(tags, self._form.newline)

    def _unreadable(self, one: _Read, error: NotationError) -> str:
        self._done.unreadable += 1
        arguments = {
            name: self._form.shown(value) if isinstance(value, str) else value
            for name, value in error.arguments.items()
        }
        bare = SansatoutError(error.message, rule=error.rule, **arguments)
        fault = error.line or (one.game.line if one.game else 1)
        line = one.paragraph.line + fault - 1
        self._tell("cli-solve-unreadable", one, line=line, reason=bare.text(language()))
        return one.paragraph.text

    def _tell(self, message: str, one: _Read, **arguments: object) -> None:
        board = self._form.shown(one.game.board) if one.game else ""
        line = one.paragraph.line + (one.game.line if one.game else 1) - 1
        told = {"board": board or str(self._done.boards), "line": line} | arguments
        self._listener.line(text(message, **told))

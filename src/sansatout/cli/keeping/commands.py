"""What can be typed besides a deal: each command is a function here, named in :data:`COMMANDS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import typer

from sansatout.cli.keeping.journal import Journal
from sansatout.cli.texts import language, text
from sansatout.draw.paper import Paper, entry_text, sheet_paper, signed
from sansatout.draw.paper_svg import papers_svg
from sansatout.draw.paper_text import paper_text
from sansatout.errors import InputError
from sansatout.keeping import session as sessions
from sansatout.keeping.games.base import whole_number
from sansatout.keeping.games.lines import parse_line
from sansatout.keeping.session import Kept, Operation, Session, is_over
from sansatout.options import shown
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry

__all__ = ["COMMANDS", "Keeper", "parse_names"]


@dataclass(slots=True)
class Keeper:
    """The session at one terminal and its file."""

    journal: Journal
    session: Session
    done: bool = False

    def do(self, operation: Operation) -> None:
        """Do something that is possible, and only then write it down."""
        session = sessions.fold([*self.journal.operations, operation])
        self.journal.append(operation)
        self.session = session

    def show(self) -> None:
        """Print the sheet of the current round, and the accounts when it is over."""
        session = self.session
        typer.echo(paper_text(paper(session, session.current)))
        if is_over(session.sheet):
            for line in session.game.settlement(session.sheet, language()):
                typer.echo(line)
            if session.names:
                account(self, "")
            last = session.game.partners_change and len(session.rounds) % 3 == 0
            typer.echo(text("cli-sheet-all-pairings" if last else "cli-sheet-over"))


def paper(session: Session, kept: Kept, *, items: bool = False) -> Paper:
    """Return the sheet of a round with its title and names."""
    number = session.rounds.index(kept) + 1
    title = text("cli-sheet-title", system=session.key, number=number)
    names = session.heads(kept)
    return sheet_paper(kept.sheet, title=title, names=names, items=items, language=language())


def deal(keeper: Keeper, line: str) -> None:
    """Enter a deal and print what it brought."""
    told = _told(keeper.session, line)
    keeper.do({"do": "deal", "line": told})
    lines = keeper.session.sheet.lines
    typer.echo(text("cli-sheet-entered", number=len(lines), line=told))
    for entry in lines[-1].entries:
        typer.echo(f"  {_entry_text(entry)}")
    for news in keeper.session.game.news(keeper.session.sheet, language()):
        typer.echo(f"  {news}")
    typer.echo()
    keeper.show()


def _entry_text(entry: Entry) -> str:
    owner = entry.owner
    whose = text(f"draw-{owner}" if isinstance(owner, Column) else f"draw-seat-{owner}")
    return text(
        "cli-sheet-item",
        side=whose,
        points=str(entry.points),
        place=str(entry.place),
        words=entry_text(entry, language()),
        rule=entry.rule,
    )


def _told(session: Session, line: str) -> str:
    """Return the line in its plain form, with columns or seats for players' names."""
    given = parse_line(_without_names(session, line))
    return "pass" if given is None else session.game.told(session.game.result(given))


_RESERVED = frozenset(["we", "they", "n", "e", "s", "w"])


def _without_names(session: Session, line: str) -> str:
    owners = {name.lower(): str(owner) for name, owner in session.owners().items()}
    words: list[str] = []
    for word in line.split():
        name, colon, rest = word.partition(":")
        known = name.lower() in owners and name.lower() not in _RESERVED
        words.append(f"{owners[name.lower()]}{colon}{rest}" if known and words else word)
    return " ".join(words)


def undo(keeper: Keeper, _: str) -> None:
    """Take back the last thing entered."""
    keeper.do({"do": "undo"})
    typer.echo(text("cli-sheet-undone"))
    keeper.show()


def correct(keeper: Keeper, rest: str) -> None:
    """Enter an earlier deal anew, as far as the rules still allow it."""
    _mend(keeper, "correct", rest)


def retype(keeper: Keeper, rest: str) -> None:
    """Enter an earlier deal anew that was only mistyped."""
    _mend(keeper, "retype", rest)


def _mend(keeper: Keeper, how: str, rest: str) -> None:
    number, _, line = rest.partition(" ")
    if not line.strip():
        raise InputError("correct-form", text=rest)
    told = _told(keeper.session, line)
    keeper.do({"do": how, "deal": whole_number(number, "deal"), "line": told})
    keeper.show()


def break_off(keeper: Keeper, _: str) -> None:
    """End a rubber by agreement."""
    keeper.do({"do": "break"})
    keeper.show()


def new(keeper: Keeper, rest: str) -> None:
    """Begin the next round, with other partners if so told or by the rules."""
    session = keeper.session
    names = session.names
    if rest.strip().lower() == "change" or (not rest.strip() and session.game.partners_change):
        names = sessions.with_partners_changed(names)
    elif rest.strip():
        names = parse_names(rest)
    keeper.do({"do": "new", "names": list(names)})
    keeper.show()


def parse_names(given: str) -> tuple[str, ...]:
    """Read players: ours, a slash, theirs; with commas where a name has several words."""
    if "," in given:
        parts = given.replace("/", ",").split(",")
        return tuple(name for part in parts if (name := " ".join(part.split())))
    return tuple(given.replace("/", " ").split())


def rename(keeper: Keeper, rest: str) -> None:
    """Name the players of this round."""
    keeper.do({"do": "names", "names": list(parse_names(rest))})
    keeper.show()


def show(keeper: Keeper, _: str) -> None:
    """Print the sheet again."""
    keeper.show()


def items(keeper: Keeper, _: str) -> None:
    """Print the sheet with every figure by itself."""
    typer.echo(paper_text(paper(keeper.session, keeper.session.current, items=True)))


def games(keeper: Keeper, _: str) -> None:
    """Print a small sheet for each game, as the pamphlet keeps them."""
    typer.echo(paper_text(paper(keeper.session, keeper.session.current), by_game=True))


def deals(keeper: Keeper, _: str) -> None:
    """Print the deals as they were entered."""
    for number, result in enumerate(keeper.session.sheet.results, start=1):
        told = "pass" if result is None else keeper.session.game.told(result)
        typer.echo(f"{number:3} {told}")


def account(keeper: Keeper, _: str) -> None:
    """Print everybody's plus and minus."""
    from sansatout.cli.tables import print_accounts

    evening = keeper.session.evening
    if not keeper.session.names:
        raise InputError("no-names")
    first = keeper.session.rounds[0].names
    players = dict.fromkeys([name for name in first if name in evening.players])
    players |= dict.fromkeys(evening.players)
    print_accounts({name: evening.history(name) for name in players})


def options(keeper: Keeper, _: str) -> None:
    """Print the options in force."""
    from sansatout.cli.tables import print_options

    print_options(shown(keeper.session.options))


def save(keeper: Keeper, rest: str) -> None:
    """Go on in another file; without a name, say where everything is."""
    if rest.strip():
        path = Path(rest.strip()).expanduser()
        if path.exists():
            raise InputError("sheet-exists", file=path)
        journal = Journal(path, keeper.journal.operations)
        keeper.journal.close()
        keeper.journal = journal
    typer.echo(text("cli-sheet-kept", file=keeper.journal.path))


def export(keeper: Keeper, rest: str) -> None:
    """Write all rounds as text or as a picture, by the ending of the file's name."""
    path = Path(rest.strip()).expanduser()
    session = keeper.session
    papers = tuple(paper(session, kept) for kept in session.rounds)
    if path.suffix == ".svg":
        content = papers_svg(session.key, papers)
    elif path.suffix == ".txt":
        content = "\n\n".join(paper_text(one) for one in papers) + _accounts_text(session)
    else:
        raise InputError("export-form", text=rest.strip())
    path.write_text(content + "\n", encoding="utf-8")
    typer.echo(text("cli-sheet-exported", file=path))


def _accounts_text(session: Session) -> str:
    accounts = session.evening.accounts
    return "\n" * bool(accounts) + "".join(
        f"\n{name}: {signed(points)}" for name, points in accounts.items()
    )


def help_(keeper: Keeper, _: str) -> None:
    """Explain what can be typed."""
    typer.echo(text(keeper.session.game.help))
    typer.echo(text("cli-sheet-help"))
    if isinstance(keeper.session.sheet, RubberSheet):
        typer.echo(text("cli-sheet-help-rubber"))


def quit_(keeper: Keeper, _: str) -> None:
    """Leave; everything is in the file already."""
    keeper.done = True


COMMANDS: dict[str, Callable[[Keeper, str], None]] = {
    "undo": undo,
    "correct": correct,
    "retype": retype,
    "break": break_off,
    "new": new,
    "names": rename,
    "show": show,
    "items": items,
    "games": games,
    "deals": deals,
    "account": account,
    "options": options,
    "save": save,
    "export": export,
    "help": help_,
    "?": help_,
    "quit": quit_,
    "exit": quit_,
}

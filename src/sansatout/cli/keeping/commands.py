"""What can be typed besides a deal: each command is a function here, named in :data:`COMMANDS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import typer

from sansatout.cli.keeping.journal import Journal
from sansatout.cli.texts import language, text
from sansatout.draw.paper_text import paper_text
from sansatout.errors import InputError
from sansatout.keeping import session as sessions
from sansatout.keeping.exports import EXPORTS, deal_lines, paper
from sansatout.keeping.session import Operation, Session
from sansatout.options import shown
from sansatout.scoring.sheet import Column, Entry
from sansatout.scoring.telling.base import whole_number

__all__ = ["ALONE", "COMMANDS", "ScoreKeeper", "parse_people"]


@dataclass(slots=True)
class ScoreKeeper:
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
        typer.echo(paper_text(paper(session, session.current, language())))
        if session.sheet.is_over:
            for line in session.telling.settlement(session.sheet, language()):
                typer.echo(line)
            if session.names:
                account(self, "")
            last = session.telling.partners_change and len(session.rounds) % 3 == 0
            typer.echo(text("cli-sheet-all-pairings" if last else "cli-sheet-over"))


def deal(keeper: ScoreKeeper, line: str) -> None:
    """Enter a deal and print what it brought."""
    told = sessions.told(keeper.session, line)
    keeper.do({"do": "deal", "line": told})
    lines = keeper.session.sheet.lines
    typer.echo(text("cli-sheet-entered", number=len(lines), line=told))
    for entry in lines[-1].entries:
        typer.echo(f"  {_entry_text(entry)}")
    for news in keeper.session.telling.news(keeper.session.sheet, language()):
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
        words=entry.text(language()),
        rule=entry.rule,
    )


def undo(keeper: ScoreKeeper, _: str) -> None:
    """Take back the last thing entered."""
    keeper.do({"do": "undo"})
    typer.echo(text("cli-sheet-undone"))
    keeper.show()


def correct(keeper: ScoreKeeper, rest: str) -> None:
    """Enter an earlier deal anew, as far as the rules still allow it."""
    _mend(keeper, "correct", rest)


def retype(keeper: ScoreKeeper, rest: str) -> None:
    """Enter an earlier deal anew that was only mistyped."""
    _mend(keeper, "retype", rest)


def _mend(keeper: ScoreKeeper, how: str, rest: str) -> None:
    number, _, line = rest.partition(" ")
    if not line.strip():
        raise InputError("correct-form", text=rest)
    told = sessions.told(keeper.session, line)
    keeper.do({"do": how, "deal": whole_number(number, "deal"), "line": told})
    keeper.show()


def insert(keeper: ScoreKeeper, rest: str) -> None:
    """Enter a deal that was left out, before the one that has its number now."""
    _mend(keeper, "insert", rest)


def delete(keeper: ScoreKeeper, rest: str) -> None:
    """Strike out a deal that should not be there."""
    keeper.do({"do": "delete", "deal": whole_number(rest, "deal")})
    keeper.show()


def break_off(keeper: ScoreKeeper, _: str) -> None:
    """End a rubber by agreement."""
    keeper.do({"do": "break"})
    keeper.show()


def new(keeper: ScoreKeeper, rest: str) -> None:
    """Begin the next round, with other partners if so told or by the rules."""
    session = keeper.session
    coming = session.next_round
    names, others = coming.names, coming.others
    if rest.strip().lower() == "change":
        names, others = sessions.with_partners_changed(session.names), session.current.others
    elif rest.strip():
        names, others = parse_people(rest)
    keeper.do(_named("new", names, others))
    keeper.show()


def parse_names(given: str) -> tuple[str, ...]:
    """Read players: ours, a slash, theirs; with commas where a name has several words."""
    if "," in given:
        parts = given.replace("/", ",").split(",")
        return tuple(name for part in parts if (name := " ".join(part.split())))
    return tuple(given.replace("/", " ").split())


def parse_people(given: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Read players, and after a plus those who sit out: ``Anna Bert / Carl Dora + Eva``."""
    playing, _, waiting = given.partition("+")
    return parse_names(playing), parse_names(waiting)


def _named(do: str, names: tuple[str, ...], others: tuple[str, ...]) -> Operation:
    return {"do": do, "names": list(names), **({"others": list(others)} if others else {})}


def rename(keeper: ScoreKeeper, rest: str) -> None:
    """Name the players of this round."""
    keeper.do(_named("names", *parse_people(rest)))
    keeper.show()


def show(keeper: ScoreKeeper, _: str) -> None:
    """Print the sheet again."""
    keeper.show()


def items(keeper: ScoreKeeper, _: str) -> None:
    """Print the sheet with every figure by itself."""
    typer.echo(paper_text(paper(keeper.session, keeper.session.current, language(), items=True)))


def games(keeper: ScoreKeeper, _: str) -> None:
    """Print a small sheet for each game, as the pamphlet keeps them."""
    typer.echo(paper_text(paper(keeper.session, keeper.session.current, language()), by_game=True))


def deals(keeper: ScoreKeeper, _: str) -> None:
    """Print the deals as they were entered."""
    told_lines = deal_lines(keeper.session, keeper.session.current)
    for number, told in enumerate(told_lines, start=1):
        typer.echo(f"{number:3} {told}")


def account(keeper: ScoreKeeper, _: str) -> None:
    """Print everybody's plus and minus."""
    from sansatout.cli.tables import print_accounts

    evening = keeper.session.evening
    if not keeper.session.names:
        raise InputError("no-names")
    first = keeper.session.rounds[0].names
    players = dict.fromkeys([name for name in first if name in evening.players])
    players |= dict.fromkeys(evening.players)
    print_accounts({name: evening.history(name) for name in players})


def options(keeper: ScoreKeeper, _: str) -> None:
    """Print the options in force."""
    from sansatout.cli.tables import print_options

    print_options(shown(keeper.session.options))


def save(keeper: ScoreKeeper, rest: str) -> None:
    """Go on in another file; without a name, say where everything is."""
    if rest.strip():
        path = Path(rest.strip()).expanduser()
        if path.exists():
            raise InputError("sheet-exists", file=path)
        journal = Journal(path, keeper.journal.operations)
        keeper.journal.close()
        keeper.journal = journal
    typer.echo(text("cli-sheet-kept", file=keeper.journal.path))


def export(keeper: ScoreKeeper, rest: str) -> None:
    """Write all rounds in the form that the ending of the file's name says."""
    path = Path(rest.strip()).expanduser()
    kind = EXPORTS.get(path.suffix.removeprefix("."))
    if kind is None:
        raise InputError("export-form", text=rest.strip())
    content = kind.write(keeper.session, keeper.journal.operations, language())
    path.write_text(content + "\n", encoding="utf-8")
    typer.echo(text("cli-sheet-exported", file=path))


def help_(keeper: ScoreKeeper, _: str) -> None:
    """Explain what can be typed."""
    typer.echo(text(keeper.session.telling.help))
    typer.echo(text("cli-sheet-help"))
    if keeper.session.sheet.has_games:
        typer.echo(text("cli-sheet-help-rubber"))


def quit_(keeper: ScoreKeeper, _: str) -> None:
    """Leave; everything is in the file already."""
    keeper.done = True


ALONE = frozenset(
    ["undo", "break", "show", "items", "games", "deals", "account", "options", "help", "?",
     "quit", "exit"]
)  # fmt: skip
"""The commands that nothing can follow."""
COMMANDS: dict[str, Callable[[ScoreKeeper, str], None]] = {
    "undo": undo,
    "correct": correct,
    "retype": retype,
    "insert": insert,
    "delete": delete,
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

"""The command's reference: a page for each command, from what its help says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from typer.core import TyperArgument
from typer.main import get_command

from sansatout.cli import COMMANDS
from sansatout.cli.app import application
from sansatout.cli.texts import text, use
from sansatout.locales import DEFAULT

__all__ = ["FOLDER", "pages"]

FOLDER = "reference/command"


def pages() -> dict[str, str]:
    """Return a page for each command and a list of them."""
    use(DEFAULT)
    # Typer brings its own Click along and names no type for what it makes.
    group: Any = get_command(application(COMMANDS, COMMANDS))
    made = {f"{FOLDER}/{name}.md": _page(name, group) for name in COMMANDS}
    return {f"{FOLDER}/index.md": _list(group), **made}


def _list(group: Any) -> str:  # noqa: ANN401 (see above)
    rows = [f"| [`sansatout {name}`]({name}.md) | {_first_sentence(name)} |" for name in COMMANDS]
    head = [
        "# The command",
        "",
        f"`sansatout`: {group.help}",
        "",
        "Each page here is what `sansatout COMMAND --help` says; [the guide](../../command.md)",
        "tells how commands are used together. The help speaks five languages: `--language et`.",
        "",
        "| command | what it does |",
        "|---|---|",
    ]
    return (
        "\n".join([*head, *rows, "", "## Of every command { #common }", "", *_params(group)]) + "\n"
    )


def _page(name: str, group: Any) -> str:  # noqa: ANN401
    command = group.commands[name]
    context = group.context_class(group, info_name="sansatout")
    own = command.context_class(command, info_name=name, parent=context)
    usage = " ".join(command.collect_usage_pieces(own))
    lines = [f"# sansatout {name}", "", command.help, "", "```console"]
    lines += [f"$ sansatout {name} {usage}".rstrip(), "```", "", *_params(command)]
    return "\n".join(lines) + "\n"


def _params(command: Any) -> Iterator[str]:  # noqa: ANN401
    shown = [one for one in command.params if not getattr(one, "hidden", False)]
    context = command.context_class(command)
    for title, is_kind in (("argument", True), ("option", False)):
        rows = [one for one in shown if isinstance(one, TyperArgument) is is_kind]
        if rows:
            yield f"| {title} | |"
            yield "|---|---|"
            for one in rows:
                yield _row(one, context)
            yield ""


def _row(param: Any, context: Any) -> str:  # noqa: ANN401
    record = param.get_help_record(context)
    name, said = record if record is not None else (param.make_metavar(context), param.help or "")
    return f"| `{_cell(name)}` | {_cell(said).replace('<', '&lt;')} |"


def _cell(said: str) -> str:
    return " ".join(said.split()).replace("|", "\\|")


def _first_sentence(name: str) -> str:
    return _cell(text(f"cli-{name}")).partition(". ")[0].rstrip(".") + "."

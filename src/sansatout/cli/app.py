"""Build the Typer application around the one command that is asked for, and run it."""

from collections.abc import Callable, Container, Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from sansatout import __version__
from sansatout.cli import texts
from sansatout.cli.texts import text
from sansatout.errors import InputError

__all__ = ["application", "invoke"]


def invoke(commands: Sequence[str], arguments: list[str]) -> int:
    """Run the command named in the arguments and return its exit code."""
    texts.use(texts.from_environment())
    arguments = texts.take_language(arguments)
    if arguments[:1] == ["help"]:
        arguments = [*arguments[1:], "--help"]
    name = next((word for word in arguments if not word.startswith("-")), None)
    if name is not None and name not in commands:
        raise InputError("unknown-command", name=name, expected=", ".join(commands))
    app = application(commands, {name})
    code = app(arguments or ["--help"], prog_name="sansatout", standalone_mode=False)
    return code if isinstance(code, int) else 0


def application(commands: Sequence[str], loaded: Container[str | None]) -> typer.Typer:
    """Return the application with all commands: some loaded, the rest only named."""
    app = _app()
    for known in commands:
        function = _load(known) if known in loaded else _unloaded
        app.command(known, help=text(f"cli-{known}"))(function)
    return app


def _load(name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = import_module(f"sansatout.cli.{name}").command
    return function


def _unloaded() -> None:
    """Stand in the list of commands for one that is not asked for."""


def _app() -> typer.Typer:
    app = typer.Typer(
        name="sansatout",
        help=text("cli-help"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_common_options())
    return app


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - Typer's form of a callback
    if wanted:
        typer.echo(f"sansatout {__version__}")
        raise typer.Exit


def _common_options() -> Callable[..., None]:
    """Return what declares the options of every command, with help in the language in use."""

    def declared(
        language: Annotated[
            str | None, typer.Option("--language", metavar="LANG", help=text("cli-language"))
        ] = None,
        *,
        version: Annotated[
            bool,
            typer.Option(
                "--version", callback=_show_version, is_eager=True, help=text("cli-version")
            ),
        ] = False,
    ) -> None: ...

    # Typer reads the annotations as written here, where the names they use are at hand.
    return declared

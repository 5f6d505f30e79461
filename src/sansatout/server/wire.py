"""What goes over a WebSocket: the client's messages, strictly read, and ours."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sansatout.errors import NotationError, SansatoutError
from sansatout.strict_json import LARGEST

__all__ = [
    "Act", "AskThere", "Chat", "Explain", "Here", "Incoming", "Meaning", "Open", "Operation",
    "Pace", "Ping", "Relink", "Robot", "Sit", "Stand", "Start", "encode", "error_body",
    "error_message", "read", "read_operation",
]  # fmt: skip

VERSION = 1
MOST_BYTES = 4096
"""The longest message a client may send."""

Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Id = str | Whole | None


class _Message(
    msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True, kw_only=True
):
    id: Id = None


class Act(_Message, tag="act", frozen=True):
    """Do one of the view's actions."""

    seq: Whole
    kind: str
    payload: dict[str, Any]


class Chat(_Message, tag="chat", frozen=True):
    """Say something to the table."""

    text: str


class Meaning(_Message, tag="meaning", frozen=True):
    """Ask what a call means."""

    call: Whole


class Explain(_Message, tag="explain", frozen=True):
    """Say what an own call means."""

    call: Whole
    text: str


class Stand(_Message, tag="stand", frozen=True):
    """Leave the place to a robot."""


class Sit(_Message, tag="sit", frozen=True):
    """Come back to the own place."""


class AskThere(_Message, tag="ask-there", frozen=True):
    """Ask a player who does nothing whether they are there."""

    player: str


class Here(_Message, tag="here", frozen=True):
    """Say that one is there."""


class Relink(_Message, tag="relink", frozen=True):
    """Replace the own private link."""


class Start(_Message, tag="start", frozen=True):
    """Begin although places are open."""


class Robot(_Message, tag="robot", frozen=True):
    """Give a place to a robot."""

    player: str
    level: str | None = None
    system: str | None = None


class Open(_Message, tag="open", frozen=True):
    """Open a place, of a robot or of somebody who is not there, to a person."""

    player: str


class Pace(_Message, tag="pace", frozen=True):
    """Say how fast robots act."""

    seconds: float


class Ping(_Message, tag="ping", frozen=True):
    """Ask whether the server is there."""


class Operation(_Message, tag="operation", frozen=True):
    """Write on a score sheet."""

    count: Whole
    do: str
    line: str | None = None
    deal: Whole | None = None
    names: list[str] | None = None


Incoming = (
    Act | AskThere | Chat | Explain | Here | Meaning | Open | Pace | Ping
    | Relink | Robot | Sit | Stand | Start
)  # fmt: skip

_TABLE = msgspec.json.Decoder(Incoming)
_SHEET = msgspec.json.Decoder(Operation | Ping)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def _read(decoder: msgspec.json.Decoder[Any], data: str | bytes) -> Any:  # noqa: ANN401
    size = len(data.encode(errors="replace")) if isinstance(data, str) else len(data)
    if size > MOST_BYTES:
        raise NotationError("message-too-long", size=size, most=MOST_BYTES)
    try:
        message = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotationError("message-form", reason=str(error)) from None
    if isinstance(message.id, str) and len(message.id) > 64:
        raise NotationError("message-id")
    return message


def read(data: str | bytes) -> Incoming:
    """Read a message to a table.

    :raises NotationError: if it is too long, or none of those we know
    """
    message: Incoming = _read(_TABLE, data)
    return message


def read_operation(data: str | bytes) -> Operation | Ping:
    """Read a message to a sheet.

    :raises NotationError: if it is too long, or none of those we know
    """
    message: Operation | Ping = _read(_SHEET, data)
    return message


def error_body(error: SansatoutError, language: str) -> dict[str, object]:
    """Return what went wrong as JSON values."""
    arguments = {
        name: value if isinstance(value, int) else str(value)
        for name, value in error.arguments.items()
    }
    return {
        "message": error.message,
        "arguments": arguments,
        "text": error.text(language),
        "rule": error.rule,
    }


def error_message(message_id: Id, error: SansatoutError, language: str) -> bytes:
    """Return the answer to a message that was refused."""
    return encode({"t": "error", "id": message_id, **error_body(error, language)})

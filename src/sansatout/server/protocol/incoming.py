"""The messages of clients over WebSockets, strictly read."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from sansatout.errors import NotationError
from sansatout.strict_json import LARGEST

__all__ = [
    "MOST_BYTES", "Act", "AskThere", "Chat", "Explain", "Here", "Hint", "Incoming", "Meaning",
    "MessageId", "Open", "Operation", "Pace", "Ping", "Promises", "Relink", "Robot", "Sit", "Skip",
    "Stand", "Start", "Whole", "Why", "read", "read_operation", "read_ping",
]  # fmt: skip

MOST_BYTES = 4096
"""The longest message a client may send."""

Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
MessageId: TypeAlias = str | Whole | None
"""What the client calls a message by; answers repeat it."""


class _Message(
    msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True, kw_only=True
):
    """The base of all messages to the server."""

    id: MessageId = None


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


class Hint(_Message, tag="hint", frozen=True):
    """Ask what a robot would do in my place."""

    step: Literal["idea", "act"] = "act"
    """Whether only the idea is wanted, or what it would do as well."""


class Why(_Message, tag="why", frozen=True):
    """Ask why a robot did what it did last, as far as that may be told during the deal."""


class Promises(_Message, tag="promises", frozen=True):
    """Ask what each of the words that I may say now would promise."""


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


class Skip(_Message, tag="skip", frozen=True):
    """Have robots play the rest of the deal without a pause."""


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


class Operation(_Message, tag="operation", frozen=True, kw_only=True):
    """Write on a score sheet."""

    do: str
    count: Whole | None = None
    key: Annotated[str, Meta(min_length=8, max_length=64)] | None = None
    line: str | None = None
    deal: Whole | None = None
    round: Whole | None = None
    names: list[str] | None = None
    others: list[str] | None = None


Incoming: TypeAlias = (
    Act | AskThere | Chat | Explain | Here | Hint | Meaning | Open | Pace | Ping
    | Promises | Relink | Robot | Sit | Skip | Stand | Start | Why
)  # fmt: skip

MessageT = TypeVar("MessageT", bound=_Message)

_TABLE = msgspec.json.Decoder(Incoming)
_SHEET = msgspec.json.Decoder(Operation | Ping)
_CLASS = msgspec.json.Decoder(Ping)


def _read(decoder: msgspec.json.Decoder[MessageT], data: str | bytes) -> MessageT:
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


def read_ping(data: str | bytes) -> Ping:
    """Read a message to a class, which is told everything else by REST.

    :raises NotationError: if it is too long, or another
    """
    message: Ping = _read(_CLASS, data)
    return message

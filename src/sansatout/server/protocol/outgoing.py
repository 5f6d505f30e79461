"""The messages of the server over WebSockets, and errors, which REST has as well."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sansatout.errors import SansatoutError
from sansatout.server.protocol.classes import ClassView, PupilClass
from sansatout.server.protocol.incoming import MessageId
from sansatout.server.protocol.sheets import KeptSheet
from sansatout.server.protocol.tables import ChatLine, ChatSpeaker, RoomView
from sansatout.table.shown import ActView, View
from sansatout.written import SeatName

__all__ = [
    "VERSION", "Ack", "CallMeaning", "ChatMessage", "ChatSpeaker", "ClassMessage", "ClassTold",
    "ErrorAnswer", "ErrorBody", "Gone", "Happened", "Hello", "HintTold", "Pong", "PromisedWords",
    "PromisesTold", "PupilMessage", "Refusal", "RoomMessage", "SheetMessage", "SheetTold",
    "TableTold", "ViewMessage", "WhyTold", "You", "encode", "error_body", "error_message",
]  # fmt: skip

VERSION = 1

encode = msgspec.json.Encoder().encode


class _Message(msgspec.Struct, tag_field="t", frozen=True):
    """The base of all messages of the server."""


class You(msgspec.Struct, frozen=True, kw_only=True):
    """Who the reader is at a table."""

    person: str
    player: str | None
    seat: SeatName | None
    owner: bool
    link: str | None
    """The private link that makes any device the same player."""
    was: str | None
    """Who I was before the host gave my place away."""


class Happened(msgspec.Struct, frozen=True):
    """What everybody may know of an event."""

    seq: int
    seat: SeatName | None
    kind: str
    payload: dict[str, Any]
    text: str
    """The name of the text that tells of it, if there is one."""


EncodedView = Annotated[msgspec.Raw, Meta(extra={"type": View})]
"""A seat's view, encoded once for all who have the same."""


class Hello(_Message, tag="hello", frozen=True, kw_only=True):
    """The first message of a table's socket, and again when I become somebody else."""

    v: int = VERSION
    table: str
    you: You
    view: EncodedView
    room: RoomView
    chat: list[ChatLine]


class ViewMessage(_Message, tag="view", frozen=True, kw_only=True):
    """What the seat may see after an event."""

    view: EncodedView
    last: Annotated[msgspec.Raw, Meta(extra={"type": Happened | None})]
    """The event that led here; ``null`` when it is not public."""


class RoomMessage(_Message, tag="room", frozen=True, kw_only=True):
    """Who is here and who acts for whom."""

    room: RoomView


class Ack(_Message, tag="ack", frozen=True, kw_only=True):
    """What was asked for is stored and done."""

    id: MessageId
    seq: int
    """The number of the next event; of a sheet, how many operations it has."""


class Refusal(_Message, tag="error", frozen=True, kw_only=True):
    """What was asked for changed nothing."""

    id: MessageId
    message: str
    arguments: dict[str, str | int]
    text: str
    rule: str | None


class ChatMessage(ChatLine, tag_field="t", tag="chat", frozen=True):
    """Somebody said something."""


class CallMeaning(_Message, tag="meaning", frozen=True, kw_only=True):
    """What a call means, or that somebody asks."""

    seat: SeatName
    """Who called."""
    call: int
    """The call's number in the auction, from nought."""
    asked: str
    """The player who asked."""
    text: str | None
    plain: str | None = None
    """Of a robot's call: in a few words what every hand has that makes it."""
    told: tuple[dict[str, Any], dict[str, Any]] | None = None
    """The same twice, few words first, as messages with their arguments: a page whose language
    changes says them anew."""


class HintTold(_Message, tag="hint", frozen=True, kw_only=True):
    """What a robot would do in the place of who asked, from what that player sees alone."""

    seq: int
    """The view's that was asked about."""
    act: ActView | None
    """``null`` where it has no advice."""
    reason: dict[str, Any] | None
    """Why: a message with its arguments, as in a robot's ``thoughts``."""
    step: Literal["idea", "act"] = "act"
    """What was asked for; before ``act``, neither ``act`` nor ``reason`` are told."""
    idea: dict[str, Any] | None = None
    """What to think of, a message that does not name the act; ``null`` where it has no advice."""
    thoughts: dict[str, Any] | None = None
    """All that led to the act and what else was considered, as in ``thoughts`` of a deal."""


class WhyTold(_Message, tag="why", frozen=True, kw_only=True):
    """Why a robot did something, without anything that its hidden cards would tell."""

    seat: SeatName
    """Whose word or card it was."""
    act: ActView
    told: dict[str, Any] | None
    """A message; ``null`` where there is nothing to tell before the deal is over."""


class PromisedWords(msgspec.Struct, frozen=True):
    """What words would promise, in a few words and whole, as messages."""

    act: ActView
    plain: dict[str, Any]
    whole: dict[str, Any]


class PromisesTold(_Message, tag="promises", frozen=True, kw_only=True):
    """What each of the words that I may say now would promise; from the talk alone."""

    seq: int
    """The view's that was asked about."""
    promises: list[PromisedWords]


class Pong(_Message, tag="pong", frozen=True, kw_only=True):
    """The server is there."""

    id: MessageId


class Gone(_Message, tag="gone", frozen=True, kw_only=True):
    """The socket ends."""

    reason: str


class SheetMessage(_Message, tag="sheet", frozen=True, kw_only=True):
    """A kept score as it is now."""

    sheet: Annotated[msgspec.Raw, Meta(extra={"type": KeptSheet})]
    """Encoded once for all who see the same."""
    stores: bool
    """Whether the server can store anything at the moment."""


class ClassMessage(_Message, tag="class", frozen=True, kw_only=True):
    """A class as it is now, for its teacher."""

    shown: ClassView = msgspec.field(name="class")


class PupilMessage(_Message, tag="pupil", frozen=True, kw_only=True):
    """A class as it is now, for one of its pupils."""

    shown: PupilClass = msgspec.field(name="class")


TableTold = (
    Hello
    | ViewMessage
    | RoomMessage
    | Ack
    | Refusal
    | ChatMessage
    | CallMeaning
    | HintTold
    | WhyTold
    | PromisesTold
    | Pong
    | Gone
)
"""All that comes over a table's socket."""
SheetTold = SheetMessage | Ack | Refusal | Pong | Gone
"""All that comes over a sheet's socket."""
ClassTold = ClassMessage | PupilMessage | Refusal | Pong | Gone
"""All that comes over a class's socket."""


class ErrorBody(msgspec.Struct, frozen=True):
    """What went wrong."""

    message: str
    """The text is ``error-<message>``."""
    arguments: dict[str, str | int]
    text: str
    rule: str | None
    """The booklet's rule that was broken, if one was."""


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The answer to a request that cannot be served."""

    error: ErrorBody


def error_body(error: SansatoutError, language: str) -> ErrorBody:
    """Return what went wrong, in words of a language too."""
    arguments = {
        name: value if isinstance(value, int) else str(value)
        for name, value in error.arguments.items()
    }
    return ErrorBody(error.message, arguments, error.text(language), error.rule)


def error_message(message: MessageId, error: SansatoutError, language: str) -> bytes:
    """Return the answer to a message that was refused."""
    body = error_body(error, language)
    return encode(
        Refusal(
            id=message, message=body.message, arguments=body.arguments, text=body.text,
            rule=body.rule,
        )
    )  # fmt: skip

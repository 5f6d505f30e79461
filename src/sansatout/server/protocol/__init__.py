"""What goes over the wire in both directions: Structs, one module a part of the protocol.

``web/src/lib/types.ts`` is made from them by ``python -m tools.wire_types --write``. What comes in
is read strictly (``forbid_unknown_fields``); of what goes out names stay, and fields
are only added.
"""

from sansatout.server.protocol.incoming import (
    MOST_BYTES,
    Act,
    AskThere,
    Chat,
    Explain,
    Here,
    Hint,
    Incoming,
    Meaning,
    MessageId,
    Open,
    Operation,
    Pace,
    Ping,
    Promises,
    Relink,
    Robot,
    Sit,
    Skip,
    Stand,
    Start,
    Why,
    read,
    read_operation,
    read_ping,
)  # fmt: skip
from sansatout.server.protocol.outgoing import (
    VERSION,
    Ack,
    CallMeaning,
    ChatMessage,
    ChatSpeaker,
    ClassMessage,
    ErrorAnswer,
    Gone,
    Happened,
    Hello,
    HintTold,
    Pong,
    PromisedWords,
    PromisesTold,
    PupilMessage,
    RoomMessage,
    SheetMessage,
    ViewMessage,
    WhyTold,
    You,
    encode,
    error_body,
    error_message,
)  # fmt: skip

__all__ = [
    "MOST_BYTES", "VERSION", "Ack", "Act", "AskThere", "CallMeaning", "Chat", "ChatMessage",
    "ChatSpeaker", "ClassMessage", "ErrorAnswer", "Explain", "Gone", "Happened", "Hello",
    "Here", "Hint", "HintTold", "Incoming", "Meaning", "MessageId", "Open", "Operation", "Pace",
    "Ping", "Pong", "PromisedWords", "Promises", "PromisesTold", "PupilMessage", "Relink",
    "Robot", "RoomMessage", "SheetMessage", "Sit", "Skip", "Stand", "Start", "ViewMessage",
    "Why", "WhyTold", "You", "encode", "error_body", "error_message", "read", "read_operation",
    "read_ping",
]  # fmt: skip

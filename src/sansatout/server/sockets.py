"""The three WebSockets: one for a table, one for a sheet, one for a class."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar
from weakref import proxy

from litestar import WebSocket, websocket
from litestar.types import Receive, Send
from sqlalchemy.exc import SQLAlchemyError

from sansatout.errors import NotationError, SansatoutError
from sansatout.server import protocol
from sansatout.server.at_hand import going_on_at
from sansatout.server.context import Context, language_of
from sansatout.server.errors import ConflictError, LimitedError, NotFoundError
from sansatout.server.guards import asking
from sansatout.server.identity import Identity
from sansatout.server.limits.gate import LINE
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.limits.sluice import Sluice
from sansatout.server.limits.websocket import PatientSocket
from sansatout.server.metrics import Metrics
from sansatout.server.origin import is_own_origin
from sansatout.server.rooms.connection import Answer, Connection
from sansatout.server.rooms.handlers import handle
from sansatout.server.sheets.opened import OpenSheet
from sansatout.server.store import Store
from sansatout.server.store.writer import cause

__all__ = ["UnboundSocket", "class_socket", "sheet_socket", "table_socket"]

_LOG = logging.getLogger("sansatout.server")
_NO_COOKIE, _REFUSED, _NOT_FOUND, _TOO_MANY = 4401, 4403, 4404, 4429
_FOR_NEWCOMERS = 0.8
"""The part of all sockets that those may take who neither play nor write."""

Socket = WebSocket[Any, Any, Any]
M = TypeVar("M", bound=protocol.Incoming | protocol.Operation)
E = TypeVar("E", bound=SansatoutError)
_QUESTIONS = frozenset({"review", "look-back", "name-cards"})
"""Acts that only ask for something."""
_FAILURES = frozenset({"not-stored", "server-fault"})
"""What is said when the fault is not the player's."""


class UnboundSocket(Socket):
    """A socket that what it sends and receives by does not keep alive: it ends with its handler."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Note what is received, as long as there is a socket."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """Send, as long as there is a socket."""
        return WebSocket.send_wrapper(proxy(self), send)


async def _welcome(socket: Socket, context: Context) -> Connection | None:
    """Accept a socket; ``None`` if it was refused."""
    identity: Identity | None = socket.scope["state"]["identity"]
    await socket.accept()
    try:
        context.keeper.enter(Door.SOCKETS, asking(socket))
    except LimitedError as error:
        await _refuse(socket, language_of(socket), error)
        return None
    if identity is None or not is_own_origin(socket):
        await socket.close(code=_NO_COOKIE if identity is None else _REFUSED)
        return None
    name = await context.name_of(identity.person)
    line: PatientSocket = socket.scope["state"][LINE]
    address = asking(socket).address or ""
    connection = Connection(identity.person, name, language_of(socket), line, address)
    connection.browser = identity.browser
    connection.contributes = "contributes" in socket.query_params
    return connection


def _counted(context: Context, socket: Socket, *, newcomer: bool) -> Who:
    """Count an open socket and return for whom.

    :raises LimitedError: if there are too many, or too much to do to let newcomers in
    """
    who = asking(socket)
    if newcomer:
        context.overload.admit()
    context.keeper.sockets.add(who, part=_FOR_NEWCOMERS if newcomer else 1.0)
    line: PatientSocket = socket.scope["state"][LINE]
    line.release()
    return who


async def _was_signed_out(context: Context, socket: Socket, connection: Connection) -> bool:
    """Tell whether it happened while the socket was greeted; then tell it to the browser, too."""
    if await context.browsers.known(socket.scope["state"]["identity"]) is not None:
        return False
    connection.close("signed-out")
    return True


async def _refuse(socket: Socket, language: str, error: SansatoutError) -> None:
    await socket.send_text(protocol.error_message(None, error, language).decode())
    code = _TOO_MANY if isinstance(error, LimitedError) else _REFUSED
    await socket.close(code=_NOT_FOUND if isinstance(error, NotFoundError) else code)


def _serve(
    socket: Socket, connection: Connection, answer: Answer,
    enter: Callable[[], None], leave: Callable[[], None],
) -> None:  # fmt: skip
    """Send and receive from here on until either side ends it, without what a request needs."""

    async def served() -> None:
        enter()
        try:
            await connection.listen(answer)
        finally:
            leave()

    line: PatientSocket = socket.scope["state"][LINE]
    line.go_on(served)


async def _admitted(
    sluice: Sluice, connection: Connection, read: Callable[[str], M], data: str | None
) -> M | None:
    """Return a message that can be read and is not one too many; say why not to any other."""
    message, wrong = _understood(read, data)
    try:
        sluice.enter(_door(message))
    except LimitedError as error:
        connection.put(_wrong(connection, message, error))
        if sluice.is_ignored:
            connection.close("too-many")
        await sluice.hold(error)
        return None
    if wrong is not None:
        connection.put(_wrong(connection, message, wrong))
    return message


def _understood(
    read: Callable[[str], M], data: str | None
) -> tuple[M | None, NotationError | None]:
    if data is None:
        return None, NotationError("message-form", reason="binary frame")
    try:
        return read(data), None
    except NotationError as error:
        return None, _bare(error)


def _bare(error: E) -> E:
    """Return an error without the frames it went through, which would keep the message alive."""
    error.__context__ = None
    return error.with_traceback(None)


def _wrong(
    connection: Connection,
    message: protocol.Incoming | protocol.Operation | None,
    error: SansatoutError,
) -> bytes:
    number = None if message is None else message.id
    return protocol.error_message(number, error, connection.language)


def _door(message: protocol.Incoming | protocol.Operation | None) -> Door:
    """Return what a message is counted as."""
    match message:
        case protocol.Chat():
            return Door.CHAT
        case (
            protocol.Meaning()
            | protocol.Explain()
            | protocol.Hint()
            | protocol.Why()
            | protocol.Promises()
        ):
            return Door.QUESTIONS
        case protocol.Act(kind=kind) if kind in _QUESTIONS:
            return Door.QUESTIONS
        case protocol.Operation():
            return Door.SHEETS
        case _:
            return Door.ACTS


async def _answered(
    store: Store, connection: Connection, message_id: protocol.MessageId, work: Awaitable[None],
    what: str,
) -> SansatoutError | None:  # fmt: skip
    """Do what a message asks for, or say why not; return that.

    Whoever cannot be told what became of it is sent to ask again.
    """
    error: SansatoutError | None = None
    try:
        await work
    except SansatoutError as refused:
        error = _bare(refused)
    except SQLAlchemyError as failure:
        _LOG.error("%s: could not be stored: %s", what, cause(failure))
        error = ConflictError("not-stored")
        if store.is_uncertain(failure):
            connection.close("elsewhere")
            return error
    except Exception:  # noqa: BLE001 (a fault of ours must not cost the player the socket)
        _LOG.exception("%s: failed", what)
        error = ConflictError("server-fault")
    if error is not None:
        connection.put(protocol.error_message(message_id, error, connection.language))
    return error


def _count_act(metrics: Metrics, wrong: SansatoutError | None, seconds: float) -> None:
    """Note what came of an act; the room counts those that it stored or had stored before."""
    if wrong is None:
        metrics.act_seconds.observe(seconds)
    elif wrong.message in _FAILURES:
        metrics.acts_failed.inc()
    else:
        metrics.acts_refused.inc()


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, context: Context, table: str) -> None:
    """Seat a player, or let a watcher look on."""
    connection = await _welcome(socket, context)
    if connection is None:
        return
    try:
        link = socket.query_params.get("link")
        if link:
            await context.rooms.join(link, connection.person, connection.name)
        room = await context.rooms.find(table)
        if room.facts.overseer is not None:
            await context.classes.check_table(table, connection.person)
        if await _was_signed_out(context, socket, connection):
            return
        plays = room.chairs.of(connection.person) is not None
        counted = _counted(context, socket, newcomer=not plays)
    except SansatoutError as error:
        await _refuse(socket, connection.language, error)
        return

    sluice = Sluice(context.keeper, asking(socket))

    async def answer(data: str | None) -> None:
        began = time.perf_counter()
        message = await _admitted(sluice, connection, protocol.read, data)
        if message is None:
            return
        work = handle(room, connection, message)
        wrong = await _answered(context.store, connection, message.id, work, f"table {table}")
        if isinstance(message, protocol.Act):
            _count_act(context.metrics, wrong, time.perf_counter() - began)

    def leave() -> None:
        room.leave(connection)
        context.keeper.sockets.remove(counted)

    going_on_at("table", room.id)
    _serve(socket, connection, answer, partial(room.enter, connection), leave)


@websocket("/ws/sheets/{sheet:str}")
async def sheet_socket(socket: Socket, context: Context, sheet: str) -> None:
    """Show a sheet as it grows, and let writers write."""
    connection = await _welcome(socket, context)
    if connection is None:
        return
    try:
        kept = await context.sheets.find(sheet, asking(socket))
        if await _was_signed_out(context, socket, connection):
            return
        counted = _counted(context, socket, newcomer=connection.person not in kept.writers)
    except SansatoutError as error:
        await _refuse(socket, connection.language, error)
        return

    sluice = Sluice(context.keeper, asking(socket))

    async def answer(data: str | None) -> None:
        message = await _admitted(sluice, connection, protocol.read_operation, data)
        if message is None:
            return
        work = _operated(context, kept, connection, message)
        await _answered(context.store, connection, message.id, work, f"sheet {sheet}")

    def leave() -> None:
        context.sheets.leave(kept, connection)
        context.keeper.sockets.remove(counted)

    going_on_at("sheet", kept.id)
    _serve(socket, connection, answer, partial(context.sheets.enter, kept, connection), leave)


async def _operated(
    context: Context,
    kept: OpenSheet,
    connection: Connection,
    message: protocol.Operation | protocol.Ping,
) -> None:
    if isinstance(message, protocol.Ping):
        connection.put(protocol.encode(protocol.Pong(id=message.id)))
        return
    who = Who(connection.address, connection.person)
    await context.sheets.operate(kept, connection.person, message, who)
    connection.put(protocol.encode(protocol.Ack(id=message.id, seq=len(kept.now.operations))))


@websocket("/ws/classes/{class_id:str}")
async def class_socket(socket: Socket, context: Context, class_id: str) -> None:
    """Show a class as it goes on, to its teacher and to its pupils."""
    connection = await _welcome(socket, context)
    if connection is None:
        return
    try:
        kept, _ = await context.classes.seen_by(class_id, connection.person)
        if await _was_signed_out(context, socket, connection):
            return
        counted = _counted(context, socket, newcomer=False)
    except SansatoutError as error:
        await _refuse(socket, connection.language, error)
        return

    sluice = Sluice(context.keeper, asking(socket))

    async def answer(data: str | None) -> None:
        message = await _admitted(sluice, connection, protocol.read_ping, data)
        if message is not None:
            connection.put(protocol.encode(protocol.Pong(id=message.id)))

    def leave() -> None:
        context.classes.leave(kept, connection)
        context.keeper.sockets.remove(counted)

    going_on_at("class", kept.id)
    _serve(socket, connection, answer, partial(context.classes.enter, kept, connection), leave)

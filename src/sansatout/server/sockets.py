"""The two WebSockets: one for a table, one for a sheet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from sansatout.errors import NotationError, SansatoutError
from sansatout.server import wire
from sansatout.server.context import Context, language_of
from sansatout.server.errors import ConflictError, NotFoundError
from sansatout.server.identity import Identity
from sansatout.server.origin import is_own_origin
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.handlers import handle
from sansatout.server.sheets.registry import Kept, operation_of, tell

__all__ = ["sheet_socket", "table_socket"]

_LOG = logging.getLogger("sansatout.server")
_NO_COOKIE, _REFUSED, _NOT_FOUND, _LEFT = 4401, 4403, 4404, 4000

Socket = WebSocket[Any, Any, Any]
Answer = Callable[[str], Awaitable[None]]


async def _welcome(socket: Socket, context: Context) -> Connection | None:
    """Accept a socket; ``None`` if it was refused."""
    identity: Identity | None = socket.scope["state"]["identity"]
    await socket.accept()
    if identity is None or not is_own_origin(socket):
        await socket.close(code=_NO_COOKIE if identity is None else _REFUSED)
        return None
    name = await context.name_of(identity.person)

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    return Connection(identity.person, name, language_of(socket), send)


async def _refuse(socket: Socket, connection: Connection, error: SansatoutError) -> None:
    await socket.send_text(wire.error_message(None, error, connection.language).decode())
    code = _NOT_FOUND if isinstance(error, NotFoundError) else _REFUSED
    await socket.close(code=code)


async def _serve(socket: Socket, connection: Connection, answer: Answer) -> None:
    """Send and receive until either side ends it."""
    tasks = [
        asyncio.create_task(connection.pump()),
        asyncio.create_task(_listen(socket, connection, answer)),
        asyncio.create_task(connection.closed.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.reason is not None:
            with suppress(Exception):
                await asyncio.wait_for(_farewell(socket, connection.reason), 1)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _farewell(socket: Socket, reason: str) -> None:
    await socket.send_text(wire.encode({"t": "gone", "reason": reason}).decode())
    await socket.close(code=_LEFT, reason=reason)


async def _listen(socket: Socket, connection: Connection, answer: Answer) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data: Any = message.get("text")
            if data is None:
                error = NotationError("message-form", reason="binary frame")
                connection.put(wire.error_message(None, error, connection.language))
                continue
            await answer(data)


async def _answered(
    connection: Connection, message_id: wire.Id, work: Awaitable[None], what: str
) -> None:
    """Do what a message asks for, or say why not."""
    error: SansatoutError | None = None
    try:
        await work
    except SansatoutError as refused:
        error = refused
    except SQLAlchemyError:
        _LOG.exception("%s: could not be stored", what)
        error = ConflictError("not-stored")
    except Exception:  # noqa: BLE001 (a fault of ours must not cost the player the socket)
        _LOG.exception("%s: failed", what)
        error = ConflictError("server-fault")
    if error is not None:
        connection.put(wire.error_message(message_id, error, connection.language))


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
    except SansatoutError as error:
        await _refuse(socket, connection, error)
        return

    async def answer(data: str) -> None:
        try:
            message = wire.read(data)
        except NotationError as error:
            connection.put(wire.error_message(None, error, connection.language))
            return
        work = handle(room, connection, message)
        await _answered(connection, message.id, work, f"table {table}")

    room.enter(connection)
    try:
        await _serve(socket, connection, answer)
    finally:
        room.leave(connection)


@websocket("/ws/sheets/{sheet:str}")
async def sheet_socket(socket: Socket, context: Context, sheet: str) -> None:
    """Show a sheet as it grows, and let writers write."""
    connection = await _welcome(socket, context)
    if connection is None:
        return
    try:
        kept = await context.sheets.find(sheet)
    except SansatoutError as error:
        await _refuse(socket, connection, error)
        return

    async def answer(data: str) -> None:
        try:
            message = wire.read_operation(data)
        except NotationError as error:
            connection.put(wire.error_message(None, error, connection.language))
            return
        work = _operated(context, kept, connection, message)
        await _answered(connection, message.id, work, f"sheet {sheet}")

    kept.connections.add(connection)
    tell(kept, connection)
    try:
        await _serve(socket, connection, answer)
    finally:
        kept.connections.discard(connection)


async def _operated(
    context: Context, kept: Kept, connection: Connection, message: wire.Operation | wire.Ping
) -> None:
    if isinstance(message, wire.Ping):
        connection.put(wire.encode({"t": "pong", "id": message.id}))
        return
    given = {"line": message.line, "deal": message.deal, "names": message.names}
    operation = operation_of(message.do, given)
    await context.sheets.operate(kept, connection.person, message.count, operation)
    ack = {"t": "ack", "id": message.id, "seq": len(kept.operations)}
    connection.put(wire.encode(ack))

"""The application: all handlers around one context."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from sansatout.errors import SansatoutError
from sansatout.server.api import (
    answers,
    classes,
    coach,
    daily,
    deals,
    health,
    me,
    practice,
    printing,
    problems,
    school,
    sheets,
    shelf,
    tables,
    trainer,
)
from sansatout.server.api.bodies import StrictRequest
from sansatout.server.api.document import documents
from sansatout.server.config import Config
from sansatout.server.context import Context, provide_context, provide_person
from sansatout.server.guards import provide_who, within_limits
from sansatout.server.middleware import identify
from sansatout.server.origin import own_pages_only
from sansatout.server.page import page_handlers
from sansatout.server.sockets import UnboundSocket, class_socket, sheet_socket, table_socket
from sansatout.server.store import Store

__all__ = ["create_app"]

_MOST_BODY = 100_000
_COMPRESSION = 4
"""The event loop compresses: nine takes three to four times as long, for a few bytes less."""


def create_app(config: Config, store: Store, listens: tuple[str, int] | None = None) -> Litestar:
    """Return the server as an ASGI application; it closes the store when it ends.

    ``listens`` is the host and port it is served at, as far as that is known.
    """

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.context = context = Context(config, store, listens)
        try:
            await context.start()
            yield
        finally:
            await context.close()

    return Litestar(
        [
            shelf.games, shelf.locale, shelf.own_locale, shelf.languages, shelf.rules,
            me.me, me.rename, me.browsers, me.make_link, me.sign_out, me.whose_link, me.follow,
            me.data,
            daily.daily, daily.play_daily,
            school.school, school.words, school.decide, school.lesson_at, school.read,
            school.answer, school.marks, school.step_table, school.played,
            problems.list_problems, problems.problem_at, problems.play, problems.show_line,
            practice.my_learning, practice.next_one, practice.ask, practice.marked,
            trainer.list_chapters, trainer.ask, trainer.marked,
            classes.my_classes, classes.make_class, classes.class_at, classes.change_class,
            classes.end_class, classes.knock, classes.join_class, classes.give,
            classes.stop_tables, classes.rewind, classes.show_position, classes.hide_position,
            classes.rename_pupil, classes.remove_pupil, classes.excuse_pupil,
            classes.class_results, classes.class_file,
            tables.make_table, tables.table, tables.table_events, tables.sit, tables.join,
            tables.branch_table, tables.invitation, tables.again, tables.going_on,
            tables.addresses, tables.table_rounds,
            coach.coach, deals.deal, deals.values, deals.cost, deals.analyse, deals.history,
            sheets.make_sheet, sheets.sheet, sheets.operate, sheets.join_sheet,
            sheets.preview_operation, sheets.sheet_file,
            printing.print_card, printing.print_empty_sheet, printing.print_sheet,
            printing.print_lesson, printing.print_exercises, printing.print_award,
            printing.print_deal, printing.print_certificate,
            health.live, health.ready,
            table_socket, sheet_socket, class_socket, *page_handlers(),
        ],
        lifespan=[running],
        middleware=[identify],
        guards=[within_limits, own_pages_only],
        dependencies={
            "context": Provide(provide_context),
            "person": Provide(provide_person),
            "who": Provide(provide_who),
        },
        exception_handlers={
            SansatoutError: answers.refused,
            HTTPException: answers.http_failure,
            SQLAlchemyError: answers.not_stored,
            Exception: answers.fault,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=_COMPRESSION
        ),
        openapi_config=documents(),
        request_class=StrictRequest,
        websocket_class=UnboundSocket,
        request_max_body_size=_MOST_BODY,
        logging_config=None,
    )  # fmt: skip

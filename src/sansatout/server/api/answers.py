"""Errors of REST as the protocol has them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from sansatout.errors import InputError, SansatoutError
from sansatout.server.context import language_of
from sansatout.server.errors import ConflictError, LimitedError, status_of
from sansatout.server.protocol.outgoing import ErrorAnswer, error_body
from sansatout.server.store.writer import cause

__all__ = ["ERRORS", "fault", "http_failure", "not_stored", "refused"]

_LOG = logging.getLogger("sansatout.server")

_WHAT = {
    400: "wrong input", 403: "not yours", 404: "no such thing", 409: "not now", 413: "too large",
    415: "not JSON",
    429: "too many", 503: "too busy for newcomers, or nothing can be stored",
}  # fmt: skip
ERRORS: Mapping[int, ResponseSpec] = {
    status: ResponseSpec(ErrorAnswer, description=words, generate_examples=False)
    for status, words in _WHAT.items()
}
"""The errors any call may answer with, for the OpenAPI document."""


def refused(request: Request[Any, Any, Any], error: SansatoutError) -> Response[ErrorAnswer]:
    """Answer a request that our own rules refuse."""
    body = ErrorAnswer(error_body(error, language_of(request)))
    wait = {"retry-after": str(error.retry_after)} if isinstance(error, LimitedError) else {}
    return Response(body, status_code=status_of(error), headers=wait)


def http_failure(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    """Answer a request that is wrong before we look at what it means."""
    reason = error.detail
    for one in error.extra if isinstance(error.extra, list) else ():
        reason = f"{one.get('key', '')}: {one.get('message', '')}"
    wrong = InputError("request-form", reason=reason)
    body = ErrorAnswer(error_body(wrong, language_of(request)))
    return Response(body, status_code=error.status_code, headers=error.headers)


def not_stored(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[ErrorAnswer]:
    """Answer a request that the database could not serve; nothing has changed."""
    _LOG.error("%s %s: the store failed: %s", request.method, request.url.path, cause(error))
    body = ErrorAnswer(error_body(ConflictError("not-stored"), language_of(request)))
    return Response(body, status_code=503, headers={"retry-after": "5"})


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """Answer a request over which the server itself stumbled."""
    _LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    body = ErrorAnswer(error_body(ConflictError("server-fault"), language_of(request)))
    return Response(body, status_code=500)

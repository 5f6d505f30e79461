"""What the server refuses besides the rules of a game; each has its HTTP status."""

from __future__ import annotations

from http import HTTPStatus

from sansatout.errors import RuleError, SansatoutError

__all__ = ["ConflictError", "ForbiddenError", "NotFoundError", "status_of"]


class ForbiddenError(SansatoutError):
    """Somebody else may do this, not this person."""


class NotFoundError(SansatoutError):
    """There is no such thing, or none to be shown."""


class ConflictError(SansatoutError):
    """It could be done, but not now."""


def status_of(error: SansatoutError) -> HTTPStatus:
    """Return the HTTP status that an error means."""
    if isinstance(error, ForbiddenError):
        return HTTPStatus.FORBIDDEN
    if isinstance(error, NotFoundError):
        return HTTPStatus.NOT_FOUND
    if isinstance(error, ConflictError | RuleError):
        return HTTPStatus.CONFLICT
    return HTTPStatus.BAD_REQUEST

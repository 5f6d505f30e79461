"""What the server refuses besides the rules of a game; each has its HTTP status."""

from __future__ import annotations

from http import HTTPStatus

from sansatout.errors import RuleError, SansatoutError

__all__ = [
    "ConflictError",
    "ForbiddenError",
    "LimitedError",
    "NotFoundError",
    "OverloadedError",
    "status_of",
]


class ForbiddenError(SansatoutError):
    """Somebody else may do this, not this person."""


class NotFoundError(SansatoutError):
    """There is no such thing, or none to be shown."""


class ConflictError(SansatoutError):
    """It could be done, but not now."""


class LimitedError(SansatoutError):
    """Somebody wants more than their part; ``retry_after`` of its arguments is in seconds."""

    @property
    def retry_after(self) -> int:
        """Whole seconds after which it may be tried again."""
        seconds = self.arguments["retry_after"]
        assert isinstance(seconds, int), "whole seconds"
        return seconds


class OverloadedError(LimitedError):
    """The server has enough to do for those who play, and takes nobody else on."""


def status_of(error: SansatoutError) -> HTTPStatus:
    """Return the HTTP status that an error means."""
    if isinstance(error, ForbiddenError):
        return HTTPStatus.FORBIDDEN
    if isinstance(error, NotFoundError):
        return HTTPStatus.NOT_FOUND
    if isinstance(error, OverloadedError):
        return HTTPStatus.SERVICE_UNAVAILABLE
    if isinstance(error, LimitedError):
        return HTTPStatus.TOO_MANY_REQUESTS
    if isinstance(error, ConflictError | RuleError):
        return HTTPStatus.CONFLICT
    return HTTPStatus.BAD_REQUEST

"""What the server refuses besides the rules of a game; each has its HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

from sansatout.errors import RuleError, SansatoutError

__all__ = [
    "ConflictError",
    "ForbiddenError",
    "LimitedError",
    "MediaTypeError",
    "NotFoundError",
    "NotReadyError",
    "OverloadedError",
    "status_of",
]


class ForbiddenError(SansatoutError):
    """Somebody else may do this, not this person."""


class NotFoundError(SansatoutError):
    """There is no such thing, or none to be shown."""


class MediaTypeError(SansatoutError):
    """The body is of a kind that is not read here."""


class NotReadyError(SansatoutError):
    """The server cannot do its work."""


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


_STATUS: Mapping[type[SansatoutError], HTTPStatus] = {
    ForbiddenError: HTTPStatus.FORBIDDEN,
    NotFoundError: HTTPStatus.NOT_FOUND,
    MediaTypeError: HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    NotReadyError: HTTPStatus.SERVICE_UNAVAILABLE,
    OverloadedError: HTTPStatus.SERVICE_UNAVAILABLE,
    LimitedError: HTTPStatus.TOO_MANY_REQUESTS,
    ConflictError: HTTPStatus.CONFLICT,
    RuleError: HTTPStatus.CONFLICT,
}
"""What an error means in HTTP; the more special kinds stand first."""


def status_of(error: SansatoutError) -> HTTPStatus:
    """Return the HTTP status that an error means."""
    meant = (status for kind, status in _STATUS.items() if isinstance(error, kind))
    return next(meant, HTTPStatus.BAD_REQUEST)

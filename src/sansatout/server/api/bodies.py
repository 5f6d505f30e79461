"""Reading the bodies of requests: JSON that says it is JSON, or a clear refusal."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException

from sansatout.errors import NotationError
from sansatout.server.errors import MediaTypeError

__all__ = ["StrictRequest"]

_JSON = "application/json"


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is JSON and nothing else.

    A page of another site can send texts and forms with our cookie, but not ``application/json``.
    """

    async def json(self) -> Any:  # noqa: ANN401 (JSON)
        """Return the body's value.

        :raises MediaTypeError: if it does not say that it is JSON
        :raises NotationError: if it is none
        """
        kind = self.content_type[0].lower()
        if kind != _JSON:
            raise MediaTypeError("body-kind", given=kind or "-", expected=_JSON)
        try:
            return await super().json()
        except (SerializationException, UnicodeError, RecursionError) as error:
            raise NotationError("request-form", reason=_reason(error)) from None


def _reason(error: Exception) -> str:
    return "nested too deep" if isinstance(error, RecursionError) else str(error)

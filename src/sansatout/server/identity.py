"""Who somebody is: a person's id in a cookie, signed so that nobody can make one up."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

__all__ = ["COOKIE", "Signer", "new_id", "new_token"]

COOKIE = "sansatout"
_FORM = re.compile(r"([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})")


def new_id() -> str:
    """Return a name for a person, a table or a sheet: 96 random bits."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return the last part of a link nobody can guess: 192 random bits."""
    return secrets.token_urlsafe(24)


class Signer:
    """Make and check the values of the cookie."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _signature(self, person: str) -> str:
        digest = hmac.new(self._secret, person.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def cookie(self, person: str) -> str:
        """Return the value of the cookie for a person."""
        return f"{person}.{self._signature(person)}"

    def person(self, cookie: str | None) -> str | None:
        """Return whose cookie it is; ``None`` for one we did not make."""
        match = _FORM.fullmatch(cookie or "")
        if match is None:
            return None
        person, signature = match.groups()
        return person if hmac.compare_digest(signature, self._signature(person)) else None

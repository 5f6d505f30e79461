"""Who somebody is: a person's id in a cookie, signed so that nobody can make one up."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["FIRST_NAME", "Identity", "Signer", "new_id", "new_token"]

FIRST_NAME = "sansatout"
"""The cookie's name before stores had ids; such a cookie is taken over."""
_FORM = re.compile(r"([A-Za-z0-9_-]{16})(?:\.([A-Za-z0-9_-]{16}))?\.([A-Za-z0-9_-]{43})")


def new_id() -> str:
    """Return a name for a person, a table or a sheet: 96 random bits.

    Operators type it on the command line, where a word that begins with a dash is an option.
    """
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def new_token() -> str:
    """Return the last part of a link nobody can guess: 192 random bits."""
    return secrets.token_urlsafe(24)


@dataclass(frozen=True, slots=True)
class Identity:
    """A person in one browser; ``browser`` is empty for the one they began in."""

    person: str
    browser: str = ""


class Signer:
    """Make and check the cookies of one store.

    Browsers keep cookies by host and not by port: the name holds the store's id, so that two
    servers on one host do not overwrite each other's.
    """

    def __init__(self, secret: bytes, store: str) -> None:
        self._secret = secret
        self.name = f"{FIRST_NAME}-{store}"

    def _signature(self, text: str) -> str:
        digest = hmac.new(self._secret, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def value(self, identity: Identity) -> str:
        """Return the cookie's value for a person in a browser."""
        text = ".".join(filter(None, (identity.person, identity.browser)))
        return f"{text}.{self._signature(text)}"

    def read(self, value: str | None) -> Identity | None:
        """Return whose cookie it is; ``None`` for one we did not make."""
        match = _FORM.fullmatch(value or "")
        if value is None or match is None:
            return None
        person, browser, signature = match.groups()
        text = value.rpartition(".")[0]
        genuine = hmac.compare_digest(signature, self._signature(text))
        return Identity(person, browser or "") if genuine else None

    def identity(self, cookies: Mapping[str, str]) -> Identity | None:
        """Return who somebody with these cookies is."""
        return self.read(cookies.get(self.name)) or self.read(cookies.get(FIRST_NAME))

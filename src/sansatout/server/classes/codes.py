"""Codes by which pupils come to a class.

Eight of thirty marks are 6.6 × 10¹¹ codes. Where somebody tries as many as the limits allow from
one address for all the time that a code lasts, the chance to find it is less than one in three
million; the same for all addresses together is one in seven hundred thousand.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from datetime import timedelta
from typing import Final

__all__ = ["LIFE", "code_key", "new_code", "plain_code"]

LIFE: Final = timedelta(hours=24)
"""How long a code lasts."""
_MARKS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No two of them look alike on a wall."""
_LENGTH: Final = 8
_FORM: Final = re.compile(f"[{_MARKS}]{{{_LENGTH}}}")


def new_code() -> str:
    """Return a code nobody can guess, in two parts that can be read out."""
    marks = "".join(secrets.choice(_MARKS) for _ in range(_LENGTH))
    return f"{marks[:4]}-{marks[4:]}"


def plain_code(text: str) -> str:
    """Return a code without what people type between its marks; empty if it is none."""
    marks = re.sub(r"[\s\u2010-\u2015_-]", "", text).upper()
    return marks if _FORM.fullmatch(marks) else ""


def code_key(secret: bytes, text: str) -> str:
    """Return what a code is looked for by: how long that takes tells nothing about the code."""
    return hmac.new(secret, f"class {plain_code(text)}".encode(), hashlib.sha256).hexdigest()

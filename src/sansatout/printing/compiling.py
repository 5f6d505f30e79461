"""From a form and what stands on it to a file: the one place that knows typst."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from sansatout.errors import SansatoutError
from sansatout.locales import DEFAULT, render

__all__ = ["Job", "PageLook", "PageSize", "PrintingError", "compiled"]

_FORMS: Final = Path(__file__).parent / "forms"
_NO_TIME: Final = 0
"""When every file says it was made, so that the same input gives the same bytes."""


class PageSize(StrEnum):
    """The paper that is printed on."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def typst(self) -> str:
        """What typst calls it."""
        return {"a4": "a4", "letter": "us-letter"}[self.value]


class PageLook(msgspec.Struct, frozen=True):
    """How something is printed, whatever it is."""

    language: str = DEFAULT
    size: PageSize = PageSize.A4

    def words(self, message: str, /, **arguments: object) -> str:
        """Return a text in the language of the page."""
        return render(message, arguments, self.language)


class Job(msgspec.Struct, frozen=True):
    """A form and what stands on it: words and figures, nothing that typst would read as its own."""

    form: str
    title: str
    body: Any
    look: PageLook


class PrintingError(SansatoutError):
    """Nothing can be printed here."""


def compiled(job: Job, form: Literal["pdf", "png"] = "pdf") -> bytes | list[bytes]:
    """Return the file, or pictures of its pages.

    :raises PrintingError: if typst is not installed
    """
    typst = _typst()
    look = job.look
    given = {
        "title": job.title,
        "language": look.language,
        "paper": look.size.typst,
        "body": job.body,
    }
    done: bytes | list[bytes] = typst.compile(
        _FORMS / f"{job.form}.typ",
        root=_FORMS,
        font_paths=_fonts(),
        ignore_system_fonts=True,
        sys_inputs={"given": msgspec.json.encode(given).decode()},
        timestamp=_NO_TIME,
        format=form,
    )
    return done


def _typst() -> Any:  # noqa: ANN401 (the part may be missing)
    try:
        return import_module("typst")
    except ImportError:
        raise PrintingError("print-needs-typst") from None


@cache
def _fonts() -> object:
    """Return the fonts within typst, which are the same on every machine."""
    return _typst().Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[])

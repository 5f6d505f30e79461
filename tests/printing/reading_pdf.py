"""What a PDF holds, read by another program than the one that wrote it."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pypdf
from pypdf.generic import ContentStream

from sansatout.printing.compiling import Job, compiled

OWN_FONTS = ("LibertinusSerif", "NewCM", "NewComputerModern", "DejaVuSansMono")


@dataclass(frozen=True)
class Pdf:
    data: bytes
    pages: tuple[str, ...]
    """The text of each page."""
    size: tuple[float, float]
    """Width and height of the first page in points."""
    fonts: frozenset[str]
    embedded: bool
    missing: int
    """How many letters are shown as the box that stands for a letter that the font lacks."""

    @property
    def text(self) -> str:
        return "\n".join(self.pages)

    @property
    def words(self) -> str:
        """The text without its line breaks."""
        return " ".join(self.text.split())


def read(data: bytes) -> Pdf:
    reader = pypdf.PdfReader(io.BytesIO(data))
    fonts = [font for page in reader.pages for font in fonts_of(page)]
    box = reader.pages[0].mediabox
    return Pdf(
        data,
        tuple(page.extract_text() for page in reader.pages),
        (float(box.width), float(box.height)),
        frozenset(str(font["/BaseFont"]).partition("+")[2] for font in fonts),
        all(_file(font) for font in fonts),
        sum(_boxes(reader, page) for page in reader.pages),
    )


def printed(job: Job) -> Pdf:
    data = compiled(job)
    assert isinstance(data, bytes)
    return read(data)


def fonts_of(page: pypdf.PageObject) -> list[pypdf.generic.DictionaryObject]:
    fonts = page["/Resources"].get_object().get("/Font", {})  # type: ignore[union-attr]
    return [font.get_object() for font in fonts.get_object().values()]


def _file(font: pypdf.generic.DictionaryObject) -> bool:
    descendant = font["/DescendantFonts"][0].get_object()  # type: ignore[index]
    descriptor = descendant["/FontDescriptor"].get_object()
    return any(f"/FontFile{kind}" in descriptor for kind in ("", "2", "3"))


def _boxes(reader: pypdf.PdfReader, page: pypdf.PageObject) -> int:
    """Count glyph 0, which every font has for what it lacks; each takes two bytes."""
    contents = page.get_contents()
    assert contents is not None
    found = 0
    for operands, operator in ContentStream(contents, reader).operations:
        if operator not in (b"Tj", b"TJ"):
            continue
        parts = operands[0] if operator == b"TJ" else operands
        for part in parts:
            raw = getattr(part, "original_bytes", part if isinstance(part, bytes) else b"")
            found += sum(raw[at : at + 2] == b"\0\0" for at in range(0, len(raw), 2))
    return found

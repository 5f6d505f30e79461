"""Texts made of several lines: a story with its question, a sum with what each figure is for."""

from __future__ import annotations

from sansatout import locales
from sansatout.trainer.shown import Line

__all__ = ["Passage", "Reckoning"]


class Passage(Line, frozen=True):
    """A line with others before it, a paragraph each."""

    before: tuple[Line, ...] = ()

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return all lines in a language."""
        parts = [*(line.text(language) for line in self.before), super().text(language)]
        return "\n\n".join(parts)


class Reckoning(Line, frozen=True):
    """A line with a sum before it: what each figure is for, and what they make together."""

    figures: tuple[tuple[int, Line], ...] = ()

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return the sum, then the line; the line alone where there is nothing to add."""
        told = super().text(language)
        if not self.figures:
            return told
        parts = " + ".join(f"{points} ({line.text(language)})" for points, line in self.figures)
        whole = sum(points for points, _ in self.figures)
        return f"{parts} = {whole}. {told}" if len(self.figures) > 1 else f"{parts}. {told}"

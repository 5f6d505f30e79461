"""What a school gives away on paper: the certificate of a test that was passed."""

from __future__ import annotations

from datetime import date as Date  # noqa: N812 (a class beside a field of its name)

from sansatout.printing.compiling import Job, PageLook

__all__ = ["certificate"]


def certificate(name: str, date: Date, course: str, marks: tuple[int, int], look: PageLook) -> Job:
    """Return the certificate of a course: whose, when, which, and how many answers were right."""
    right, asked = marks
    body = {
        "name": name,
        "course": course,
        "lines": {
            "before": look.words("print-award-before"),
            "after": look.words("print-award-after"),
            "marks": look.words("print-award-marks", right=right, asked=asked),
            "date": look.words("print-date", day=date.day, month=date.month, year=str(date.year)),
            "signed": look.words("print-award-signed"),
        },
    }
    return Job("award", look.words("print-award"), body, look)

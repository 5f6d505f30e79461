"""The school: courses as data, questions judged by the rules, practice without end.

A course is a folder of ``courses/`` with one TOML file a lesson; its texts are messages of the
locales' part ``school``. Whatever is asked, in a lesson or in practice, is an ``Asked``, and one
function marks it.
"""

from sansatout.school.asked import Asked, Form
from sansatout.school.marking import Mark, mark
from sansatout.school.reading import COURSES, course, lesson

__all__ = ["COURSES", "Asked", "Form", "Mark", "course", "lesson", "mark"]

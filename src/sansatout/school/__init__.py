"""The school: courses as data, questions judged by the rules, practice without end.

A course is a folder of ``courses/`` with one TOML file a lesson; its texts are messages of the
locales' part ``school``. Whatever is asked, in a lesson or in practice, is an ``Problem``, and one
function marks it.
"""

from sansatout.school.marking import Grade, mark
from sansatout.school.problems import Form, Problem
from sansatout.school.reading import COURSES, course, lesson

__all__ = ["COURSES", "Form", "Grade", "Problem", "course", "lesson", "mark"]

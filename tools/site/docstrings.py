"""What our docstrings say, as the site's reader of them understands it.

They are written for readers of the source. On the site their examples become code, names in roles
(``:class:`Bid```) plain names, and rule ids links.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

from tools.site.addresses import with_rules_linked
from tools.site.library import FOLDER

__all__ = ["ForTheSite", "as_markdown"]

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*\n).*)*", re.MULTILINE)
_ROLE = re.compile(r":[a-z]+:(?=`)")
_PAGE_LINK = re.compile(r"\]\(((?:\.\./)*)rules/(\w+)/([\w-]+)\.md#")


def as_markdown(docstring: str) -> str:
    """Return a docstring as Markdown for a page of the library's reference."""
    fenced = _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", docstring)
    linked = with_rules_linked(_ROLE.sub("", fenced), f"{FOLDER}/any.md")
    # Links within docstrings are not those of a page: they go from address to address.
    return _PAGE_LINK.sub(r"](\1../rules/\2/\3/#", linked)


class ForTheSite(griffe.Extension):
    """Change every docstring when it has been read."""

    def on_object(self, *, obj: Any, **_: Any) -> None:  # noqa: ANN401 (Griffe's own types)
        """Change the docstring of an object, if it has one."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)

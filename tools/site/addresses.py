"""Where things stand on the site: one address for every rule id."""

from __future__ import annotations

import re
from functools import cache
from posixpath import relpath

from sansatout.laws.texts import rule_ids
from sansatout.locales import DEFAULT
from tools.rules import load_rules

__all__ = ["is_rule", "page_link", "rule_address", "rule_page", "with_rules_linked"]

_FENCE = re.compile(r"^(?: {4,}|\t|#|\s*(?:```|~~~))")
_KEPT = re.compile(r"(`[^`]*`|!?\[[^\]]*\]\([^)]*\)|<[^>]+>)")
_LIKE_AN_ID = re.compile(r"(?<![\w-])[A-Z]+(?:\d\d|-[A-Z0-9]+(?:-\d+)?(?:\.\d+)*)(?![\w-])")
_LONE_CODE = re.compile(r"`([^`]*)`")


@cache
def _books() -> dict[str, str]:
    """Return the booklet of every rule that has a text; promises of our own have none."""
    told = set(rule_ids())
    return {rule.id: rule.booklet for rule in load_rules().values() if rule.id in told}


def is_rule(word: str) -> bool:
    """Tell whether a word is the id of a rule."""
    return word in _books()


def rule_page(booklet: str, language: str = DEFAULT) -> str:
    """Return the page that has the rules of a booklet."""
    return f"rules/{language}/{booklet}.md"


def rule_address(rule: str, language: str = DEFAULT) -> str:
    """Return where a rule stands on the site: ``rules/en/rulebook/#L-REVOKE-13``.

    :raises KeyError: if there is no such rule
    """
    return f"{rule_page(_books()[rule], language).removesuffix('.md')}/#{rule}"


def page_link(rule: str, page: str, language: str = DEFAULT) -> str:
    """Return a link to a rule as a page of the site writes it, from one source to another."""
    target = rule_page(_books()[rule], language)
    return f"{'' if target == page else _relative(target, page)}#{rule}"


def _relative(target: str, page: str) -> str:
    return relpath(target, page.rpartition("/")[0] or ".")


def with_rules_linked(text: str, page: str) -> str:
    """Return a page on which every rule id that stands in running text leads to its rule.

    Headings, code and links stay as they are; an id that alone stands as code is one in text.
    """
    lines = []
    fenced = False
    for line in text.split("\n"):
        opens = line.lstrip().startswith(("```", "~~~"))
        fenced ^= opens
        kept = fenced or opens or _FENCE.match(line) is not None
        lines.append(line if kept else _linked(line, page))
    return "\n".join(lines)


def _linked(line: str, page: str) -> str:
    return "".join(
        _code_linked(part, page) if _KEPT.fullmatch(part) else _in_text(part, page)
        for part in _KEPT.split(line)
    )


def _code_linked(part: str, page: str) -> str:
    code = _LONE_CODE.fullmatch(part)
    if code is None or not is_rule(code[1]):
        return part
    return f"[{part}]({page_link(code[1], page)})"


def _in_text(part: str, page: str) -> str:
    return _LIKE_AN_ID.sub(lambda found: _rule_link(found[0], page), part)


def _rule_link(word: str, page: str) -> str:
    return f"[{word}]({page_link(word, page)})" if is_rule(word) else word

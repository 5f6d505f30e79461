"""The rules of all games in full: a page for each booklet and language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from html import escape

from sansatout import locales
from sansatout.laws.texts import chapter_of, law_examples, law_text
from sansatout.locales import LANGUAGES, render
from sansatout.options import option_list
from sansatout.scoring.figures.parts import RuleCell, RuleHead, RuleTable
from sansatout.variants import ALL
from sansatout.variants.base import Variant
from tools.rules import load_rules
from tools.site.addresses import is_rule, page_link, rule_page

__all__ = ["BOOKS", "book_title", "pages"]

_SECTIONS = ("aim", "seats", "deal", "talk", "play", "score", "end")
_DOUBTFUL = ("AMB", "GAP")
_SHORT = 70
"""How many letters of a section's first rule still make a heading."""
_SYSTEMS = ("culbertson", "one-club", "standard", "natural")
BOOKS = (*dict.fromkeys(game.booklet for game in ALL), *_SYSTEMS)
"""The booklets of the games, then the bidding systems."""


def pages() -> dict[str, str]:
    """Return the pages of all booklets and a list of them, in every language."""
    made = {}
    for language in LANGUAGES:
        made[f"rules/{language}/index.md"] = _contents(language)
        for book in BOOKS:
            made[rule_page(book, language)] = _book(book, language)
    return made


def book_title(book: str, language: str) -> str:
    """Return what a booklet's page is called: its games, or the bidding system."""
    if book in _SYSTEMS:
        return _capital(render(f"page-system-{book}", {}, language))
    games = [render(f"page-game-{game.key}", {}, language) for game in _games(book)]
    return " · ".join(games)


def _games(book: str) -> list[Variant]:
    return [game for game in ALL if game.booklet == book]


def _contents(language: str) -> str:
    rows = []
    for book in BOOKS:
        told = f"page-booklet-{book}"
        where = "" if book in _SYSTEMS else f" ({render(told, {}, language)})"
        story = "" if book in _SYSTEMS else f": {render(f'{told}-story', {}, language)}"
        rows.append(f"- [{book_title(book, language)}]({book}.md){where}{story}")
    others = " · ".join(
        f"[{locales.name_of(one)}](../{one}/index.md)" for one in LANGUAGES if one != language
    )
    title = f"{render('page-read-rules', {}, language)}: {locales.name_of(language)}"
    return "\n".join([f"# {title}", "", others, "", *rows, ""])


def _book(book: str, language: str) -> str:
    return "\n".join(_lines(book, language)) + "\n"


def _lines(book: str, language: str) -> Iterator[str]:
    yield f"# {book_title(book, language)}"
    others = (one for one in LANGUAGES if one != language)
    yield ""
    yield " · ".join(f"[{locales.name_of(one)}](../{one}/{book}.md)" for one in others)
    yield ""
    if book not in _SYSTEMS:
        yield f"*{render(f'page-booklet-{book}', {}, language)}.* " + render(
            f"page-booklet-{book}-story", {}, language
        )
    for game in _games(book):
        yield from _game(game, language)
    for chapter, rules in _all_chapters()[book].items():
        yield ""
        yield f"## {_chapter_title(chapter, language)} {{ #{_chapter_anchor(chapter)} }}"
        yield ""
        yield f'<dl class="rules" lang="{language}">'
        for rule in rules:
            yield _rule(rule, language)
        yield "</dl>"


def _game(game: Variant, language: str) -> Iterator[str]:
    """Yield what the rules page of the game shows: its short rules, figures and options."""
    page = rule_page(game.booklet, language)
    yield ""
    yield f"## {render(f'page-game-{game.key}', {}, language)} {{ #{game.key} }}"
    for key in _SECTIONS:
        ids = (f"page-rules-{game.key}-{key}", f"page-rules-{game.booklet}-{key}")
        found = next((one for one in ids if locales.has(one)), None)
        if found is not None:
            yield f"\n### {render(f'page-rules-{key}', {}, language)} {{ #{game.key}-{key} }}\n"
            yield render(found, {}, language).replace("\n", "\n\n")
    for table in game.system.tables():
        yield f"\n### {render(table.id, {}, language)} {{ #{game.key}-{table.id} }}\n"
        yield from _table(table, page, language)
    options = list(option_list(game.options_type))
    if options:
        yield f"\n### {render('page-options-title', {}, language)} {{ #{game.key}-options }}\n"
        for one in options:
            name = render(f"page-option-{one.name}", {}, language)
            value = _value(one.name, one.default, language)
            yield f"- {name}: **{value}** [{one.rule}]({page_link(one.rule, page, language)})"


def _value(name: str, value: object, language: str) -> str:
    ids = (f"page-value-{name}-{value}", f"page-value-{value}")
    found = next((one for one in ids if locales.has(one)), None)
    return str(value) if found is None else render(found, {}, language)


def _table(table: RuleTable, page: str, language: str) -> Iterator[str]:
    if table.rule:
        yield f"[{table.rule}]({page_link(table.rule, page, language)})\n"
    yield f"| {' | '.join(_cell(head, language) for head in table.columns)} |"
    yield f"|{'---|' + '--:|' * (len(table.columns) - 1)}"
    for row in table.rows:
        yield f"| {' | '.join(_cell(value, language) for value in row)} |"


def _cell(value: RuleCell, language: str) -> str:
    if isinstance(value, RuleHead):
        return render(value.id, value.arguments, language)
    if isinstance(value, str) and locales.has(value):
        return render(value, {}, language)
    return "" if value is None else str(value)


@cache
def _all_chapters() -> dict[str, dict[str, list[str]]]:
    """Return the rules of each booklet by their chapters, in the booklet's order."""
    books: dict[str, dict[str, list[str]]] = {}
    for rule in load_rules().values():
        if is_rule(rule.id):
            chapter = rule.id if rule.section else chapter_of(rule.id)
            books.setdefault(rule.booklet, {}).setdefault(chapter, []).append(rule.id)
    return books


def _chapter_anchor(chapter: str) -> str:
    """Return an address that is no rule's: a section's heading is a rule itself."""
    return f"chapter-{chapter}"


def _chapter_title(chapter: str, language: str) -> str:
    """Return a chapter's title: its own, its section's if that is short, and always its id."""
    word = chapter.partition("-")[2]
    doubtful = not word or word in _DOUBTFUL
    ids = (f"chapter-{chapter}", f"trainer-chapter-{chapter}", f"chapter-{word}")
    found = "chapter-doubtful" if doubtful else next(filter(locales.has, ids), None)
    if found is not None:
        return f"{render(found, {}, language)} ({chapter})"
    section = law_text(chapter, language) if is_rule(chapter) else ""
    return f"{section.rstrip('.')} ({chapter})" if 0 < len(section) <= _SHORT else chapter


def _rule(rule: str, language: str) -> str:
    examples = "".join(_example(one) for one in law_examples(rule, language))
    text = escape(law_text(rule, language), quote=False).replace("\n", "<br>")
    return f'<dt id="{rule}"><a href="#{rule}">{rule}</a></dt><dd>{text}{examples}</dd>'


def _example(text: str) -> str:
    return f'<span class="example">{escape(text, quote=False)}</span>'


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def rules_of(books: Iterable[str] = BOOKS) -> list[str]:
    """Return the ids of all rules that stand on the pages."""
    return [rule for book in books for rules in _all_chapters()[book].values() for rule in rules]

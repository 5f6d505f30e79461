import ast
import importlib
import shutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sansatout
from sansatout import errors, locales

SOURCE = Path(sansatout.__file__).parent
FOLDER = SOURCE / "locales"
LANGUAGES = [path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))]
TRANSLATED = locales.LANGUAGES
WHOLE = [name for name in LANGUAGES if name != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many"}
ERRORS = {name for name in errors.__all__ if name.endswith("Error")}


class Variables(Visitor):
    """Gather the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[tuple[str, ftl.Message], ...]:
    """Return every message of a language with the name of its file."""
    return tuple(_entries(language))


def _entries(language: str) -> Iterator[tuple[str, ftl.Message]]:
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield path.relative_to(FOLDER / language).as_posix(), entry


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return every message of a language with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for _, entry in entries(language):
        visitor = Variables()
        visitor.visit(entry)
        found[entry.id.name] = visitor.names
    return found


class Selections(Visitor):
    """Gather the keys of every select of a message."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.found.append({k.name if isinstance(k, ftl.Identifier) else k.value for k in keys})
        self.generic_visit(node)


def selections(entry: ftl.Message) -> list[set[str]]:
    visitor = Selections()
    visitor.visit(entry)
    return visitor.found


def sentence(entry: ftl.Message) -> str:
    """Return the words of a message without its placeables."""
    elements = entry.value.elements if entry.value else []
    plain = " ".join(e.value for e in elements if isinstance(e, ftl.TextElement))
    return " ".join(word for word in plain.split() if word.isalpha())


@cache
def nodes_in_source() -> tuple[tuple[Path, ast.Call | ast.Constant], ...]:
    return tuple(
        (path, node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.Constant)
    )


def calls_in_source() -> Iterator[tuple[Path, ast.Call]]:
    return ((path, node) for path, node in nodes_in_source() if isinstance(node, ast.Call))


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Give place, message id and arguments of every error made with a literal id."""
    for path, node in calls_in_source():
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in ERRORS and node.args and isinstance(node.args[0], ast.Constant):
            keywords = {k.arg for k in node.keywords}
            given = None if None in keywords else {k for k in keywords if k is not None}
            yield f"{path.relative_to(SOURCE)}:{node.lineno}", str(node.args[0].value), given


def test_every_error_has_a_text() -> None:
    english = messages("en")
    missing = [f"{place}: {name}" for place, name, _ in raised() if f"error-{name}" not in english]
    assert missing == []


def test_every_error_has_the_arguments_of_its_text() -> None:
    english = messages("en")
    wrong = {
        f"{place}: {name}": english[f"error-{name}"] - given
        for place, name, given in raised()
        if given is not None and english.get(f"error-{name}", set()) - given
    }
    assert wrong == {}


def test_every_text_of_an_error_is_used() -> None:
    words = {
        node.value
        for _, node in nodes_in_source()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = words | {f"error-{word}" for word in words}
    assert {name for name in messages("en") if name.startswith("error-")} - used == set()


def test_every_message_rendered_by_name_exists() -> None:
    for path, node in calls_in_source():
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name == "render" and node.args and isinstance(node.args[0], ast.Constant):
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            assert node.args[0].value in messages("en"), where


@pytest.mark.parametrize(
    "path",
    [path for name in TRANSLATED for path in sorted((FOLDER / name).rglob("*.ftl"))],
    ids=lambda path: path.relative_to(FOLDER).as_posix(),
)
def test_a_translated_file_is_complete(path: Path) -> None:
    """PROMISE-PERSON-4.

    It says every message of the English file, with the same attributes and arguments.
    """
    language, *parts = path.relative_to(FOLDER).parts
    name = "/".join(parts)
    here, english = (said_in(one, name) for one in (language, "en"))
    assert here == english
    strange = {one for one, _ in here if messages(language)[one] != messages("en")[one]}
    assert strange == set()


def said_in(language: str, name: str) -> set[tuple[str, str]]:
    """Return the messages of a file, each with its attributes."""
    return {
        (entry.id.name, said)
        for file, entry in entries(language)
        if file == name
        for said in ("", *(one.id.name for one in entry.attributes))
    }


@pytest.mark.parametrize("language", WHOLE)
def test_a_language_has_every_file(language: str) -> None:
    """PROMISE-PERSON-4."""
    here, english = ({file for file, _ in entries(name)} for name in (language, "en"))
    assert here == english


@pytest.mark.parametrize("language", TRANSLATED)
def test_plurals_have_the_forms_of_the_language(language: str) -> None:
    """A select that knows one plural form knows all of them (Slovenian has four)."""
    forms = Locale(language).plural_form.tags | {"other"}
    wrong = {
        entry.id.name: keys
        for _, entry in entries(language)
        for keys in selections(entry)
        if keys & CATEGORIES and keys != forms
    }
    assert wrong == {}


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("number", [0, 1, 2, 3, 5, 21, 101])
def test_every_message_renders_with_every_number(language: str, number: int) -> None:
    for name, used in messages(language).items():
        for said in (name, *(f"{name}.{one}" for one in locales.attributes(name))):
            text = locales.render(said, dict.fromkeys(used, number), language)
            assert text.strip(), said
            assert "{" not in text, said


@pytest.mark.parametrize("language", [name for name in TRANSLATED if name != "en"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    english = {entry.id.name: sentence(entry) for _, entry in entries("en")}
    same = {
        entry.id.name
        for _, entry in entries(language)
        if len(sentence(entry).split()) > 2 and sentence(entry) == english.get(entry.id.name)
    }
    assert same == set()


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "one overtrick"),
        ("en", 3, "3 overtricks"),
        ("et", 1, "üks ülevõte"),
        ("et", 3, "3 ülevõtet"),
        ("sv", 1, "ett övertrick"),
        ("sv", 3, "3 övertrick"),
        ("hu", 1, "egy többletütés"),
        ("hu", 3, "3 többletütés"),
        ("sl", 1, "en presežni vzetek"),
        ("sl", 2, "2 presežna vzetka"),
        ("sl", 3, "3 presežni vzetki"),
        ("sl", 5, "5 presežnih vzetkov"),
    ],
)
def test_one_and_many_are_told_apart(language: str, count: int, text: str) -> None:
    assert locales.render("score-overtricks", {"count": count}, language) == text


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_message_stands_twice(language: str) -> None:
    """The second would be passed over in silence."""
    count = Counter(entry.id.name for _, entry in entries(language))
    assert {name for name, times in count.items() if times > 1} == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_message_ids_are_those_of_the_files(language: str) -> None:
    here = {entry.id.name for file, entry in entries(language) if "/" not in file}
    assert locales.message_ids(language) == here


@pytest.mark.parametrize("language", [*locales.LANGUAGES, "xx"])
def test_every_language_says_something(language: str) -> None:
    assert "S1" in locales.render("error-not-a-card", {"text": "S1"}, language)


def test_an_unknown_message_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        locales.render("no-such-message")


@pytest.mark.parametrize(
    ("tag", "language"),
    [("et", "et"), ("et-EE", "et"), ("sv_FI", "sv"), ("HU", "hu"), ("de", "en"), ("", "en")],
)
def test_a_tag_chooses_a_language(tag: str, language: str) -> None:
    assert locales.choose(tag) == language


@pytest.mark.parametrize("digits", [15, 18, 28, 30, 400, 5000])
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_number_of_any_length_can_be_told(language: str, digits: int) -> None:
    for number in (10**digits, -(10**digits)):
        told = locales.render("error-sequence", {"seq": number, "expected": 3}, language)
        assert "{???}" not in told


def test_a_text_of_any_length_can_be_told() -> None:
    told = locales.render("error-json-not-finite", {"text": "x" * 9000})
    assert told.startswith("x" * 100)
    assert len(told) < 2500


def test_every_folder_is_a_language_that_says_its_name() -> None:
    assert set(locales.LANGUAGES) == set(LANGUAGES)
    assert locales.LANGUAGES[0] == locales.DEFAULT
    assert len({locales.name_of(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_new_language_is_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(FOLDER, tmp_path / "more_texts")
    (tmp_path / "more_texts/fi").mkdir()
    (tmp_path / "more_texts/fi/language.ftl").write_text("language-name = Suomi", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    more = importlib.import_module("more_texts")
    assert sorted(more.LANGUAGES) == sorted([*LANGUAGES, "fi"])
    assert more.choose("fi-FI") == "fi"
    assert more.name_of("fi") == "Suomi"
    assert more.render("page-play-now", {}, "fi") == more.render("page-play-now", {}, "en")

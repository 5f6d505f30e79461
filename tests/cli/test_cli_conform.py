"""``sansatout conform``."""

from pathlib import Path

import pytest

from tests.cli.running_cli import command, process


def test_broken_json_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('[{"id": ', encoding="utf-8")
    done = process("conform", file)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "not JSON" in done.err
    assert "line 1" in done.err


@pytest.mark.parametrize(("text", "code"), [("[]", 0), ('[{"id": "X"}]', 1), ("{}", 2)])
def test_the_exit_code_tells_failures(tmp_path: Path, text: str, code: int) -> None:
    file = tmp_path / "cases.json"
    file.write_text(text, encoding="utf-8")
    assert command("conform", file).code == code


def test_the_last_line_counts(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_text('[{"id": "X", "system": "none", "kind": "k", "expect": {"a": 1}}]')
    assert command("conform", file).out.splitlines()[-1] == "0 passed, 0 failed, 1 skipped"

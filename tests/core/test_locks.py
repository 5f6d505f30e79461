"""A file is one process's at a time, and nothing of a lock outlives the process."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from sansatout import locks
from sansatout.locks import FileLock, HeldError, take

HOLDING = """
import sys
from pathlib import Path
from sansatout.locks import FileLock
held = FileLock(Path(sys.argv[1]), "at work")
print("held", flush=True)
sys.stdin.read()
"""


def test_what_another_process_has_is_refused_until_it_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    words = [sys.executable, "-c", HOLDING, str(file)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().rstrip() == b"held"
        with pytest.raises(HeldError) as refused:
            FileLock(file)
        assert refused.value.holder == f"{other.pid} at work"
        other.kill()
        other.wait()
    FileLock(file).close()


def test_a_file_that_cannot_be_locked_is_not_said_to_be_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some network shares have no locks."""

    def refuse(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locks, "_lock", refuse)
    with pytest.raises(OSError, match="No locks available"):
        FileLock(tmp_path / "lock")


def test_a_file_that_is_locked_is_read_and_written_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"one two")
    with file.open("r+b") as mine, file.open("rb") as theirs:
        mine.seek(4)
        assert take(mine.fileno())
        assert not take(theirs.fileno())
        mine.write(b"six")
    assert file.read_bytes() == b"one six"


@pytest.mark.skipif(sys.platform == "win32", reason="opening follows links there")
def test_a_link_is_no_lock_and_what_it_leads_to_stays(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("precious")
    (tmp_path / "lock").symlink_to(other)
    with pytest.raises(OSError, match="lock"):
        FileLock(tmp_path / "lock")
    assert other.read_text() == "precious"

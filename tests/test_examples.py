"""The programs of ``examples/`` run as they stand."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
SAID = {
    "study_a_deal": ["par 400:", "9 tricks after", "W H2 cost 1"],
    "compare_scoring": ["vanderbilt", "small slam, bid (PB-9.4)"],
    "try_a_bidding_system": ["culbertson: 5.3 IMPs from par a deal", "3NT: no trump"],
}


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_an_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "# %%" in path.read_text(encoding="utf-8"), "opens as a notebook"
    runpy.run_path(str(path))
    said = capsys.readouterr().out
    assert all(words in said for words in SAID[path.stem]), said

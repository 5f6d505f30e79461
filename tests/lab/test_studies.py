"""Every study is done again in small, and tells what its file of figures has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.running_cli import command

from sansatout.lab.experiments.experiment import Experiment

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
FILES = sorted(path.stem for path in STUDIES.glob("*.toml"))


@pytest.mark.parametrize("name", FILES)
def test_a_study_runs_in_small(tmp_path: Path, name: str) -> None:
    figures = tmp_path / "figures.json"
    options = ["--count", 2, "--workers", 1, "--folder", tmp_path / "shards", "--json", figures]
    done = command("lab", "run", STUDIES / f"{name}.toml", *options)
    assert (done.code, done.err) == (0, "")
    told, kept = (
        json.loads(path.read_text(encoding="utf-8")) for path in (figures, STUDIES / f"{name}.json")
    )
    assert told["figures"].keys() == kept["figures"].keys()
    assert (told["seed"], told["where"]) == (kept["seed"], kept["where"])


@pytest.mark.parametrize("name", FILES)
def test_a_studys_figures_are_of_the_deals_that_its_file_names(name: str) -> None:
    experiment = Experiment.load(STUDIES / f"{name}.toml")
    kept = json.loads((STUDIES / f"{name}.json").read_text(encoding="utf-8"))
    assert kept["deals"] == experiment.dealing.count
    for plot in experiment.plots:
        assert (STUDIES / f"{plot.name}.svg").read_text(encoding="utf-8").startswith("<svg")


RULE = re.compile(
    r"\| (?P<rule>BW-\w+-\d+), [^|]*\| (?P<n>[\d,]+) \| (?P<right>\d+) % \| (?P<odd>\d+) % "
    r"\| (?:\+(?P<mean>\d+) \((?P<low>\d+) to (?P<high>\d+)\))? *\|"
)


def test_the_table_of_the_naming_study_is_what_its_figures_say() -> None:
    kept = json.loads((STUDIES / "naming.json").read_text(encoding="utf-8"))["figures"]
    told = list(RULE.finditer((STUDIES / "README.md").read_text(encoding="utf-8")))
    assert len(told) == 10
    for row in told:
        rule = row["rule"]
        who = "third" if "THIRD" in rule else "dealer"
        right, odd = (
            next(x for x in kept[name] if (x["who"], x["rule"]) == (who, rule))
            for name in ("right", "odd trick taken")
        )
        shares = [round(100 * one["mean"]) for one in (right, odd)]
        assert [int(row["n"].replace(",", "")), *shares] == [
            right["n"], int(row["right"]), int(row["odd"]),
        ], rule  # fmt: skip
        if row["mean"]:
            gain = next(x for x in kept["points gained over remitting"] if x["rule"] == rule)
            ends = [round(gain[name]) for name in ("mean", "low", "high")]
            assert [int(row[name]) for name in ("mean", "low", "high")] == ends, rule


@pytest.mark.parametrize("name", FILES)
def test_every_study_is_explained_and_says_of_how_many_deals_it_is(name: str) -> None:
    told = "\n".join(path.read_text(encoding="utf-8") for path in STUDIES.glob("*.md"))
    count = Experiment.load(STUDIES / f"{name}.toml").dealing.count
    assert f"`{name}.toml`, {count:,} " in told

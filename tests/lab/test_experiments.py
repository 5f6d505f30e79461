"""Experiments: the same figures however they are done, and nothing lost when somebody dies."""

from __future__ import annotations

import errno
import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from statistics import fmean, stdev
from threading import Barrier

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lab.experiment_files import small

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.lab.experiments.counting import CountedFigure, Counting
from sansatout.lab.experiments.crews import AloneCrew, LabCrew, LocalCrew
from sansatout.lab.experiments.experiment import Experiment
from sansatout.lab.experiments.running import do_shards, figures_of, shard_rows
from sansatout.lab.experiments.sections import FileSection
from sansatout.lab.experiments.shards import ShardFolder
from sansatout.lab.experiments.steps import SolvedBoard
from sansatout.lab.intervals import factor
from sansatout.lab.match_table import Board
from sansatout.seats import Seat


@pytest.fixture
def experiment(tmp_path: Path) -> Experiment:
    return Experiment.load(small(tmp_path))


@pytest.fixture
def folder(tmp_path: Path, experiment: Experiment) -> ShardFolder:
    return ShardFolder(tmp_path / "shards", experiment)


def run(experiment: Experiment, folder: ShardFolder, crew: LabCrew) -> dict[str, object]:
    with crew:
        do_shards(experiment, folder, crew, folder.missing()[0])
    return figures_of(experiment, folder).as_json()


def test_the_tricks_of_one_declarer_are_those_of_the_table() -> None:
    solved = SolvedBoard(Board(1, Deal.unrank(1916 * 10**22)), "")
    for seat in Seat:
        assert solved.taken(seat, Strain.H) == solved.tricks[seat, Strain.H]


def test_a_process_that_dies_costs_its_shards_time_and_no_figure(
    tmp_path: Path, experiment: Experiment, folder: ShardFolder
) -> None:
    """PROMISE-ROBOT-3."""
    alone = run(experiment, folder, AloneCrew())
    other, crew, killed = ShardFolder(tmp_path / "other", experiment), LocalCrew(2), list[int]()

    def kill_one(deals: int) -> None:
        if not killed:
            killed.append(next(iter(crew._pool._processes)))
            os.kill(killed[0], signal.SIGKILL)

    with crew:
        do_shards(experiment, other, crew, other.missing()[0], kill_one)
    assert killed
    assert figures_of(experiment, other).as_json() == alone


def test_a_worker_that_always_dies_is_told_and_what_was_done_stays(
    experiment: Experiment, folder: ShardFolder
) -> None:
    class Deadly(AloneCrew):
        def died(self, error: BaseException) -> bool:
            return isinstance(error, KeyError)

        def submit(self, work, *given):  # type: ignore[no-untyped-def]
            def deadly(of: Experiment, number: int) -> object:
                if number:
                    raise KeyError
                return work(of, number)

            return super().submit(deadly, *given)

    with pytest.raises(InputError, match="died"):
        run(experiment, folder, Deadly())
    assert folder.missing()[0] == [1, 2, 3]


def test_more_deals_are_the_same_work_and_keep_whole_shards(
    tmp_path: Path, experiment: Experiment
) -> None:
    """PROMISE-ROBOT-3."""
    some = experiment.in_small(3)
    run(some, ShardFolder(tmp_path / "shards", some), AloneCrew())
    more = ShardFolder(tmp_path / "shards", experiment)
    assert more.missing() == ([1, 2, 3], [])
    assert shard_rows(experiment, 0) == shard_rows(some, 0)


def test_fewer_deals_take_what_counts_of_the_shards_and_leave_them_whole(
    tmp_path: Path, experiment: Experiment, folder: ShardFolder
) -> None:
    run(experiment, folder, AloneCrew())
    whole = folder.file(1).read_bytes()
    some = experiment.in_small(3)
    few = ShardFolder(folder.path, some)
    assert few.missing() == ([], [])
    anew = ShardFolder(tmp_path / "anew", some)
    assert figures_of(some, few).as_json() == run(some, anew, AloneCrew())
    assert few.file(1).read_bytes() == whole


def broken_shards(whole: bytes) -> Iterator[bytes]:
    """Every way a file is cut off at the end of a line, in one, or written anew in part."""
    lines = whole.splitlines(keepends=True)
    yield b""
    yield whole[: len(whole) // 2]
    for kept in range(1, len(lines)):
        yield b"".join(lines[:kept])
    yield b"".join([lines[0], *lines[2:]])
    yield whole.replace(b'"deals": 2', b'"deals": 1')
    yield b"\xff" + whole
    for value in (b"NaN", b"1e999", b"9" * 400, b"[" * 9000):
        yield b"".join([lines[0], b'{"tricks": %b}\n' % value, *lines[2:]])


def test_a_shard_that_is_not_whole_is_done_again(
    experiment: Experiment, folder: ShardFolder
) -> None:
    figures = run(experiment, folder, AloneCrew())
    file = folder.file(1)
    whole = file.read_bytes()
    for broken in broken_shards(whole):
        file.write_bytes(broken)
        assert folder.missing() == ([1], [file]), broken
    assert run(experiment, folder, AloneCrew()) == figures
    assert file.read_bytes() == whole


def test_of_two_experiments_that_begin_in_a_folder_at_once_one_has_it(
    tmp_path: Path, experiment: Experiment
) -> None:
    other = replace(experiment, dealing=replace(experiment.dealing, seed=99))
    assert other.digest != experiment.digest
    together = Barrier(2)

    def begin(one: Experiment) -> bool:
        together.wait()
        try:
            ShardFolder(tmp_path / "both", one)
        except InputError:
            return False
        return True

    for _ in range(20):
        with ThreadPoolExecutor(2) as executor:
            assert sorted(executor.map(begin, (experiment, other))) == [False, True]
        rmtree(tmp_path / "both")


def test_a_folder_is_begun_where_files_cannot_have_two_names(
    tmp_path: Path, experiment: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    begun = tmp_path / "begun"
    for _ in range(2):
        ShardFolder(begun, experiment)
    other = replace(experiment, dealing=replace(experiment.dealing, seed=99))
    with pytest.raises(InputError, match="another experiment"):
        ShardFolder(begun, other)
    assert [file.name for file in begun.iterdir()] == ["experiment.json"]


def test_what_a_dead_run_left_behind_is_swept_away(
    tmp_path: Path, experiment: Experiment, folder: ShardFolder
) -> None:
    left = folder.path / "shard-000001.jsonl.1.part"
    left.write_text("half")
    with ShardFolder(folder.path, experiment).alone():
        assert not left.exists()


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=50))
def test_a_mean_has_the_interval_of_its_rows(values: list[int]) -> None:
    counting = Counting(CountedFigure("x", "mean", "x"))
    for value in values:
        counting.add({"x": value})
    (line,) = counting.lines()
    margin = factor(len(values)) * stdev(values) / len(values) ** 0.5
    assert line["n"] == len(values)
    assert line["mean"] == pytest.approx(fmean(values), abs=1e-4)
    assert line["high"] == pytest.approx(fmean(values) + margin, abs=2e-4)


def test_a_share_is_uncertain_where_all_came_out_alike(experiment: Experiment) -> None:
    """The other rows give no interval at all where every one of them is the same."""
    plain = {"kind": "mean", "of": "makes"}
    (step,) = experiment.steps
    counting = Counting(CountedFigure.read(FileSection(plain, ""), step.fields))
    for _ in range(10):
        counting.add({"makes": 1})
    assert counting.lines() == [{"n": 10, "mean": 1.0, "low": 0.7225, "high": 1.0}]


@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(-50, 50))), st.integers(1, 9))
def test_a_histogram_counts_every_row_once(rows: list[tuple[str, int]], width: int) -> None:
    counting = Counting(CountedFigure("x", "histogram", "x", ("of",), width=width))
    for of, value in rows:
        counting.add({"of": of, "x": value})
    boxes = [(x["of"], int(str(x["from"])), int(str(x["n"]))) for x in counting.lines()]
    assert sum(n for _, _, n in boxes) == len(rows)
    for of, value in rows:
        assert len([low for name, low, _ in boxes if name == of and 0 <= value - low < width]) == 1


def test_rows_on_the_disk_are_json_lines(experiment: Experiment, folder: ShardFolder) -> None:
    run(experiment.in_small(2), folder, AloneCrew())
    head, *rows, end = map(json.loads, folder.file(0).read_text().splitlines())
    assert (head["shard"], head["deals"], end["rows"]) == (0, 2, len(rows))
    assert {row["system"] for row in rows} == {"duplicate", "kontrakt"}

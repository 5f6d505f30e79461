"""``sansatout lab run``: figures, resuming, and one line for whatever is wrong."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sansatout.lab.experiments import crews
from sansatout.locks import FileLock
from tests.cli.running_cli import ENGLISH, Done, command, process
from tests.lab.experiment_files import small


def run(file: Path, *options: object) -> Done:
    return command("lab", "run", file, "--folder", file.parent / "shards", *options)


def test_the_same_file_gives_the_same_figures_with_any_number_of_workers(tmp_path: Path) -> None:
    file, figures = small(tmp_path), tmp_path / "one.json"
    done = run(file, "--workers", 1, "--json", figures, "--plots", tmp_path)
    assert (done.code, done.err) == (0, "")
    assert "8 deals, 16 rows, seed 5" in done.out
    two = tmp_path / "two.json"
    other = tmp_path / "other"
    again = command("lab", "run", file, "--workers", 2, "--folder", other, "--json", two)
    assert again.code == 0
    assert two.read_bytes() == figures.read_bytes()
    told = json.loads(figures.read_text())
    assert sum(line["n"] for line in told["figures"]["tricks"]) == 8
    assert (tmp_path / "gain.svg").read_text().startswith("<svg")


def test_one_row_alone_has_no_interval(tmp_path: Path) -> None:
    figures = tmp_path / "one.json"
    done = run(small(tmp_path), "--workers", 1, "--count", 1, "--json", figures)
    alone = [x for x in json.loads(figures.read_text())["figures"]["gain"] if x["n"] == 1]
    rows = [row.split() for row in done.out.splitlines()]
    assert alone
    for line in alone:
        assert (line["low"], line["high"]) == (None, None)
        assert max(row.count(str(line["mean"])) for row in rows) == 1


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = small(tmp_path)
    run(file, "--workers", 1, "--count", 4)
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "shards").iterdir()}
    (tmp_path / "shards" / "shard-000001.jsonl").write_text('{"shard": 1}\n')
    done = run(file, "--workers", 1)
    assert done.code == 0
    assert len(done.err.splitlines()) == 1
    assert "shard-000001.jsonl is not whole" in done.err
    first = tmp_path / "shards" / "shard-000000.jsonl"
    assert first.stat().st_mtime_ns == kept[first]


WRONG = {
    "unknown key": ({"count = 8": "count = 8\nspeed = 3"}, "deal.speed", "count, seed"),
    "unknown key at the top": ({"title =": "tittle ="}, "tittle", "title, deal, do, count, plot"),
    "key of another step": ({'low = "1NT"': 'low = "1NT"\nns = "standard"'}, "do[1].ns", "low"),
    "unknown step": ({'"level"': '"jump"'}, "jump", "solve, bid"),
    "unknown field": ({'of = "gain"\nby': 'of = "gains"\nby'}, "gains", "held"),
    "no number": ({"count = 8": 'count = "8"'}, "deal.count", "1 …"),
    "misspelt": ({"count = 8": "cuont = 8"}, "lacks deal.count", ""),
    "text is not counted": ({'of = "tricks"': 'of = "system"'}, "system", "tricks"),
    "not TOML": ({"[deal]": "[deal"}, "not TOML", ""),
    "a number without end": ({"seed = 5": f"seed = 0x{'f' * 6000}"}, "not TOML", ""),
    "unknown system": ({'"kontrakt"]': '"whist"]'}, "whist", "kontrakt"),
    "bad condition": ({"seed = 5": 'seed = 5\nwhere = "hcp(S) >"'}, "condition", "column"),
    "lower than low": ({'"3NT"': '"1NT"'}, "do[1].high", "2NT"),
    "nothing to do": ({"[[do]]": "[[plot]]"}, "lacks do", ""),
    "twice the same name": ({'name = "tricks"': 'name = "gain"'}, "gain", "different"),
    "no file name": ({'name = "gain"\nof = "gain"\n': 'name = "../x"\nof = "gain"\n'}, "../x", ""),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_the_file_is_told_in_one_line(tmp_path: Path, what: str) -> None:
    changed, named, expected = WRONG[what]
    done = run(small(tmp_path, **changed), "--workers", 1)
    assert (done.code, len(done.err.splitlines())) == (2, 1), done
    assert named in done.err
    assert expected in done.err
    assert not (tmp_path / "shards").exists()


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("hcp(S) == 37 and hcp(N) == 4", "no deal at all fits this condition"),
        ("hcp(N) > hcp(S) + 30", "no deal in 50 fits ‘hcp(N) > hcp(S) + 30’"),
    ],
)
def test_a_condition_that_no_deal_fits_is_told(tmp_path: Path, where: str, told: str) -> None:
    done = run(small(tmp_path, f'where = "{where}"\ntries = 50'), "--workers", 1)
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert told in done.err


def test_a_name_is_printed_as_it_stands_in_the_file(tmp_path: Path) -> None:
    named = small(tmp_path, **{'name = "makes"': 'name = "[/b] [bold] :smile:"'})
    done = run(named, "--workers", 1, "--count", 1)
    assert (done.code, done.err) == (0, "")
    assert "[/b] [bold] :smile:" in done.out


def test_a_name_gives_the_terminal_no_orders(tmp_path: Path) -> None:
    named = small(tmp_path, **{'name = "makes"': 'name = "\\u001b]0;title\\u0007"'})
    done = run(named, "--workers", 1, "--count", 1)
    assert (done.code, done.err) == (0, "")
    assert r"\x1b]0;title\x07" in done.out
    assert "\x1b" not in done.out


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("name", ["experiment.json", "shard-000000.jsonl"])
def test_what_is_no_file_is_not_waited_for(tmp_path: Path, name: str) -> None:
    file, inside = small(tmp_path), tmp_path / "shards" / name
    run(file, "--workers", 1, "--count", 1)
    inside.unlink()
    os.mkfifo(inside)
    done = process("lab", "run", file, "--folder", inside.parent, "--workers", 1, "--count", 1)
    assert (done.code, len(done.err.splitlines())) == (2 if name.startswith("exp") else 0, 1)


def test_a_mark_of_the_folder_that_cannot_be_read_is_another_experiment(tmp_path: Path) -> None:
    run(small(tmp_path), "--workers", 1, "--count", 1)
    (tmp_path / "shards" / "experiment.json").write_text("[" * 99_999)
    done = run(small(tmp_path), "--workers", 1, "--count", 1)
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert "another experiment" in done.err


def test_shards_of_another_experiment_are_not_taken_for_its_own(tmp_path: Path) -> None:
    run(small(tmp_path), "--workers", 1, "--count", 1)
    done = run(small(tmp_path, **{"seed = 5": "seed = 6"}), "--workers", 1, "--count", 1)
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert "another experiment" in done.err
    foreign = tmp_path / "papers"
    foreign.mkdir()
    (foreign / "thesis.txt").write_text("mine")
    done = command("lab", "run", small(tmp_path), "--folder", foreign)
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert [path.name for path in foreign.iterdir()] == ["thesis.txt"]


def test_a_cluster_that_is_not_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crews, "CONNECT_SECONDS", 0.3)
    for address in ("tcp://127.0.0.1:9", "nonsense", "quic://x:1"):
        done = run(small(tmp_path), "--cluster", address)
        assert (done.code, len(done.err.splitlines())) == (2, 1), done
        assert f"no cluster at {address}" in done.err


def test_a_client_that_found_no_cluster_has_no_last_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine Dask's client cannot be closed in time, and says so on standard error."""

    def busy(*_: object, **__: object) -> None:
        raise TimeoutError

    spoken: list[object] = []
    monkeypatch.setattr("distributed.Client.close", busy)
    monkeypatch.setattr(sys, "unraisablehook", spoken.append)
    done = run(small(tmp_path), "--cluster", "nonsense")
    assert (done.code, len(done.err.splitlines())) == (2, 1), done
    gc.collect()
    assert not spoken


CLUSTER = """
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        pids = [worker.pid for worker in cluster.workers.values()]
        print(cluster.scheduler_address, *pids, flush=True)
        input()
"""


@pytest.mark.parametrize(
    ("missing", "option"),
    [("altair", "--plots"), ("vl_convert", "--plots"), ("distributed", "--cluster")],
)
def test_without_the_extra_it_is_said_what_to_install_before_anything_is_done(
    missing: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    done = command("lab", "run", small(tmp_path), "--folder", tmp_path / "shards", option, "x")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert 'pip install "sansatout[lab]"' in done.err
    assert not list(tmp_path.glob("shards/*.jsonl"))


def test_several_missing_parts_are_told_as_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for missing in ("altair", "vl_convert"):
        monkeypatch.setitem(sys.modules, missing, None)
    done = command("lab", "run", small(tmp_path), "--folder", tmp_path / "shards", "--plots", "x")
    told = "not installed: altair, vl-convert-python; pip install"
    assert done.err.startswith(f"sansatout: {told}")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str, int]]:
    """Start a scheduler and two workers, in a session of their own; one worker's process."""
    pytest.importorskip("distributed")
    if sys.platform == "win32":
        pytest.skip("no sessions that are killed at once")
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True, start_new_session=True,
    ) as started:  # fmt: skip
        assert started.stdout is not None
        address, pid, _ = started.stdout.readline().split()
        yield started, address, int(pid)
        if started.poll() is None:
            started.communicate("\n", timeout=60)


def until_a_shard(file: Path, address: str, figures: Path) -> subprocess.Popen[bytes]:
    """Run the experiment on the cluster until a shard is kept."""
    shards = file.parent / "shards"
    lab = [sys.executable, "-m", "sansatout.cli", "lab", "run", str(file), "--cluster", address]
    lab += ["--folder", str(shards), "--json", str(figures)]
    environment = {**os.environ, **ENGLISH}
    running = subprocess.Popen(lab, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    while not list(shards.glob("*.jsonl")) and running.poll() is None:
        time.sleep(0.02)
    return running


def test_a_cluster_that_loses_a_worker_gives_the_same_figures(
    tmp_path: Path, cluster: tuple[subprocess.Popen[str], str, int]
) -> None:
    file, figures = small(tmp_path, **{"count = 8": "count = 40"}), tmp_path / "cluster.json"
    _, address, pid = cluster
    with until_a_shard(file, address, figures) as running:
        os.kill(pid, signal.SIGKILL)
        _, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, b"")
    alone = tmp_path / "alone.json"
    command("lab", "run", file, "--workers", 1, "--folder", tmp_path / "x", "--json", alone)
    assert alone.read_bytes() == figures.read_bytes()


@pytest.mark.soak
def test_a_cluster_that_goes_is_told_in_one_line_and_what_was_done_stays(
    tmp_path: Path, cluster: tuple[subprocess.Popen[str], str, int]
) -> None:
    file = small(tmp_path, **{"count = 8": "count = 2000"})
    started, address, _ = cluster
    with until_a_shard(file, address, tmp_path / "none.json") as running:
        os.killpg(started.pid, signal.SIGKILL)
        _, err = running.communicate(timeout=120)
    assert (running.returncode, len(err.splitlines())) == (2, 1), err
    assert f"the cluster at {address} has no workers any more".encode() in err
    assert list((tmp_path / "shards").glob("*.jsonl"))


def test_a_folder_is_one_runs_at_a_time(tmp_path: Path) -> None:
    file = small(tmp_path)
    shards = tmp_path / "shards"
    first = run(file)
    assert first.code == 0
    half = shards / "shard-000009.jsonl.1.part"
    half.write_text("of the run that has the folder")
    held = FileLock(shards / "run.lock")
    second = run(file)
    held.close()
    assert second.code == 2
    assert f"is being run by process {os.getpid()}" in second.err
    assert half.exists()
    assert run(file).code == 0
    assert not half.exists()

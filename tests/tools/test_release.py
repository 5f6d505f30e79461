"""What a release says of itself is the same everywhere, and what is in it may be given on."""

from __future__ import annotations

import json
import re
import sys
import tomllib
import zipfile
from datetime import date
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name
from tools.try_arm import foreign

import sansatout
from sansatout.solver import _core
from tools import bill, pace, try_wheel

ROOT = Path(__file__).parents[2]
PARTS = [
    bill.Part("pkg:npm/%40fluent/bundle@0.19.1", "Apache-2.0", ""),
    bill.Part("pkg:npm/svelte@5.57.3", "MIT", "Permission is granted"),
]
PAGE = [{"name": "svelte", "version": "5.57.3", "license": "MIT", "text": "Permission is granted"}]


def wheel(folder: Path, *, backwards: bool) -> Path:
    """Return a small wheel, its files in one order or the other."""
    info = "sansatout-0.2.0.dist-info"
    files = {
        "sansatout/server/static/parts.json": json.dumps(PAGE),
        "sansatout/__init__.py": "",
        f"{info}/METADATA": "Name: sansatout\n",
        f"{info}/RECORD": "",
    }
    folder.mkdir()
    made = folder / "sansatout-0.2.0-py3-none-any.whl"
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(files, reverse=backwards):
            archive.writestr(name, files[name])
    return made


def pinned(path: str) -> set[str]:
    locked = (ROOT / path).read_text("utf-8")
    return {canonicalize_name(one) for one in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)}


def cited(field: str) -> str:
    found: list[str] = re.findall(
        rf"^{field}: (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE
    )
    assert len(found) == 1, field
    return found[0]


def released() -> date:
    return date.fromisoformat(cited("date-released"))


def test_the_changelog_begins_with_this_version_and_its_day() -> None:
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads[0] == f"{sansatout.__version__} ({released().isoformat()})"
    assert [
        head for head in heads if not re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", head)
    ] == []
    assert heads == sorted(
        heads, key=lambda head: [int(one) for one in head.split()[0].split(".")], reverse=True
    )


def test_who_cites_it_cites_this_version() -> None:
    assert cited("version") == sansatout.__version__


def test_what_only_a_release_needs_is_in_no_other_list() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    names = {re.split(r"[\[>]", one)[0] for one in groups["release"]}
    for kind in ("play", "dev", "bench"):
        locked = (ROOT / "requirements" / f"{kind}.txt").read_text("utf-8")
        assert not names & set(re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)), kind


def test_what_is_played_with_needs_none_of_the_other_extras() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    locked = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    installed = set(re.findall(r"^([\w.-]+)==", locked, re.MULTILINE))
    others = {
        re.split(r"[\[>]", one)[0]
        for name in ("lab", "nodes", "test", "check", "bench")
        for one in extras[name]
    }
    assert not others & installed


def test_the_forge_audits_whatever_an_installation_brings() -> None:
    told = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    lists = re.findall(r"pip-audit --require-hashes --requirement (\S+)", told)
    audited = {name for kept in lists for name in pinned(kept)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [project["optional-dependencies"][name] for name in ("print", "lab", "nodes")]
    brought = {
        re.split(r"[\[><]", one)[0] for kept in (project["dependencies"], *extras) for one in kept
    }
    assert {canonicalize_name(one) for one in brought} - audited == set()
    assert pinned("requirements/release.txt") <= audited
    assert "npm audit" in told


def test_a_part_under_another_licence_is_found() -> None:
    assert bill.unfit(PARTS) == []
    strict = bill.Part("pkg:npm/strict@1.0", "GPL-3.0-only", "")
    assert bill.unfit([*PARTS, strict]) == ["strict 1.0: GPL-3.0-only"]


def test_a_bill_names_every_part_with_its_licence() -> None:
    made = json.loads(bill.bill("0.2.0", PARTS, 0))
    assert [(one["purl"], one["licenses"][0]["license"]["id"]) for one in made["components"]] == [
        ("pkg:npm/%40fluent/bundle@0.19.1", "Apache-2.0"),
        ("pkg:npm/svelte@5.57.3", "MIT"),
    ]
    assert made["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"


def test_a_wheel_with_its_bill_is_the_same_whatever_order_its_files_came_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    one = wheel(tmp_path / "one", backwards=False)
    other = wheel(tmp_path / "other", backwards=True)
    bill.add_bill(one)
    bill.add_bill(other)
    assert one.read_bytes() == other.read_bytes()
    with zipfile.ZipFile(one) as archive:
        record = archive.read("sansatout-0.2.0.dist-info/RECORD").decode()
        assert sorted(archive.namelist()) == sorted(line.split(",")[0] for line in record.split())
        assert "sansatout-0.2.0.dist-info/sboms/sansatout.cdx.json" in archive.namelist()
        assert "sansatout-0.2.0.dist-info/licenses/parts/svelte.txt" in archive.namelist()


def test_a_file_for_another_machine_in_a_wheel_for_arm_is_found(tmp_path: Path) -> None:
    heads = {"x86.so": 62, "arm.so": 183}
    made = tmp_path / "sansatout-0.2.0-cp311-cp311-manylinux_2_34_aarch64.whl"
    with zipfile.ZipFile(made, "w") as archive:
        for name, machine in heads.items():
            archive.writestr(name, b"\x7fELF" + bytes(14) + machine.to_bytes(2, "little"))
    assert foreign(made) == ["x86.so"]


def test_a_wheel_for_arm_is_not_tried_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("cp311-cp311", "cp312-abi3"):
        for machine in ("aarch64", "x86_64"):
            (tmp_path / f"sansatout-0.2.0-{kind}-manylinux_2_34_{machine}.whl").touch()
    for machine in ("aarch64", "x86_64"):
        monkeypatch.setattr("platform.machine", lambda machine=machine: machine)
        assert machine in try_wheel.fitting(sys.executable, tmp_path).name


def test_the_forge_puts_the_bill_into_every_wheel_before_it_leaves() -> None:
    told = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    wheels = told.partition("  wheels:\n")[2].partition("  tried:\n")[0]
    built, _, after = wheels.partition("pypa/cibuildwheel")
    added, checked = "tools.bill wheelhouse/*.whl", "tools.bill --check wheelhouse/*.whl"
    assert built
    places = [after.index(word) for word in (added, checked, "upload-artifact")]
    assert places == sorted(places)


def test_the_nanobind_that_the_forge_compiles_in_is_the_one_that_its_bill_names() -> None:
    """The bill is written with release.txt, the core is compiled with build.txt."""
    told = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "--requirement {project}/requirements/build.txt" in told
    assert "--no-isolation" in told
    pins = [
        re.findall(r"^nanobind==(\S+)", (ROOT / "requirements" / name).read_text("utf-8"), re.M)
        for name in ("build.txt", "release.txt")
    ]
    assert pins[0] == pins[1] != []


def test_the_solver_of_a_wheel_is_found_and_asked_the_same(tmp_path: Path) -> None:
    compiled = Path(_core.__file__)
    made = tmp_path / "sansatout-0.2.0-cp311-cp311-manylinux_2_34_x86_64.whl"
    with zipfile.ZipFile(made, "w") as archive:
        archive.write(compiled, f"sansatout/solver/{compiled.name}")
        archive.writestr("sansatout/solver/_core.pyi", "")
    taken = pace.solver_in(made, tmp_path)
    assert taken.read_bytes() == compiled.read_bytes()
    asked = dict.fromkeys((compiled, taken), sys.executable)
    assert all(seconds > 0 for seconds in pace.best(asked, rounds=1, deals=1))


def test_a_release_holds_the_solver_of_every_wheel_against_that_of_make() -> None:
    told = (ROOT / "tools" / "release.sh").read_text("utf-8")
    (asked,) = re.findall(r'-m tools\.pace "\$dist" (.*)$', told, re.MULTILINE)
    assert asked.split() == ['"$release/old/bin/python"', '"$release/new/bin/python"']


def test_a_wheel_whose_solver_is_slower_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled = Path(_core.__file__)
    wheels = {kind: tmp_path / f"sansatout-0.2.0-{kind}.whl" for kind in ("cp311", "abi3")}
    for made in wheels.values():
        with zipfile.ZipFile(made, "w") as archive:
            archive.write(compiled, f"sansatout/solver/{compiled.name}")
    monkeypatch.setattr(pace, "fitting", lambda python, dist: wheels[python])
    monkeypatch.setattr(sys, "argv", ["pace", str(tmp_path), *wheels])
    monkeypatch.setattr(pace, "best", lambda solvers: [1.0, 1.02, 0.99][: len(solvers)])
    pace.main()
    assert re.findall(r"-(\w+)\.whl: ([\d.]+)", capsys.readouterr().out) == [
        ("cp311", "1.020"), ("abi3", "0.990"),
    ]  # fmt: skip
    monkeypatch.setattr(pace, "best", lambda solvers: [1.0, 1.02, 1.04][: len(solvers)])
    with pytest.raises(SystemExit, match=r"within 3 %: sansatout-0\.2\.0-abi3\.whl"):
        pace.main()

"""An experiment: what its file says."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.metadata import version
from json import dumps
from pathlib import Path
from typing import Final

from sansatout.chance import TRIES
from sansatout.conditions import parse_condition
from sansatout.errors import InputError
from sansatout.lab.experiments.contract_steps import (
    BidStep,
    RobotsStep,
    ScoreStep,
    SolveStep,
    TeamsStep,
)
from sansatout.lab.experiments.counting import CountedFigure, check_names
from sansatout.lab.experiments.game_steps import AdviceStep, MinibridgeStep
from sansatout.lab.experiments.level_steps import LevelStep, ParStep
from sansatout.lab.experiments.plots import LabPlot
from sansatout.lab.experiments.sections import FileSection
from sansatout.lab.experiments.steps import Fields, LabStep

__all__ = ["STEPS", "Dealing", "Experiment"]

STEPS: Final[Mapping[str, type[LabStep]]] = {
    step.key: step
    for step in (
        SolveStep, BidStep, TeamsStep, RobotsStep, ScoreStep, ParStep, LevelStep, AdviceStep,
        MinibridgeStep,
    )
}  # fmt: skip
"""What can be done with a deal, by the word for it in a file."""
SHARD: Final = 100
"""How many deals are done in one go, unless the file says otherwise."""
FORM: Final = 1
"""Counted up when shards get another form."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """What is dealt."""

    count: int
    seed: int = 0
    where: str | None = None
    tries: int = TRIES
    shard: int = SHARD

    @classmethod
    def read(cls, section: FileSection) -> Dealing:
        """Take the part ``[deal]``."""
        where = section.text("where") or None
        if where is not None:
            parse_condition(where)
        read = cls(
            section.number("count"),
            section.number("seed", 0, least=0),
            where,
            section.number("tries", TRIES),
            section.number("shard", SHARD),
        )
        section.finish()
        return read

    @property
    def shards(self) -> int:
        """How many shards the deals make."""
        return -(-self.count // self.shard)

    def size(self, number: int) -> int:
        """Return how many deals a shard has."""
        return min(self.shard, self.count - number * self.shard)


@dataclass(frozen=True, slots=True)
class Experiment:
    """What is dealt, what is done with every deal, what is counted, and what is drawn."""

    title: str
    dealing: Dealing
    steps: tuple[LabStep, ...]
    figures: tuple[CountedFigure, ...]
    plots: tuple[LabPlot, ...] = ()
    work: str = ""
    """The steps as the file has them: shards of another work are not taken for this one's."""

    @classmethod
    def load(cls, path: Path) -> Experiment:
        """Read an experiment from its file.

        :raises InputError: if it is not TOML, or says something that is not understood
        """
        try:
            plain = tomllib.loads(path.read_text(encoding="utf-8"))
            str(plain)  # a number that is too long to be written down again is refused here
        except UnicodeDecodeError:
            raise
        except (ValueError, RecursionError) as error:
            raise InputError("lab-not-toml", file=path.name, reason=str(error)[:200]) from None
        return cls.read(plain)

    @classmethod
    def read(cls, plain: Mapping[str, object]) -> Experiment:
        """Take an experiment from the values of its file."""
        top = FileSection(plain, "")
        title = top.text("title")
        dealing = Dealing.read(top.section("deal"))
        work = dumps(plain.get("do"), sort_keys=True, default=str)
        steps, fields = _steps(top.sections("do"))
        figures = tuple(CountedFigure.read(one, fields) for one in top.sections("count"))
        check_names(figures)
        plots = tuple(LabPlot.read(one, figures) for one in top.sections("plot"))
        top.finish()
        return cls(title, dealing, steps, figures, plots, work)

    def in_small(self, count: int) -> Experiment:
        """Return the experiment with fewer deals."""
        return replace(self, dealing=replace(self.dealing, count=count))

    @property
    def digest(self) -> str:
        """What tells shards of this work from others; more deals of the same are the same work."""
        dealt = self.dealing
        told = [FORM, version("sansatout"), dealt.seed, dealt.where, dealt.shard, self.work]
        return sha256(dumps(told).encode()).hexdigest()[:16]


def _steps(sections: list[FileSection]) -> tuple[tuple[LabStep, ...], Fields]:
    if not sections:
        raise InputError("lab-missing", key="do")
    steps: list[LabStep] = []
    fields: dict[str, str] = {}
    for section in sections:
        step = STEPS[section.text("step", among=tuple(STEPS))].read(section)
        section.finish()
        for name in step.needs:
            if name not in fields:
                raise InputError("lab-step-needs", step=step.key, field=name)
        for name in step.fields:
            if name in fields:
                raise InputError("lab-field-twice", step=step.key, field=name)
        steps.append(step)
        fields |= step.fields
    return tuple(steps), fields

"""Laws that hold for every contract-type system, whatever is played."""

import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout import locales
from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.options import Options, option_list
from sansatout.scoring import arrays
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.sheet import (
    Column,
    Honours,
    PaidRevoke,
    Peek,
    Place,
    Played,
    RevokePrice,
    total,
)
from sansatout.variants import SYSTEMS

CONTRACT_SYSTEMS: list[ContractSystem[Any]] = [
    system for system in SYSTEMS.values() if isinstance(system, ContractSystem)
]
each_system = pytest.mark.parametrize("system", CONTRACT_SYSTEMS, ids=lambda system: system.key)

few = settings(max_examples=25, deadline=None)

columns = st.sampled_from(Column)
revokes = st.builds(
    PaidRevoke, columns, st.booleans(), st.integers(0, 13), st.sampled_from(RevokePrice)
)


@st.composite
def results(draw: st.DrawFn) -> Played:
    contract = draw(st.sampled_from(arrays.CONTRACTS))
    trumps = contract.strain is not Strain.NT
    counts = st.sampled_from([4, 5] if trumps else [4])
    return Played(
        contract,
        draw(columns),
        draw(st.integers(0, 13)),
        tuple(draw(st.lists(st.builds(Honours, columns, counts), max_size=1))),
        tuple(draw(st.lists(columns, max_size=2))) if trumps else (),
        tuple(draw(st.lists(revokes, max_size=3))),
        tuple(draw(st.lists(st.builds(Peek, columns, st.booleans()), max_size=2))),
    )


def readings(system: ContractSystem[Any]) -> st.SearchStrategy[Options]:
    chosen = {
        choice.name: st.sampled_from(choice.values) if choice.values else st.integers(0, 500)
        for choice in option_list(system.options_type)
    }
    return st.builds(system.options_type, **chosen)


def folded(
    system: ContractSystem[Any], options: Options, deals: list[Played | None]
) -> RubberSheet[Played]:
    sheet = system.new_sheet(options)
    for result in deals:
        if sheet.end is End.OPEN:
            sheet = sheet.after(result)
    return sheet


deal_lists = st.lists(st.none() | results(), max_size=8)


@each_system
@few
@given(data=st.data(), result=results(), vulnerable=st.booleans())
def test_entries_are_positive_and_only_one_side_writes_below(
    system: ContractSystem[Any], data: st.DataObject, result: Played, *, vulnerable: bool
) -> None:
    entries = system.score(result, vulnerable=vulnerable, options=data.draw(readings(system)))
    assert all(entry.points > 0 for entry in entries)
    below = {entry.owner for entry in entries if entry.place is Place.BELOW}
    assert below <= {result.by}


@each_system
@few
@given(data=st.data(), deals=deal_lists)
def test_totals_are_the_sum_of_entries_and_of_blocks(
    system: ContractSystem[Any], data: st.DataObject, deals: list[Played | None]
) -> None:
    sheet = folded(system, data.draw(readings(system)), deals)
    if sheet.end is End.OPEN and data.draw(st.booleans()) and deals:
        sheet = sheet.broken_off()
    for column in Column:
        counted = [e for e in sheet.entries if system.counts(e, sheet.options)]
        assert sheet.total(column) == total(counted, column)
        assert sheet.total(column) == sum(block.total(column) for block in sheet.blocks)
        both = sum(sheet.total(column, place) for place in Place)
        assert both == sheet.total(column)


@each_system
@few
@given(data=st.data(), deals=deal_lists)
def test_the_sheet_knows_games_and_part_scores(
    system: ContractSystem[Any], data: st.DataObject, deals: list[Played | None]
) -> None:
    sheet = folded(system, data.draw(readings(system)), deals)
    for column in Column:
        assert 0 <= sheet.standing(column) < system.game_limit
        assert sheet.games(column) == sum(b.winner is column for b in sheet.blocks)
    for line in sheet.lines:
        if line.game_to:
            assert line.result is not None
            assert line.game_to is line.result.by
            assert line.reached[line.game_to is Column.THEY] >= system.game_limit
    assert [e.deal for e in sheet.entries] == sorted(e.deal for e in sheet.entries)


@each_system
@few
@given(data=st.data(), deals=deal_lists.filter(bool), last=results())
def test_undo_gives_the_sheet_before(
    system: ContractSystem[Any], data: st.DataObject, deals: list[Played | None], last: Played
) -> None:
    sheet = folded(system, data.draw(readings(system)), deals)
    if sheet.end is not End.OPEN:
        sheet = sheet.undone()
    assert sheet.after(last).undone() == sheet
    assert sheet.broken_off().undone() == sheet


@each_system
@few
@given(result=results(), vulnerable=st.booleans())
def test_the_two_columns_are_treated_alike(
    system: ContractSystem[Any], result: Played, *, vulnerable: bool
) -> None:
    mirrored = Played(
        result.contract,
        result.by.other,
        result.tricks,
        tuple(Honours(h.column.other, h.count) for h in result.honours),
        tuple(column.other for column in result.chicane),
        tuple(PaidRevoke(r.by.other, r.dummy, r.won_after, r.remedy) for r in result.revokes),
        tuple(Peek(p.by.other, p.own) for p in result.peeks),
    )
    ours = system.score(result, vulnerable=vulnerable)
    theirs = system.score(mirrored, vulnerable=vulnerable)
    for column in Column:
        for place in Place:
            assert total(ours, column, place) == total(theirs, column.other, place)


@each_system
def test_one_more_trick_is_never_worse(system: ContractSystem[Any]) -> None:
    """More tricks bring more; a lost trick never pays, not even for a slam one did not bid."""
    for contract in arrays.CONTRACTS:
        for vulnerable in (False, True):
            nets = arrays.net(
                [contract.code] * 14, range(14), [vulnerable] * 14, system=system
            ).tolist()
            assert nets == sorted(nets)


@each_system
@few
@given(data=st.data(), result=results())
def test_every_label_has_a_text(
    system: ContractSystem[Any], data: st.DataObject, result: Played
) -> None:
    """PROMISE-SCORE-2."""
    sheet = folded(system, data.draw(readings(system)), [result])
    for entry in sheet.entries:
        assert locales.render(f"score-{entry.label}", {"count": entry.count})


def test_a_contract_keeps_its_code_when_stored_and_read() -> None:
    contract = Contract(4, Strain.S, Doubling.DOUBLED)
    again = pickle.loads(pickle.dumps(contract))
    assert (again, again.code) == (contract, contract.code)
    assert contract.code == 15 * 3 + 3 * 3 + 1

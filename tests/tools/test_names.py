from tools.names import SHARED, collisions, defined


def test_one_name_means_one_thing() -> None:
    assert collisions(defined()) == []


def test_a_name_of_two_classes_is_found() -> None:
    shared = {name: ["a.py", "b.py"] for name in SHARED}
    assert collisions({**shared, "Card": ["cards.py"]}) == []
    assert collisions({**shared, "Card": ["cards.py", "menu.py"]}) == ["Card: cards.py, menu.py"]


def test_a_name_that_is_shared_no_more_leaves_the_list() -> None:
    shared = {name: ["a.py", "b.py"] for name in SHARED}
    assert collisions({**shared, "Phase": ["a.py"]}) == ["Phase: is not shared any more"]

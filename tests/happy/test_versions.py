"""How the versions of the rules differ: which targets may be agreed on."""

import pytest

import parcours
from parcours import SetupError

PLAYERS = ["ana", "bob", "cy"]
BEFORE = [7, 7.5, 8, 8.5, 9]
HALVES = [half / 2 for half in range(8, 27)]


@pytest.mark.parametrize("target", HALVES)
def test_each_version_takes_its_own_targets(target: float) -> None:
    for version, taken in ((1, target in BEFORE), (2, 5 <= target <= 12)):
        if taken:
            match = parcours.new_match("happy", PLAYERS, 1, {"target": target}, version=version)
            assert match.options["target"] == target
            assert f"\noption target: {target:g}\n" in match.record()
            assert parcours.load_record(match.record()).options == match.options
        else:
            with pytest.raises(SetupError, match="option 'target' cannot be"):
                parcours.new_match("happy", PLAYERS, 1, {"target": target}, version=version)


def test_a_record_of_version_1_has_a_target_of_version_1() -> None:
    record = parcours.new_match("happy", PLAYERS, 1, {"target": 5}).record()
    with pytest.raises(parcours.RecordError, match=r"expected one of 7, 7\.5, 8, 8\.5, 9"):
        parcours.load_record(record.replace("rules: 2", "rules: 1"))

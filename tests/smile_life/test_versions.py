"""How the versions of the rules differ: the same table by each of them."""

import parcours

TABLE: dict[str, object] = {
    "turn": "ana",
    "phase": "play",
    "ana": {"hand": ["rainbow", "income_tax", "attack", "revenge"], "malus": ["income_tax"]},
    "bob": {"job": ["writer"]},
    "cy": {"job": ["bandit"]},
}


def laid_out(version: int) -> parcours.Match:
    match = parcours.lay_out("smile_life", ["ana", "bob", "cy"], TABLE, version=version)
    match.play("ana", "play rainbow")
    return match


def test_by_version_1_a_malus_needs_an_effect() -> None:
    match = laid_out(1)
    assert match.why_not("ana", "play income_tax on bob") == "SL-7.7"
    assert match.why_not("ana", "play revenge with income_tax on bob") == "SL-7.7"
    assert match.why_not("ana", "play income_tax on cy") == "SL-7.7"
    assert match.why_not("ana", "play attack") == "SL-7.14"
    refused = match.refusal("ana", "play income_tax on bob")
    assert refused is not None
    assert refused.params["because"] == "no_wage"
    offered = [str(move) for move in match.legal("ana")]
    assert not any("income_tax on" in move or move == "play attack" for move in offered)


def test_by_version_2_it_does_not() -> None:
    match = laid_out(2)
    assert match.why_not("ana", "play income_tax on cy") == "SL-8.11"
    offered = [str(move) for move in match.legal("ana")]
    assert "play revenge with income_tax on bob" in offered
    for move in ("play income_tax on bob", "play attack"):
        assert move in offered
        match.play("ana", move)
    shown = match.table()
    assert shown["out"] == ["attack"]
    assert shown["bob"]["malus"] == ["income_tax"]  # type: ignore[index]
    assert shown["discard"] == []

"""`parcours think`."""

from pathlib import Path

import pytest

import parcours
from parcours.bots import decide, decision_chance, load_bot
from parcours.texts import LANGUAGES, Texts

from .commands import run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_weighs_a_step_of_a_record(language: str, tmp_path: Path) -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"], seed=7)
    match.play("ana", "draw")
    choice = decide(load_bot("hard:40"), match.state, 0, decision_chance(match.seed, 0, 1))
    move = match.say(choice.move)
    match.play("ana", move)
    file = tmp_path / "match.record"
    file.write_text(match.record(), encoding="utf-8")
    texts = Texts(language, "smile_life")
    result = run("think", str(file), "--step", "2", "--bot", "hard:40", "--lang", language)
    assert result.exit_code == 0, result.stderr
    for message in ("weighed-move", "weighed-chance", "weighed-simulations"):
        assert texts.say(message).split()[0] in result.stdout
    assert move in result.stdout
    # Nothing else could be done, and nothing depends on luck.
    only = run("think", str(file), "--step", "1", "--bot", "hard:40", "--lang", language)
    assert texts.say("weighed-only") in only.stdout
    again = run("think", str(file), "--step", "2", "--bot", "hard:40", "--lang", language)
    assert again.stdout == result.stdout
    assert run("think", str(file), "--bot", "medium").exit_code == 0
    for wrong in ("0", "3"):
        refused = run("think", str(file), "--step", wrong)
        assert refused.exit_code == 2
        assert f"there is no step {wrong}: expected 1 to 2" in refused.stderr

"""What is wrong with a custom deck is told by file, card and field."""

from __future__ import annotations

import pytest

import parcours

from .decks import changed_deck

# By game: a text of the shipped deck, what stands there instead, and what the error says about it.
WRONG: dict[str, list[tuple[str, str, str]]] = {
    "fatum": [
        ("total = 189", "total = 190", "total: the copies of all kinds add up to 189, not 190"),
        ('"steal 200"', '"steal much"', "card thief: powers.1: expected 'steal NUMBER', not 'steal much'"),
        ('"steal 200"', '"borrow 200"', "card thief: powers.1: expected one of cumulable, unique, toll"),
        ('"fine 200"', '"loss 200"', "card policeman: powers.0: loss is for yellow-border cards"),
        ('"cleanse"', '"cumulable"', "card diet: powers.0: cumulable is for jobs"),
        ('["extra_draw work"]', '["extra_draw"]', "card headhunter: powers.0: expected 'extra_draw DECK'"),
        ('"destroy home"', '"destroy blow"', "card house_fire: powers.0: expected 'destroy CLASS'"),
        ("graduates = 6", "graduates = 3", "card studies_medicine: graduates: expected 4, 5 or 6"),
        ("needs = { relations = 1 }", "needs = { luck = 1 }", "card actor: unknown field 'luck': expected work, "),
        ('class = "leisure"', 'class = "job"', "class: every black-border work card is a job"),
        ("work = 6, experience = 1, relations = 1", "work = 7, experience = 1, relations = 1",
         "card mayor: work: the rulebook shows 6, not 7"),
        ('"cumulable", "steal 200"', '"steal 200"', "expected 6 cumulable jobs, not 5"),
        ("border = \"black\", ", "", "card waiter: field 'border' is missing"),
    ],
    "happy": [
        ("total = 56", "total = 57", "mine.toml: total: the copies of all kinds add up to 56, not 57"),
        ("points = 0.5", "points = 0.3", "points: expected a whole or half number from 0 to 9, not 0.3"),
        ("points = 0.5", "points = true", "points: expected a whole or half number from 0 to 9"),
        ('colour = "red"', 'colour = "blue"', "colour: expected one of yellow, red, orange, green"),
        ('"pet_insurance"', '"umbrella"', "card take_cat: parried_by: expected one of"),
        ("mba = {", "phd = {", "mine.toml: card phd: no rule tells what it does"),
        ("mba = {", 'mba = { parried_by = "none",', "card mba: unknown field 'parried_by'"),
        ('"happy"', '"fatum"', "mine.toml: game: expected 'happy'"),
    ],
    "retire_happy": [
        ("total = 120", "total = 121", "mine.toml: total: the copies of all kinds add up to 120, not 121"),
        ("fee = 1", "fees = 1", "mine.toml: card evening_course: unknown field 'fees'"),
        ("fee = 1", "wage = 1", "mine.toml: card evening_course: unknown field 'wage': expected type, copies"),
        ("[2, 0, 0, 0]", "[2, 0, 0]", "mine.toml: card evening_course: copies: expected a list of 4 items"),
        ("target = 7", "target = true", "evening_course: test.target: expected a whole number from 0 to 99"),
        ('skills = ["manual"]', 'skills = ["magic"]', "card evening_course: test.skills.0: expected one of education"),
        ("manual = 1", "magic = 1", "mine.toml: card evening_course: unknown field 'magic': expected education"),
        ('when = "play"', 'when = "noon"', "mine.toml: card language_course: effects.0.when: expected one of play"),
        ("amount = 3", 'amount = "3"', "effects.0.amount: expected a whole number from -999 to 999, not '3'"),
        ("from = 6, to = 12", "from = 7, to = 12", "mine.toml: card savings_plan: table: expected 2 to 12"),
        ('outcome = "double"', 'outcome = "ruin"', "outcome: expected one of lose_all"),
        ("changes = { wage = 2 }", "changes = { luck = 2 }", "card boom: unknown field 'luck': expected wage"),
        ('type = "event"', 'type = "start"', "unknown field 'changes': expected type, skills"),
    ],
    "smile_life": [
        ("total = 200", "total = 201", "mine.toml: total: the copies of all kinds add up to 200, not 201"),
        ("copies = 22", "copies = 0", "mine.toml: card studies: copies: expected a whole number from 1 to 99, not 0"),
        ("copies = 22", "copies = true", "mine.toml: card studies: copies: expected a whole number"),
        ("levels = 1", "level = 1", "mine.toml: card studies: unknown field 'level'"),
        (", levels = 1", "", "mine.toml: card studies: field 'levels' is missing"),
        ('status = "temporary"', 'status = "holy"', "mine.toml: card barman: status: expected one of plain,"),
        ('"smile_life"', '"happy"', "mine.toml: game: expected 'smile_life'"),
        ("casino = {", "roulette = {", "mine.toml: card roulette: group: no rule tells what this special does"),
        ("[cards]", "[kinds]", "mine.toml: unknown key 'kinds'"),
        ("[cards]", "[cards", "mine.toml: not a TOML file"),
        ("wage_2 = { group = \"wage\", copies = 10, smiles = 1, value = 2",
         "wage_2 = { group = \"wage\", copies = 10, smiles = 1, value = 1", "one kind of wage for each value"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [(game, *case) for game, cases in WRONG.items() for case in cases],
)
def test_a_deck_that_does_not_fit(name: str, old: str, new: str, expected: str) -> None:
    game = parcours.find_game(name)
    with pytest.raises(parcours.DeckError) as caught:
        game.read_deck(changed_deck(game, (old, new)), "mine.toml")
    assert str(caught.value).startswith("mine.toml: ")
    assert expected in str(caught.value)

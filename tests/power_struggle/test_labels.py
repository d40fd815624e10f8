"""What moves and cards are called, where a label once said something else than the rule."""

import pytest

from parcours.texts import LANGUAGES, Texts

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_opening_with_ones_own_employees_is_offered_under_open(language: str) -> None:
    """PS-9.5: taking employees is how action B begins; relocating and merging are action C."""
    texts = Texts(language, "power_struggle")
    assert texts.say("kind-take") == texts.say("kind-open")
    assert texts.say("kind-take") != texts.say("kind-relocate")


@pytest.mark.parametrize(
    ("language", "who"),
    [
        ("en", ["chairman", "heads"]),
        ("fr", ["PDG", "directeurs"]),
        ("nl", ["voorzitter", "directeur"]),
    ],
)
def test_the_birthday_card_says_who_pays(language: str, who: list[str]) -> None:
    """PS-7.10."""
    said = Texts(language, "power_struggle").say("face-card-birthday")
    assert all(payer in said for payer in who)


@pytest.mark.parametrize(
    ("language", "main"),
    [("en", "main department"), ("fr", "service général"), ("nl", "hoofdafdeling")],
)
def test_the_chairmans_card_says_that_bribed_it_opens_a_main_department(
    language: str, main: str
) -> None:
    """PS-5.3."""
    texts = Texts(language, "power_struggle")
    assert main in texts.say("ask-privilege")
    assert main in texts.say("face-card-chairman").replace("(", "").replace(")", "")

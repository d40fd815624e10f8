"""Decks in the making, in a worker: what a deck may be, and what is wrong with one."""

import tomllib
from importlib import resources
from typing import cast

from parcours.core.deck_changes import find_changes
from parcours.core.decks import Card, Deck, write_cards
from parcours.core.errors import DeckError, Problem, Problems, SetupError
from parcours.core.fields import Field
from parcours.core.game import DECK_FILE, Game
from parcours.core.own_parts import (
    COLOURS,
    LANGUAGES,
    LONGEST_ABOUT,
    LONGEST_NAME,
    LONGEST_SUMMARY,
    LONGEST_TITLE,
    OwnParts,
)
from parcours.core.registry import find_game
from parcours.server.tables.decks import MOST_CARDS, load_deck
from parcours.server.wire import decks as wire
from parcours.server.wire.errors import Denied
from parcours.server.wire.limits import LONGEST_DECK
from parcours.server.wire.words import Language
from parcours.server.wire.workshop import (
    CheckedDeck,
    DeckDraft,
    DeckField,
    DeckProblem,
    FieldType,
    NewCards,
    PrintDeck,
    UnprintedText,
    Variant,
    Workshop,
)
from parcours.workshop.letters import unprinted_texts
from parcours.workshop.possibilities import fixed_cards, new_cards
from parcours.workshop.print import print_deck
from parcours.workshop.variants import read_variant, variant_names


def describe_workshop(name: str) -> Workshop:
    """What a deck of that game may be."""
    game = find_game(name)
    standard = game.standard_deck()
    new: list[NewCards] = [
        {"group": group, "problem": None if problem is None else problem_json(problem)}
        for group, problem in new_cards(game).items()
    ]
    return {
        "game": name,
        "fields": [_field_json(field) for field in game.fields],
        "group": game.group,
        "copies": game.copies,
        "new": new,
        "fixed": fixed_cards(game),
        "colours": cast(list[wire.Colour], list(COLOURS)),
        "languages": cast(list[Language], list(LANGUAGES)),
        "limits": {
            "title": LONGEST_TITLE,
            "summary": LONGEST_SUMMARY,
            "name": LONGEST_NAME,
            "about": LONGEST_ABOUT,
            "file": LONGEST_DECK,
        },
        "most_cards": MOST_CARDS,
        "standard": _deck_json(standard),
        "standard_text": (resources.files(game.package) / DECK_FILE).read_text(encoding="utf-8"),
        "variants": [_variant_json(game, name) for name in variant_names(game)],
    }


def _variant_json(game: Game, name: str) -> Variant:
    deck = read_variant(game, name)
    changed = changes_json(game.standard_deck(), deck)
    return {"name": name, "text": deck.source, "deck": _deck_json(deck), "changed": changed}


def check_deck(name: str, given: str | DeckDraft) -> CheckedDeck:
    """What is wrong with a deck, or what differs from the standard one."""
    game = find_game(name)
    text = given if isinstance(given, str) else _write(game, given)
    problems = Problems("deck")
    if len(text) > LONGEST_DECK:
        said = f"expected at most {LONGEST_DECK} characters, not {len(text)}"
        problems.add("long_file", said, params={"most": LONGEST_DECK, "found": len(text)})
        deck = None
    else:
        deck = game.check_deck(text, problems)
    if deck is not None and deck.size > MOST_CARDS:
        said = f"expected at most {MOST_CARDS} cards, not {deck.size}"
        params: dict[str, object] = {"most": MOST_CARDS, "found": deck.size}
        problems.add("too_many_cards", said, "", "total", params)
    usable = deck is not None and not problems.found
    return {
        "problems": [problem_json(problem) for problem in problems.found],
        "unprinted": [] if deck is None else _unprinted_json(deck),
        "text": text,
        "deck": _draft_json(text) if deck is None else _deck_json(deck),
        "total": 0 if deck is None else deck.size,
        "fingerprint": deck.fingerprint() if deck is not None and usable else "",
        "changed": changes_json(game.standard_deck(), deck) if deck is not None else [],
    }


def print_cards(name: str, request: PrintDeck) -> bytes:
    """A deck as a PDF; Denied if it can't be read or printed."""
    game = find_game(name)
    try:
        deck = load_deck(game, request.deck)
        return print_deck(game, deck, request.language, request.copies == "one")
    except DeckError as error:
        raise Denied("bad_deck", text=str(error)) from None
    except SetupError as problem:
        raise Denied("bad_setup", text=str(problem)) from None


def read_submission(name: str, text: str) -> tuple[dict[str, str], dict[str, str]]:
    """The title and the description of a deck for the gallery; Denied if it can't be played with, or has no title."""
    checked = check_deck(name, text)
    if checked["problems"]:
        raise Denied("bad_deck", text=checked["problems"][0]["text"])
    deck = checked["deck"]
    assert deck is not None
    if not deck["title"]:
        raise Denied("bad_deck", text="expected a title")
    return dict(deck["title"].items()), dict(deck["about"].items())


def parts_json(own: OwnParts) -> wire.DeckParts:
    """What a deck says to people."""
    return cast(
        wire.DeckParts,
        {"title": own.title, "about": own.about, "texts": own.texts, "looks": own.looks},
    )


def changes_json(standard: Deck, deck: Deck) -> list[wire.CardChange]:
    """What differs from the standard deck."""
    return [
        {
            "card": change.card,
            "how": change.how,
            "fields": [
                {"field": field.field, "standard": field.standard, "own": field.own}
                for field in change.fields
            ],
            "own_texts": change.own_texts,
            "own_look": change.own_look,
        }
        for change in find_changes(standard, deck)
    ]


def problem_json(problem: Problem) -> DeckProblem:
    return {
        "card": problem.card,
        "field": problem.field,
        "code": problem.code,
        "params": problem.params,
        "text": problem.text,
    }


def _unprinted_json(deck: Deck) -> list[UnprintedText]:
    found = unprinted_texts(deck)
    return [{"card": card, "field": field, "letters": letters} for card, field, letters in found]


def _field_json(field: Field) -> DeckField:
    return {
        "name": field.name,
        "type": cast(FieldType, field.type),
        "least": field.least,
        "most": field.most,
        "choices": field.choices,
        "patterns": field.patterns,
        "groups": field.groups,
        "kinds": field.kinds,
        "optional": field.optional,
        "rules": field.rules,
        "items": None if field.items is None else _field_json(field.items),
        "parts": None if field.parts is None else [_field_json(part) for part in field.parts],
    }


def _deck_json(deck: Deck) -> wire.OwnDeck:
    return {**parts_json(deck.own), "cards": {card.kind: card.fields for card in deck.cards}}


def _write(game: Game, draft: DeckDraft) -> str:
    own = OwnParts()
    own.title, own.about, own.texts, own.looks = draft.title, draft.about, draft.texts, draft.looks
    cards = [Card(kind, fields) for kind, fields in draft.cards.items()]
    return write_cards(game.name, cards, game.copies, own)


def _draft_json(text: str) -> wire.OwnDeck | None:
    """A deck that is wrong somewhere, as far as its file has the shape of one, so that it can be mended."""
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    given = {
        "title": _by_language(document.get("title")),
        "about": _by_language(document.get("about")),
        "cards": document.get("cards"),
        "texts": document.get("texts", {}),
        "looks": document.get("looks", {}),
    }
    try:
        DeckDraft.model_validate(given)
    except ValueError:
        return None
    return cast(wire.OwnDeck, given)


def _by_language(said: object) -> object:
    if said is None:
        return {}
    return dict.fromkeys(LANGUAGES, said) if isinstance(said, str) else said

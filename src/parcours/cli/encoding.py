"""`parcours encoding GAME`: how observations and actions of a game are numbered, as a page, from the code."""

import typer

from parcours.cli.inputs import GameName
from parcours.cli.reference import Names, markdown_table
from parcours.core.actions import DIGIT, END, Actions, FormActions
from parcours.core.encoding import BEGUN, BEGUN_WORDS, Encoding
from parcours.core.game import Game
from parcours.core.notation import NUMBER, PLAYER
from parcours.core.observations import NUMBER as ONE_NUMBER
from parcours.core.observations import SEAT, WORD, WORDS, Feature
from parcours.core.registry import find_game
from parcours.texts import Texts


def encoding(game: GameName) -> None:
    """A game for programs that learn: every number of an observation and every action, as Markdown."""
    typer.echo(encoding_page(find_game(game)), nl=False)


def encoding_page(game: Game) -> str:
    """The page, in Markdown."""
    players = range(game.min_players, game.max_players + 1)
    encodings = [Encoding(game, seats) for seats in players]
    smallest = encodings[0]
    title = Texts("en", game.name).say("game-name")
    sizes = [["players", *(str(one.seats) for one in encodings)]]
    sizes.append(["numbers of an observation", *(str(one.size) for one in encodings)])
    return "\n".join(
        [
            f"# {title}: encoding",
            "",
            f"Made from the code by `make reference`: change the code, not this page. Rules version {game.version}: "
            "what changes the encoding raises it. [researchers.md](../researchers.md) tells how it is used.",
            "",
            *markdown_table(sizes),
            "",
            "## Observation",
            "",
            "Whole numbers of 16 bits, one after the other in this order; n is the number of players. A word is a 1 in "
            "the place of that word and 0 elsewhere; a seat is a 1 in its place, counted from the one who looks, who "
            "has place 0; a zone has the number of cards of each kind. What the one who looks can't know is 0.",
            "",
            "### In common",
            "",
            *_features(game, smallest, False),
            "",
            "### Of each player",
            "",
            "All of these for the one who looks, then for the next player in order of the seats, and so on.",
            "",
            *_features(game, smallest, True),
            "",
            "## Actions",
            "",
            f"{smallest.actions.size} actions, the same for all numbers of players. A player is counted from the one "
            "who acts. In the notation, an action says:",
            "",
            *_forms(smallest.actions),
            "",
            *_words(smallest.actions),
            "## Kinds of card",
            "",
            ", ".join(f"`{name}`" for name in smallest.deck.names),
            "",
        ]
    )


def _features(game: Game, encoding: Encoding, of_players: bool) -> list[str]:
    names = Names(game)
    known = names.player if of_players else names.common
    rows = [
        [
            "feature",
            "from" if not of_players else "from, in its part",
            "numbers",
            "meaning",
            "places",
        ]
    ]
    for span in encoding.layout.spans:
        if (span.owner == 0) != of_players or span.owner > 0:
            continue
        feature = span.feature
        # Seats take as many places as there are players, so what stands behind one begins elsewhere with more.
        meaning = feature.about or known[feature.name][0]
        rows.append(
            [
                f"`{feature.name}`",
                _from(encoding, span.start, of_players),
                _size(feature),
                meaning,
                _places(feature, encoding),
            ]
        )
    return markdown_table(rows)


def _from(encoding: Encoding, start: int, of_players: bool) -> str:
    """Where it begins: a number, and how often the number of players is added to it."""
    base = next(span.start for span in encoding.layout.spans if span.owner == 0)
    seats = 0
    for span in encoding.layout.spans:
        inside = (base <= span.start < start) if of_players else span.start < start
        if inside and span.feature.what == SEAT:
            seats += 1
    fixed = (start - base if of_players else start) - seats * encoding.seats
    return f"{fixed} + {seats if seats > 1 else ''}n" if seats else str(fixed)


def _size(feature: Feature) -> str:
    return "n" if feature.what == SEAT else str(feature.size(0))


def _places(feature: Feature, encoding: Encoding) -> str:
    if feature.what == ONE_NUMBER:
        return "a number; 1 for true"
    if feature.what == SEAT:
        return "a seat"
    if feature.labels == encoding.deck.names:
        return "of each kind of card, in the order below"
    if feature.name == BEGUN_WORDS:
        return f"of each word, in the order of the actions from {encoding.actions.first_word} on"
    if feature.name == BEGUN:
        return "one of the forms, in the order below"
    labels = [f"`{label}`" for label in feature.labels]
    what = {WORD: "one of", WORDS: "of each:"}[feature.what]
    return f"{what} {', '.join(labels)}"


def _forms(actions: Actions) -> list[str]:
    rows = [["actions", "form", "how it is said"]]
    for form in actions.forms:
        last = form.start + form.count - 1
        numbers = str(form.start) if form.count == 1 else f"{form.start} to {last}"
        rows.append(
            [numbers if form.count else "none", f"`{form.form.pattern}`", _way(actions, form)]
        )
    return markdown_table(rows)


def _way(actions: Actions, form: FormActions) -> str:
    if form.unsaid:
        return "no player can ever say it"
    told: list[str] = []
    if form.slots:
        slots = ", ".join(f"`<{slot.name}>`" for slot in form.slots)
        first = actions.text(form.start)
        told.append(f"an action for each {slots}; the first is `{first}`")
    for slot in form.rest:
        many = "s, then `end`" if slot.many else ""
        kind = f"{DIGIT}s of `<{slot.name}>`" if slot.kind == NUMBER else f"`<{slot.name}>`{many}"
        unit = f", in units of {form.unit}" if slot.kind == NUMBER and form.unit > 1 else ""
        told.append(f"then {kind}{unit}")
    return "; ".join(told)


def _words(actions: Actions) -> list[str]:
    if not actions.words:
        return []
    rows = [["actions", "word of a move in steps"]]
    for words in actions.words:
        last = words.start + len(words.labels) - 1
        kind = {PLAYER: "a player", DIGIT: "a digit to the base 32", END: "`end` of a list"}.get(
            words.kind, f"a {words.kind}, in the order of the notation's words"
        )
        rows.append([str(last) if last == words.start else f"{words.start} to {last}", kind])
    return [
        "A form that says more than its first action is said in steps, and only as far as there is a choice: words "
        "that all legal moves have in common are said by themselves.",
        "",
        *markdown_table(rows),
        "",
    ]

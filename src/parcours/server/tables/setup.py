"""Laying a table: what can be chosen, and the rows of a new one."""

from dataclasses import replace

from sqlalchemy import Connection, insert

from parcours.bots import DEFAULT_BOT, bot_names
from parcours.core.decks import Deck
from parcours.core.errors import DeckError, ParcoursError, SetupError
from parcours.core.game import Game
from parcours.core.options import Choice, read_options
from parcours.core.registry import find_game, game_names
from parcours.server.clock import wall_time
from parcours.server.db import schema
from parcours.server.db.rows import SeatRow, insert_seat
from parcours.server.tables import shuffle
from parcours.server.tables.decks import MOST_CARDS, load_deck
from parcours.server.tables.names import clean_name
from parcours.server.tables.settings import chosen_settings
from parcours.server.tables.tokens import digest, new_table_id, new_token
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import LayTable
from parcours.workshop.variants import variant_text


def find_registered(name: str) -> Game:
    """The game of that name; Denied if there is none."""
    if name not in game_names():
        raise Denied("no_such_game")
    return find_game(name)


def read_deck(game: Game, source: str | None) -> Deck:
    """The deck of a table; Denied if it can't be played with."""
    try:
        return load_deck(game, source)
    except DeckError as error:
        raise Denied("bad_deck", text=str(error)) from None


def with_variant(request: LayTable) -> LayTable:
    """The wish with the text of the variant that it names as its deck; Denied if the game has none of that name."""
    if request.variant is None:
        return request
    try:
        text = variant_text(find_registered(request.game), request.variant)
    except SetupError as error:
        raise Denied("bad_deck", text=str(error)) from None
    if request.deck is not None:
        raise Denied("bad_deck", text="expected a deck or a variant, not both")
    return request.model_copy(update={"deck": text, "variant": None})


def check_setup(request: LayTable) -> dict[str, Choice]:
    """All options of a table to be laid; Denied if it can't be played with these cards, players and options."""
    game = find_registered(request.game)
    deck = read_deck(game, request.deck)
    if request.deck is not None and deck.size > MOST_CARDS:
        raise Denied("bad_deck", text=f"expected at most {MOST_CARDS} cards, not {deck.size}")
    names = [f"p{at}" for at, _ in enumerate(request.seats)]
    try:
        game.check_players(len(names))
        return read_options(game.options_for(names, deck), dict(request.options))
    except ParcoursError as error:
        raise Denied("bad_setup", text=str(error)) from None


def lay_table(
    connection: Connection,
    request: LayTable,
    options: dict[str, Choice],
    profile: str | None = None,
) -> tuple[str, str]:
    """A new table with its host on the first seat for a person; its id and the host's token.

    `options` are those that `check_setup` gives: it may read a deck, for which no other writer should wait.
    """
    game = find_registered(request.game)
    id = new_table_id()
    at = wall_time()
    connection.execute(
        insert(schema.tables).values(
            id=id,
            game=game.name,
            options=options,
            deck=request.deck,
            key=new_token(),
            status="open",
            created=at,
            host_seen=at,
            **chosen_settings(request),
            **shuffle.draw_secret(id, game.name, options, request.deck),
        )
    )
    token = new_token()
    host = next((at for at, seat in enumerate(request.seats) if seat.kind != "bot"), None)
    if host is None:
        raise Denied("bad_setup", text="at least one seat must be for a person")
    for seat, wanted in enumerate(request.seats):
        row = SeatRow(id, seat)
        if seat == host:
            row = replace(
                row,
                kind="person",
                name=clean_name(request.name),
                language=request.language,
                commitment=request.commitment,
                host=True,
                token=digest(token),
                profile=profile,
            )
        elif wanted.kind == "bot":
            row = bot_seat(row, wanted.bot, wanted.name)
        insert_seat(connection, row)
    return id, token


def bot_seat(row: SeatRow, bot: str | None, name: str | None) -> SeatRow:
    """The seat with a bot on it; Denied if there is no such bot."""
    bot = bot or DEFAULT_BOT
    if bot not in bot_names():
        raise Denied("bad_setup", text=f"expected a bot of {', '.join(bot_names())}")
    return replace(row, kind="bot", bot=bot, name=clean_name(name or f"Bot {row.seat + 1}"))

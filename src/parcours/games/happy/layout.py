"""Tables laid out: by the setup of a match (HA-1), and by hand in the names of docs/reference."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.errors import LayoutError
from parcours.core.journal import Journal
from parcours.core.layout import Given, all_copies, check_derived, read_table
from parcours.core.zones import put_in_order
from parcours.games.happy import jobs, marks, partners, places
from parcours.games.happy.deck import HappyDeck
from parcours.games.happy.moves import CHILDREN
from parcours.games.happy.state import HappyState
from parcours.games.happy.table import (
    BARE_CAR,
    BEST_DISTRICT,
    HELP,
    NOBODY,
    PETS_OF_A_KIND,
    PLAIN_CAR,
    ROOM,
    SOLD,
    UPGRADE,
    Life,
)
from parcours.games.happy.turns import begin_turn, park
from parcours.games.happy.view import ANIMALS, COMMON_NAMES, HEALTH, PLAYER_NAMES

# What follows from the rest of the table. Given all the same, as `table()` does, it must agree.
DERIVED_COMMON: Final = ["pile_size", "asked", "question", "about", "throws"]
DERIVED_PLAYER: Final = ["hand_size", "tiles", "points", "shown_points"]

FIRST_CAPITAL: Final = 6


def set_up(state: HappyState, bank: int, chance: Chance, journal: Journal | None) -> HappyState:
    """HA-1: shuffle, put world trips into the box, deal the start capital."""
    deck, seats = state.deck, state.seats
    used = deck.copies[:]
    used[deck.world_trip] = deck.trips(seats)
    state.box = deck.copies[deck.world_trip] - used[deck.world_trip]
    state.pile = all_copies(used)
    chance.shuffle(state.pile)
    state.bank = bank
    for seat, life in enumerate(state.lives):
        life.money = FIRST_CAPITAL + seat
        state.bank -= life.money
    begin_turn(state, 0)
    if journal is not None:
        journal.tell("began", 0)
    return state


def lay_out(
    state: HappyState, players: list[str], bank: int, table: dict[str, object], chance: Chance
) -> HappyState:
    """A table laid out by hand; what is left out is as docs/reference says."""
    given, lives = read_table(table, players, COMMON_NAMES, PLAYER_NAMES)
    deck = state.deck
    unused = deck.copies[:]
    for seat in range(len(players)):
        _lay_life(state.lives[seat], lives[seat], deck, players, unused)
    _lay_common(state, given, players)
    _lay_declined(state, given, players)
    _lay_cards(state, given, lives, deck, unused, chance)
    _check_limits(state, players)
    _lay_coins(state, given, bank)
    _lay_parking(state, given, players)
    check_derived(state.full_view(players), given, DERIVED_COMMON, lives, DERIVED_PLAYER)
    return state


def _lay_life(
    life: Life, given: Given, deck: HappyDeck, players: list[str], unused: list[int]
) -> None:
    life.money = given.number("money", 0)
    if not given.is_number("hand"):
        for card in given.cards("hand", deck, unused):
            put_in_order(life.hand, card)
    if not given.is_number("fresh"):
        for card in given.cards("fresh", deck, unused):
            put_in_order(life.fresh, card)
    if given.is_number("open"):
        life.open = given.number("open", 0)
        unused[deck.friendship] -= life.open
    else:
        for card in given.cards("open", deck, unused):
            if card != deck.friendship:
                raise LayoutError(
                    f"{given.where}.open: expected friendship, not {deck.names[card]}"
                )
            life.open += 1
    if unused[deck.friendship] < 0:
        raise LayoutError(f"{given.where}.open: the deck has fewer friendships")
    life.job = jobs.JOBS.index(given.word("job", jobs.JOBS, jobs.JOBS[0]))
    life.partner = partners.PARTNERS.index(
        given.word("partner", partners.PARTNERS, partners.PARTNERS[0])
    )
    for at, child in enumerate(CHILDREN):
        life.children[at] = places.PLACES.index(given.word(child, places.PLACES, places.PLACES[0]))
    life.district = given.number("district", 0)
    if life.district > BEST_DISTRICT:
        raise LayoutError(f"{given.where}.district: expected 0 to {BEST_DISTRICT}")
    pets = given.words("pets", ANIMALS)
    life.dogs = pets.count("dog")
    life.cats = pets.count("cat")
    life.car = given.number("car", 0)
    if life.car and (life.car < PLAIN_CAR or (life.car - PLAIN_CAR) % UPGRADE):
        raise LayoutError(f"{given.where}.car: expected 0, 6, 11, 16, 21 and so on, not {life.car}")
    life.ill = given.word("health", HEALTH, HEALTH[0]) == HEALTH[1]
    life.quarantine = given.seat("quarantine", players, "nobody")
    life.protection = given.seat("protection", players, "nobody")


def _lay_common(state: HappyState, given: Given, players: list[str]) -> None:
    begin_turn(state, players.index(given.word("turn", players, players[0])))
    state.round = given.number("round", 2)
    if state.round == 0:
        raise LayoutError("the table.round: expected a whole number from 1 on")
    for mark in given.words("marks", marks.MARKS):
        state.marks |= 1 << marks.MARKS.index(mark)
    state.dogs = PETS_OF_A_KIND - sum(life.dogs for life in state.lives)
    state.cats = PETS_OF_A_KIND - sum(life.cats for life in state.lives)
    if state.dogs < 0 or state.cats < 0:
        raise LayoutError(
            f"pets: there are {PETS_OF_A_KIND} dogs and {PETS_OF_A_KIND} cats (HA-10.1)"
        )
    if given.has("shelter"):
        animals = given.words("shelter", ANIMALS)
        if animals.count("dog") > state.dogs or animals.count("cat") > state.cats:
            raise LayoutError(
                f"the table.shelter: players have all but {state.dogs} dogs and {state.cats} cats"
            )
        state.dogs = animals.count("dog")
        state.cats = animals.count("cat")


def _lay_declined(state: HappyState, given: Given, players: list[str]) -> None:
    """What the players have declined this turn, in the words of the table."""
    declined = given.values.get("declined", [])
    if not isinstance(declined, list):
        raise LayoutError("the table.declined: expected a list")
    for item in declined:
        said = str(item)
        words = said.split(" ")
        if len(words) == 3 and words[:2] == ["topple", "with"] and words[2] in players:
            state.decline(HELP, players.index(words[2]), 0)
        elif (
            len(words) == 5
            and words[0] in SOLD
            and (words[1], words[3]) == ("to", "for")
            and words[2] in players
            and words[4].isascii()
            and words[4].isdigit()
        ):
            state.decline(SOLD.index(words[0]), players.index(words[2]), int(words[4]))
        else:
            raise LayoutError(
                "the table.declined: expected such as 'car to bob for 8' or 'topple with bob', "
                f"not {said!r}"
            )


def _lay_cards(
    state: HappyState,
    given: Given,
    lives: list[Given],
    deck: HappyDeck,
    unused: list[int],
    chance: Chance,
) -> None:
    """Pile and box, and the zones that are given as a number only."""
    pile: list[int] = []
    if not given.is_number("pile"):
        pile = given.cards("pile", deck, unused)[::-1]
    if given.is_number("box"):
        state.box = given.number("box", 0)
        unused[deck.world_trip] -= state.box
    elif given.has("box"):
        for card in given.cards("box", deck, unused):
            if card != deck.world_trip:
                raise LayoutError(f"the table.box: expected world_trip, not {deck.names[card]}")
            state.box += 1
    else:
        # HA-1.3. A table may lay out trips that would lie in the box: then fewer are there.
        left_out = deck.copies[deck.world_trip] - deck.trips(state.seats)
        state.box = min(left_out, unused[deck.world_trip])
        unused[deck.world_trip] -= state.box
    if unused[deck.world_trip] < 0:
        raise LayoutError("the table.box: the deck has fewer world trips")

    rest = all_copies(unused)
    chance.shuffle(rest)
    for life, own in zip(state.lives, lives, strict=True):
        for name, zone in (("hand", life.hand), ("fresh", life.fresh)):
            if own.is_number(name):
                for card in own.deal(name, rest):
                    put_in_order(zone, card)
    if given.is_number("pile"):
        pile = given.deal("pile", rest)
    elif not given.has("pile"):
        pile = rest
    state.pile = pile


def _check_limits(state: HappyState, players: list[str]) -> None:
    """The numbers of glasses, tiles, houses, seats and posts are limited."""
    for seat, player in enumerate(players):
        life = state.lives[seat]
        if seat in (life.quarantine, life.protection):
            raise LayoutError(f"{player}: expected the tile of another player (HA-5.2)")
        if life.quarantine != NOBODY and life.protection != NOBODY:
            raise LayoutError(f"{player}: nobody is in quarantine and protected at once (HA-12.4)")
        if state.tiles(seat) < 0:
            raise LayoutError(f"{player}: nobody has more than two tiles (HA-12.1)")
    if state.lives[state.turn].quarantine != NOBODY:
        raise LayoutError(
            f"{players[state.turn]}.quarantine: expected nobody: in quarantine there is no turn"
        )
    if state.glasses() < 0:
        raise LayoutError("quarantine: there are only two glasses (HA-12.6)")
    if sum(1 for life in state.lives if life.job == len(jobs.JOBS) - 1) > 1:
        raise LayoutError("job: at most one player is director (HA-9.2)")
    for place in range(places.PRIMARY, places.UNIVERSITY + 1):
        pupils = sum(life.children.count(place) for life in state.lives)
        if pupils > places.SCHOOL_SEATS[place]:
            raise LayoutError(
                f"{places.PLACES[place]} has {places.SCHOOL_SEATS[place]} seats, not {pupils}"
            )
    for district in range(1, BEST_DISTRICT + 1):
        houses = sum(1 for life in state.lives if life.district == district)
        room = ROOM[state.seats][district]
        if houses > room:
            raise LayoutError(f"district {district} has room for {room}, not for {houses} (HA-8.1)")


def _lay_coins(state: HappyState, given: Given, bank: int) -> None:
    """What is neither given as money nor under a car is in the bank."""
    for life in state.lives:
        bank -= life.money
        if life.car:
            bank -= life.car - BARE_CAR
    if bank < 0 and not given.has("bank"):
        raise LayoutError(f"the table.bank: the players have {-bank} coins more than there are")
    state.bank = given.number("bank", bank)


def _lay_parking(state: HappyState, given: Given, players: list[str]) -> None:
    if not given.has("parking"):
        park(state, None)
        return
    state.parking = given.seat("parking", players, "nobody")
    if state.parking != NOBODY and state.lives[state.parking].car == 0:
        raise LayoutError(f"the table.parking: {players[state.parking]} has no car")

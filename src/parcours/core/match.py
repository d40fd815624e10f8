"""A match: one playing of a game, from its seed and its moves, spoken to in the notation."""

from typing import Final

from parcours.core.chance import ScriptedChance
from parcours.core.decks import Deck
from parcours.core.errors import TAKEBACK, Bug, Refused, SetupError
from parcours.core.game import Game, Setup
from parcours.core.journal import OTHER, Event, Journal
from parcours.core.notation import TABLE_NAME, Grammar, check_handles, shorten
from parcours.core.options import Choice, read_options
from parcours.core.record_text import UNFINISHED, format_closing, format_record
from parcours.core.registry import find_game
from parcours.core.state import EVERYTHING, SPECTATOR, TABLE, Move, State

# The number of the deal; the moves are numbered from 1 on.
DEAL: Final = 0


class NamedMove:
    """A move with its notation, which is its text: `str(move)`."""

    def __init__(self, move: Move, notation: str) -> None:
        self.move = move
        self.notation = notation

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NamedMove) and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self.notation)


class Place:
    """Where a player came in: place 1 is won, shared places are equal."""

    def __init__(self, place: int, player: str, score: int | float) -> None:
        self.place = place
        self.player = player
        self.score = score

    def __repr__(self) -> str:
        return f"{self.place}. {self.player} ({self.score})"


class Result:
    """How a match ended: the ranking with scores, who won, and the reason with its rule."""

    def __init__(self, ranking: list[Place], reason: str, rule: str) -> None:
        self.ranking = ranking
        self.winners = [place.player for place in ranking if place.place == 1]
        self.reason = reason
        self.rule = rule

    def __repr__(self) -> str:
        return f"<{self.reason} ({self.rule}): {', '.join(str(place) for place in self.ranking)}>"


class Redealt:
    """How a match goes on from a moment of another one: after that many moves, all that a seat does not know is dealt
    again, and all chance comes from another seed from then on."""

    def __init__(self, number: int, seat: int, seed: int) -> None:
        self.number = number
        self.seat = seat
        self.seed = seed


class Match:
    """One playing of a game.

    Its truth is what a record holds: game, options, players, deck, seed (or a table laid out by hand) and moves; and
    where it goes on from another match, what was dealt again there.
    The state is what replaying them gives. `game.version` is the version of the rules that it is played by.
    """

    def __init__(
        self,
        game: Game,
        players: list[str],
        seed: int,
        options: dict[str, object],
        deck: Deck | None = None,
        given: dict[str, object] | None = None,
        redealt: Redealt | None = None,
    ) -> None:
        game.check_players(len(players))
        self.game = game
        self.deck = game.standard_deck() if deck is None else deck
        self.grammar: Grammar = game.grammar(self.deck)
        check_handles(players, game.reserved_words(self.grammar))
        self.players = players[:]
        self.seed = seed
        self.options: dict[str, Choice] = read_options(
            game.options_for(players, self.deck), options
        )
        self.given = given
        self.redealt = redealt
        # Header lines of the record that prove the seed fair; see `parcours.core.fairness`.
        self.proof: dict[str, str] = {}
        self.moves: list[tuple[int, Move]] = []
        self._begin()

    def _begin(self) -> None:
        self.chance = ScriptedChance(self.seed)
        self.journal = Journal()
        setup = Setup(self.players, self.options, self.deck)
        if self.given is None:
            self.state: State = self.game.set_up(setup, self.chance, self.journal)
        else:
            self.state = self.game.lay_out(setup, self.given, self.chance)
        # For each move made: what had come to light, what had been told, and how others read the move.
        self._reveals: list[int] = []
        self._starts: list[int] = []
        self._readings: list[dict[int, tuple[str, ...]]] = []
        self._secret: list[int] = []
        self._redeal()

    def _redeal(self) -> None:
        """Deal again what is to be dealt again after the moves made so far."""
        redealt = self.redealt
        if redealt is not None and redealt.number == len(self.moves) and not self.state.over:
            self.chance = ScriptedChance(redealt.seed)
            self.state = self.state.redeal(redealt.seat, self.chance)

    @property
    def to_act(self) -> list[str]:
        """The players who may move now."""
        return [self.players[seat] for seat in self.state.to_act()]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    def seat(self, player: str) -> int:
        """The seat of a player; SetupError if nobody is called so."""
        if player not in self.players:
            raise SetupError(
                f"nobody is called '{shorten(player)}' here: expected one of {', '.join(self.players)}"
            )
        return self.players.index(player)

    def name(self, seat: int) -> str:
        """What a record calls the one who moves from that seat: a player, or `table`."""
        return TABLE_NAME if seat == TABLE else self.players[seat]

    def legal(self, player: str) -> list[NamedMove]:
        """Every move that the player may make now, in the order of the notation."""
        seat = self.seat(player)
        if not self.state.awaits(seat):
            return []
        moves = [NamedMove(move, self.say(move)) for move in self.state.legal(seat)]
        moves.sort(key=_notation)
        return moves

    def say(self, move: Move) -> str:
        """The notation of a move."""
        return self.grammar.say(move, self.players)

    def parse(self, text: str) -> Move:
        """The move that a text says; NotationError if it says none."""
        return self.game.move(self.grammar.parse(text, self.players), self.deck)

    def refusal(self, player: str, move: NamedMove | str) -> Refused | None:
        """Why the player may not make that move now: the rule with its figures, or None."""
        return self.judge(self._speaker(player), self._read(move))

    def why_not(self, player: str, move: NamedMove | str) -> str | None:
        """The rule that forbids the move now, or None if it may be made."""
        refused = self.refusal(player, move)
        return None if refused is None else refused.rule

    def play(self, player: str, move: NamedMove | str) -> None:
        """Make a move. Raises NotationError or Refused, and then nothing has changed.

        What happens without a player, such as a clock that runs out, is played by `table`.
        """
        self.play_move(self._speaker(player), self._read(move))

    def play_move(self, seat: int, move: Move) -> None:
        """Make a move that needs no parsing, such as one of `state.legal(seat)`. A Refused one changes nothing."""
        refused = self.judge(seat, move)
        if refused is not None:
            raise refused
        self.make(seat, move)

    def judge(self, seat: int, move: Move) -> Refused | None:
        """Why that seat may not make the move now, or None if it may."""
        rule = self.state.forbids(seat, move)
        if rule == 0:
            return None
        params = self.state.params(seat, move, rule, self.players)
        return Refused(self.game.rule(rule), params)

    def take_back(self, player: str) -> None:
        """Undo the last move, if that player made it and nobody has seen anything new since; Refused otherwise."""
        refused = self.can_take_back(self.seat(player))
        if refused is not None:
            raise refused
        self.rewind(len(self.moves) - 1)

    def can_take_back(self, seat: int) -> Refused | None:
        """Why that seat may not undo the last move, or None if it may."""
        if not self.moves:
            return Refused(TAKEBACK, {"because": "nothing_played"})
        if self.moves[-1][0] != seat:
            return Refused(TAKEBACK, {"because": "not_yours"})
        if self._reveals[-1] != self.state.reveals:
            return Refused(TAKEBACK, {"because": "seen"})
        return None

    def rewind(self, moves: int) -> None:
        """Go back to when that many moves had been made, whatever has been seen since."""
        del self.moves[moves:]
        self._replay()

    def at_deal(self) -> "Match":
        """The same match before its first move, for who plays it again step by step."""
        return Match(
            self.game,
            self.players,
            self.seed,
            dict(self.options),
            self.deck,
            self.given,
            self.redealt,
        )

    def view(self, player: str | None) -> dict[str, object]:
        """What the player may see, in the names of docs/reference; None is a spectator."""
        return self.state.view(self._reader(player), self.players)

    def views(self) -> list[dict[str, object]]:
        """What each player may see, in their order; faster than one by one. They may share parts: don't change them."""
        return self.state.views(self.players)

    def table(self) -> dict[str, object]:
        """The whole table, hidden parts included: for tests, studies and open replays, never for a client."""
        return self.state.full_view(self.players)

    def figures(self, player: str | None) -> dict[str, object]:
        """What the rules make of what the player sees: levels, chances. Most games have none."""
        return self.state.figures(self._reader(player), self.players)

    def open_figures(self) -> dict[str, object]:
        """The same of the whole table, everybody's."""
        return self.state.figures(EVERYTHING, self.players)

    @property
    def result(self) -> Result | None:
        """None while the match goes on."""
        if not self.state.over:
            return None
        standing = self.state.standing()
        ranking = [
            Place(standing.places[seat], self.players[seat], standing.scores[seat])
            for seat in range(len(self.players))
        ]
        ranking.sort(key=_place)
        return Result(ranking, standing.reason, self.game.rule(standing.rule))

    def earned(self, player: str) -> dict[str, int | float]:
        """What the player's score is made of so far. Hidden cards count too: it is for the end of a match."""
        return self.state.earned(self.seat(player))

    def default(self, player: str) -> NamedMove:
        """The move that is made for a player who never answers."""
        move = self.state.default(self.seat(player))
        return NamedMove(move, self.say(move))

    @property
    def clock(self) -> tuple[int, NamedMove] | None:
        """The move that `table` makes that many seconds after the deal, if there is one to come."""
        due = self.state.clock()
        if due is None:
            return None
        return due[0], NamedMove(due[1], self.say(due[1]))

    def history(self, player: str | None) -> list[tuple[str, str]]:
        """Who made which move, as that player may read it."""
        return [self.line(player, number) for number in range(1, len(self.moves) + 1)]

    def line(self, player: str | None, number: int) -> tuple[str, str]:
        """Who made the move with that number (1 is the first) and which, as that player may read it."""
        at = number - 1
        seat, move = self.moves[at]
        hidden = self._readings[at].get(self._reader(player), ()) if at in self._secret else ()
        return self.name(seat), self.grammar.say(move, self.players, hidden)

    def events(
        self, player: str | None, since: int = DEAL, until: int | None = None
    ) -> list[dict[str, object]]:
        """What the journal tells that player of what happened from number `since` up to, but not including, `until`.

        The deal has number 0, the first move number 1.
        """
        reader = self._reader(player)
        return [self._told(event, event.known_to(reader)) for event in self._happened(since, until)]

    def open_events(self, since: int = DEAL, until: int | None = None) -> list[dict[str, object]]:
        """The same with all secrets: for studies and open replays, never for a player."""
        return [self._told(event, True) for event in self._happened(since, until)]

    def _happened(self, since: int, until: int | None) -> list[Event]:
        first = self._first_event(since)
        return self.journal.events[first : None if until is None else self._first_event(until)]

    def _first_event(self, number: int) -> int:
        """The first event of the deal or of the move with that number."""
        if number == DEAL:
            return 0
        return self._starts[number - 1] if number <= len(self._starts) else len(self.journal.events)

    def record(self) -> str:
        """The match as text; `parcours.load_record` gives it back."""
        return format_record(
            self.game.name,
            self.game.version,
            self.players,
            self.options,
            self.deck.source,
            self.given,
            format_redealt(self) or "",
            self.proof,
            str(self.seed),
            [(self.name(seat), self.say(move)) for seat, move in self.moves],
            self.closing(),
        )

    def closing(self) -> str:
        """What the closing line of the record says of the match."""
        result = self.result
        if result is None:
            return UNFINISHED
        ranking = [(place.player, place.score) for place in result.ranking]
        return format_closing(result.reason, result.winners, ranking)

    def _told(self, event: Event, known: bool) -> dict[str, object]:
        return tell_event(event, known, self.game, self.deck, self.players)

    def _speaker(self, player: str) -> int:
        return TABLE if player == TABLE_NAME else self.seat(player)

    def _reader(self, player: str | None) -> int:
        return SPECTATOR if player is None else self.seat(player)

    def _read(self, move: NamedMove | str) -> Move:
        return self.parse(move if isinstance(move, str) else move.notation)

    def make(self, seat: int, move: Move) -> None:
        """Make a move that is known to be legal, as `judge` has just found nothing against it."""
        readings: dict[int, tuple[str, ...]] = {}
        for reader in range(SPECTATOR, len(self.players)):
            hidden = self.state.hidden_slots(seat, move, reader)
            if hidden:
                readings[reader] = hidden
        self._readings.append(readings)
        if readings:
            self._secret.append(len(self.moves))
        self._reveals.append(self.state.reveals)
        self._starts.append(len(self.journal.events))
        try:
            self.state.apply(seat, move, self.chance, self.journal)
        except Exception as error:
            self._replay()
            raise Bug(self.say(move), self.record()) from error
        self.moves.append((seat, move))
        self._secret = [at for at in self._secret if not self.state.unveiled(self.moves[at][1])]
        self._redeal()

    def _replay(self) -> None:
        moves = self.moves
        self.moves = []
        self._begin()
        for seat, move in moves:
            self.make(seat, move)


def tell_event(
    event: Event, known: bool, game: Game, deck: Deck, players: list[str]
) -> dict[str, object]:
    """The event with names instead of numbers, without its secret part where that is not known."""
    told: dict[str, object] = {"what": event.what}
    if event.seat >= 0:
        told["player"] = players[event.seat]
    if event.other >= 0:
        told["other"] = players[event.other]
    harmed = game.news.blows.get(event.what)
    if harmed is not None:
        told["against"] = players[event.other if harmed == OTHER else event.seat]
    if event.area >= 0:
        told[game.area_name] = game.areas[event.area]
    if event.card >= 0:
        told["card"] = deck.names[event.card] if known else "hidden"
    if event.cards:
        told["cards"] = [deck.names[card] if known else "hidden" for card in event.cards]
    # How many cards are hidden is told with them; a number that stands alone is the secret.
    if event.number and (known or event.cards):
        told["number"] = event.number
    return told


def new_match(
    game: str,
    players: list[str],
    seed: int = 0,
    options: dict[str, object] | None = None,
    deck: Deck | None = None,
    version: int | None = None,
) -> Match:
    """A new match, set up by the rules of the game: the newest ones, unless an older version is named.

    >>> match = new_match("smile_life", players=["ana", "bob"], seed=7)
    >>> match.view("ana")["phase"]
    'draw'
    """
    rules = _rules(game, version)
    return Match(rules, players, seed, {} if options is None else options, deck)


def lay_out(
    game: str,
    players: list[str],
    given: dict[str, object],
    seed: int = 0,
    options: dict[str, object] | None = None,
    deck: Deck | None = None,
    version: int | None = None,
) -> Match:
    """A match that begins with a table laid out by hand, in the names of docs/reference, as a scenario does."""
    rules = _rules(game, version)
    return Match(rules, players, seed, {} if options is None else options, deck, given)


def format_redealt(match: Match) -> str | None:
    """What was dealt again in a match, as its record says it."""
    redealt = match.redealt
    if redealt is None:
        return None
    return f"{redealt.number} {match.players[redealt.seat]} {redealt.seed}"


def _rules(game: str, version: int | None) -> Game:
    found = find_game(game)
    return found if version is None else found.at_version(version)


def _notation(move: NamedMove) -> str:
    return move.notation


def _place(place: Place) -> int:
    return place.place

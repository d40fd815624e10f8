"""The games for OpenSpiel. Importing this module registers them: `pyspiel.load_game("parcours_happy(players=4)")`.

Chance is sampled: a few chance nodes at the root choose a seed, and all chance of the match follows from it and the
moves. Where several players may act, they are asked in the order of their seats, and know nothing of each other's
choices. `resample_from_infostate` deals again all that the player does not know, and takes another seed from there on:
OpenSpiel's information set MCTS builds on it, and sees nothing of what is hidden or to come.
"""

import json
from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from parcours.core.chance import Chance, LateChance
from parcours.core.choices import IllegalAction
from parcours.core.encoding import Encoding
from parcours.core.game import Game
from parcours.core.journal import Event, Journal
from parcours.core.match import tell_event
from parcours.core.registry import find_game, game_names
from parcours.core.state import TABLE, Move
from parcours.envs.table import NUMBER, find_encoding, rewards, set_up
from parcours.texts import Texts

PREFIX: Final = "parcours_"
# The chance nodes at the root, and how many outcomes each has.
SEED_NODES: Final = 4
OUTCOMES: Final = 256
# More actions than a match has: one that reaches it goes in circles.
LONGEST: Final = 100_000
_SEEDS: Final = OUTCOMES**SEED_NODES


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=Texts("en", game.name).say("game-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.min_players},
    )


class Rules:
    """What all states of a loaded game share."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.seats = players
        self.setup = set_up(game, players, None)
        self.players = self.setup.players
        self.encoding: Encoding = find_encoding(game.name, players)

    def __deepcopy__(self, memo: dict[int, object]) -> "Rules":
        """OpenSpiel copies a state deeply; these never change."""
        return self

    def __reduce__(self) -> tuple[Callable[[str, int], "Rules"], tuple[str, int]]:
        """OpenSpiel pickles a game to write it down. A compiled game and deck can't be, and need not."""
        return load_rules, (self.game.name, self.seats)


def load_rules(game: str, players: int) -> Rules:
    """The rules of the game of that name."""
    return Rules(find_game(game), players)


class Turn:
    """A move, or the deal, as it is told to each player: in words once somebody asks, as a search rarely does."""

    def __init__(
        self,
        rules: Rules,
        events: list[Event],
        seat: int = TABLE,
        move: Move | None = None,
        hidden: list[tuple[str, ...]] | None = None,
    ) -> None:
        self._rules = rules
        self._events = events
        self._seat = seat
        self._move = move
        self._hidden = hidden or []
        self._told: dict[int, str] = {}

    def tell(self, reader: int) -> str:
        """What that player was told, line by line."""
        told = self._told.get(reader)
        if told is None:
            told = self._told[reader] = self._say(reader)
        return told

    def _say(self, reader: int) -> str:
        rules = self._rules
        lines = []
        if self._move is not None:
            grammar = rules.encoding.actions.grammar
            said = grammar.say(self._move, rules.players, self._hidden[reader])
            lines.append(f"{rules.players[self._seat]}: {said}\n")
        for event in self._events:
            known = event.known_to(reader)
            fact = tell_event(event, known, rules.game, rules.setup.deck, rules.players)
            lines.append(json.dumps(fact) + "\n")
        return "".join(lines)


class Play:
    """A match at a moment, with what each player was told on the way there."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.moves = 0
        self.taken: (
            list[int] | None
        ) = []  # all actions since the deal; None where it was dealt again
        journal = Journal()
        self.state = rules.game.set_up(rules.setup, self._chance(), journal)
        self.before = ""  # what everybody knows to have been told before the first of `turns`
        self.turns = [Turn(rules, journal.events)]
        self._ask()

    def _chance(self) -> Chance:
        """The chance of the next move. A match is copied often, and its chance need not be."""
        return LateChance(LONGEST * self.seed + self.moves)

    def _ask(self) -> None:
        self.choice = self.rules.encoding.choice()
        self.said: list[int] = []  # the actions that have only begun a move
        if self.state.pending:
            self.choice.begin(self.state, self.state.pending[-1].who[0])

    def act(self, action: int) -> None:
        """Take an action; IllegalAction changes nothing."""
        move = self.choice.choose(action)
        if self.taken is not None:
            self.taken.append(action)
        if move is None:
            self.said.append(action)
            return
        seat = self.choice.seat
        readers = range(self.rules.seats)
        hidden = [self.state.hidden_slots(seat, move, reader) for reader in readers]
        journal = Journal()
        self.moves += 1
        self.state.apply(seat, move, self._chance(), journal)
        self.turns.append(Turn(self.rules, journal.events, seat, move, hidden))
        self._ask()

    def told(self, reader: int) -> str:
        """All that the player was told, line by line."""
        return self.before + "".join([turn.tell(reader) for turn in self.turns])

    def copy(self) -> "Play":
        """An equal play, which goes on alike."""
        twin = Play.__new__(Play)
        twin.rules = self.rules
        twin.seed = self.seed
        twin.moves = self.moves
        twin.state = self.state.copy()
        twin.before = self.before
        twin.turns = self.turns[:]
        twin.taken = None
        twin._ask()
        twin._repeat(self.said)
        twin.taken = None if self.taken is None else self.taken[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Play"], tuple[Rules, int, list[int]]]:
        """OpenSpiel pickles a state to write it down. A compiled one can't be: it is played again."""
        if self.taken is None:
            raise TypeError("a state that was resampled has no history to be written down")
        return play_again, (self.rules, self.seed, self.taken)

    def _repeat(self, said: list[int]) -> None:
        for action in said:
            self.act(action)

    def redealt(self, player: int, seed: int) -> "Play":
        """A play that the player can't tell from this one: all that they do not know is dealt again."""
        world = self.copy()
        world.taken = None
        world.seed = seed
        world.state = self.state.redeal(player, world._chance())
        # What the others were told in secret is not so in this world: they know of it what the player knows.
        world.before = self.told(player)
        world.turns = []
        world._ask()
        if self.choice.seat == player:
            world._repeat(self.said)
        return world

    def see(self, player: int) -> str:
        """What the player sees now, and what they have said of a move that is not whole yet."""
        said = self.said if player == self.choice.seat else []
        return json.dumps([player, self.state.view(player, self.rules.players), said])


def play_again(rules: Rules, seed: int, actions: list[int]) -> Play:
    """The play to which these actions lead."""
    play = Play(rules, seed)
    for action in actions:
        play.act(action)
    return play


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players. Each game has a class of its own, with its `name`."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find_game(self.name)
        players = int((params or {}).get("players", game.min_players))
        self.rules = Rules(game, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.encoding.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[game.name], info, {"players": players})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_NODES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        return Observer(self.rules.encoding, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; before all chance nodes are passed nothing is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.seed: list[int] = []
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.play.state.pending:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.choice.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or player != self.current_player():
            return []
        return self.play.choice.possible()

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            try:
                self.play.act(action)
            except IllegalAction as error:
                raise pyspiel.SpielError(str(error)) from None
            return
        self.seed.append(action)
        if len(self.seed) == SEED_NODES:
            seed = 0
            for digit in self.seed:
                seed = OUTCOMES * seed + digit
            self.play = Play(self.rules, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.rules.encoding.actions.text(action)

    def is_terminal(self) -> bool:
        return self.play is not None and not self.play.state.pending

    def returns(self) -> list[float]:
        if self.play is None or self.play.state.pending:
            return [0.0] * self.rules.seats
        return rewards(self.play.state)

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the player was told, and what they see now."""
        seat = self.current_player() if player is None else player
        told = "" if self.play is None else self.play.told(seat)
        return told + self.observation_string(seat)

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now, and what they have said of a move that is not whole yet."""
        seat = self.current_player() if player is None else player
        return "" if self.play is None else self.play.see(seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player can't tell from this one. It has no history of its own."""
        world = SpielState(self.get_game())
        if self.play is not None:
            world.play = self.play.redealt(player, int(sampler() * _SEEDS))
        return world

    def __str__(self) -> str:
        if self.play is None:
            return f"seed {self.seed}"
        return json.dumps([self.play.state.full_view(self.rules.players), self.play.said])


class Observer:
    """What a player observes, as OpenSpiel's Python observers give it: `tensor`, and `dict` by name."""

    def __init__(self, encoding: Encoding, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"expected no parameters of an observer, not {params}")
        if kind is not None and (
            not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise ValueError("expected an observer of what is public and what its player knows")
        self._encoding = encoding
        self._recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        play = state.play
        if play is None:
            self.tensor[:] = 0
        else:
            written = self._encoding.observe(play.state, player, play.choice)
            self.tensor[:] = np.frombuffer(written, NUMBER)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words; with perfect recall, all that the player was told."""
        if self._recalls:
            return state.information_state_string(player)
        return state.observation_string(player)


TYPES: Final = {name: game_type(find_game(name)) for name in game_names()}


# OpenSpiel keeps them beyond the end of the interpreter: a class outlives that, a function would be freed too late.
CLASSES: Final = {name: type(f"{PREFIX}{name}", (SpielGame,), {"name": name}) for name in TYPES}
for _name in TYPES:
    pyspiel.register_game(TYPES[_name], CLASSES[_name])

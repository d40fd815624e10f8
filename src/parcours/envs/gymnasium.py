"""The games for Gymnasium: one agent against bots. Importing this module registers an id for each game.

env = gymnasium.make("parcours/smile_life-v2", bots=["greedy", "random"])

The version in an id is that of the rules. `info["action_mask"]` says which actions are legal, as does
`env.unwrapped.action_masks()`. The reward comes at the end, between -1 and 1.
"""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from parcours.bots import Bot, decide, load_bot, seat_chance
from parcours.core.choices import IllegalAction, NoAction
from parcours.core.registry import find_game, game_names
from parcours.envs.legal_actions import LegalActions
from parcours.envs.render import MODES, render
from parcours.envs.table import LEAST, MOST, Mask, Numbers, Table

NAMESPACE = "parcours"
Step = tuple[Numbers, float, bool, bool, dict[str, Any]]


def register() -> None:
    """Give each game that is installed an id."""
    for name in game_names():
        identifier = f"{NAMESPACE}/{name}-v{find_game(name).version}"
        if identifier not in gymnasium.registry:
            gymnasium.register(identifier, f"{__name__}:AgainstBots", kwargs={"game": name})


class AgainstBots(gymnasium.Env[Numbers, np.int64]):
    """A match of the agent, on seat 0 or on one that changes from match to match, against bots.

    `bots` are the others in order of the seats after the agent's; a bot is named, or an object. An illegal action
    raises InvalidAction and changes nothing; with `illegal="default"` the move is made instead that is made for a
    player who never answers, and `info["illegal"]` is true.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str = "smile_life",
        bots: Sequence[str | Bot] | None = None,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        random_seat: bool = True,
        illegal: Literal["error", "default"] = "error",
    ) -> None:
        if bots is None:
            bots = ["random"] * (find_game(game).min_players - 1)
        self.bots = [load_bot(bot) if isinstance(bot, str) else bot for bot in bots]
        self.table = Table(game, len(self.bots) + 1, options)
        self.render_mode = render_mode
        self.random_seat = random_seat
        self.illegal = illegal
        self.seat = 0
        self.observation_space = spaces.Box(LEAST, MOST, (self.table.encoding.size,), np.int16)
        self.action_space = LegalActions(self.table.actions, self._mask)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.table.players
        while True:
            self.seat = int(self.np_random.integers(players)) if self.random_seat else 0
            self.table.deal(int(self.np_random.integers(2**31 - 1)))
            self._chances = [seat_chance(self.table.seed, seat) for seat in range(players)]
            self._dealt = True
            self._let_bots_play()
            if not self.table.over:  # else it ended before the agent was asked anything
                return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64) -> Step:
        if not self._dealt:
            raise ResetNeeded(
                "the match is over, or was never dealt: expected reset() before step()"
            )
        legal = True
        try:
            self.table.act(self.seat, int(action))
        except IllegalAction as error:
            if self.illegal == "error":
                raise InvalidAction(str(error)) from None
            legal = False
            self.table.make(self.seat, self.table.state.default(self.seat))
        self._let_bots_play()
        over = self.table.over
        reward = self.table.returns()[self.seat] if over else 0.0
        self._dealt = not over
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), reward, over, False, self._info(legal)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        return render(self.table, self.render_mode)

    def _info(self, legal: bool = True) -> dict[str, Any]:
        return {"action_mask": self._mask(), "illegal": not legal}

    def _mask(self) -> Mask:
        try:
            return self.table.mask(self.seat)
        except NoAction as error:
            raise InvalidAction(str(error)) from None

    def _let_bots_play(self) -> None:
        """Until the agent is to act, or the match is over."""
        table = self.table
        while not table.over and not table.state.awaits(self.seat):
            seat = table.to_act()[0]
            bot = self.bots[(seat - self.seat - 1) % table.players]
            table.make(seat, decide(bot, table.state, seat, self._chances[seat]).move)


register()

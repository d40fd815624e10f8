"""The games for PettingZoo: `env` with turns (AEC), `parallel_env` where all who are to act choose at once.

env = parcours.envs.pettingzoo.env("happy", players=4)

An observation is a dictionary: `observation` (see docs/encoding/) and `action_mask`. Rewards come at the end, between
-1 and 1, and add up to 0. An illegal action raises `IllegalAction` and leaves the match as it was.
"""

from functools import cache, partial
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from parcours.core.choices import IllegalAction
from parcours.core.registry import find_game
from parcours.envs.legal_actions import LegalActions
from parcours.envs.render import MODES, render
from parcours.envs.table import LEAST, MOST, Mask, Table, agent_names

__all__ = ["IllegalAction", "InOrder", "ParallelTable", "TurnTable", "env", "parallel_env"]

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    players: int | None = None,
    options: dict[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECEnv[str, Observation, int]:
    """A match with turns, in PettingZoo's wrapper that checks the order of calls.

    Without `players` it has the fewest that the game takes. `max_cycles` ends it, truncated, once so many actions were
    taken for each player.
    """
    return InOrder(TurnTable(game, players, options, render_mode, max_cycles))


@cache
def _observation_space(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class _Seated:
    """What both environments have: the match, a seat for each agent, its spaces, and rendering."""

    metadata: dict[str, Any]
    parallel: ClassVar[bool]  # whether all who are to act choose at once, and the others `wait`

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        name = f"{game}_v{find_game(game).version}"
        self.metadata = {
            "render_modes": MODES,
            "name": name,
            "is_parallelizable": self.parallel,
            "render_fps": 2,
        }
        self.table = Table(game, players or find_game(game).min_players, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agent_names(self.table.players)
        self.agents: list[str] = []
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        actions = self.table.actions + self.parallel  # `wait` is one more
        self._space = _observation_space(self.table.encoding.size, actions)
        self._actions = {
            name: LegalActions(actions, partial(self._mask, seat))
            for name, seat in self._seats.items()
        }

    def _mask(self, seat: int) -> Mask:
        return self.table.mask(seat)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


class TurnTable(_Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One seat after the other. Where several may act, the one who has acted least is asked first."""

    parallel = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._taken = [0] * self.table.players
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        table = self.table
        # Only who is asked now is offered anything.
        asked = agent == self.agent_selection and not self.truncations.get(agent, True)
        mask = table.mask(seat) if asked else np.zeros(table.actions, np.int8)
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is to act: expected an action, not None")
        table = self.table
        seat = self._seats[agent]
        move = table.act(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._taken[seat] += 1
        if table.over:
            self.rewards = dict(zip(self.agents, table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and sum(self._taken) >= self.max_cycles * table.players:
            self.truncations = dict.fromkeys(self.agents, True)
        elif move is not None:  # else the same agent has more to say
            self.agent_selection = self._next()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> str:
        """Who is asked now."""
        acting = self.table.to_act()
        seat = acting[0] if len(acting) == 1 else min(acting, key=self._taken.__getitem__)
        return self.possible_agents[seat]


class InOrder(wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]
    """PettingZoo's wrapper that checks the order of calls. What a loop asks for at every step it asks of the match
    itself: attribute by attribute through the wrapper it would take as long as the game."""

    env: TurnTable

    @property
    def agents(self) -> list[str]:
        return self._after_reset().agents

    @property
    def agent_selection(self) -> str:
        return self._after_reset().agent_selection

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        told: tuple[Observation | None, float, bool, bool, dict[str, Any]]
        told = self._after_reset().last(observe)
        return told

    def _after_reset(self) -> TurnTable:
        if not self._has_reset:
            raise AttributeError("expected reset() before anything else")
        return self.env

    def __str__(self) -> str:
        return str(self.env)


class ParallelTable(_Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All who are to act choose at once. The last action, `wait`, is that of all others.

    An action that another's has just made impossible is not taken: that seat is asked again.
    """

    parallel = True

    @property
    def wait(self) -> int:
        """The action of a seat that is not to act."""
        return self.table.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        if agents:
            self._act(actions)
            self._steps += 1
        over = self.table.over
        stopped = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        brought = self.table.returns() if over else [0.0] * len(agents)
        told = self._observations()
        if over or stopped:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: told[agent] for agent in agents},
            dict(zip(agents, brought, strict=True)) if agents else {},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, stopped),
            {agent: {} for agent in agents},
        )

    def _act(self, actions: dict[str, int]) -> None:
        """Check all actions, then take them in the order of the seats."""
        table = self.table
        acting = table.to_act()
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise IllegalAction(f"{agent} has no action: expected one of each agent")
            possible = table.choice(seat).possible() if seat in acting else [self.wait]
            if int(actions[agent]) not in possible:
                raise IllegalAction(
                    f"{agent} can't take action {actions[agent]} now: expected one that the mask allows"
                )
        decision = table.state.pending[-1]
        for seat in acting:
            # What the others do at once never opens another question to this seat before its answer.
            if table.state.awaits(seat) and table.state.pending[-1].kind == decision.kind:
                action = int(actions[self.possible_agents[seat]])
                if action in table.choice(seat).possible():
                    table.act(seat, action)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        return {"observation": self.table.observe(seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Mask:
        mask = self.table.mask(seat, further=1)
        if not self.table.state.awaits(seat):
            mask[self.wait] = 1
        return mask


# What PettingZoo calls it.
parallel_env = ParallelTable

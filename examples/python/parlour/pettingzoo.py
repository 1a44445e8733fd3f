"""The games as environments of PettingZoo. Needs the packages pettingzoo, gymnasium and numpy."""
from __future__ import annotations

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .env import Env
from .tensors import ViewEncoder


def env(game: str, **settings) -> AECEnv:
    """Returns the environment with PettingZoo's usual wrappers, which find wrong use."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **settings)))


class raw_env(AECEnv):
    """
    An observation is {"observation": float32 vector (see ViewEncoder), "action_mask": int8 vector}. The settings are
    those of `parlour.env`.
    """

    def __init__(self, game: str, **settings):
        super().__init__()
        self._env = Env(game, **settings)
        if not self._env.numbered:
            self._env.close()
            raise ValueError(self._env.about["why"])
        self.metadata = {**self._env.metadata, "name": f"parlour_{game}_v{self._env.about['rules']}"}
        self.possible_agents = self._env.possible_agents
        self.render_mode = self._env.render_mode
        self._encoder = ViewEncoder(self._env.about)
        count = self._env.about["actions"]["count"]
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self._encoder.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None) -> None:
        self._env.reset(seed, options)
        self._mirror()

    def step(self, action) -> None:
        self._env.step(action)
        self._mirror()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seen = self._env.observe(agent)
        mask = np.array(seen["action_mask"], dtype=np.int8)
        return {"observation": self._encoder.encode(seen["observation"]), "action_mask": mask}

    def render(self):
        return self._env.render()

    def close(self) -> None:
        self._env.close()

    def _mirror(self) -> None:
        """Copies what PettingZoo reads as attributes."""
        inner = self._env
        self.agents, self.agent_selection = inner.agents, inner.agent_selection
        self.rewards, self._cumulative_rewards = inner.rewards, inner._cumulative_rewards
        self.terminations, self.truncations = inner.terminations, inner.truncations
        self.infos = {
            agent: {**info, "action_mask": np.array(info["action_mask"], dtype=np.int8)}
            for agent, info in inner.infos.items()
        }

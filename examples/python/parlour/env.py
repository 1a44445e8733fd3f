"""A game with the interface of PettingZoo's AEC environments: one agent acts after another."""
from __future__ import annotations

import operator
import random

from .referee import Referee
from .spaces import Discrete, ViewSpace

# In games without action numbers, an action is the index of a play among the first of those offered.
MAX_OFFERED = 1000
DEAL_OPTIONS = ("dealer", "packs")


def env(game: str, **settings) -> Env:
    return Env(game, **settings)


class Env:
    """
    Agents are the seats: seat_0, seat_1, … Rewards are 0 until the match is over; then they are its returns, from -1 to 1.

    In games with action numbers an action is such a number. Elsewhere (`numbered` is False) it is the index of a play
    among the first 1000 that are offered.
    """

    def __init__(self, game, seats=None, options=None, render_mode=None, history=False, referee=None):
        self._owns_referee = referee is None
        self.referee = referee or Referee()
        self._match = self.referee.new_name()
        setting = {"game": game, "options": options or {}, **({} if seats is None else {"seats": seats})}
        self.about = self.referee.ask("describe", **setting)
        self._setting = {**setting, "seats": self.about["count"]}
        self.metadata = {"name": f"parlour_{game}", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.history = history
        self.numbered = self.about["actions"] is not None
        n = self.about["actions"]["count"] if self.numbered else MAX_OFFERED
        self.possible_agents = [f"seat_{seat}" for seat in range(self.about["count"])]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(n) for agent in self.possible_agents}
        self.observation_spaces = {agent: ViewSpace(game, seat, n) for agent, seat in self._seats.items()}
        self.agents: list[str] = []
        self.agent_selection: str | None = None
        self._random = random.Random()
        self._empty_mask = [0] * n

    # The interface of PettingZoo.

    def reset(self, seed=None, options=None) -> None:
        """`options` may have a `dealer` and `packs`; others are ignored."""
        if seed is not None:
            self._random.seed(operator.index(seed))
        chosen = {name: value for name, value in (options or {}).items() if name in DEAL_OPTIONS}
        deal = {**self._setting, **chosen, "seed": self._random.getrandbits(48)}
        self.agents = list(self.possible_agents)
        for name, value in [("rewards", 0.0), ("_cumulative_rewards", 0.0), ("terminations", False), ("truncations", False)]:
            setattr(self, name, {agent: value for agent in self.agents})
        self._take(self.referee.ask("deal", match=self._match, want=self._wants(), history=self.history, **deal))

    def step(self, action) -> None:
        """Raises Refused for an illegal action, which changes nothing."""
        agent = self._selected()
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(agent, action)
        answer = self.referee.ask("step", match=self._match, seat=self._seats[agent], **self._chosen(action))
        self._cumulative_rewards[agent] = 0.0
        self._take(answer)
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward

    def observe(self, agent) -> dict:
        self._selected()
        if agent == self._viewer:
            view = self._view
        else:
            asked = {"match": self._match, "seat": self._seats[agent], "history": self.history}
            view = self.referee.ask("view", **asked)["view"]
        return {"observation": view, "action_mask": self.infos[agent]["action_mask"]}

    def last(self, observe=True):
        agent = self._selected()
        seen = self.observe(agent) if observe else None
        done = self.terminations[agent], self.truncations[agent]
        return (seen, self._cumulative_rewards[agent], *done, self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def action_space(self, agent) -> Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent) -> ViewSpace:
        return self.observation_spaces[agent]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> Env:
        return self

    def render(self):
        """Returns the table as a spectator sees it, as text ("ansi"), or prints it ("human")."""
        text = self.referee.ask("show", match=self._match, seat=None)["text"]
        if self.render_mode != "human":
            return text
        print(text)

    def close(self) -> None:
        if self._owns_referee:
            self.referee.close()

    def __str__(self) -> str:
        return self.metadata["name"]

    def _selected(self) -> str:
        if self.agent_selection is None:
            raise RuntimeError("Call reset() first.")
        return self.agent_selection

    def _wants(self) -> list[str]:
        return ["view", "actions" if self.numbered else "plays"]

    def _chosen(self, action) -> dict:
        """Accepts any integer type, such as those of numpy."""
        number = operator.index(action)
        wants = {"want": self._wants(), "history": self.history}
        if self.numbered:
            return {"action": number, **wants}
        if not 0 <= number < len(self._plays):
            raise ValueError(f"There is no play {number}: {len(self._plays)} plays are offered.")
        return {"play": self._plays[number], **wants}

    def _take(self, answer: dict) -> None:
        """Keeps what the referee says of the match."""
        returns = answer.get("returns", [0.0] * len(self._seats))
        self.rewards = {agent: float(returns[self._seats[agent]]) for agent in self.agents}
        self.terminations = {agent: answer["over"] for agent in self.agents}
        self._view, self._viewer = answer["view"], self.possible_agents[answer["seat"]]
        self._plays = answer.get("plays", [])[:MAX_OFFERED]
        self.infos = {agent: {"action_mask": self._empty_mask, "actions": []} for agent in self.agents}
        if not answer["over"]:
            actions = answer["actions"] if self.numbered else list(range(len(self._plays)))
            self.infos[self._viewer] = {"action_mask": self._mask(actions), "actions": actions}
        self.agent_selection = self.agents[0] if answer["over"] else self._viewer

    def _mask(self, actions) -> list[int]:
        mask = self._empty_mask.copy()
        for action in actions:
            mask[action] = 1
        return mask

    def _leave(self, agent, action) -> None:
        """Removes an agent after the match."""
        if action is not None:
            raise ValueError("The match is over, so the action must be None.")
        self.agents.remove(agent)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del by_agent[agent]
        self.rewards = {other: 0.0 for other in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

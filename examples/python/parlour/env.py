"""A game with the interface of PettingZoo's AEC environments: one agent is asked after another."""
from __future__ import annotations

import operator
import random

from .referee import Referee
from .spaces import Discrete, Seen

# Where plays have no numbers, an action is the place of a play among those offered, and no more than these are.
MOST_OFFERED = 1000


def env(game: str, **settings) -> Env:
    return Env(game, **settings)


class Env:
    """
    Agents are the seats: seat_0, seat_1, … Rewards are 0 until the match is over; then they are its returns, from -1 to 1.

    Where describe gives the plays numbers, an action is such a number. Elsewhere (`numbered` is False) it is the place of a
    play among those offered now, of which the first 1000 are.
    """

    def __init__(self, game, seats=None, options=None, render_mode=None, history=False, referee=None):
        self._own = referee is None
        self.referee = referee or Referee()
        self._match = self.referee.new_name()
        setting = {"game": game, "options": options or {}, **({} if seats is None else {"seats": seats})}
        self.about = self.referee.ask("describe", **setting)
        self._setting = {**setting, "seats": self.about["count"]}
        self.metadata = {"name": f"parlour_{game}", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.history = history
        self.numbered = self.about["actions"] is not None
        n = self.about["actions"]["count"] if self.numbered else MOST_OFFERED
        self.possible_agents = [f"seat_{seat}" for seat in range(self.about["count"])]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(n) for agent in self.possible_agents}
        self.observation_spaces = {agent: Seen(game, seat, n) for agent, seat in self._seats.items()}
        self.agents: list[str] = []
        self._random = random.Random()
        self._nothing = [0] * n

    # What PettingZoo asks for.

    def reset(self, seed=None, options=None) -> None:
        """`options` are those of a deal besides the seed: a dealer, packs."""
        if seed is not None:
            self._random.seed(seed)
        deal = {**self._setting, **(options or {}), "seed": self._random.getrandbits(48)}
        self.agents = list(self.possible_agents)
        for name, value in [("rewards", 0.0), ("_cumulative_rewards", 0.0), ("terminations", False), ("truncations", False)]:
            setattr(self, name, {agent: value for agent in self.agents})
        self._take(self.referee.ask("deal", match=self._match, want=self._wants(), history=self.history, **deal))

    def step(self, action) -> None:
        """What the rules refuse raises Refused, and the match is as it was."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(agent, action)
        said = self.referee.ask("step", match=self._match, seat=self._seats[agent], **self._chosen(action))
        self._cumulative_rewards[agent] = 0.0
        self._take(said)
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward

    def observe(self, agent) -> dict:
        if agent == self._seen_by:
            view = self._view
        else:
            asked = {"match": self._match, "seat": self._seats[agent], "history": self.history}
            view = self.referee.ask("view", **asked)["view"]
        return {"observation": view, "action_mask": self.infos[agent]["action_mask"]}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        done = self.terminations[agent], self.truncations[agent]
        return (seen, self._cumulative_rewards[agent], *done, self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def action_space(self, agent) -> Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent) -> Seen:
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
        """The table as an onlooker sees it: as text ("ansi"), or printed ("human")."""
        text = self.referee.ask("show", match=self._match, seat=None)["text"]
        if self.render_mode != "human":
            return text
        print(text)

    def close(self) -> None:
        if self._own:
            self.referee.close()

    def __str__(self) -> str:
        return self.metadata["name"]

    # How it is done.

    def _wants(self) -> list[str]:
        return ["view", "actions" if self.numbered else "plays"]

    def _chosen(self, action) -> dict:
        """Numbers of any kind will do."""
        number = operator.index(action)
        wants = {"want": self._wants(), "history": self.history}
        if self.numbered:
            return {"action": number, **wants}
        if not 0 <= number < len(self._plays):
            raise ValueError(f"There is no play {number}: {len(self._plays)} are offered.")
        return {"play": self._plays[number], **wants}

    def _take(self, said: dict) -> None:
        """The match as it stands now."""
        returns = said.get("returns", [0.0] * len(self._seats))
        self.rewards = {agent: float(returns[self._seats[agent]]) for agent in self.agents}
        self.terminations = {agent: said["over"] for agent in self.agents}
        self._view, self._seen_by = said["view"], self.possible_agents[said["seat"]]
        self._plays = said.get("plays", [])[:MOST_OFFERED]
        self.infos = {agent: {"action_mask": self._nothing, "actions": []} for agent in self.agents}
        if not said["over"]:
            actions = said["actions"] if self.numbered else list(range(len(self._plays)))
            self.infos[self._seen_by] = {"action_mask": self._mask(actions), "actions": actions}
        self.agent_selection = self.agents[0] if said["over"] else self._seen_by

    def _mask(self, actions) -> list[int]:
        mask = self._nothing.copy()
        for action in actions:
            mask[action] = 1
        return mask

    def _leave(self, agent, action) -> None:
        """An agent that is done takes its leave."""
        if action is not None:
            raise ValueError("The match is over: the only action left is None.")
        self.agents.remove(agent)
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del told[agent]
        self.rewards = {other: 0.0 for other in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

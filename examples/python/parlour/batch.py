"""Many matches of one game at once: the fast way to play."""
from __future__ import annotations

import json
import random
from typing import Sequence

from .env import MAX_OFFERED
from .referee import Referee


class Batch:
    """
    n matches; each is dealt again as soon as it is over. After `reset` and every `step` there is for each match: in
    `seats` the seat to act, in `actions` its legal actions, in `views` its view (None unless views=True), and in
    `returns` what the match was worth to every seat if the last step ended it (else None).

    Games with action numbers need a referee of their own, because a referee has one such set of matches.
    """

    def __init__(self, game, n, seats=None, options=None, seed=None, views=False, referee=None):
        self._owns_referee = referee is None
        self.referee = referee or Referee()
        self._setting = {"game": game, "options": options or {}, **({} if seats is None else {"seats": seats})}
        self.about = self.referee.ask("describe", **self._setting)
        self.numbered = self.about["actions"] is not None
        self.num_actions = self.about["actions"]["count"] if self.numbered else MAX_OFFERED
        self.n = n
        self._random = random.Random(seed)
        self._wants_views = views
        self._matches = [] if self.numbered else [self.referee.new_name() for _ in range(n)]
        self.returns: list[list[float] | None] = [None] * n
        self.seats: list[int] = [0] * n
        self.actions: list[Sequence[int]] = [[]] * n
        self.views: list[dict | None] = [None] * n
        self._plays: list[list] = [[]] * n

    def reset(self) -> None:
        if self.numbered:
            setting = {**self._setting, "matches": self.n, "seed": self._random.getrandbits(48)}
            return self._take_set(self.referee.ask("deal-many", **setting, want=["view"] if self._wants_views else []))
        self.returns = [None] * self.n
        self._take(range(self.n), self._ask(self._deal_request(place) for place in range(self.n)))

    def step(self, actions: Sequence[int]) -> None:
        """Takes one action for each match. If one is illegal it raises; with action numbers nothing has changed then."""
        if self.numbered:
            return self._take_set(self.referee.ask("step-many", actions=[int(action) for action in actions]))
        answers = self._ask(self._step_request(place, action) for place, action in enumerate(actions))
        self.returns = [answer.get("returns") for answer in answers]
        self._take(range(self.n), answers)
        ended = [place for place, answer in enumerate(answers) if answer["over"]]
        if ended:
            self._take(ended, self._ask(self._deal_request(place) for place in ended))

    def close(self) -> None:
        if self._owns_referee:
            self.referee.close()
        elif not self.numbered:
            self._ask(f'{{"ask":"close","match":"{match}"}}' for match in self._matches)

    def _take_set(self, answer: dict) -> None:
        self.seats, self.actions, self.returns = answer["seats"], answer["actions"], answer["returns"]
        self.views = answer.get("views", [None] * self.n)

    # Games without action numbers: one request for each match, many on one line.

    def _wants(self) -> list[str]:
        return ["plays", "view"] if self._wants_views else ["plays"]

    def _deal_request(self, place: int) -> str:
        match, seed = self._matches[place], self._random.getrandbits(48)
        return json.dumps({"ask": "deal", **self._setting, "want": self._wants(), "match": match, "seed": seed})

    def _step_request(self, place: int, action: int) -> str:
        match, play = self._matches[place], self._plays[place][action]
        return json.dumps({"ask": "step", "match": match, "seat": self.seats[place], "play": play, "want": self._wants()})

    def _ask(self, requests) -> list[dict]:
        answers = self.referee.ask_all(list(requests))
        for answer in answers:
            if not answer["ok"]:
                raise ValueError((answer.get("refusal") or answer["error"])["message"])
        return answers

    def _take(self, places, answers) -> None:
        for place, answer in zip(places, answers):
            self.seats[place] = answer["seat"]
            self.views[place] = answer.get("view")
            self._plays[place] = answer["plays"][:MAX_OFFERED]
            self.actions[place] = range(len(self._plays[place]))

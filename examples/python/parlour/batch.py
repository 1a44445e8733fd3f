"""Many matches of one game at once, a line for all of them: this is the fast way."""
from __future__ import annotations

import json
import random

from .env import MOST_OFFERED
from .referee import Referee


class Batch:
    """
    n matches, each dealt anew as soon as it is over. After `reset` and every `step` there is, for each of them, in
    `seats` who is to act, in `actions` what they may do, in `views` what they see (None, unless views=True), and in
    `returns` what the match was worth to every seat, if the last step ended it (else None).
    """

    def __init__(self, game, n, seats=None, options=None, seed=None, views=False, referee=None):
        self._own = referee is None
        self.referee = referee or Referee()
        setting = {"game": game, "options": options or {}, **({} if seats is None else {"seats": seats})}
        self.about = self.referee.ask("describe", **setting)
        self.numbered = self.about["actions"] is not None
        self.num_actions = self.about["actions"]["count"] if self.numbered else MOST_OFFERED
        self.n = n
        self._matches = [self.referee.new_name() for _ in range(n)]
        self._random = random.Random(seed)
        wants = ["actions" if self.numbered else "plays"] + (["view"] if views else [])
        self._deal = json.dumps({"ask": "deal", **setting, "want": wants})[:-1]
        self._want = json.dumps(wants)

    def reset(self) -> None:
        self.returns = [None] * self.n
        self.seats, self.actions, self.views, self._plays = ([None] * self.n for _ in range(4))
        self._take(range(self.n), self._asked(self._dealing(place) for place in range(self.n)))

    def step(self, actions) -> None:
        """One action for each match; the first that is refused raises, when all others have been made."""
        said = self._asked(self._stepping(place, action) for place, action in enumerate(actions))
        self.returns = [answer.get("returns") for answer in said]
        self._take(range(self.n), said)
        ended = [place for place, answer in enumerate(said) if answer["over"]]
        if ended:
            self._take(ended, self._asked(self._dealing(place) for place in ended))

    def close(self) -> None:
        if self._own:
            self.referee.close()
        else:
            self._asked(f'{{"ask":"close","match":"{match}"}}' for match in self._matches)

    def _dealing(self, place) -> str:
        return f'{self._deal},"match":"{self._matches[place]}","seed":{self._random.getrandbits(48)}}}'

    def _stepping(self, place, action) -> str:
        chosen = f'"action":{int(action)}' if self.numbered else f'"play":{json.dumps(self._plays[place][action])}'
        who = f'"match":"{self._matches[place]}","seat":{self.seats[place]}'
        return f'{{"ask":"step",{who},{chosen},"want":{self._want}}}'

    def _asked(self, requests) -> list[dict]:
        answers = self.referee.ask_all(list(requests))
        for answer in answers:
            if not answer["ok"]:
                raise ValueError((answer.get("refusal") or answer["error"])["message"])
        return answers

    def _take(self, places, said) -> None:
        for place, answer in zip(places, said):
            self.seats[place] = answer["seat"]
            self.views[place] = answer.get("view")
            self._plays[place] = answer.get("plays", [])[:MOST_OFFERED]
            self.actions[place] = answer["actions"] if self.numbered else range(len(self._plays[place]))

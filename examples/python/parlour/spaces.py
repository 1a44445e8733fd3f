"""Spaces as small as they can be: what is in them, and a sample of what a mask leaves."""
from __future__ import annotations

import operator
import random


class Discrete:
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int):
        self.n = n
        self._random = random.Random()

    def contains(self, x) -> bool:
        try:
            return not isinstance(x, bool) and 0 <= operator.index(x) < self.n
        except TypeError:
            return False

    __contains__ = contains

    def seed(self, seed: int | None = None) -> None:
        self._random.seed(seed)

    def sample(self, mask=None) -> int:
        """Any of them; with a mask (1 for yes, 0 for no, one a number) any that it leaves."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([number for number, yes in enumerate(mask) if yes])

    def __eq__(self, other) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Seen:
    """What a seat is shown: {"observation": its view, "action_mask": a 0 or 1 for each of n actions}."""

    def __init__(self, game: str, seat: int, n: int):
        self.game, self.seat, self.n = game, seat, n

    def contains(self, x) -> bool:
        if not isinstance(x, dict) or set(x) != {"observation", "action_mask"}:
            return False
        view, mask = x["observation"], x["action_mask"]
        is_mine = view.get("game") == self.game and view.get("seat") == self.seat
        return is_mine and len(mask) == self.n and all(yes in (0, 1) for yes in mask)

    __contains__ = contains

    def sample(self, mask=None):
        raise NotImplementedError("A view cannot be made up: imagine a match instead.")

    def __eq__(self, other) -> bool:
        return isinstance(other, Seen) and vars(other) == vars(self)

    def __repr__(self) -> str:
        return f"Seen({self.game!r}, {self.seat}, {self.n})"

"""The spaces of `parlour.env`, without dependencies: membership, and a sample under a mask."""
from __future__ import annotations

import operator
import random
from typing import Sequence


class Discrete:
    """The integers from 0 to n - 1."""

    def __init__(self, n: int):
        self.n = n
        self._random = random.Random()

    def contains(self, x: object) -> bool:
        try:
            return not isinstance(x, bool) and 0 <= operator.index(x) < self.n  # type: ignore[arg-type]
        except TypeError:
            return False

    __contains__ = contains

    def seed(self, seed: int | None = None) -> None:
        self._random.seed(seed)

    def sample(self, mask: Sequence[int] | None = None) -> int:
        """Returns a random number, or one that the mask has a 1 for."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([number for number, allowed in enumerate(mask) if allowed])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __hash__(self) -> int:
        return hash(self.n)

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class ViewSpace:
    """What a seat sees: {"observation": its view, "action_mask": a 0 or 1 for each of n actions}."""

    def __init__(self, game: str, seat: int, n: int):
        self.game, self.seat, self.n = game, seat, n

    def contains(self, x: object) -> bool:
        if not isinstance(x, dict) or set(x) != {"observation", "action_mask"}:
            return False
        view, mask = x["observation"], x["action_mask"]
        is_own = view.get("game") == self.game and view.get("seat") == self.seat
        return is_own and len(mask) == self.n and all(allowed in (0, 1) for allowed in mask)

    __contains__ = contains

    def sample(self, mask: object = None):
        raise NotImplementedError("A view can't be made up. Use the request `imagine` to sample a match instead.")

    def seed(self, seed: int | None = None) -> None:
        """For callers that seed every space; nothing here is random."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewSpace) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.n))

    def __repr__(self) -> str:
        return f"ViewSpace({self.game!r}, {self.seat}, {self.n})"

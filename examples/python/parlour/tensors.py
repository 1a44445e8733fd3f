"""Views as numpy vectors, for any game with action numbers."""
from __future__ import annotations

import numpy as np


class ViewEncoder:
    """
    Encodes a view as a vector of float32. For each card of the pack, in the order of `about["pack"]`, it has a 1 where
    the card is

    - in the own hand,
    - anywhere in the field `table`,
    - with a seat: under its place in a list with one item per seat, or in an object that names it as `seat`;
      one number for each seat, the own seat first and then clockwise,
    - anywhere else in the view.

    Then follow, for each seat in the same order, its score, the cards in its hand, and a 1 if it is its turn.
    """

    def __init__(self, about: dict):
        self.seats: int = about["count"]
        self._index = {card: i for i, card in enumerate(about["pack"])}
        self._planes = 3 + self.seats
        self._cards = len(self._index) * self._planes
        self.size = self._cards + 3 * self.seats

    def encode(self, view: dict) -> np.ndarray:
        vector = np.zeros(self.size, dtype=np.float32)
        own = view["seat"]
        for name, value in view.items():
            if name == "hand":
                self._mark(vector, value, 0)
            elif name == "table":
                self._mark(vector, value, 1)
            elif isinstance(value, list) and len(value) == self.seats:
                for seat, item in enumerate(value):
                    self._mark(vector, item, 2 + (seat - own) % self.seats, own)
            else:
                self._mark(vector, value, self._planes - 1, own)
        rest = vector[self._cards :].reshape(self.seats, 3)
        for seat, score in enumerate(view["scores"]):
            for partner in range(seat, self.seats, len(view["scores"])):
                rest[(partner - own) % self.seats, 0] = score
        rest[0, 1] = len(view.get("hand", []))
        for other in view["others"]:
            rest[(other["seat"] - own) % self.seats, 1] = other["cards"]
        for seat in view["turn"]:
            rest[(seat - own) % self.seats, 2] = 1
        return vector

    def _mark(self, vector: np.ndarray, value: object, plane: int, own: int | None = None) -> None:
        if isinstance(value, str):
            card = self._index.get(value)
            if card is not None:
                vector[card * self._planes + plane] = 1
        elif isinstance(value, list):
            for item in value:
                self._mark(vector, item, plane, own)
        elif isinstance(value, dict):
            seat = value.get("seat")
            if own is not None and isinstance(seat, int):
                plane = 2 + (seat - own) % self.seats
            for item in value.values():
                self._mark(vector, item, plane, own)

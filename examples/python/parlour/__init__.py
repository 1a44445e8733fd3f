"""Parlour's games as environments: one agent after another (`env`) or many matches at once (`Batch`).

`parlour.pettingzoo` has the same environments for PettingZoo, with Gymnasium spaces and numpy arrays.
"""
from .batch import Batch
from .check import check_aec
from .env import Env, env
from .referee import BadRequest, Referee, Refused
from .spaces import Discrete, ViewSpace

__version__ = "0.1.0"
__all__ = ["BadRequest", "Batch", "Discrete", "Env", "Referee", "Refused", "ViewSpace", "check_aec", "env"]

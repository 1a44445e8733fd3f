"""Parlour's games as environments: one agent after another (env), or many matches at once (Batch)."""
from .batch import Batch
from .check import check_aec
from .env import Env, env
from .referee import BadRequest, Referee, Refused
from .spaces import Discrete, Seen

__all__ = ["BadRequest", "Batch", "Discrete", "Env", "Referee", "Refused", "Seen", "check_aec", "env"]

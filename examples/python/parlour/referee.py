"""The referee at the other end of a pipe: a JSON object a line out, a JSON object a line in."""
from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

# What the referee takes in one line.
MOST_IN_A_BATCH = 1000


class BadRequest(Exception):
    """What was asked makes no sense to the referee; the sentence says why."""


class Refused(ValueError):
    """The rules do not permit it; `refusal` has the clause, and nothing has changed."""

    def __init__(self, refusal: dict):
        super().__init__(f"{refusal['message']} ({refusal['clause']})")
        self.refusal = refusal


def command_line() -> list[str]:
    """PARLOUR_REFEREE if it is set, else the program in the folders above, else the one that is installed."""
    given = os.environ.get("PARLOUR_REFEREE")
    if given:
        return shlex.split(given)
    for folder in Path(__file__).resolve().parents:
        program = folder / "apps" / "cli" / "bin" / "parlour.mjs"
        if program.exists():
            return ["node", str(program), "referee"]
    if shutil.which("parlour"):
        return ["parlour", "referee"]
    raise FileNotFoundError("Parlour is not above this package and not installed: say in PARLOUR_REFEREE how to run it.")


class Referee:
    """One process that keeps many matches. Close it, or use it in a with statement."""

    def __init__(self, command: list[str] | None = None):
        self._process = subprocess.Popen(command or command_line(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._matches = 0

    def ask(self, ask: str, **request) -> dict:
        """One request. What is refused or wrong is raised."""
        return _told(self._send(json.dumps({"ask": ask, **request})))

    def ask_all(self, requests: list[str]) -> list[dict]:
        """Many requests, each already written as JSON, a thousand a line. What went wrong stands in its answer."""
        answers: list[dict] = []
        for begin in range(0, len(requests), MOST_IN_A_BATCH):
            listed = ",".join(requests[begin : begin + MOST_IN_A_BATCH])
            answers += _told(self._send('{"ask":"batch","requests":[' + listed + "]}"))["answers"]
        return answers

    def new_name(self) -> str:
        """A name that no other match of this process has got from here."""
        self._matches += 1
        return f"m{self._matches}"

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> Referee:
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def _send(self, line: str) -> dict:
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise ConnectionError("The referee has ended.")
        return json.loads(answer)


def _told(answer: dict) -> dict:
    if answer["ok"]:
        return answer
    if "refusal" in answer:
        raise Refused(answer["refusal"])
    raise BadRequest(answer["error"]["message"])

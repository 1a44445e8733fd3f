"""A pipe to `parlour referee`: one JSON object per line in each direction."""
from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

MAX_REQUESTS_PER_LINE = 1000


class BadRequest(Exception):
    """The referee can't make sense of a request; the message says why."""


class Refused(ValueError):
    """The rules forbid a play, and nothing has changed. `refusal` names the clause."""

    def __init__(self, refusal: dict):
        super().__init__(f"{refusal['message']} ({refusal['clause']})")
        self.refusal = refusal


def find_command() -> list[str]:
    """Returns PARLOUR_REFEREE if it is set, else the program in a parent folder, else the installed one."""
    given = os.environ.get("PARLOUR_REFEREE")
    if given:
        return shlex.split(given)
    for folder in Path(__file__).resolve().parents:
        program = folder / "apps" / "cli" / "bin" / "parlour.mjs"
        if program.exists():
            return ["node", str(program), "referee"]
    if shutil.which("parlour"):
        return ["parlour", "referee"]
    raise FileNotFoundError(
        "Can't find Parlour. Install it with `npm install --global parlour`, or set PARLOUR_REFEREE to its command, "
        "for example `node /path/to/parlour/apps/cli/bin/parlour.mjs referee`."
    )


class Referee:
    """One process that holds many matches. Close it, or use it in a `with` statement."""

    def __init__(self, command: list[str] | None = None):
        self._process = subprocess.Popen(command or find_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._matches = 0

    def ask(self, ask: str, **request) -> dict:
        """Sends one request and returns its answer. Raises Refused or BadRequest."""
        return _checked(self._send(json.dumps({"ask": ask, **request})))

    def ask_all(self, requests: list[str]) -> list[dict]:
        """Sends requests that are JSON already, 1000 per line. A failed one has its error in its answer."""
        answers: list[dict] = []
        for begin in range(0, len(requests), MAX_REQUESTS_PER_LINE):
            listed = ",".join(requests[begin : begin + MAX_REQUESTS_PER_LINE])
            answers += _checked(self._send('{"ask":"batch","requests":[' + listed + "]}"))["answers"]
        return answers

    def new_name(self) -> str:
        """Returns a name for a match that this object has not returned before."""
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


def _checked(answer: dict) -> dict:
    if answer["ok"]:
        return answer
    if "refusal" in answer:
        raise Refused(answer["refusal"])
    raise BadRequest(answer["error"]["message"])

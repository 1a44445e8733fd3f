"""A player for the line protocol of docs/players-protocol.md: it plays the card it holds the most others of its kind with.

    npx parlour arena nations --players "cmd:python3 examples/outside.py",easy --deals 20
"""
import json
import random
import sys


def value(play, hand):
    """Teach it better: a number for every play, the larger the better."""
    card = str(play.get("card", ""))
    return sum(held.split("-")[0] == card.split("-")[0] for held in hand)


def choose(question):
    if not question["awaited"]:
        return None  # it could only shout out of turn, and lets the moment pass
    hand = question["view"].get("hand", [])
    best = max(value(play, hand) for play in question["plays"])
    return random.choice([play for play in question["plays"] if value(play, hand) == best])


for line in sys.stdin:
    said = json.loads(line)
    if said.get("ask") == "hello":
        random.seed(said["seed"])  # the same match again is played the same again
        print(json.dumps({"id": said["id"], "name": "Long Suit"}), flush=True)
    elif said.get("ask") == "play":
        print(json.dumps({"id": said["id"], "play": choose(said)}), flush=True)

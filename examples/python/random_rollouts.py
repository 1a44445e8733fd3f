"""Random matches, many at once: what they were worth to each seat, and how fast they went."""
import argparse
import random
import time

import parlour

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("game", nargs="?", default="nations")
arguments.add_argument("--matches", type=int, default=200, help="how many matches to play")
arguments.add_argument("--at-once", type=int, default=256, help="how many of them at a time")
arguments.add_argument("--seats", type=int)
arguments.add_argument("--seed", type=int)
given = arguments.parse_args()

chance = random.Random(given.seed)
batch = parlour.Batch(given.game, given.at_once, seats=given.seats, seed=given.seed)
batch.reset()
ended, steps, begun = [], 0, time.perf_counter()
while len(ended) < given.matches:
    batch.step([chance.choice(actions) for actions in batch.actions])
    ended += [returns for returns in batch.returns if returns is not None]
    steps += batch.n
seconds = time.perf_counter() - begun
batch.close()

for seat in range(len(ended[0])):
    print(f"seat {seat}: {sum(returns[seat] for returns in ended) / len(ended):+.3f} a match on average")
print(f"{len(ended)} matches, {steps} steps, {steps / seconds:.0f} a second")

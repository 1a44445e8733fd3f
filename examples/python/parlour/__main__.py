"""`python3 -m parlour GAME …` checks that the games keep what the AEC interface promises."""
import sys

from . import Referee, check_aec, env

if len(sys.argv) < 2:
    sys.exit("Name at least one game, for example: python3 -m parlour nations")

with Referee() as referee:
    for game in sys.argv[1:]:
        print(f"{game}: kept in {check_aec(env(game, referee=referee))} steps")

/** Puzzle positions from simulated matches. */
import type { Game, GameTypes, Seat, Seating } from '@parlour/kernel/game';
import { applyInput, type Match, matchStatus, rebuildMatch } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import { playMatchInSteps } from '@parlour/players/arena/simulate-match';
import type { Character } from '@parlour/players/player';
import type { PuzzleCandidate } from '@parlour/players/puzzle';

/** The plays from here to a puzzle; undefined if there is none. */
type FindPuzzle<G extends GameTypes> = (match: Match<G>, seat: Seat) => readonly G['play'][] | undefined;

const MAX_INPUTS = 400;

/** Endless; at most one puzzle per deal. */
export function* simulatedPositions<G extends GameTypes>(
  game: Game<G>,
  seatingBy: (random: Random) => Seating,
  players: readonly Character[],
  random: Random,
  findPuzzle: FindPuzzle<G>,
): Generator<PuzzleCandidate<G>> {
  for (;;) {
    const seating = seatingBy(random);
    const sitting = Array.from({ length: seating.count }, () => pick(random, players));
    const seed = `${random.below(1 << 20)}/${random.below(1 << 20)}`;
    const table = { game: game as unknown as Game, options: defaultsOf(game.options), seating, players: sitting };
    for (const match of playMatchInSteps({ ...table, seed, limit: MAX_INPUTS, deals: 1 })) {
      const status = matchStatus(match);
      if (status.is !== 'open') continue;
      const [seat = 0] = status.turn;
      const known = match as unknown as Match<G>;
      const plays = findPuzzle(known, seat);
      if (plays === undefined) continue;
      yield { match: continueMatch(known, seat, plays), seat };
      break;
    }
  }
}

/** A copy, some plays further. */
function continueMatch<G extends GameTypes>(match: Match<G>, seat: Seat, plays: readonly G['play'][]): Match<G> {
  const copy = rebuildMatch(match);
  for (const play of plays) applyInput(copy, { by: seat, play });
  return copy;
}

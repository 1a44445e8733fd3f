/** Matches of computer players of mixed levels, out of which puzzles are taken. */
import type { Game, GameTypes, Seat, Seating } from '@parlour/kernel/game';
import { applyInput, type Match, matchStatus, rebuildMatch } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import { playMatchInSteps } from '@parlour/players/arena/simulate-match';
import type { Character } from '@parlour/players/player';
import type { PuzzleCandidate } from '@parlour/players/puzzle';

/** The plays from here to where somebody may have a puzzle before them; none of them if it is here. */
type LookForPuzzle<G extends GameTypes> = (match: Match<G>, seat: Seat) => readonly G['play'][] | undefined;

const LONGEST = 400;

/** One deal after another, every seat taken by any of the players; one puzzle a deal. There is no end of them. */
export function* positionsIn<G extends GameTypes>(
  game: Game<G>,
  seatingBy: (random: Random) => Seating,
  players: readonly Character[],
  random: Random,
  lookForPuzzle: LookForPuzzle<G>,
): Generator<PuzzleCandidate<G>> {
  for (;;) {
    const seating = seatingBy(random);
    const sitting = Array.from({ length: seating.count }, () => pick(random, players));
    const seed = `${random.below(1 << 20)}/${random.below(1 << 20)}`;
    const table = { game: game as unknown as Game, options: defaultsOf(game.options), seating, players: sitting };
    for (const match of playMatchInSteps({ ...table, seed, limit: LONGEST, deals: 1 })) {
      const status = matchStatus(match);
      if (status.is !== 'open') continue;
      const [seat = 0] = status.turn;
      const known = match as unknown as Match<G>;
      const plays = lookForPuzzle(known, seat);
      if (plays === undefined) continue;
      yield { match: playedOn(known, seat, plays), seat };
      break;
    }
  }
}

/** A copy of the match, some plays further. */
function playedOn<G extends GameTypes>(match: Match<G>, seat: Seat, plays: readonly G['play'][]): Match<G> {
  const copy = rebuildMatch(match);
  for (const play of plays) applyInput(copy, { by: seat, play });
  return copy;
}

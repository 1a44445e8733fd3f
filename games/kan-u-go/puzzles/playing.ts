/** Matches of computer players of mixed levels, out of which puzzles are taken. */
import type { Game, Parts, Seat, Seating } from '@parlour/kernel/game';
import { fold, type Match, put, statusOf } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import type { Character } from '@parlour/players/player';
import { playThrough } from '@parlour/players/playing';
import type { Position } from '@parlour/players/puzzle';

/** The plays from here to where somebody may have a puzzle before them; none of them if it is here. */
type LookForPuzzle<G extends Parts> = (match: Match<G>, seat: Seat) => readonly G['play'][] | undefined;

const LONGEST = 400;

/** One deal after another, every seat taken by any of the players; one puzzle a deal. There is no end of them. */
export function* positionsIn<G extends Parts>(
  game: Game<G>,
  seatingBy: (random: Random) => Seating,
  players: readonly Character[],
  random: Random,
  lookForPuzzle: LookForPuzzle<G>,
): Generator<Position<G>> {
  for (;;) {
    const seating = seatingBy(random);
    const sitting = Array.from({ length: seating.count }, () => pick(random, players));
    const seed = `${random.below(1 << 20)}/${random.below(1 << 20)}`;
    const table = { game: game as unknown as Game, options: defaultsOf(game.options), seating, players: sitting };
    for (const match of playThrough({ ...table, seed, limit: LONGEST, deals: 1 })) {
      const status = statusOf(match);
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
function playedOn<G extends Parts>(match: Match<G>, seat: Seat, plays: readonly G['play'][]): Match<G> {
  const copy = fold(match);
  for (const play of plays) put(copy, { by: seat, play });
  return copy;
}

/**
 * Random matches per second on one core through the contract, for every game at its default number of seats; `--runs
 * 5` prints the range.
 */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, matchStatus } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type BenchRow, formatSpread, parseRunsOption, perSecond } from '../lib/measure.ts';

export const title = 'Random matches per second through the game contract, one core';

/** Of each round of a run. */
const SECONDS = 0.5;

type Counted = { readonly boxed: BoxedGame; readonly seats: number; inputs: number; matches: number };
type Player = { readonly counted: Counted; readonly speed: () => number };

async function playerOf(boxed: BoxedGame): Promise<Player> {
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readShelfData);
  const seats = Math.max(boxed.seats[0], Math.min(4, boxed.seats[1]));
  const random = seededRandom('bench');
  const counted = { boxed, seats, inputs: 0, matches: 0 };
  const oneMatch = (): number => {
    const match = beginMatch(game, options, { count: seats });
    for (let status = matchStatus(match); status.is !== 'over'; status = matchStatus(match)) {
      applyInput(match, randomInput(match, status, random));
    }
    counted.inputs += match.log.length;
    counted.matches += 1;
    return 1;
  };
  return { counted, speed: () => perSecond(oneMatch, SECONDS) };
}

const rowOf = ({ boxed, seats, inputs, matches }: Counted, speeds: readonly number[]): BenchRow => ({
  game: boxed.title,
  seats,
  'matches/s': formatSpread(speeds, 1),
  'inputs a match': Math.round(inputs / matches),
});

/** Games alternate, run by run. */
export async function run(words: readonly string[]): Promise<BenchRow[]> {
  const players = await Promise.all(gamesOnShelf().map(playerOf));
  const runs = Array.from({ length: parseRunsOption(words) }, () => players.map(({ speed }) => speed()));
  return players.map(({ counted }, i) =>
    rowOf(
      counted,
      runs.map(speeds => itemAt(speeds, i)),
    ),
  );
}

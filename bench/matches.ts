/** Random matches a second through the contract on one core, for every game on the shelf at its usual number of seats. */
import { readData } from '@parlour/games/node';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf';
import { randomInput } from '@parlour/kernel/laws';
import { beginMatch, put, statusOf } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import { type CpuRow, perSecond } from './cpu.ts';

export const title = 'Random matches a second through the contract, one core';

async function rowOf(boxed: BoxedGame): Promise<CpuRow> {
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readData);
  const seats = Math.max(boxed.seats[0], Math.min(4, boxed.seats[1]));
  const random = seeded('bench');
  let inputs = 0;
  let matches = 0;
  const oneMatch = (): number => {
    const match = beginMatch(game, options, { count: seats });
    for (let status = statusOf(match); status.is !== 'over'; status = statusOf(match)) {
      put(match, randomInput(match, status, random));
    }
    inputs += match.log.length;
    matches += 1;
    return 1;
  };
  const speed = perSecond(oneMatch);
  return {
    game: boxed.title,
    seats,
    'matches/s': Number(speed.toFixed(1)),
    'inputs a match': Math.round(inputs / matches),
  };
}

export async function run(): Promise<CpuRow[]> {
  const rows: CpuRow[] = [];
  for (const boxed of gamesOnShelf()) rows.push(await rowOf(boxed));
  return rows;
}

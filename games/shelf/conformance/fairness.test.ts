/** Every player of every game decides the same in worlds that look the same. `npm run measure -- fairness` checks many more. */
import { defaultsOf } from '@parlour/kernel/options';
import { findUnfairness, sampleMoments } from '@parlour/players/arena/fairness';
import { genericPlayers } from '@parlour/players/generic-players';
import type { Character } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../node-files.ts';
import { gamesOnShelf } from '../shelf.ts';

const MOMENTS = 6;
/** Enough work to reach every part of a player, and still quick. */
const SMALL = 12;

describe.each(gamesOnShelf())('the players of $title', boxed => {
  it('are fair', async () => {
    const options = defaultsOf(boxed.options);
    const [game, characters] = await Promise.all([
      boxed.open(options, readShelfData),
      boxed.players?.(readShelfData) ?? genericPlayers,
    ]);
    const count = Math.min(boxed.seats[1], Math.max(boxed.seats[0], 3));
    const moments = sampleMoments(game, options, { count }, 'fair', MOMENTS);
    const faultsOf = (player: Character): string[] =>
      moments.flatMap((moment, i) => findUnfairness(moment, { ...player, budget: SMALL }, `${i}`) ?? []);
    expect(characters.flatMap(faultsOf)).toEqual([]);
  });
});

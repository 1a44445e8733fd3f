import { AMONG, type Made, optionsOf, SEAT } from '@parlour/games/shelf/daily';
import { readData } from '@parlour/games/shelf/node';
import { findGame } from '@parlour/games/shelf/shelf';
import { beginMatch, settleChance } from '@parlour/kernel/match';
import { playMatch } from '@parlour/players/playing';
import { pairingOf } from '@parlour/table/same-deal';
import { chanceOf } from '@parlour/table/seal';
import { expect, it } from 'vitest';
import { type DayDeal, playAll, playAs } from './comparing.ts';

async function dealOf(id: string, seed: string): Promise<DayDeal> {
  const boxed = findGame(id)!;
  const options = optionsOf(boxed);
  const [game, characters] = await Promise.all([boxed.open(options, readData), boxed.players?.(readData) ?? []]);
  return { boxed, game, characters, options, count: 4, seed, seat: SEAT, among: AMONG };
}

it('deals what the table deals', async () => {
  const deal = await dealOf('monkey', 'daily a');
  const table = beginMatch(deal.game, deal.options, { count: 4 });
  settleChance(table, chanceOf({ sealed: undefined, cuts: [], form: 2, number: 1 }, { seed: deal.seed }));
  const played = playMatch(pairingOf('easy', deal));
  expect(played.log[0]).toEqual(table.log[0]);
});

it('comes to the same end whenever it is played, and tells how far it is', async () => {
  const deal = await dealOf('monkey', 'daily b');
  const told: number[] = [];
  const once = await playAs('normal', deal, (_, plays) => told.push(plays) > 0);
  expect(once).toMatchObject({ won: expect.any(Boolean), score: expect.any(Number) });
  expect(told.length).toBeGreaterThan(0);
  expect(await playAs('normal', deal, () => true)).toEqual(once);
});

it('is called off at once, keeps what is known, and goes on from there', async () => {
  const deal = await dealOf('monkey', 'daily c');
  const kept: string[] = [];
  const keep = async (level: string): Promise<void> => void kept.push(level);
  await playAll(deal, {}, level => level === 'easy', keep);
  expect(kept).toEqual(['easy']);
  const made: Made = { won: true, score: 1, other: 1 };
  await playAll(deal, { easy: made, normal: made }, () => true, keep);
  expect(kept).toEqual(['easy', 'strong', 'expert']);
});

import { DAILY_OPPONENT_LEVEL, DAILY_SEAT, type DailyScore, dailyOptions } from '@parlour/games/shelf/daily';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame } from '@parlour/games/shelf/shelf';
import { beginMatch, resolveChance } from '@parlour/kernel/match';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { sharedDealSetup } from '@parlour/table/computer/shared-deal';
import { tableChance } from '@parlour/table/shuffle/seal';
import { expect, it } from 'vitest';
import { type BenchmarkDeal, benchmarkLevels, playAsLevel } from './daily-benchmark.ts';

async function dealOf(id: string, seed: string): Promise<BenchmarkDeal> {
  const boxed = findGame(id)!;
  const options = dailyOptions(boxed);
  const [game, characters] = await Promise.all([
    boxed.open(options, readShelfData),
    boxed.players?.(readShelfData) ?? [],
  ]);
  return { boxed, game, characters, options, count: 4, seed, seat: DAILY_SEAT, among: DAILY_OPPONENT_LEVEL };
}

it('deals what the table deals', async () => {
  const deal = await dealOf('monkey', 'daily a');
  const table = beginMatch(deal.game, deal.options, { count: 4 });
  resolveChance(table, tableChance({ sealed: undefined, cuts: [], form: 2, number: 1 }, { seed: deal.seed }));
  const played = playMatch(sharedDealSetup('easy', deal));
  expect(played.log[0]).toEqual(table.log[0]);
});

it('comes to the same end whenever it is played, and tells how far it is', async () => {
  const deal = await dealOf('monkey', 'daily b');
  const playCounts: number[] = [];
  const once = await playAsLevel('normal', deal, (_, plays) => playCounts.push(plays) > 0);
  expect(once).toMatchObject({ won: expect.any(Boolean), score: expect.any(Number) });
  expect(playCounts.length).toBeGreaterThan(0);
  expect(await playAsLevel('normal', deal, () => true)).toEqual(once);
});

it('is called off at once, keeps what is known, and goes on from there', async () => {
  const deal = await dealOf('monkey', 'daily c');
  const levels: string[] = [];
  const onResult = async (level: string): Promise<void> => void levels.push(level);
  await benchmarkLevels(deal, {}, level => level === 'easy', onResult);
  expect(levels).toEqual(['easy']);
  const made: DailyScore = { won: true, score: 1, other: 1 };
  await benchmarkLevels(deal, { easy: made, normal: made }, () => true, onResult);
  expect(levels).toEqual(['easy', 'strong', 'expert']);
});

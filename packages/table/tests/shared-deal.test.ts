/** On a shared deal everyone meets the same opponents, and a record shows it. */
import {
  DAILY_OPPONENT_LEVEL,
  DAILY_SEAT,
  dailyOptions,
  dailySeedBase,
  seededChance,
} from '@parlour/games/shelf/daily';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultSeatCount, hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import type { Input, Play } from '@parlour/kernel/game';
import { describe, expect, it } from 'vitest';
import { findDifference, type SharedDeal } from '../computer/shared-deal.ts';
import { playToEnd, type SimulatedTable, settlePromises, simulateTable } from './simulated-table.ts';

const seed = dailySeedBase('any', '2026-11-17');

async function dealOf(boxed: BoxedGame): Promise<SharedDeal> {
  const options = dailyOptions(boxed);
  const [game, characters] = await Promise.all([
    boxed.open(options, readShelfData),
    boxed.players?.(readShelfData) ?? [],
  ]);
  return {
    game,
    characters,
    options,
    count: defaultSeatCount(boxed),
    seed,
    seat: DAILY_SEAT,
    among: DAILY_OPPONENT_LEVEL,
  };
}

/** A table as a device creates it for the daily deal, with its own randomness for everything else. */
async function sitDown({ game, characters, options, count }: SharedDeal, chance: string): Promise<SimulatedTable> {
  const sim = simulateTable({
    game,
    characters,
    options,
    count,
    given: { seed },
    seed: chance,
    settings: { pace: 'brisk' },
  });
  for (let seat = 1; seat < count; seat++) await sim.host({ ask: 'computer', seat, level: DAILY_OPPONENT_LEVEL });
  await sim.ask(null, { ask: 'sit', name: 'Ada', seat: DAILY_SEAT, cut: `cut-${chance}` });
  await settlePromises();
  return sim;
}

async function played(deal: SharedDeal, chance: string): Promise<readonly Input[]> {
  const sim = await sitDown(deal, chance);
  await playToEnd(sim, [DAILY_SEAT], 3000);
  expect(sim.runner.table.status?.is).toBe('over');
  return sim.runner.table.current!.match.log;
}

describe.each(gamesOnShelf().filter(hasDailyDeal))('$title', boxed => {
  it('a table plays as its seed says, whoever lays it, and its record is known to be right', async () => {
    const deal = await dealOf(boxed);
    const log = await played(deal, 'one-device');
    expect(findDifference(deal, seededChance(seed), log)).toBeUndefined();
    const cards = (given: readonly Input[]): Input => given[0]!;
    expect(cards(await played(deal, 'another'))).toEqual(cards(log));
    expect(findDifference({ ...deal, seed: 'other' }, seededChance('other'), log)).toMatchObject({ position: 0 });
  });
});

it('where nobody interrupts, the same plays lead to the same match', async () => {
  const deal = await dealOf(findGame('nations')!);
  expect(await played(deal, 'one')).toEqual(await played(deal, 'another'));
});

it('a computer player that was made to play badly is found, and so is a clock', async () => {
  const deal = await dealOf(findGame('nations')!);
  const log = await played(deal, 'one-device');
  const position = log.findIndex(({ by }) => typeof by === 'number' && by !== DAILY_SEAT);
  const bent = log.map((input, i) =>
    i === position && 'play' in input ? { ...input, play: otherPlay(log, i) } : input,
  );
  expect(findDifference(deal, seededChance(seed), bent)).toEqual({ position, of: 'computer' });
  expect(findDifference(deal, seededChance(seed), log.with(position, { by: 'clock' }))).toEqual({
    position,
    of: 'clock',
  });
});

const otherPlay = (log: readonly Input[], at: number): Play =>
  log.flatMap((input, i) => (i > at && 'play' in input && input.by === log[at]!.by ? [input.play] : []))[0]!;

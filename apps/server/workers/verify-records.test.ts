/** Records submitted for the daily deal. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { afterAll, describe, expect, it } from 'vitest';
import { createGameRegistry } from '../game-registry.ts';
import { playDailyDeal } from '../tests/play-daily.ts';
import { createWorkerPool } from './pool.ts';
import { evaluateDailyDeal } from './verify-records.ts';

const DAY = '2026-11-17';
const library = createGameRegistry(readShelfData);

const judged = (game: string, record: string, ofDay = DAY) =>
  evaluateDailyDeal(library, { game, ofDay, record }, () => false);

const last = <T>(plays: readonly T[]): T => plays.at(-1)!;

describe('a record of the deal of a day', () => {
  it.each(['nations', 'monkey', 'alone-second'])('%s: counts as what came of it', async game => {
    expect(await judged(game, await playDailyDeal(game, DAY))).toMatchObject({
      ok: true,
      value: { made: { won: expect.any(Boolean), score: expect.any(Number) } },
    });
  });

  it('is none of another day, another game, other options or other seats', async () => {
    const record = await playDailyDeal('nations', DAY);
    const fault = 'This record is of another deal, not of this daily deal.';
    expect(await judged('nations', record, '2026-11-16')).toEqual({ ok: false, fault });
    expect(await judged('monkey', record)).toEqual({ ok: false, fault });
    expect(await judged('nations', record.replace(/target=\d+/, 'target=6'))).toEqual({ ok: false, fault });
    expect(await judged('nations', record.replace('Seats: 4', 'Seats: 4\nDealer: 2'))).toEqual({ ok: false, fault });
    expect(await judged('race', record)).toEqual({ ok: false, fault: 'There is no daily deal of this game.' });
  });

  it('is none where a computer player was made to play badly', async () => {
    const record = await playDailyDeal('nations', DAY, undefined, last);
    expect(await judged('nations', record)).toMatchObject({
      ok: false,
      fault: expect.stringContaining('played otherwise'),
    });
  });

  it('is none before its end, nor with a card played twice, nor as nonsense', async () => {
    const lines = (await playDailyDeal('nations', DAY)).trimEnd().split('\n');
    expect(await judged('nations', lines.slice(0, -1).join('\n'))).toEqual({
      ok: false,
      fault: 'This match is not over yet.',
    });
    for (const text of [[...lines, lines.at(-1)].join('\n'), 'nonsense', '']) {
      expect(await judged('nations', text)).toMatchObject({ ok: false, fault: expect.any(String) });
    }
  });

  it('is not judged for longer than there is time', async () => {
    const record = await playDailyDeal('nations', DAY);
    const fault = 'This record takes too long to check.';
    expect(await evaluateDailyDeal(library, { game: 'nations', ofDay: DAY, record }, () => true)).toEqual({
      ok: false,
      fault,
    });
  });
});

describe('in a thread', () => {
  const room = createWorkerPool(1);
  afterAll(() => room.close());

  it('a record is judged, and every level plays the same deal', async () => {
    const record = await playDailyDeal('monkey', DAY);
    const made = { won: expect.any(Boolean), score: expect.any(Number), other: expect.any(Number) };
    expect(await room.evaluateDaily({ game: 'monkey', ofDay: DAY, record }, 'here')).toEqual({
      ok: true,
      value: { made },
    });
    const levels = { easy: made, normal: made, strong: made, expert: made };
    expect(await room.evaluateDaily({ game: 'monkey', ofDay: DAY }, 'here')).toEqual({ ok: true, value: { levels } });
  });
});

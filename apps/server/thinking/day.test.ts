/** The records somebody brings of the deal of a day, and what is none. */
import { readData } from '@parlour/games/shelf/node';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../library.ts';
import { playDay } from '../tests/day-player.ts';
import { judgeDay } from './day.ts';
import { thinkingRoom } from './pool.ts';

const DAY = '2026-11-17';
const library = openLibrary(readData);

const judged = (game: string, record: string, ofDay = DAY) => judgeDay(library, { game, ofDay, record }, () => false);

const last = <T>(plays: readonly T[]): T => plays.at(-1)!;

describe('a record of the deal of a day', () => {
  it.each(['nations', 'monkey', 'alone-second'])('%s: counts as what came of it', async game => {
    expect(await judged(game, await playDay(game, DAY))).toMatchObject({
      ok: true,
      value: { made: { won: expect.any(Boolean), score: expect.any(Number) } },
    });
  });

  it('is none of another day, another game, other options or other seats', async () => {
    const record = await playDay('nations', DAY);
    const fault = 'This is a record of another deal than that of the day.';
    expect(await judged('nations', record, '2026-11-16')).toEqual({ ok: false, fault });
    expect(await judged('monkey', record)).toEqual({ ok: false, fault });
    expect(await judged('nations', record.replace(/target=\d+/, 'target=6'))).toEqual({ ok: false, fault });
    expect(await judged('nations', record.replace('Seats: 4', 'Seats: 4\nDealer: 2'))).toEqual({ ok: false, fault });
    expect(await judged('race', record)).toEqual({ ok: false, fault: 'There is no daily deal of this game.' });
  });

  it('is none where a computer player was made to play badly', async () => {
    const record = await playDay('nations', DAY, undefined, last);
    expect(await judged('nations', record)).toMatchObject({
      ok: false,
      fault: expect.stringContaining('has not played'),
    });
  });

  it('is none before its end, nor with a card played twice, nor as nonsense', async () => {
    const lines = (await playDay('nations', DAY)).trimEnd().split('\n');
    expect(await judged('nations', lines.slice(0, -1).join('\n'))).toEqual({
      ok: false,
      fault: 'This match is not over yet.',
    });
    for (const text of [[...lines, lines.at(-1)].join('\n'), 'nonsense', '']) {
      expect(await judged('nations', text)).toMatchObject({ ok: false, fault: expect.any(String) });
    }
  });

  it('is not judged for longer than there is time', async () => {
    const record = await playDay('nations', DAY);
    const fault = 'This record takes too long to judge.';
    expect(await judgeDay(library, { game: 'nations', ofDay: DAY, record }, () => true)).toEqual({ ok: false, fault });
  });
});

describe('in a thread', () => {
  const room = thinkingRoom(1);
  afterAll(() => room.close());

  it('a record is judged, and every level plays the same deal', async () => {
    const record = await playDay('monkey', DAY);
    const made = { won: expect.any(Boolean), score: expect.any(Number), other: expect.any(Number) };
    expect(await room.judgeDay({ game: 'monkey', ofDay: DAY, record }, 'here')).toEqual({ ok: true, value: { made } });
    const levels = { easy: made, normal: made, strong: made, expert: made };
    expect(await room.judgeDay({ game: 'monkey', ofDay: DAY }, 'here')).toEqual({ ok: true, value: { levels } });
  });
});

/** Records looked over and tried, as the worker does it for the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '@parlour/games/shelf/node';
import { must } from '@parlour/kernel/must';
import { describe, expect, it } from 'vitest';
import { replayRecord } from './albums.ts';
import { type ReviewPiece, reviewRecord } from './reviewing.ts';

const recordOf = (box: string, name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'games', box, 'records', `${name}.txt`), 'utf8');
const text = recordOf('nations', 'tricks-before-titles');
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

describe('a record looked over', () => {
  it('is told in pieces that make up the whole', async () => {
    const pieces: ReviewPiece[] = [];
    const said = await reviewRecord(readData, text, NAMES, 1, piece => void pieces.push(piece));
    expect(said.ok).toBe(true);
    const stood = pieces.flatMap(piece => piece.stood);
    expect(stood.map(({ step }) => step)).toEqual(stood.map((_, i) => i));
    const decided = pieces.flatMap(piece => piece.decided);
    expect(must(pieces.findLast(({ of }) => of)).of).toBe(decided.length);
    for (const { options, mine, lost, known, open, grade } of decided) {
      expect(options[mine]?.behind).toEqual(lost);
      expect(options[mine]?.grade).toBe(grade);
      expect(options[mine]?.known).toBe(known);
      expect(options.every(({ says }) => says !== '')).toBe(true);
      expect(open).toMatch(/\.$/);
    }
  });

  it('calls those who sat there by their names', async () => {
    const whys: string[] = [];
    const told = recordOf('alice', 'completed-by-a-forfeit');
    const hear = ({ decided }: ReviewPiece): void => void whys.push(...decided.map(({ why }) => why));
    await reviewRecord(readData, told, NAMES, 2, hear);
    expect(whys.join(' ')).toMatch(/Ada|Ben/);
    expect(whys.join(' ')).not.toMatch(/Seat \d/);
  });

  it('that is none is said to be none, in one sentence', async () => {
    const said = await reviewRecord(readData, 'Game: whist', NAMES, 0, () => undefined);
    expect(said).toMatchObject({ ok: false, fault: expect.stringMatching(/\.$/) });
  });
});

describe('another play is tried at a moment of a record', async () => {
  const album = await replayRecord(readData, text, NAMES);
  const about = await album.about();
  const length = about.ok ? about.value.length : 0;
  const steps = Array.from({ length }, (_, step) => step);
  const offers = await Promise.all(steps.map(step => album.offered(step, 1)));
  const step = offers.findIndex(({ plays }) => plays.length > 1);
  const play = must(offers[step]?.plays.at(-1));

  it('and leads to the moment after it; the record stays as it is', async () => {
    const before = await album.at(step, 1);
    const tried = must(await album.tried(step, 1, play));
    expect(tried.moment.view.hand?.length).toBe((before.view.hand?.length ?? 0) - 1);
    expect(tried.moment.heard[0]?.sentence).toMatch(/^You /);
    expect(await album.at(step, 1)).toEqual(before);
    expect(await album.judge(step, 1, play)).toBeUndefined();
  });

  it('what may not be done there is refused with its sentence, and leads nowhere', async () => {
    const taken = must(offers.at(step)?.plays[0]);
    expect((await album.judge(step, 2, taken))?.message).toMatch(/\.$/);
    expect(await album.tried(step, 2, taken)).toBeUndefined();
    expect(await album.tried(step, 1, { do: 'nonsense' })).toBeUndefined();
  });
});

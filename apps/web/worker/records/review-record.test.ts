import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { replayRecord } from './replay.ts';
import { type ReviewUpdate, reviewRecordFrom } from './review-record.ts';

const recordOf = (box: string, name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'games', box, 'records', `${name}.txt`), 'utf8');
const text = recordOf('nations', 'tricks-before-titles');
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

describe('a record looked over', () => {
  it('is told in pieces that make up the whole', async () => {
    const pieces: ReviewUpdate[] = [];
    const said = await reviewRecordFrom(readShelfData, text, NAMES, 1, piece => void pieces.push(piece));
    expect(said.ok).toBe(true);
    const stood = pieces.flatMap(piece => piece.chances);
    expect(stood.map(({ step }) => step)).toEqual(stood.map((_, i) => i));
    const decided = pieces.flatMap(piece => piece.decisions);
    expect(assertDefined(pieces.findLast(({ of }) => of)).of).toBe(decided.length);
    for (const { options, playedIndex: mine, lost, costText: known, openCostText: open, grade } of decided) {
      expect(options[mine]?.behind).toEqual(lost);
      expect(options[mine]?.grade).toBe(grade);
      expect(options[mine]?.costText).toBe(known);
      expect(options.every(({ label: says }) => says !== '')).toBe(true);
      expect(open).toMatch(/\.$/);
    }
  });

  it('calls those who sat there by their names', async () => {
    const texts: string[] = [];
    const record = recordOf('alice', 'completed-by-a-forfeit');
    const onPiece = ({ decisions }: ReviewUpdate): void =>
      void texts.push(...decisions.flatMap(({ why, options }) => [why, ...options.map(({ label }) => label)]));
    await reviewRecordFrom(readShelfData, record, NAMES, 2, onPiece);
    expect(texts.join(' ')).toMatch(/Ada|Ben/);
    expect(texts.join(' ')).not.toMatch(/Seat \d/);
  });

  it('that is none is said to be none, in one sentence', async () => {
    const said = await reviewRecordFrom(readShelfData, 'Game: whist', NAMES, 0, () => undefined);
    expect(said).toMatchObject({ ok: false, fault: expect.stringMatching(/\.$/) });
  });
});

describe('another play is tried at a moment of a record', async () => {
  const album = await replayRecord(readShelfData, text, NAMES);
  const about = await album.summary();
  const length = about.ok ? about.value.length : 0;
  const steps = Array.from({ length }, (_, step) => step);
  const offers = await Promise.all(steps.map(step => album.offeredPlays(step, 1)));
  const step = offers.findIndex(({ plays }) => plays.length > 1);
  const play = assertDefined(offers[step]?.plays.at(-1));

  it('and leads to the moment after it; the record stays as it is', async () => {
    const before = await album.momentAt(step, 1);
    const tried = assertDefined(await album.tryPlay(step, 1, play));
    expect(tried.moment.view.hand?.length).toBe((before.view.hand?.length ?? 0) - 1);
    expect(tried.moment.tableEvents[0]?.sentence).toMatch(/^You /);
    expect(await album.momentAt(step, 1)).toEqual(before);
    expect(await album.checkPlay(step, 1, play)).toBeUndefined();
  });

  it('what may not be done there is refused with its sentence, and leads nowhere', async () => {
    const taken = assertDefined(offers.at(step)?.plays[0]);
    expect((await album.checkPlay(step, 2, taken))?.message).toMatch(/\.$/);
    expect(await album.tryPlay(step, 2, taken)).toBeUndefined();
    expect(await album.tryPlay(step, 1, { do: 'nonsense' })).toBeUndefined();
  });
});

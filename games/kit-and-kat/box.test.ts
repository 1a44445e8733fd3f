import { checkLaws } from '@parlour/kernel/laws';
import { beginMatch, viewForChair } from '@parlour/kernel/match';
import { parseRecord, replayMatch, writeRecord } from '@parlour/kernel/record';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../shelf/node-files.ts';
import type { ReadDataFile } from '../shelf/shelf.ts';
import { box } from './box.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const openWith = (read: ReadDataFile, pack = 'own'): Promise<unknown> =>
  box.games[0]!.open({ mistakes: 'called', falseShout: 'silence', pack }, read);

describe('opening the box', () => {
  it('with a pack of one’s own', async () => {
    const read: ReadDataFile = name => readShelfData(name.replace('own', 'night-sky'));
    expect(await openWith(read)).toMatchObject({ id: 'kit-and-kat', seats: [2, 8] });
  });

  it('with letters of any language', async () => {
    const text = new TextDecoder().decode(await readShelfData('kit-and-kat/data/night-sky.json'));
    const game = (await openWith(async () => bytesOf(text.replace('The Sun"', 'الشمس ☉"')))) as {
      show(view: never): string;
    };
    expect(game).toBeDefined();
  });

  it('with a file that Windows wrote in its old letters', async () => {
    const text = new TextDecoder().decode(await readShelfData('kit-and-kat/data/night-sky.json'));
    const old = Uint8Array.from(text.replaceAll(/[^\0-\xff]/g, '-').replace('The Sun"', 'El Ni\u00f1o"'), sign =>
      sign.charCodeAt(0),
    );
    expect(await openWith(async () => old)).toBeDefined();
  });

  it('says in one sentence why a pack cannot be had', async () => {
    await expect(openWith(() => Promise.reject(new Error('gone')))).rejects.toThrow('Can\'t read the pack "own".');
    await expect(openWith(async () => bytesOf('{'))).rejects.toThrow('has an error in line 1');
  });
});

describe('a short game', () => {
  it('has the first five books of the pack, and rules with their numbers', async () => {
    const short = await box.games[0]!.open({ pack: 'nuerland', books: 'five' }, readShelfData);
    expect([short.pack.length, short.pack.at(-1)]).toEqual([50, 'E10']);
    expect(short.clauses[0]!.text).toContain('50 cards');
    expect((await box.games[0]!.open({ pack: 'nuerland' }, readShelfData)).pack.length).toBe(140);
  });

  it('ends with five books taken, for any number of players', async () => {
    const options = { mistakes: 'called', falseShout: 'silence', pack: 'nuerland', books: 'five' };
    const game = await box.games[0]!.open(options, readShelfData);
    for (const count of [2, 3, 8]) {
      const match = checkLaws({ game, options, seating: { count }, seed: `short ${count}` });
      expect(viewForChair(match, null).scores.reduce((sum, books) => sum + books, 0)).toBe(5);
    }
  });
});

describe('a record', () => {
  const options = { mistakes: 'called', falseShout: 'silence', pack: 'nuerland' };

  it('names the words it was played with, and is not told with others', async () => {
    const game = await box.games[0]!.open(options, readShelfData);
    const other = await box.games[0]!.open({ ...options, pack: 'night-sky' }, readShelfData);
    const text = writeRecord(beginMatch(game, options, { count: 2 }));
    expect(text).toMatch(/^Pack: Kit and Kat in Nuerland [0-9a-f]{16}$/m);
    const record = unwrap(parseRecord(text));
    expect(replayMatch(game, record).ok).toBe(true);
    expect(replayMatch(other, record)).toMatchObject({
      fault: { message: expect.stringContaining('uses Pack Kit and Kat in') },
    });
  });

  it('of rules 1 is told in the words of that time', async () => {
    const game = await box.games[0]!.open(options, readShelfData, 1);
    const told = game.say({ what: 'plays', clause: 'KK-10', seat: 0, card: 'A1', from: 'hand' } as never, () => 'Kit');
    expect(told).toContain('Which great river of Africa');
    const [old, now] = await Promise.all([1, 2].map(rules => box.print!(options, readShelfData, rules)));
    expect([old, now].map(cards => cards!.dress.words!.A2)).toEqual([
      'The Nile flows through the Sudan.',
      'The Nile river flows through the Sudan.',
    ]);
  });
});

import { defaultsOf } from '@parlour/kernel/options';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { readShelfData } from './node-files.ts';
import { identifyRecord, openRecord } from './open-record.ts';
import { gamesOnShelf } from './shelf.ts';

const header = (fields: Record<string, string | number>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n`;

describe('the versions of the rules', () => {
  for (const boxed of gamesOnShelf()) {
    it(`${boxed.id} is opened under the newest, and under each that is named`, async () => {
      const options = defaultsOf(boxed.options);
      expect((await boxed.open(options, readShelfData)).version).toBe(boxed.versions.at(-1));
      for (const rules of boxed.versions) expect((await boxed.open(options, readShelfData, rules)).version).toBe(rules);
      expect([...boxed.versions].sort((a, b) => a - b)).toEqual(boxed.versions);
    });

    it(`${boxed.id} is not opened under rules that nobody knows`, async () => {
      const opening = boxed.open(defaultsOf(boxed.options), readShelfData, 99);
      await expect(opening).rejects.toThrow(/has no rules 99; it has rules 1/);
    });
  }
});

describe('opening a record', () => {
  for (const boxed of gamesOnShelf()) {
    it(`of ${boxed.id} opens every version that a record can name`, async () => {
      for (const rules of boxed.versions) {
        const text = header({ Game: boxed.id, Rules: rules, Seats: boxed.seats[0] });
        const opened = unwrap(await openRecord(text, readShelfData));
        expect(opened.game.version).toBe(rules);
        expect(opened.options).toEqual(defaultsOf(opened.game.options));
        expect(unwrap(identifyRecord(text)).options).toMatchObject(opened.options);
      }
    });
  }

  const [some] = gamesOnShelf();
  const of = (fields: Record<string, string | number>): string =>
    header({ Game: some!.id, Rules: 1, Seats: some!.seats[0], ...fields });

  const faultOf = (text: string): unknown => {
    const named = identifyRecord(text);
    return named.ok ? undefined : named.fault;
  };

  it('says in one sentence what is wrong, and on which line', () => {
    expect(faultOf('nonsense')).toEqual({ line: 1, message: 'A header line must be "Name: value".' });
    expect(faultOf(of({ Game: 'chess' }))).toEqual({ line: 1, message: 'There is no game "chess".' });
    expect(faultOf(of({ Options: 'colour=red' }))).toMatchObject({
      message: expect.stringMatching(/^There is no option "colour"/),
    });
    expect(faultOf(of({ Rules: 99 }))).toMatchObject({
      line: 1,
      message: expect.stringMatching(/has no rules 99;/),
    });
  });

  it('says so too where the box cannot be opened', async () => {
    const nothing = (): Promise<Uint8Array> => Promise.reject(new Error('The file cannot be read.'));
    const boxed = gamesOnShelf().find(({ legalWord }) => legalWord)!;
    const opened = await openRecord(of({ Game: boxed.id, Rules: boxed.versions.at(-1)!, Seats: 2 }), nothing);
    expect(opened).toEqual({ ok: false, fault: { line: 1, message: 'The file cannot be read.' } });
  });
});

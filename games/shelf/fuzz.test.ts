/** Damaged records, options and packs are either read or rejected with one sentence. Nothing throws. */
import { readFileSync } from 'node:fs';
import { parseOptions, validateOptions } from '@parlour/kernel/options';
import { parseRecord, replayMatch } from '@parlour/kernel/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listGoldenRecords } from '../../scripts/lib/golden-records.ts';
import kept from './fuzz-cases.json' with { type: 'json' };
import { readShelfData } from './node-files.ts';
import { parseTable } from './own-packs/table-file.ts';
import { importTable } from './own-packs/table-import.ts';
import { emptyDraft, type PackTemplate, rowCount } from './own-packs/template.ts';
import { findGame, gamesOnShelf, shelf } from './shelf.ts';

/** `FUZZ_RUNS=20000 npx vitest run fuzz` runs more cases. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);

const nasty = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1e308',
    '0x10',
    '999999999999999999999',
    '__proto__',
    'constructor',
    '=',
    'refused',
    '🂡',
  ),
  fc.integer().map(String),
  fc.json(),
);

const records = listGoldenRecords().map(file => readFileSync(file, 'utf8'));
const words = [...new Set(records.flatMap(record => record.split(/\s+/)))];

/** Which line, which word, which kind of change, and the new value. */
type Change = readonly [line: number, word: number, how: number, value: string];
const change = fc.tuple(fc.nat(400), fc.nat(20), fc.nat(4), fc.oneof(nasty, fc.constantFrom(...words)));

function applyChange(lines: string[], [line, word, how, value]: Change): string[] {
  const i = line % lines.length;
  const parts = lines[i]!.split(' ');
  const j = word % parts.length;
  const ways = [
    () => lines.toSpliced(i, 1),
    () => lines.toSpliced(i, 0, lines[word % lines.length]!),
    () => lines.with(i, parts.with(j, value).join(' ')),
    () => lines.with(i, parts.toSpliced(j, 1).join(' ')),
    () => lines.with(i, [...parts, value].join(' ')),
  ];
  return ways[how]!();
}

const damage = (text: string, changes: readonly Change[]): string =>
  changes.reduce(applyChange, text.split('\n')).join('\n');

async function readRecord(text: string): Promise<unknown> {
  const read = parseRecord(text);
  if (!read.ok) return read.fault.message;
  const { header } = read.value;
  const boxed = findGame(header.game);
  if (!boxed) return 'no such game';
  const checked = validateOptions(boxed.options, parseOptions(boxed.options, header.options));
  if (!checked.ok) return checked.fault;
  const game = await boxed.open(checked.value, readShelfData).catch(() => undefined);
  const match = game && replayMatch(game, read.value);
  return match && !match.ok ? match.fault.message : 'read';
}

describe('what somebody has spoilt', () => {
  it('in a record is named, or the record is read', { timeout: 300_000 }, async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...records.keys()),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      async (n, changes) => {
        const answer = await readRecord(damage(records[n]!, changes as Change[]));
        expect(answer).toMatch(/./);
      },
    );
    await fc.assert(property, { numRuns: 4 * RUNS });
    for (const text of kept.records) expect(await readRecord(text)).toMatch(/./);
  });

  it('in options is named, or they are taken', { timeout: 300_000 }, async () => {
    const names = [...new Set(gamesOnShelf().flatMap(({ options }) => Object.keys(options))), '__proto__', 'toString'];
    const values = gamesOnShelf().flatMap(({ options }) =>
      Object.values(options).flatMap(spec => (spec.kind === 'choice' ? spec.of : [String(spec.default)])),
    );
    const value = fc.oneof(
      nasty,
      fc.constantFrom(...values),
      nasty.map(text => `own:${text}`),
    );
    const option = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), value).map(pair => pair.join('='));
    const property = fc.asyncProperty(
      fc.constantFrom(...gamesOnShelf().keys()),
      fc.oneof(
        fc.array(option, { maxLength: 4 }).map(all => all.join(' ')),
        fc.string(),
      ),
      async (n, text) => {
        const { options: specs, open } = gamesOnShelf()[n]!;
        const checked = validateOptions(specs, parseOptions(specs, text));
        if (!checked.ok) return void expect(checked.fault).toMatch(/\.$/);
        await open(checked.value, readShelfData).catch(error => void expect((error as Error).name).toBe('Error'));
      },
    );
    await fc.assert(property, { numRuns: RUNS });
  });

  it('as an object of options is named, or they are taken', () => {
    const property = fc.property(fc.constantFrom(...gamesOnShelf()), fc.jsonValue(), ({ options: specs }, given) => {
      const checked = validateOptions(specs, given);
      expect(checked.ok ? Object.keys(checked.value) : checked.fault).toBeDefined();
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('in a pack of one’s own is named with its line, or the pack is taken', { timeout: 300_000 }, async () => {
    const makings = await Promise.all(shelf.flatMap(box => box.packTemplate?.() ?? []));
    const whole = makings.map(wholePack);
    const property = fc.property(
      fc.constantFrom(...makings.keys()),
      fc.array(change, { maxLength: 4 }),
      fc.option(fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' }))),
      (n, changes, instead) => {
        const read = makings[n]!.read(instead ?? damage(whole[n]!, changes as Change[]));
        if (read.ok) return void expect(read.value.draft.cells.length).toBeGreaterThan(0);
        for (const { line, message } of read.fault)
          expect([line > 0, message]).toEqual([true, expect.stringMatching(/./)]);
        expect(read.fault.length).toBeGreaterThan(0);
      },
    );
    fc.assert(property, { numRuns: 4 * RUNS });
  });
});

it('any table is imported or refused with one sentence', { timeout: 300_000 }, async () => {
  const makings = await Promise.all(shelf.flatMap(box => box.packTemplate?.() ?? []));
  const cell = fc.oneof(
    nasty,
    fc.constantFrom('question', 'A', 'Frage', 'book', 'Book B', 'Total', '"', '#tags column:1'),
  );
  const sheet = fc
    .tuple(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 90 }), fc.constantFrom('\t', ',', ';', '|', ' - '))
    .map(([rows, divider]) => rows.map(row => row.join(divider)).join('\n'));
  const property = fc.property(fc.constantFrom(...makings), sheet, (making, text) => {
    const table = parseTable(text);
    const done = table.ok ? importTable(making, emptyDraft(making), table.value) : table;
    if (!done.ok) return void expect(done.fault).toMatch(/\.$/);
    const { draft, problems, summary } = done.value;
    expect(draft.cells.length).toBe(rowCount(making));
    expect(
      [...problems.map(({ message }) => message), summary].filter(sentence => sentence.includes('undefined')),
    ).toEqual([]);
  });
  fc.assert(property, { numRuns: 2 * RUNS });
});

/** A pack with every text filled in. */
function wholePack(making: PackTemplate): string {
  const empty = emptyDraft(making);
  const draft = {
    ...empty,
    head: empty.head.map((_, i) => `Head ${i}`),
    about: empty.about.map((_, i) => `About ${i}`),
    cells: empty.cells.map((row, i) => row.map((_, j) => `Text ${i} ${j}`)),
  };
  return making.write(draft, 'album', 'file');
}

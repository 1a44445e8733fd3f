import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultsOf } from '@parlour/kernel/options';
import { isExample, parseRecord } from '@parlour/kernel/record';
import { assertDefined, unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { readBaked } from '../bake/sources.ts';
import { showThirteenTurns } from '../commands/thirteen-turns.ts';
import { exhibit } from '../exhibit.ts';
import { openLexicon } from '../lexicon/lexicon.ts';
import { printing } from '../print/printing.ts';
import { kanUGoOptions } from '../rules/options.ts';
import { sheet } from '../sheet.generated.ts';
import { writeAddition } from './notation.ts';
import { exampleRecord, exampleTurns, FIGURES, restoreFigure } from './worked-example.ts';

/** Letters of the booklet, in its order. */
const PRINTED = 'TASK END OXIN WAE SCR ICE QUIT THU RY OA LD AE OW'.split(' ');

describe("the booklet's lost picture", () => {
  it('[KG-3] [KG-6] is one of exactly seven, with ordinary words, and these are shown', () => {
    const common = openLexicon(readBaked('full.lexicon'), 'common');
    const written = (figure: (typeof FIGURES)[number]): string[] => figure.map(writeAddition);
    expect(Array.from(restoreFigure(common), written)).toEqual(FIGURES.map(written));
    expect(FIGURES).toHaveLength(7);
  });

  it('[KG-2] [KG-5] [KG-10] each is told in thirteen turns, with a sentence and a clause of the sheet', () => {
    const clauses = new Set<string>(sheet['kan-u-go'].map(({ id }) => id));
    for (const { steps } of exhibit.versions) {
      expect(steps).toHaveLength(13);
      for (const { says, clause } of steps) expect([says.length > 20, clauses.has(clause)]).toEqual([true, true]);
      expect(new Set(steps.map(({ picture }) => /viewBox="[^"]*"/.exec(picture)?.[0])).size).toBe(1);
    }
    for (const figure of FIGURES) {
      const turns = exampleTurns(figure);
      expect(turns.map(({ added }) => added.map(([, , letter]) => letter).join(''))).toEqual(PRINTED);
      for (const { says, letters, words } of turns.slice(1)) {
        const named = letters.match(/[A-Z]/g)?.filter(letter => !new RegExp(`\\b${letter}\\b`).test(says)) ?? [];
        expect([words[0], named]).toEqual([words[0], []]);
      }
    }
  });

  it('the record of the page is the golden record, and is marked as an example', () => {
    const golden = readFileSync(join(import.meta.dirname, '..', 'records', 'thirteen-turns.txt'), 'utf8');
    const inputs = golden.split('\n').filter(line => !/^( {4}|#)/.test(line));
    expect(exampleRecord()).toBe(inputs.join('\n').replace(/\n+$/, '\n'));
    expect(isExample(unwrap(parseRecord(exampleRecord())))).toBe(true);
  });
});

it('is a sheet of three printed pages, with every turn and every figure', () => {
  const [sheet] =
    printing(defaultsOf(kanUGoOptions)).sheets?.({ width: 210, height: 297 }, 'black', text => 9 * text.length) ?? [];
  const words = assertDefined(sheet).pages.map(page => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
  expect(words).toHaveLength(3);
  for (let turn = 1; turn <= 13; turn++) expect(words.join()).toContain(` ${turn}. `);
  for (let figure = 1; figure <= 7; figure++) expect(words[2]).toContain(`Figure ${figure}: `);
});

describe('parlour thirteen-turns', () => {
  async function run(args: readonly string[], flags = {}): Promise<{ code: number; lines: string[] }> {
    const lines: string[] = [];
    const print = (line: string): void => void lines.push(line);
    const io = { print, printError: print, read: undefined!, readUserFile: undefined!, writeUserFile: undefined! };
    return { code: await showThirteenTurns(args, flags, io), lines };
  }

  it('shows one turn, the new letters in brackets', async () => {
    const { code, lines } = await run(['2']);
    expect(code).toBe(0);
    expect(lines[0]).toBe('Turn 2 of 13: E, N and D → SEND');
    expect(
      assertDefined(lines[2])
        .split('\n')
        .filter(row => row.includes('[')),
    ).toEqual([' ·  ·  ·  · [E] ·  ·  ·  ·  · ', ' ·  ·  ·  · [N] ·  ·  ·  ·  · ', ' ·  ·  ·  · [D] ·  ·  ·  ·  · ']);
  });

  it('shows all turns of any figure, and says what it takes', async () => {
    const { lines } = await run([], { figure: '5' });
    expect(lines[0]).toBe('Figure 5: QUITE, TRY, LID, LACE\n');
    expect(lines.filter(line => line.startsWith('Turn '))).toHaveLength(13);
    expect(await run(['14'])).toEqual({ code: 2, lines: [expect.stringContaining('from 1 to 13')] });
    expect(await run([], { figure: '8' })).toEqual({ code: 2, lines: [expect.stringContaining('from 1 to 7')] });
  });
});

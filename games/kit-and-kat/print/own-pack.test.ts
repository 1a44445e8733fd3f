/** A teacher's own pack, printed and at the table: its own numbers and cards, nothing of Nuerland. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { defaultsOf, encodeOwnText } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/player';
import { boxParts } from '@parlour/print/box-parts';
import { readPrintFonts } from '@parlour/print/pdf/font-files';
import { textMeasurer } from '@parlour/print/pdf/pdf';
import { DEFAULT_PRINT_SETTINGS } from '@parlour/print/settings';
import { computerPlayerNames } from '@parlour/table/computer/task';
import { describe, expect, it } from 'vitest';
import { loadLeaflets } from '../../shelf/leaflets.ts';
import { shelf } from '../../shelf/shelf.ts';
import { box } from '../box.ts';
import { BOOKS } from '../kit-and-kat/rules/cards.ts';
import { openKitAndKat } from '../kit-and-kat/rules/kit-and-kat.ts';
import { kitOptions } from '../kit-and-kat/rules/options.ts';

const packWith = (books: number): string =>
  JSON.stringify({
    title: 'Volcanoes',
    author: 'Class 4',
    licence: 'CC0',
    books: BOOKS.slice(0, books).map(book => ({
      book,
      subject: `Subject ${book}`,
      pairs: Array.from({ length: 5 }, (_, i) => ({
        question: `Question ${book} ${i}?`,
        answer: `Answer ${book} ${i}.`,
      })),
    })),
  });

const optionsWith = (books: number) => ({ ...defaultsOf(kitOptions), pack: encodeOwnText(packWith(books)) });

const shelved = assertDefined(shelf.find(({ id }) => id === box.id));

async function printed(books: number) {
  const printing = await shelved.print(optionsWith(books), readShelfData);
  const leaflets = await loadLeaflets(shelved, printing);
  const job = { settings: DEFAULT_PRINT_SETTINGS, measure: textMeasurer(readPrintFonts()) };
  const parts = boxParts(shelved, printing, leaflets, job);
  const text = parts
    .flatMap(({ pages }) => pages.map(({ svg }) => svg))
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { printing, leaflets, text };
}

describe('a pack of one’s own', () => {
  it.each([4, 9, 13])('with %i books prints its own numbers', async books => {
    const { text } = await printed(books);
    expect(text).toContain(`${books * 10} cards: ${books} books , A to ${BOOKS[books - 1]},`);
    expect(text).toContain(`${books * 10} cards, ${books} books of ten.`);
    expect(text.match(new RegExp(`\\b${books * 2} packets of five`, 'g'))).toHaveLength(2);
    expect(text).not.toMatch(/\b140\b|fourteen|\b14 books|\b28 packets|A to N\b/i);
  });

  it('shows only cards that are in the pack', async () => {
    const { printing, leaflets } = await printed(4);
    const blocks = leaflets.howTo.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks));
    const shown = blocks.flatMap(block => (block.is === 'cards' ? block.cards : []));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(card => !printing.pack.includes(card))).toEqual([]);
    const told = blocks.flatMap(block => ('says' in block ? (block.says.match(/\b[A-N](10|[1-9])\b/g) ?? []) : []));
    expect(told.filter(card => !printing.pack.includes(card))).toEqual([]);
  });

  it('[KK-26r] says nothing of Nuerland, nor of making packs', async () => {
    const { text } = await printed(4);
    expect(text).toContain('KK-25r');
    expect(text).not.toMatch(/Nuer|Nasir|mission|KK-26r|1948/i);
  });

  it('is played by kittens, not by the class of the box', async () => {
    const people = (await box.games[0]?.personas?.()) ?? [];
    const ofTheBox = people.flatMap(({ name, kin = [] }) => [name, ...kin]);
    for (const level of LEVELS) {
      const names = computerPlayerNames(people, level, optionsWith(4));
      expect(names).toHaveLength(3);
      expect(names.filter(name => ofTheBox.includes(name))).toEqual([]);
      expect(
        computerPlayerNames(people, level, defaultsOf(kitOptions)).filter(name => !ofTheBox.includes(name)),
      ).toEqual([]);
    }
  });

  it('[KK-1] [KK-2] has clauses with its own numbers at the table', async () => {
    const { clauses } = await openKitAndKat(optionsWith(5), readShelfData);
    expect(clauses.find(({ id }) => id === 'KK-1')?.text).toBe('50 cards, 5 books of ten.');
    expect(clauses.find(({ id }) => id === 'KK-2')?.text).toContain('dealt out into 10 packets of five');
  });
});

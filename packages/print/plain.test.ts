/** Boxes without drawings on paper: cards set in type, or none at all. The examples stand for all of them. */
import { leafletsIn } from '@parlour/games/shelf/how-to';
import { plainPrinting } from '@parlour/games/shelf/plain-print';
import type { Box } from '@parlour/games/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { box as dice } from '../../examples/boxes/knuckles/box.ts';
import { box as cards } from '../../examples/boxes/posies/box.ts';
import { readFonts } from './font-files.ts';
import { strangersIn } from './letters.ts';
import { cardsFault, packParts } from './pack.ts';
import { measureWith, pdfOf } from './pdf.ts';
import { openPdf } from './proof.ts';
import { USUAL } from './settings.ts';

const fonts = readFonts();

async function printed(box: Box) {
  const printing = await plainPrinting(box, {}, () => Promise.reject(new Error('nothing is read')));
  const parts = packParts(box, printing, await leafletsIn(box, printing), USUAL, measureWith(fonts));
  return { printing, parts, leaves: parts.flatMap(({ pages }) => pages) };
}

describe('a box without drawings', () => {
  it('has every part that others have', async () => {
    const { parts, leaves } = await printed(cards);
    expect(parts.map(({ name }) => name)).toEqual([
      'the test sheet',
      'the 48 cards and a spare one',
      'the sheet',
      expect.stringContaining('score sheet'),
      expect.stringContaining('to fold'),
    ]);
    expect(strangersIn(leaves, fonts)).toEqual([]);
    const document = await openPdf(await pdfOf(leaves, { title: cards.title, fonts }));
    expect(document.getPageCount()).toBe(leaves.length);
  });

  it('has its cards by the names the game gives them', async () => {
    const { printing } = await printed(cards);
    expect(printing.art.nameOf('rose-3', {})).toBe('Rose 3');
    expect(printing.art.face('rose-3')).toContain('Rose 3');
    expect(printing.scoring).toMatchObject([{ game: 'Posies', says: 'The highest score is the best.' }]);
  });
});

describe('a box without cards', () => {
  it('has its sheet and a score sheet, and nothing to be cut', async () => {
    const { parts, leaves } = await printed(dice);
    expect(parts.map(({ name }) => name)).toEqual(['the sheet', 'a score sheet']);
    const document = await openPdf(await pdfOf(leaves, { title: dice.title, fonts }));
    expect(document.getPageCount()).toBe(leaves.length);
  });

  it('says so to whoever asks for its cards alone', async () => {
    const { printing } = await printed(dice);
    for (const asked of [
      { ...USUAL, extent: 'cards' },
      { ...USUAL, form: 'cards' },
    ] as const)
      expect(cardsFault(dice, printing, asked)).toBe('There are no cards in the box Knuckles.');
    expect(cardsFault(dice, printing, USUAL)).toBeUndefined();
  });
});

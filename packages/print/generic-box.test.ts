/** Prints example boxes without art: cards set in type, or no cards. */

import { genericPrinting } from '@parlour/games/shelf/generic-print';
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import type { Box } from '@parlour/games/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { box as dice } from '../../examples/boxes/knuckles/box.ts';
import { box as cards } from '../../examples/boxes/posies/box.ts';
import { boxParts, cardsError } from './box-parts.ts';
import { readPrintFonts } from './pdf/font-files.ts';
import { findMissingGlyphs, renderPdf, textMeasurer } from './pdf/pdf.ts';
import { DEFAULT_PRINT_SETTINGS } from './settings.ts';
import { openPdf } from './tests/render-pdf.ts';

const fonts = readPrintFonts();

async function printed(box: Box) {
  const printing = await genericPrinting(box, {}, () => Promise.reject(new Error('nothing is read')));
  const parts = boxParts(box, printing, await loadLeaflets(box, printing), DEFAULT_PRINT_SETTINGS, textMeasurer(fonts));
  return { printing, parts, leaves: parts.flatMap(({ pages }) => pages) };
}

describe('a box without drawings', () => {
  it('has every part that others have', async () => {
    const { parts, leaves } = await printed(cards);
    expect(parts.map(({ name }) => name)).toEqual([
      'test sheet',
      '48 cards and a spare one',
      'rules',
      expect.stringContaining('score sheet'),
      expect.stringContaining('to fold'),
    ]);
    expect(findMissingGlyphs(leaves, fonts)).toEqual([]);
    const document = await openPdf(await renderPdf(leaves, { title: cards.title, fonts }));
    expect(document.getPageCount()).toBe(leaves.length);
  });

  it('has its cards by the names the game gives them', async () => {
    const { printing } = await printed(cards);
    expect(printing.art.nameOf('rose-3', {})).toBe('Rose 3');
    expect(printing.art.face('rose-3')).toContain('Rose 3');
    expect(printing.scoring).toMatchObject([{ game: 'Posies', says: 'The highest score wins.' }]);
  });
});

describe('a box without cards', () => {
  it('has its sheet and a score sheet, and nothing to be cut', async () => {
    const { parts, leaves } = await printed(dice);
    expect(parts.map(({ name }) => name)).toEqual(['rules', 'a score sheet']);
    const document = await openPdf(await renderPdf(leaves, { title: dice.title, fonts }));
    expect(document.getPageCount()).toBe(leaves.length);
  });

  it('says so to whoever asks for its cards alone', async () => {
    const { printing } = await printed(dice);
    for (const asked of [
      { ...DEFAULT_PRINT_SETTINGS, extent: 'cards' },
      { ...DEFAULT_PRINT_SETTINGS, form: 'cards' },
    ] as const)
      expect(cardsError(dice, printing, asked)).toBe('The box Knuckles has no cards to print.');
    expect(cardsError(dice, printing, DEFAULT_PRINT_SETTINGS)).toBeUndefined();
  });
});

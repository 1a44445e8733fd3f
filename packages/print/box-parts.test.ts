/** Prints every box on both papers, then reads the PDF and renders it; and boxes without art, or without cards. */
import { toGrey } from '@parlour/card-art/colour';
import { genericPrinting } from '@parlour/games/shelf/generic-print';
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import type { Box } from '@parlour/games/shelf/shelf';
import { beforeAll, describe, expect, it } from 'vitest';
import { box as dice } from '../../examples/boxes/knuckles/box.ts';
import { box as cards } from '../../examples/boxes/posies/box.ts';
import { boxParts, cardsError } from './box-parts.ts';
import {
  cardPositions,
  cardsPerSheet,
  chooseCardGrid,
  mirrorPosition,
  PAPERS,
  type Paper,
  type PaperPoint,
} from './layout/paper.ts';
import { registrationTargets } from './parts/test-sheet.ts';
import { findMissingGlyphs, renderPdf } from './pdf/pdf.ts';
import { DEFAULT_PRINT_SETTINGS } from './settings.ts';
import { boxesWithCards, fonts, measure, prepareBox, printBoxForTest } from './tests/print-boxes.ts';
import { darkRunCentres, hasInk, openPdf, type PagePixels, POINTS_PER_MM, renderPdfPage } from './tests/render-pdf.ts';

const CARDS_BEGIN = 2;

const boxes = await boxesWithCards();

async function opened(id: string, paper: Paper) {
  const { printing, parts, leaves, bytes } = await printBoxForTest(id, { paper });
  return { parts, pages: leaves, printing, paper: PAPERS[paper], bytes, document: await openPdf(bytes) };
}

/** Positions of the crop marks along an edge: the first row or column with ink. */
function cropMarks({ width, height, grey }: PagePixels, edge: 'top' | 'left', scale: number): number[] {
  const [across, deep] = edge === 'top' ? [width, height] : [height, width];
  const look = (along: number, at: number): number => (edge === 'top' ? grey(along, at) : grey(at, along));
  for (let at = 0; at < deep; at++) {
    const marks = darkRunCentres(across, along => look(along, at));
    if (marks.length > 1) return marks.map(mark => mark / scale);
  }
  return [];
}

const steps = (places: readonly number[]): number[] => places.slice(1).map((place, i) => place - places[i]!);
const inPixels = (millimetres: readonly number[], scale: number): number[] =>
  millimetres.map(at => Math.round(at * scale));

describe.each(boxes.map(box => box.id))('%s', id => {
  describe.each(Object.keys(PAPERS) as Paper[])('on %s', paperName => {
    let pdf: ReturnType<typeof opened>;
    beforeAll(() => {
      pdf = opened(id, paperName);
    });

    it('has pages of the size of the paper', async () => {
      const { document, paper, pages } = await pdf;
      expect(document.getPageCount()).toBe(pages.length);
      for (const page of document.pages()) {
        const { originalWidth, originalHeight } = page.getOriginalSize();
        expect(originalWidth / POINTS_PER_MM).toBeCloseTo(paper.width, 1);
        expect(originalHeight / POINTS_PER_MM).toBeCloseTo(paper.height, 1);
      }
    });

    it('has every font embedded, and nothing that is not drawn in lines', async () => {
      const text = Buffer.from((await pdf).bytes).toString('latin1');
      const count = (what: RegExp): number => (text.match(what) ?? []).length;
      expect(count(/\/FontFile2 /g)).toBeGreaterThan(2);
      expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
      expect(count(/\/Subtype \/Type1|\/Subtype \/Image/g)).toBe(0);
      expect(text).toContain('/PrintScaling /None');
    });

    it('marks cards of their true size', async () => {
      const { document, paper, printing } = await pdf;
      const scale = 10;
      const page = await renderPdfPage(document, CARDS_BEGIN, paper, scale);
      const sizes = (['top', 'left'] as const).map(edge => steps(cropMarks(page, edge, scale)));
      const { width, height } = printing.art.size;
      const [across, down] = sizes.map(all => Math.round(all[0]!));
      expect([across, down].sort((a, b) => a! - b!)).toEqual([width, height]);
      for (const all of sizes) for (const size of all) expect(Math.abs(size - Math.round(all[0]!))).toBeLessThan(0.2);
    });

    it('has every card once, and its back behind it', async () => {
      const { document, printing, paper, parts } = await pdf;
      const [scale, grid] = [2, chooseCardGrid(paper, printing.art.size, 'behind')];
      const { width, height } = grid.cell;
      let cards = 0;
      for (let i = 0; i < parts[1]!.pages.length; i += 2) {
        const front = await renderPdfPage(document, CARDS_BEGIN + i, paper, scale);
        const back = await renderPdfPage(document, CARDS_BEGIN + i + 1, paper, scale);
        for (const place of cardPositions(grid)) {
          const inked = ([page, { x, y }]: readonly [PagePixels, typeof place]): boolean =>
            hasInk(page, inPixels([x + 4, y + 4, x + width - 4, y + height - 4], scale));
          const shown = inked([front, place]);
          expect(inked([back, mirrorPosition(place, grid, paper)])).toBe(shown);
          if (shown) cards++;
        }
      }
      const room = cardsPerSheet(grid);
      expect(cards).toBe(printing.pack.length + (printing.pack.length % room === 0 ? 0 : 1));
      expect(parts[1]!.pages.length).toBe(2 * Math.ceil(cards / cardsPerSheet(grid)));
    });

    it('has targets on the test sheet that coincide through the paper', async () => {
      const { document, paper } = await pdf;
      const scale = 10;
      const [front, back] = [
        await renderPdfPage(document, 0, paper, scale),
        await renderPdfPage(document, 1, paper, scale),
      ];
      for (const { x, y } of registrationTargets(paper)) {
        const through = paper.width - x;
        for (const [page, at] of [
          [front, x],
          [back, through],
        ] as const) {
          const [lines, columns] = [crossing(page, at, y, scale, 'across'), crossing(page, at, y, scale, 'down')];
          expect(Math.abs(lines - at)).toBeLessThan(0.2);
          expect(Math.abs(columns - y)).toBeLessThan(0.2);
        }
      }
    });

    it('has ink on the sheet and on the box', async () => {
      const { document, paper } = await pdf;
      for (const page of [document.getPageCount() - 5, document.getPageCount() - 1]) {
        const pixels = await renderPdfPage(document, page, paper, 2);
        expect(hasInk(pixels, [0, 0, pixels.width, pixels.height])).toBe(true);
      }
    });
  });
});

/** Where a line of a target crosses, 7 mm from its centre. */
function crossing({ grey }: PagePixels, x: number, y: number, scale: number, way: 'across' | 'down'): number {
  const reach = 3;
  const from = (way === 'across' ? x : y) - reach;
  const look = (at: number): number =>
    way === 'across' ? grey(from * scale + at, (y - 7) * scale) : grey((x - 7) * scale, from * scale + at);
  return from + darkRunCentres(2 * reach * scale, look)[0]! / scale;
}

it.each(boxes.map(box => box.id))('the fonts have every letter of %s, and tell of one they have not', async id => {
  const { parts } = await prepareBox(id, { paper: 'a4' });
  const pages = parts.flatMap(part => part.pages);
  expect(findMissingGlyphs(pages, fonts)).toEqual([]);
  const svg = pages[0]!.svg.replace('Test sheet', 'Test ☃ ش sheet');
  expect(findMissingGlyphs([{ ...pages[0]!, svg }], fonts)).toEqual(['☃', 'ش']);
});

describe('the settings', () => {
  const [first] = boxes;

  it('move the backs alone', async () => {
    const [still, moved] = await Promise.all(
      [DEFAULT_PRINT_SETTINGS.offset, { x: 2, y: -1.5 }].map(offset => prepareBox(first!.id, { paper: 'a4', offset })),
    );
    const paper = PAPERS.a4;
    const [{ x, y }] = registrationTargets(paper) as [PaperPoint];
    const [, back] = moved!.parts[0]!.pages;
    const page = await renderPdfPage(await openPdf(await renderPdf([back!], { title: '', fonts })), 0, paper, 10);
    expect(Math.abs(crossing(page, x + 2, y - 1.5, 10, 'across') - (x + 2))).toBeLessThan(0.2);
    expect(Math.abs(crossing(page, x + 2, y - 1.5, 10, 'down') - (y - 1.5))).toBeLessThan(0.2);
    const same = moved!.parts[1]!.pages.map((page, i) => page.svg === still!.parts[1]!.pages[i]!.svg);
    expect(same).toEqual(same.map((_, i) => i % 2 === 0));
  });

  it.each(boxes.map(box => box.id))('print %s in black alone', async id => {
    const { parts } = await prepareBox(id, { paper: 'letter', press: 'black' });
    const colours = parts.flatMap(part => part.pages).flatMap(({ svg }) => svg.match(/#[0-9a-f]{6}/g) ?? []);
    expect([...new Set(colours)].filter(colour => toGrey(colour) !== colour)).toEqual([]);
  });

  it('print large: where a spare card needs a sheet of its own, the name says that there is none', async () => {
    const names = await Promise.all(
      boxes.map(async ({ id }) => (await prepareBox(id, { print: 'large', extent: 'cards' })).parts[0]!.name),
    );
    for (const name of names)
      expect(name).toMatch(/and a spare one$|\(no spare one: it would need a sheet of its own\)$/);
    expect(names.some(name => name.includes('no spare'))).toBe(true);
  });

  it('print large: fewer cards a sheet, more sheets of rules', async () => {
    const [usual, large] = await Promise.all(
      (['usual', 'large'] as const).map(print => prepareBox(first!.id, { paper: 'a4', print })),
    );
    const pages = (made: typeof usual, part: number): number => made!.parts[part]!.pages.length;
    expect(pages(large, 1)).toBeGreaterThan(pages(usual, 1));
    expect(pages(large, 2)).toBeGreaterThan(pages(usual, 2));
  });
});

async function printGeneric(box: Box) {
  const printing = await genericPrinting(box, {}, () => Promise.reject(new Error('nothing is read')));
  const job = { settings: DEFAULT_PRINT_SETTINGS, measure };
  const parts = boxParts(box, printing, await loadLeaflets(box, printing), job);
  return { printing, parts, leaves: parts.flatMap(({ pages }) => pages) };
}

describe('a box without drawings', () => {
  it('has every part that others have', async () => {
    const { parts, leaves } = await printGeneric(cards);
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
    const { printing } = await printGeneric(cards);
    expect(printing.art.nameOf('rose-3', {})).toBe('Rose 3');
    expect(printing.art.face('rose-3')).toContain('Rose 3');
    expect(printing.scoring).toMatchObject([{ game: 'Posies', says: 'The highest score wins.' }]);
  });
});

describe('a box without cards', () => {
  it('has its sheet and a score sheet, and nothing to be cut', async () => {
    const { parts, leaves } = await printGeneric(dice);
    expect(parts.map(({ name }) => name)).toEqual(['rules', 'a score sheet']);
    const document = await openPdf(await renderPdf(leaves, { title: dice.title, fonts }));
    expect(document.getPageCount()).toBe(leaves.length);
  });

  it('says so to whoever asks for its cards alone', async () => {
    const { printing } = await printGeneric(dice);
    for (const asked of [
      { ...DEFAULT_PRINT_SETTINGS, extent: 'cards' },
      { ...DEFAULT_PRINT_SETTINGS, form: 'cards' },
    ] as const)
      expect(cardsError(dice, printing, asked)).toBe('The box Knuckles has no cards to print.');
    expect(cardsError(dice, printing, DEFAULT_PRINT_SETTINGS)).toBeUndefined();
  });
});

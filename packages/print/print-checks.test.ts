/** Print-shop checks: boxes, colours, the cut, and the safe distance. */
import { shelf } from '@parlour/games/shelf/shelf';
import { describe, expect, it } from 'vitest';
import {
  bleedBox,
  cardPositions,
  chooseCardGrid,
  mirrorPosition,
  PAPERS,
  type Paper,
  trimBox,
} from './layout/paper.ts';
import { drawEdgeIndex } from './parts/cards.ts';
import { renderPdf } from './pdf/pdf.ts';
import { pageOperators, runPreflight } from './pdf/preflight.ts';
import { boxesWithCards, fonts, prepareBox, printBoxForTest } from './tests/print-boxes.ts';
import { openPdf, type PagePixels, POINTS_PER_MM, renderPdfPage } from './tests/render-pdf.ts';

const boxes = (await boxesWithCards()).map(box => box.id);

const colourOperators = (stream: string): string[] =>
  stream.match(/(?<=[\s\d])(rg|RG|k|K|cs|CS|sc|SC|scn|SCN)(?=\s)/g) ?? [];

const boxesIn = (bytes: Uint8Array, name: string): number[][] =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g')),
  ].map(([, numbers]) => numbers!.trim().split(/\s+/).map(Number));

describe('one card a page', () => {
  it.each(boxes)('%s: trim and bleed are where they are said to be', async id => {
    const { printing, leaves, bytes } = await printBoxForTest(id, { form: 'cards' });
    const { width, height } = printing.art.size;
    expect(leaves.length).toBe(printing.pack.length + 2);
    const points = (millimetres: number): number => Math.round(millimetres * POINTS_PER_MM * 1000) / 1000;
    expect(boxesIn(bytes, 'TrimBox')[0]).toEqual([3, 3, width + 3, height + 3].map(points));
    expect(boxesIn(bytes, 'BleedBox')[0]).toEqual([0, 0, width + 6, height + 6].map(points));
    expect(boxesIn(bytes, 'TrimBox').length).toBe(leaves.length);
  });

  it.each(boxes)('%s: nothing but the ground lies nearer than 3 mm to the cut', async id => {
    const { leaves, bytes } = await printBoxForTest(id, { form: 'cards' });
    const document = await openPdf(bytes);
    for (const at of [0, 1, Math.floor(leaves.length / 2), leaves.length - 2, leaves.length - 1]) {
      const page = await renderPdfPage(document, at, leaves[at]!.size, 10, 'BGRA');
      expect(unevenness(page, 58), `page ${at + 1}`).toBeLessThan(12);
    }
  });

  it.each(boxes)('%s: the ground fills all of the bleed, also large', async id => {
    for (const print of ['usual', 'large'] as const) {
      const { leaves } = await prepareBox(id, { form: 'cards', print }).then(({ parts }) => ({
        leaves: parts[0]!.pages,
      }));
      for (const leaf of leaves) {
        const { width, height } = leaf.size;
        expect(leaf.svg).toMatch(
          new RegExp(`^<svg[^>]*><rect x="0" y="0" width="${tenth(width)}" height="${tenth(height)}" fill=`),
        );
      }
    }
  });
});

const tenth = (millimetres: number): number => Math.round(millimetres * 100) / 10;

const isBox = ({ name }: { readonly name: string }): boolean => name.endsWith('to fold');

/** Largest difference of greys in a margin from its corner. */
function unevenness({ width, height, grey }: PagePixels, margin: number): number {
  const ground = grey(2, 2);
  let most = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < margin) most = Math.max(most, Math.abs(grey(x, y) - ground));
  return most;
}

describe('black alone', () => {
  it.each(boxes)('%s is written in greys, without one colour operator', async id => {
    const { bytes } = await printBoxForTest(id, { press: 'black' });
    const streams = pageOperators(bytes);
    expect(streams.length).toBeGreaterThan(10);
    expect(streams.flatMap(colourOperators)).toEqual([]);
    expect(runPreflight(bytes)).toMatchObject({ colours: ['DeviceGray'], fonts: { missing: 0 } });
    expect(streams.some(stream => /\d (g|G)\s/.test(stream))).toBe(true);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('DeviceRGB');
  });

  it('the same look finds the colours of a colour print', async () => {
    const { bytes } = await printBoxForTest(boxes[0]!, { form: 'cards' });
    expect(pageOperators(bytes).flatMap(colourOperators).length).toBeGreaterThan(0);
  });
});

describe('on white paper', () => {
  it.each(boxes)('%s leaves the ground bare', async id => {
    const { parts } = await prepareBox(id, { press: 'white', extent: 'cards' });
    for (const { svg } of parts[0]!.pages) expect(svg).toMatch(/^<svg[^>]*><rect [^>]*fill="#ffffff"/);
  });
});

describe.each(Object.keys(PAPERS) as Paper[])('on %s', paper => {
  it.each(boxes)('%s: sheets say where they are cut', async id => {
    const { parts, printing } = await prepareBox(id, { paper });
    const grid = chooseCardGrid(PAPERS[paper], printing.art.size, 'behind');
    const [front, back] = parts[1]!.pages;
    expect(trimBox(front!)).toMatchObject({ x: grid.left, y: grid.top, width: grid.across * grid.cell.width });
    expect(trimBox(back!).width).toBe(trimBox(front!).width);
    // Seen through the paper, the middle of each back is the middle of its face.
    for (const place of cardPositions(grid)) {
      const fromLeft = place.x + grid.cell.width / 2;
      const behind = mirrorPosition(place, grid, PAPERS[paper]).x + grid.cell.width / 2;
      expect(behind).toBeCloseTo(PAPERS[paper].width - fromLeft);
    }
    for (const leaf of parts.flatMap(part => part.pages)) {
      const [trim, bleed] = [trimBox(leaf), bleedBox(leaf)];
      expect(bleed.x).toBeLessThanOrEqual(trim.x);
      expect(bleed.x + bleed.width).toBeLessThanOrEqual(leaf.size.width + 1e-9);
    }
    const net = parts.find(isBox)!.pages.at(-1)!;
    expect(trimBox(net).x - bleedBox(net).x).toBeCloseTo(3);
  });

  it.each(boxes)('%s: folded in the middle, every back comes behind its face', async id => {
    const { parts, printing } = await prepareBox(id, { paper, backs: 'beside', extent: 'cards' });
    const grid = chooseCardGrid(PAPERS[paper], printing.art.size, 'beside');
    const leaves = parts[0]!.pages;
    expect(grid.across * grid.down * leaves.length).toBeGreaterThanOrEqual(printing.pack.length);
    const document = await openPdf(await renderPdf([leaves[0]!], { title: '', fonts }));
    const page = await renderPdfPage(document, 0, PAPERS[paper], 3);
    for (const place of cardPositions(grid)) {
      const other = mirrorPosition(place, grid, PAPERS[paper]);
      expect(place.x + grid.cell.width).toBeLessThanOrEqual(PAPERS[paper].width / 2 - 3 + 1e-9);
      for (const { x, y } of [place, other])
        expect(darkness(page, x, y, grid.cell.width, grid.cell.height)).toBeGreaterThan(0.01);
    }
  });
});

function darkness({ grey }: PagePixels, x: number, y: number, width: number, height: number): number {
  const spots = Array.from({ length: 900 }, (_, i) =>
    grey((x + (width * ((i % 30) + 0.5)) / 30) * 3, (y + (height * (Math.floor(i / 30) + 0.5)) / 30) * 3),
  );
  return spots.filter(value => value < 128).length / spots.length;
}

describe('what else can be chosen', () => {
  const [id] = boxes as [string];

  it('round corners are drawn on the faces, three millimetres round', async () => {
    const [square, round] = await Promise.all(
      (['square', 'round'] as const).map(corners => prepareBox(id, { corners, extent: 'cards' })),
    );
    const arcs = (made: typeof square, page: number): number =>
      (made!.parts[0]!.pages[page]!.svg.match(/A30 30 0 0 1/g) ?? []).length;
    const all = chooseCardGrid(PAPERS.a4, round!.printing.art.size, 'behind');
    expect(arcs(round, 0)).toBe(4 * all.across * all.down);
    expect([arcs(round, 1), arcs(square, 0)]).toEqual([0, 0]);
  });

  it('cards only are cards only', async () => {
    const { parts, printing } = await prepareBox(id, { extent: 'cards' });
    expect(parts.map(({ name }) => name)).toEqual([`${printing.pack.length} cards and a spare one`]);
  });

  it('several sets carry their number on every face, and an index at their own place on faces and backs', async () => {
    const { parts, printing } = await prepareBox(id, { sets: 3, extent: 'cards' });
    expect(parts.map(({ name }) => name)[2]).toBe(`${printing.pack.length} cards of set 3 and a spare one`);
    const fronts = parts[2]!.pages
      .filter((_, i) => i % 2 === 0)
      .map(({ svg }) => svg)
      .join('');
    expect(fronts.match(/>3<\/text>/g)!.length).toBeGreaterThanOrEqual(printing.pack.length + 1);
    expect(parts[2]!.pages[1]!.svg).not.toContain('>3</text>');
    const { size } = printing.art;
    for (const press of ['colour', 'black'] as const) {
      const inBlack = await prepareBox(id, { sets: 3, extent: 'cards', press });
      const indexes = [1, 2, 3].map(set => drawEdgeIndex(set, size, press));
      expect(new Set(indexes).size).toBe(3);
      for (const [set, index] of indexes.entries())
        for (const page of [0, 1]) expect(inBlack.parts[set]!.pages[page]!.svg).toContain(index);
    }
  });

  it('a large print has a test sheet in large type', async () => {
    const sizes = await Promise.all(
      (['usual', 'large'] as const).map(async print => {
        const { parts } = await prepareBox(id, { print });
        return Number(/font-size="(\d+)"[^>]*>Push a pin/.exec(parts[0]!.pages[0]!.svg)![1]);
      }),
    );
    expect(sizes).toEqual([42, 60]);
  });
});

describe.each(['a4', 'letter'] as const)('turned over as a whole, on %s', paper => {
  it.each(boxes)('%s: no box comes on the back of a page', async id => {
    for (const print of ['usual', 'large'] as const) {
      const { parts } = await prepareBox(id, { paper, print });
      const before = parts.slice(0, parts.findIndex(isBox)).reduce((sum, { pages }) => sum + pages.length, 0);
      expect((before + 1) % 2).toBe(0);
    }
  });
});

describe('score sheets', () => {
  it.each(boxes)('%s: one for each way of counting, named after its games', async id => {
    const box = shelf.find(box => box.id === id)!;
    const { printing } = await prepareBox(id, {});
    // Score sheets use the game titles of the booklet.
    const names = box.games.map(({ title, booklet = title }) => booklet);
    for (const { game } of printing.scoring) expect(names.some(name => name.startsWith(game))).toBe(true);
    for (const name of names) expect(printing.scoring.some(({ game }) => name.startsWith(game))).toBe(true);
  });
});

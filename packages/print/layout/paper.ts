/**
 * Paper sizes, the grid of cards on a sheet, and pages with trim and bleed. Millimetres; sheets are upright, so all
 * are turned over the same edge.
 */

import type { Field } from '@parlour/card-art/engraving';
import type { Size } from '@parlour/card-art/svg';

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;
export type Paper = keyof typeof PAPERS;

export const isPaper = (name: string): name is Paper => Object.hasOwn(PAPERS, name);

/** Original size, or twice the area for easier reading and handling. */
export const PRINTS = ['usual', 'large'] as const;
export type Print = (typeof PRINTS)[number];

/** Limit for moving the backs; a larger offset is a typing error. */
export const MAX_OFFSET_MM = 20;

export type PaperPoint = { readonly x: number; readonly y: number };

/** The unprintable edge, and room for crop marks. */
const MARGIN_MM = 10;

export type CardGrid = {
  readonly across: number;
  readonly down: number;
  /** A card on the sheet: sideways, if more of them fit that way. */
  readonly cell: Size;
  readonly orientation: 'upright' | 'sideways';
  readonly left: number;
  readonly top: number;
  /** Set if the grid fills only the left half, because the backs are in the right one. */
  readonly half?: true;
};

export const rotateSize = ({ width, height }: Size): Size => ({ width: height, height: width });

function fullGrid(paper: Size, cell: Size, orientation: CardGrid['orientation']): CardGrid {
  const across = Math.floor((paper.width - 2 * MARGIN_MM) / cell.width);
  const down = Math.floor((paper.height - 2 * MARGIN_MM) / cell.height);
  const [left, top] = [(paper.width - across * cell.width) / 2, (paper.height - down * cell.height) / 2];
  return { across, down, cell, orientation, left, top };
}

/** Grid of the left half, up to the bleed at the fold. */
function halfGrid(paper: Size, cell: Size, orientation: CardGrid['orientation']): CardGrid {
  const across = Math.floor((paper.width / 2 - MARGIN_MM - BLEED_MM) / cell.width);
  const whole = fullGrid(paper, cell, orientation);
  return { ...whole, across, left: paper.width / 2 - BLEED_MM - across * cell.width, half: true };
}

export const cardsPerSheet = ({ across, down }: CardGrid): number => across * down;

export function chooseCardGrid(paper: Size, card: Size, backs: 'behind' | 'beside'): CardGrid {
  const fill = backs === 'beside' ? halfGrid : fullGrid;
  const [upright, sideways] = [fill(paper, card, 'upright'), fill(paper, rotateSize(card), 'sideways')];
  return cardsPerSheet(sideways) > cardsPerSheet(upright) ? sideways : upright;
}

export const cardPositions = (grid: CardGrid): readonly PaperPoint[] =>
  Array.from({ length: cardsPerSheet(grid) }, (_, i) => ({
    x: grid.left + (i % grid.across) * grid.cell.width,
    y: grid.top + Math.floor(i / grid.across) * grid.cell.height,
  }));

/** Position of a cell after the sheet is turned over its long edge. */
export const mirrorPosition = ({ x, y }: PaperPoint, { cell }: CardGrid, paper: Size): PaperPoint => ({
  x: paper.width - x - cell.width,
  y,
});

/** One printed side of a sheet. Millimetres. */
export type PrintedPage = {
  readonly svg: string;
  readonly size: Size;
  /** The area left after cutting; the default is the whole page. */
  readonly trim?: Field;
};

/** Colour extends this far beyond the cut, so an inexact cut leaves no white; content stays this far inside it. */
export const [BLEED_MM, SAFE_MM] = [3, 3];

export const toPrintedPages = (pages: readonly string[], size: Size): PrintedPage[] =>
  pages.map(svg => ({ svg, size }));

const clampLength = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

export const trimBox = ({ size, trim }: PrintedPage): Field => trim ?? { x: 0, y: 0, ...size };

/** The trim box plus bleed, limited to the page. */
export function bleedBox(page: PrintedPage): Field {
  const { width, height } = page.size;
  const trim = trimBox(page);
  const [x, y] = [clampLength(trim.x - BLEED_MM, width), clampLength(trim.y - BLEED_MM, height)];
  const [right, bottom] = [trim.x + trim.width + BLEED_MM, trim.y + trim.height + BLEED_MM];
  return { x, y, width: clampLength(right, width) - x, height: clampLength(bottom, height) - y };
}

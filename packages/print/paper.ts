/** Sheets of paper, and how the cards lie on them. Millimetres; a sheet stands upright, so that one rule turns them all. */
import type { Size } from '@parlour/card-art/svg';
import { BLEED } from './leaf.ts';

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;
export type Paper = keyof typeof PAPERS;

export const isPaper = (name: string): name is Paper => Object.hasOwn(PAPERS, name);

/** As large as the old ones, or twice the area, for eyes and hands that want it. */
export const PRINTS = ['usual', 'large'] as const;
export type Print = (typeof PRINTS)[number];

/** Millimetres the backs can be moved; half a sheet off is a slip of the pen. */
export const FARTHEST = 20;

export type PaperPoint = { readonly x: number; readonly y: number };

/** What a printer cannot reach, and room for the crop marks. */
const MARGIN = 10;

export type Grid = {
  readonly across: number;
  readonly down: number;
  /** A card as it lies: on its side, if more of them go on the sheet that way. */
  readonly cell: Size;
  readonly lies: 'upright' | 'sideways';
  readonly left: number;
  readonly top: number;
  /** Only the left half of the sheet, because the backs lie in the other one. */
  readonly half?: true;
};

export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

function filled(paper: Size, cell: Size, lies: Grid['lies']): Grid {
  const across = Math.floor((paper.width - 2 * MARGIN) / cell.width);
  const down = Math.floor((paper.height - 2 * MARGIN) / cell.height);
  const [left, top] = [(paper.width - across * cell.width) / 2, (paper.height - down * cell.height) / 2];
  return { across, down, cell, lies, left, top };
}

/** The left half, up to the bleed at the fold in the middle. */
function halfFilled(paper: Size, cell: Size, lies: Grid['lies']): Grid {
  const across = Math.floor((paper.width / 2 - MARGIN - BLEED) / cell.width);
  const whole = filled(paper, cell, lies);
  return { ...whole, across, left: paper.width / 2 - BLEED - across * cell.width, half: true };
}

export const perSheet = ({ across, down }: Grid): number => across * down;

export function gridFor(paper: Size, card: Size, backs: 'behind' | 'beside'): Grid {
  const fill = backs === 'beside' ? halfFilled : filled;
  const [upright, sideways] = [fill(paper, card, 'upright'), fill(paper, turned(card), 'sideways')];
  return perSheet(sideways) > perSheet(upright) ? sideways : upright;
}

/** The corners of the cards, row by row. */
export const placesOf = (grid: Grid): readonly PaperPoint[] =>
  Array.from({ length: perSheet(grid) }, (_, i) => ({
    x: grid.left + (i % grid.across) * grid.cell.width,
    y: grid.top + Math.floor(i / grid.across) * grid.cell.height,
  }));

/** Where a cell lies when the sheet is turned over its long edge. */
export const mirrored = ({ x, y }: PaperPoint, { cell }: Grid, paper: Size): PaperPoint => ({
  x: paper.width - x - cell.width,
  y,
});

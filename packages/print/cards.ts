/** The cards with marks to cut them by: a front page and its back page in turn, or both on one page to be folded. */
import { drawing, rect, type Size } from '@parlour/card-art/svg';
import { words } from '@parlour/card-art/type';
import { nth } from '@parlour/kernel/must';
import { groundOf, laid } from './drawing.ts';
import { BLEED, type Leaf } from './leaf.ts';
import { cropMarks, crosses, foldLine, roundCorners } from './marks.ts';
import { type Grid, gridFor, mirrored, type PaperPoint, perSheet, placesOf } from './paper.ts';
import type { Backs, Corners } from './settings.ts';

export type CardSheets = {
  readonly title: string;
  readonly paper: Size;
  /** Millimetres of a card as it is cut. */
  readonly size: Size;
  readonly faces: readonly string[];
  readonly back: string;
  readonly backs: Backs;
  readonly corners: Corners;
  /** How far the backs are moved, right and down, for a printer that does not feed straight. */
  readonly offset: PaperPoint;
};

const grounds = (places: readonly PaperPoint[], { cell }: Grid, fill: string): string =>
  places
    .map(({ x, y }) => [x - BLEED, y - BLEED, cell.width + 2 * BLEED, cell.height + 2 * BLEED] as const)
    .map(([x, y, width, height]) => rect(x * 10, y * 10, width * 10, height * 10, { fill }))
    .join('');

const foot = ({ title, faces, paper }: CardSheets, grid: Grid, first: number, count: number): string =>
  words(
    (grid.left + grid.cell.width / 2) * 10,
    paper.height * 10 - 38,
    `${title}: cards ${first + 1} to ${first + count} of ${faces.length}`,
    { font: 'plain', size: 22, fill: '#555555' },
  );

function drawnFronts({ size, faces, corners }: CardSheets, grid: Grid, first: number): string {
  const shown = faces.slice(first, first + perSheet(grid));
  const places = placesOf(grid).slice(0, shown.length);
  const head = grid.lies === 'upright' ? 'up' : 'right';
  return (
    grounds(places, grid, groundOf(nth(shown, 0))) +
    shown.map((face, i) => laid(face, size, nth(places, i), head)).join('') +
    (corners === 'round' ? roundCorners(places, grid) : '')
  );
}

/** Behind their faces, whether the sheet is turned over or folded. */
function drawnBacks({ paper, size, faces, back }: CardSheets, grid: Grid, first: number, offset: PaperPoint): string {
  const places = placesOf(grid)
    .slice(0, faces.length - first)
    .map(place => mirrored(place, grid, paper))
    .map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }));
  const head = grid.lies === 'upright' ? 'up' : 'left';
  return grounds(places, grid, groundOf(back)) + places.map(place => laid(back, size, place, head)).join('');
}

const spanOf = ({ left, top, across, down, cell }: Grid): Required<Leaf>['trim'] => ({
  x: left,
  y: top,
  width: across * cell.width,
  height: down * cell.height,
});

function behind(sheets: CardSheets, grid: Grid, first: number): Leaf[] {
  const { paper, faces, offset } = sheets;
  const [span, count] = [spanOf(grid), Math.min(perSheet(grid), faces.length - first)];
  const marks = cropMarks(grid, paper) + crosses(grid) + foot(sheets, grid, first, count);
  const moved = { ...span, x: paper.width - span.x - span.width + offset.x, y: span.y + offset.y };
  return [
    { svg: drawing(paper, drawnFronts(sheets, grid, first), marks), size: paper, trim: span },
    { svg: drawing(paper, drawnBacks(sheets, grid, first, offset)), size: paper, trim: moved },
  ];
}

function beside(sheets: CardSheets, grid: Grid, first: number): Leaf {
  const { paper, faces } = sheets;
  const count = Math.min(perSheet(grid), faces.length - first);
  const svg = drawing(
    paper,
    drawnFronts(sheets, grid, first),
    drawnBacks(sheets, grid, first, { x: 0, y: 0 }),
    cropMarks(grid, paper),
    crosses(grid),
    foldLine(paper),
    foot(sheets, grid, first, count),
  );
  return { svg, size: paper, trim: { ...spanOf(grid), width: paper.width - 2 * grid.left } };
}

export function cardPages(sheets: CardSheets): readonly Leaf[] {
  const { size, faces, paper, backs } = sheets;
  const grid = gridFor(paper, size, backs);
  const firsts = Array.from({ length: Math.ceil(faces.length / perSheet(grid)) }, (_, i) => i * perSheet(grid));
  return firsts.flatMap(first => (backs === 'beside' ? beside(sheets, grid, first) : behind(sheets, grid, first)));
}

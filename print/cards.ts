/** The cards, a front page and its back page in turn, with marks to cut them by. */
import type { PackArt } from '@parlour/art/dress';
import { drawing, rect, type Size } from '@parlour/art/svg';
import { words } from '@parlour/art/type';
import { groundOf, hairlines, laid, line } from './drawing.ts';
import { type Grid, gridFor, mirrored, type Point, perSheet, placesOf } from './paper.ts';

export type CardSheets = {
  readonly title: string;
  readonly paper: Size;
  readonly size: PackArt['size'];
  /** How much larger than life. */
  readonly scale: number;
  readonly faces: readonly string[];
  readonly back: string;
  /** How far the backs are moved, right and down, for a printer that does not feed straight. */
  readonly offset: Point;
};

/** Colour beyond the edge, so that a cut a little off leaves no white. */
const BLEED = 1.5;
const MARK = { from: 2, to: 5.5, cross: 1.5 };

const grounds = (places: readonly Point[], { cell }: Grid, fill: string): string =>
  places
    .map(({ x, y }) => [x - BLEED, y - BLEED, cell.width + 2 * BLEED, cell.height + 2 * BLEED] as const)
    .map(([x, y, width, height]) => rect(x * 10, y * 10, width * 10, height * 10, { fill }))
    .join('');

/** The lines between the cards, and their ends. */
const cutsOf = ({ left, top, across, down, cell }: Grid): { xs: number[]; ys: number[] } => ({
  xs: Array.from({ length: across + 1 }, (_, i) => left + i * cell.width),
  ys: Array.from({ length: down + 1 }, (_, i) => top + i * cell.height),
});

function cropMarks(grid: Grid): string {
  const { xs, ys } = cutsOf(grid);
  const { from, to } = MARK;
  const [top, bottom, left, right] = [ys[0]!, ys.at(-1)!, xs[0]!, xs.at(-1)!];
  return hairlines(
    [
      ...xs.flatMap(x => [line(x, top - to, x, top - from), line(x, bottom + from, x, bottom + to)]),
      ...ys.flatMap(y => [line(left - to, y, left - from, y), line(right + from, y, right + to, y)]),
    ],
    '#000000',
  );
}

/** Where four cards meet, for scissors, which lose sight of the edge of the sheet. */
function crosses(grid: Grid): string {
  const { xs, ys } = cutsOf(grid);
  const arm = MARK.cross;
  const inner = xs.slice(1, -1).flatMap(x => ys.slice(1, -1).map(y => [x, y] as const));
  return hairlines(
    inner.flatMap(([x, y]) => [line(x - arm, y, x + arm, y), line(x, y - arm, x, y + arm)]),
    '#777777',
  );
}

function frontPage({ title, paper, size, scale, faces }: CardSheets, grid: Grid, first: number): string {
  const shown = faces.slice(first, first + perSheet(grid));
  const places = placesOf(grid).slice(0, shown.length);
  const head = grid.lies === 'upright' ? 'up' : 'right';
  const foot = `${title}: cards ${first + 1} to ${first + shown.length} of ${faces.length}`;
  return drawing(
    paper,
    grounds(places, grid, groundOf(shown[0]!)),
    ...shown.map((face, i) => laid(face, size, scale, places[i]!, head)),
    cropMarks(grid),
    crosses(grid),
    words((grid.left + grid.cell.width / 2) * 10, paper.height * 10 - 52, foot, {
      font: 'plain',
      size: 24,
      fill: '#555555',
    }),
  );
}

function backPage({ paper, size, scale, faces, back, offset }: CardSheets, grid: Grid, first: number): string {
  const count = Math.min(perSheet(grid), faces.length - first);
  const places = placesOf(grid)
    .slice(0, count)
    .map(place => mirrored(place, grid, paper))
    .map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }));
  const head = grid.lies === 'upright' ? 'up' : 'left';
  return drawing(
    paper,
    grounds(places, grid, groundOf(back)),
    ...places.map(place => laid(back, size, scale, place, head)),
  );
}

export function cardPages(sheets: CardSheets): readonly string[] {
  const { size, scale, faces, paper } = sheets;
  const grid = gridFor(paper, { width: size.width * scale, height: size.height * scale });
  const firsts = Array.from({ length: Math.ceil(faces.length / perSheet(grid)) }, (_, i) => i * perSheet(grid));
  return firsts.flatMap(first => [frontPage(sheets, grid, first), backPage(sheets, grid, first)]);
}

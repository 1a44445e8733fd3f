/** Lines for knife, scissors and fold. Millimetres. */
import type { Size } from '@parlour/card-art/svg';
import { path } from '@parlour/card-art/svg';
import { must, nth } from '@parlour/kernel/must';
import { hairlines, line, tenths } from './drawing.ts';
import { BLEED } from './leaf.ts';
import type { Grid, PaperPoint } from './paper.ts';

/** Crop marks begin outside the bleed. */
const MARK = { from: BLEED + 0.5, to: BLEED + 4, cross: 1.5 };
const CORNER = 3;

/** The lines between the cards. */
type Cuts = { readonly xs: readonly number[]; readonly ys: readonly number[] };

const cutsOf = ({ left, top, across, down, cell }: Grid): Cuts => ({
  xs: Array.from({ length: across + 1 }, (_, i) => left + i * cell.width),
  ys: Array.from({ length: down + 1 }, (_, i) => top + i * cell.height),
});

/** The cuts of the faces, and those of the backs if they lie beside them. */
function allCuts(grid: Grid, paper: Size): Cuts {
  const { xs, ys } = cutsOf(grid);
  return grid.half ? { xs: [...xs, ...xs.map(x => paper.width - x).reverse()], ys } : { xs, ys };
}

export function cropMarks(grid: Grid, paper: Size): string {
  const { xs, ys } = allCuts(grid, paper);
  const { from, to } = MARK;
  const [top, bottom, left, right] = [nth(ys, 0), must(ys.at(-1)), nth(xs, 0), must(xs.at(-1))];
  return hairlines(
    [
      ...xs.flatMap(x => [line(x, top - to, x, top - from), line(x, bottom + from, x, bottom + to)]),
      ...ys.flatMap(y => [line(left - to, y, left - from, y), line(right + from, y, right + to, y)]),
    ],
    '#000000',
  );
}

/** Where four cards meet, for scissors, which lose sight of the edge of the sheet. */
export function crosses(grid: Grid): string {
  const { xs, ys } = cutsOf(grid);
  const arm = MARK.cross;
  const inner = xs.slice(1, -1).flatMap(x => ys.slice(1, -1).map(y => [x, y] as const));
  return hairlines(
    inner.flatMap(([x, y]) => [line(x - arm, y, x + arm, y), line(x, y - arm, x, y + arm)]),
    '#777777',
  );
}

/** A quarter of a round at each corner of a card, from one edge to the other. */
function rounded({ x, y }: PaperPoint, { width, height }: Size): string[] {
  const [right, bottom, r] = [x + width, y + height, CORNER];
  const arc = (from: PaperPoint, to: PaperPoint): string =>
    `M${tenths(from.x)} ${tenths(from.y)}A${r * 10} ${r * 10} 0 0 1 ${tenths(to.x)} ${tenths(to.y)}`;
  return [
    arc({ x, y: y + r }, { x: x + r, y }),
    arc({ x: right - r, y }, { x: right, y: y + r }),
    arc({ x: right, y: bottom - r }, { x: right - r, y: bottom }),
    arc({ x: x + r, y: bottom }, { x, y: bottom - r }),
  ];
}

export const roundCorners = (places: readonly PaperPoint[], { cell }: Grid): string =>
  hairlines(
    places.flatMap(place => rounded(place, cell)),
    '#777777',
  );

/** The middle of the sheet, where it is folded so that backs come behind faces. */
export const foldLine = ({ width, height }: Size): string =>
  path(line(width / 2, 4, width / 2, height - 4), {
    fill: 'none',
    stroke: '#000000',
    'stroke-width': 1.5,
    'stroke-dasharray': '20 12',
  });

/** Takes finished SVG drawings apart, places them on a page, and draws lines to cut and fold by. */
import { toGrey } from '@parlour/card-art/colour';
import { path, placeAt, type Size } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BLEED_MM, type CardGrid, type PaperPoint } from './paper.ts';

export type SizedSvg = { readonly svg: string; readonly size: Size };

/** Returns the content of an SVG without its root element. */
export const svgContent = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** Background colour: the first fill of every card. */
export const backgroundOf = (svg: string): string => / fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '#ffffff';

export type TopDirection = 'up' | 'right' | 'left';

export function placeInCell(svg: string, { width, height }: Size, { x, y }: PaperPoint, top: TopDirection): string {
  if (top === 'up') return placeAt(x * 10, y * 10, svgContent(svg));
  const corner = top === 'right' ? { x: x + height, y } : { x, y: y + width };
  return placeAt(corner.x * 10, corner.y * 10, svgContent(svg), { turn: top === 'right' ? 90 : -90 });
}

/** Converts a drawing that exists only in colour to greys. */
export const toGreySvg = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, toGrey);

/** Cutting lines, as fine as a printer can draw. */
export const drawHairlines = (pieces: readonly string[], stroke: string): string =>
  path(pieces.join(''), { fill: 'none', stroke, 'stroke-width': 1.2 });

export const linePath = (x: number, y: number, x2: number, y2: number): string =>
  `M${toTenths(x)} ${toTenths(y)}L${toTenths(x2)} ${toTenths(y2)}`;

export const toTenths = (millimetres: number): number => Math.round(millimetres * 100) / 10;

/** Crop marks begin outside the bleed. */
const MARK_MM = { from: BLEED_MM + 0.5, to: BLEED_MM + 4, cross: 1.5 };
const CORNER_RADIUS_MM = 3;

type CutLines = { readonly xs: readonly number[]; readonly ys: readonly number[] };

const cutLines = ({ left, top, across, down, cell }: CardGrid): CutLines => ({
  xs: Array.from({ length: across + 1 }, (_, i) => left + i * cell.width),
  ys: Array.from({ length: down + 1 }, (_, i) => top + i * cell.height),
});

/** Includes the cuts of the backs if they are beside the faces. */
function allCutLines(grid: CardGrid, paper: Size): CutLines {
  const { xs, ys } = cutLines(grid);
  return grid.half ? { xs: [...xs, ...xs.map(x => paper.width - x).reverse()], ys } : { xs, ys };
}

export function drawCropMarks(grid: CardGrid, paper: Size): string {
  const { xs, ys } = allCutLines(grid, paper);
  const { from, to } = MARK_MM;
  const [top, bottom, left, right] = [itemAt(ys, 0), assertDefined(ys.at(-1)), itemAt(xs, 0), assertDefined(xs.at(-1))];
  return drawHairlines(
    [
      ...xs.flatMap(x => [linePath(x, top - to, x, top - from), linePath(x, bottom + from, x, bottom + to)]),
      ...ys.flatMap(y => [linePath(left - to, y, left - from, y), linePath(right + from, y, right + to, y)]),
    ],
    '#000000',
  );
}

/** Crosses where four cards meet: with scissors the crop marks go out of sight. */
export function drawCrosses(grid: CardGrid): string {
  const { xs, ys } = cutLines(grid);
  const arm = MARK_MM.cross;
  const inner = xs.slice(1, -1).flatMap(x => ys.slice(1, -1).map(y => [x, y] as const));
  return drawHairlines(
    inner.flatMap(([x, y]) => [linePath(x - arm, y, x + arm, y), linePath(x, y - arm, x, y + arm)]),
    '#777777',
  );
}

/** A quarter circle at each corner of a card. */
function cornerArcs({ x, y }: PaperPoint, { width, height }: Size): string[] {
  const [right, bottom, r] = [x + width, y + height, CORNER_RADIUS_MM];
  const arc = (from: PaperPoint, to: PaperPoint): string =>
    `M${toTenths(from.x)} ${toTenths(from.y)}A${r * 10} ${r * 10} 0 0 1 ${toTenths(to.x)} ${toTenths(to.y)}`;
  return [
    arc({ x, y: y + r }, { x: x + r, y }),
    arc({ x: right - r, y }, { x: right, y: y + r }),
    arc({ x: right, y: bottom - r }, { x: right - r, y: bottom }),
    arc({ x: x + r, y: bottom }, { x, y: bottom - r }),
  ];
}

export const drawRoundCorners = (places: readonly PaperPoint[], { cell }: CardGrid): string =>
  drawHairlines(
    places.flatMap(place => cornerArcs(place, cell)),
    '#777777',
  );

export const drawFoldLine = ({ width, height }: Size): string =>
  path(linePath(width / 2, 4, width / 2, height - 4), {
    fill: 'none',
    stroke: '#000000',
    'stroke-width': 1.5,
    'stroke-dasharray': '20 12',
  });

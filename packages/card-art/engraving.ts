/**
 * Engraving: rosettes, lattices, rays and ruled grounds, and the strokes of a burin. Strokes take their ink from the
 * enclosing group.
 */
import { group, path, roundToTenth } from './svg.ts';

type Point = readonly [x: number, y: number];

const joinPoints = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${roundToTenth(x)} ${roundToTenth(y)}`).join('L');

export const polarPoint = (radius: number, degrees: number): Point => [
  radius * Math.sin((degrees * Math.PI) / 180),
  -radius * Math.cos((degrees * Math.PI) / 180),
];

/** A closed wave around the origin, like guilloche from a rose engine. */
export function rosettePath(radius: number, depth: number, waves: number, phase = 0): string {
  const steps = waves * 8;
  const points = Array.from({ length: steps }, (_, i) => {
    const wave = Math.cos((2 * Math.PI * i * waves) / steps + phase);
    return polarPoint(radius + depth * wave, (360 * i) / steps);
  });
  return `M${joinPoints(points)}Z`;
}

/** A star with this number of points around the origin. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    polarPoint(i % 2 === 0 ? outer : inner, (180 * i) / points),
  );
  return `M${joinPoints(corners)}Z`;
}

export type Field = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Parallel lines of slope 1 or -1, clipped to the field; both slopes together make a lattice. */
export function diagonalLines({ x, y, width, height }: Field, count: number, slope: 1 | -1): string {
  const gap = (width + height) / count;
  return Array.from({ length: count }, (_, i) => {
    const from = gap * (i + 0.5) - height;
    const [left, right] = [Math.max(0, from), Math.min(width, from + height)];
    const rise = (along: number): number => (slope === 1 ? along - from : height - (along - from));
    return `M${roundToTenth(x + left)} ${roundToTenth(y + rise(left))}L${roundToTenth(x + right)} ${roundToTenth(y + rise(right))}`;
  }).join('');
}

/** Rays from the origin: every other wedge of a circle. */
export const rayWedges = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [from, to] = [(360 * (i - 0.25)) / count, (360 * (i + 0.25)) / count];
    return `M${joinPoints([polarPoint(inner, from), polarPoint(outer, from), polarPoint(outer, to), polarPoint(inner, to)])}Z`;
  }).join('');

export type Ruling = { readonly lines: number; readonly weight: number };

/** Ruled lines that fill a field from edge to edge: one stroke as wide as the field, dashed. */
export function ruledLines({ x, y, width, height }: Field, stroke: string, { lines, weight }: Ruling): string {
  const gap = Math.round(((height - lines * weight) / (lines - 1)) * 1000) / 1000;
  const dashes = { 'stroke-width': width, 'stroke-dasharray': `${weight} ${gap}` };
  return path(`M${x + width / 2} ${y}v${height}`, { fill: 'none', stroke, ...dashes });
}

export const strokePath = (d: string, width = 2.2, stroke?: string): string =>
  path(d, { fill: 'none', 'stroke-width': width, stroke });

/** Hatching: a dashed stroke as wide as the shadow, and a narrower, denser one along its edge. */
export const hatchPath = (d: string, width: number, stroke?: string): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': '1.1 5' }) +
  path(d, { fill: 'none', stroke, 'stroke-width': width * 0.6, 'stroke-dasharray': '1.1 1.95' });

/** Stripes along a band, for ribbons, plaits and borders. */
export const stripedBand = (d: string, width: number, stroke: string, dashes: string): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dashes });

/** A string of beads with dark rims and bright centres. */
export const beadString = (d: string, size: number, fill: string, rim: string): string =>
  group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': `.1 ${size * 1.12}` },
    path(d, { stroke: rim, 'stroke-width': size }),
    path(d, { stroke: fill, 'stroke-width': size * 0.62 }),
  );

export const withMirrorImage = (body: string): string => body + group({ transform: 'scale(-1 1)' }, body);

/** Thinner lines, in units of the drawing, close up when a card is printed at a fifth of its size. */
const [MIN_DASH, MIN_LINE] = [4, 2.3];

const isFine = (tag: string): boolean => {
  const dash = / stroke-dasharray="([\d.]+)/.exec(tag)?.[1];
  const width = / fill="none"/.test(tag) ? / stroke-width="([\d.]+)"/.exec(tag)?.[1] : undefined;
  return (dash !== undefined && Number(dash) < MIN_DASH) || (width !== undefined && Number(width) < MIN_LINE);
};

/** A drawing for thumbnails on paper: without hatching, ruling and hairlines, which a laser printer turns black. */
export const withoutHatching = (svg: string): string =>
  svg.replaceAll(/<path\b[^>]*\/>/g, tag => (isFine(tag) ? '' : tag));

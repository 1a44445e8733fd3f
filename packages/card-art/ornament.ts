/** Ornaments that a machine can turn: rosettes, lattices, rays, ruled grounds. */
import { path, short } from './svg.ts';

type Point = readonly [x: number, y: number];

const joined = (points: readonly Point[]): string => points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');

export const polar = (radius: number, degrees: number): Point => [
  radius * Math.sin((degrees * Math.PI) / 180),
  -radius * Math.cos((degrees * Math.PI) / 180),
];

/** A closed wave about the origin, as a rose engine turns it. */
export function turned(radius: number, depth: number, waves: number, phase = 0): string {
  const steps = waves * 8;
  const points = Array.from({ length: steps }, (_, i) => {
    const wave = Math.cos((2 * Math.PI * i * waves) / steps + phase);
    return polar(radius + depth * wave, (360 * i) / steps);
  });
  return `M${joined(points)}Z`;
}

/** A star of so many points about the origin. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => polar(i % 2 === 0 ? outer : inner, (180 * i) / points));
  return `M${joined(corners)}Z`;
}

export type Field = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** So many parallel lines of slope 1 over a field, cut at its edges; with the slope -1 they make a lattice. */
export function diagonals({ x, y, width, height }: Field, count: number, slope: 1 | -1): string {
  const gap = (width + height) / count;
  return Array.from({ length: count }, (_, i) => {
    const from = gap * (i + 0.5) - height;
    const [left, right] = [Math.max(0, from), Math.min(width, from + height)];
    const rise = (along: number): number => (slope === 1 ? along - from : height - (along - from));
    return `M${short(x + left)} ${short(y + rise(left))}L${short(x + right)} ${short(y + rise(right))}`;
  }).join('');
}

/** Rays from the origin: every other wedge of a circle. */
export const rays = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [from, to] = [(360 * (i - 0.25)) / count, (360 * (i + 0.25)) / count];
    return `M${joined([polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)])}Z`;
  }).join('');

export type Ruling = { readonly lines: number; readonly weight: number };

/** Ruled lines over a field, the first and the last at its edges: one stroke as wide as the field, dashed. */
export function ruled({ x, y, width, height }: Field, stroke: string, { lines, weight }: Ruling): string {
  const gap = Math.round(((height - lines * weight) / (lines - 1)) * 1000) / 1000;
  const dashes = { 'stroke-width': width, 'stroke-dasharray': `${weight} ${gap}` };
  return path(`M${x + width / 2} ${y}v${height}`, { fill: 'none', stroke, ...dashes });
}

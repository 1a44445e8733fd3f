/** An engraver's strokes: a line, hatching across it, and beads along it. The ink comes from the group around them. */
import { group, path } from '../svg.ts';

export const line = (d: string, width = 2.2, stroke?: string): string =>
  path(d, { fill: 'none', 'stroke-width': width, stroke });

/** Hatching: one stroke as wide as the shadow, dashed into lines, and a narrower one that closes them at the edge. */
export const hatch = (d: string, width: number, stroke?: string): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': '1.1 5' }) +
  path(d, { fill: 'none', stroke, 'stroke-width': width * 0.6, 'stroke-dasharray': '1.1 1.95' });

/** Stripes along a band, for ribbons, plaits and borders. */
export const band = (d: string, width: number, stroke: string, dashes: string): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dashes });

/** A string of beads, dark rims under bright middles. */
export const beads = (d: string, size: number, fill: string, rim: string): string =>
  group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': `.1 ${size * 1.12}` },
    path(d, { stroke: rim, 'stroke-width': size }),
    path(d, { stroke: fill, 'stroke-width': size * 0.62 }),
  );

export const mirrored = (body: string): string => body + group({ transform: 'scale(-1 1)' }, body);

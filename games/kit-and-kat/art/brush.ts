/** Gouache: flat colour with a ribbon-black outline, strokes with round ends, and a dry brush. */
import { path } from '@parlour/card-art/svg';

export const line = (d: string, stroke: string, width = 6): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

export const paint = (d: string, fill: string, stroke: string, width = 5): string =>
  path(d, { fill, stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });

/** Broken strokes side by side. */
export const brushed = (d: string, colour: string): string =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': 4, 'stroke-dasharray': '40 9 70 14 22 8' });

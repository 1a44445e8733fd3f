/** The Map of a nation: real coasts, with the sea lined along them as engravers did. */
import { group, path, placeAt, rect } from '@parlour/card-art/svg';
import { coastlines } from './coastlines.generated.ts';
import type { Inks, Nation } from './inks.ts';

/** Ripples that follow the coast: wide strokes of line and sea by turns, the widest first. */
const RIPPLES = [42, 29, 18, 9] as const;

function sea(coast: string, { sea: water, ripple }: Inks): string {
  const lined = RIPPLES.map((width, i) => {
    const line = path(coast, { stroke: ripple, 'stroke-width': width });
    return line + path(coast, { stroke: water, 'stroke-width': width - (i < 2 ? 2 : 3) });
  });
  return rect(0, 0, 540, 700, { fill: water }) + group({ fill: 'none', 'stroke-linejoin': 'round' }, ...lined);
}

/** Ranges as the caterpillars of old maps: hachures across a line, and fewer, longer ones under them. */
const hills = (ranges: string, colour: string): string =>
  group(
    { fill: 'none', stroke: colour },
    path(ranges, { 'stroke-width': 13, 'stroke-dasharray': '1.3 3.7' }),
    path(ranges, { 'stroke-width': 7, 'stroke-dasharray': '1.3 1.2' }),
  );

function land(nation: Nation, { paper, line, ink, pale, ripple, sea: water }: Inks): string {
  const { own, all, graticule, rivers, ranges, lakes } = coastlines[nation];
  return (
    path(all, { fill: paper }) +
    path(own, { fill: pale, stroke: pale, 'stroke-width': 1.5 }) +
    path(graticule, { fill: 'none', stroke: ripple, 'stroke-width': 1.1 }) +
    hills(ranges, ink) +
    path(rivers, { fill: 'none', stroke: line, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }) +
    path(lakes, { fill: water, stroke: line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }) +
    path(all, { fill: 'none', stroke: line, 'stroke-width': 2.4, 'stroke-linejoin': 'round' })
  );
}

export const map = (nation: Nation, inks: Inks): string =>
  placeAt(40, 40, sea(coastlines[nation].all, inks) + land(nation, inks));

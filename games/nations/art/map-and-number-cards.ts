/** The pictures over coastlines: number cards and Map cards. */
import { mixColours } from '@parlour/card-art/colour';
import { group, path, placeAt, rect } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import { coastlines } from './coastlines.generated.ts';
import type { Inks, Nation } from './inks.ts';
import { pip } from './pips.ts';

type Place = readonly [x: number, y: number];

const column = (x: number, ...ys: number[]): Place[] => ys.map(y => [x, y]);
const sides = (...ys: number[]): Place[] => [...column(222, ...ys), ...column(398, ...ys)];
const wide = (...ys: number[]): Place[] => [...column(196, ...ys), ...column(424, ...ys)];
const middle = (...ys: number[]): Place[] => column(310, ...ys);

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: middle(210, 710),
  3: middle(190, 460, 730),
  4: wide(320, 600),
  5: [...wide(290, 630), ...middle(460)],
  6: wide(290, 460, 630),
  7: [...sides(180, 460, 740), ...middle(320)],
  8: [...sides(180, 460, 740), ...middle(320, 600)],
  9: [...sides(140, 353, 567, 780), ...middle(460)],
  10: [...sides(140, 353, 567, 780), ...middle(247, 673)],
};

const scaleOf = (count: number): number =>
  count < 4 ? 2.4 : count < 5 ? 1.8 : count < 6 ? 1.62 : count < 9 ? 1.36 : 1.12;

/** Up to this number a card has room for the whole map; above it the outline is enough. */
const MAX_ON_MAP = 5;

/** Where the graticule ends above and below, beside the indices. */
const NEAT_LINES = 'M128 0H540M0 700H412';

/** Pale, to lie under pips. */
function ground(nation: Nation, count: number, inks: Inks): string {
  const { own, graticule, rivers, ranges, lakes } = coastlines[nation];
  const { faint, pale, paper, ripple } = inks;
  const outline = path(own, { fill: faint, stroke: pale, 'stroke-width': 2.4, 'stroke-linejoin': 'round' });
  if (count > MAX_ON_MAP) return outline;
  return (
    path(`${graticule}${NEAT_LINES}`, { fill: 'none', stroke: mixColours(ripple, paper, 0.5), 'stroke-width': 1.6 }) +
    outline +
    hills(ranges, pale) +
    path(rivers, { fill: 'none', stroke: pale, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }) +
    path(lakes, { fill: paper, stroke: pale, 'stroke-width': 1.6 })
  );
}

export function pips(nation: Nation, count: number, inks: Inks): string {
  const one = pip(nation, inks);
  const placed = assertDefined(PLACES[count]).map(([x, y]) =>
    placeAt(x, y, one, { scale: scaleOf(count), turn: y > 460 ? 180 : 0 }),
  );
  return placeAt(40, 110, ground(nation, count, inks)) + placed.join('');
}

/** Wide strokes of line and sea by turns, the widest first. */
const RIPPLES = [42, 29, 18, 9] as const;

function sea(coast: string, { sea: water, ripple }: Inks): string {
  const lined = RIPPLES.map((width, i) => {
    const line = path(coast, { stroke: ripple, 'stroke-width': width });
    return line + path(coast, { stroke: water, 'stroke-width': width - (i < 2 ? 2 : 3) });
  });
  return rect(0, 0, 540, 700, { fill: water }) + group({ fill: 'none', 'stroke-linejoin': 'round' }, ...lined);
}

/** As the caterpillars of old maps: hachures across a line, and fewer, longer ones under them. */
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

/** Draws real coasts, with the sea lined along them as engravers did. */
export const map = (nation: Nation, inks: Inks): string =>
  placeAt(40, 40, sea(coastlines[nation].all, inks) + land(nation, inks));

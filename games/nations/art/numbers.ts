/** The number cards: so many pips over the shadow of the continent. */
import { path, placeAt } from '@parlour/card-art/svg';
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
  5: [...wide(310, 610), ...middle(460)],
  6: wide(290, 460, 630),
  7: [...sides(180, 460, 740), ...middle(320)],
  8: [...sides(180, 460, 740), ...middle(320, 600)],
  9: [...sides(140, 353, 567, 780), ...middle(460)],
  10: [...sides(140, 353, 567, 780), ...middle(247, 673)],
};

const scaleOf = (count: number): number => (count < 4 ? 1.9 : count < 6 ? 1.6 : count < 9 ? 1.32 : 1.12);

export function pips(nation: Nation, count: number, inks: Inks): string {
  const one = pip(nation, inks);
  const shadow = placeAt(40, 110, path(coastlines[nation].own, { fill: inks.faint }));
  const placed = assertDefined(PLACES[count]).map(([x, y]) =>
    placeAt(x, y, one, { scale: scaleOf(count), turn: y > 460 ? 180 : 0 }),
  );
  return shadow + placed.join('');
}

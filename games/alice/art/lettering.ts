/** Titles and numbers. A Leading card has its number white on black; the cards it wants have one heart or two under it. */
import { paragraph } from '@parlour/card-art/paragraph';
import { type Measure, setIn, widthOf } from '@parlour/card-art/setting';
import { at, path } from '@parlour/card-art/svg';
import { words } from '@parlour/card-art/type';
import { must } from '@parlour/kernel/must';
import { HEART } from './pictures/court.ts';
import type { Plate } from './plate.ts';

const STAR = 'M0-30L9-9 30-7 14 8 19 30 0 18-19 30-14 8-30-7-9-9Z';
const HEARTS: Readonly<Record<string, readonly number[]>> = { a: [0], b: [-30, 30] };

export const KINDS = ['L', 'a', 'b'] as const;
type Kind = (typeof KINDS)[number];

function mark(kind: Kind, { rose, paper }: Plate): string {
  if (kind === 'L') return at(96, 196, path(STAR, { fill: paper }), { scale: 1.05 });
  return must(HEARTS[kind])
    .map(x => at(96 + x, 200, path(HEART, { fill: rose }), { scale: 0.92 }))
    .join('');
}

export function index(number: number, kind: Kind, plate: Plate): string {
  const [ground, type] = kind === 'L' ? [plate.ink, plate.paper] : [plate.paper, plate.ink];
  const wide = number > 9;
  const set = { font: 'garamond', weight: 'bold', size: wide ? 120 : 140, fill: type } as const;
  return (
    path('M28 28H166V210Q166 240 136 240H28Z', { fill: ground, stroke: plate.ink, 'stroke-width': 4 }) +
    words(wide ? 94 : 96, 142, String(number), wide ? { ...set, spacing: -8 } : set) +
    mark(kind, plate)
  );
}

/** Two lines of italics of one size, about a height. */
function pair(lines: readonly [string, string], middle: number, fill: string): string {
  const size = Math.min(40, ...lines.map(line => 510 / widthOf(line, 'fellItalic', 1)));
  return lines
    .map((line, i) => words(315, middle + (i - 0.2) * size * 1.12, line, { font: 'fell', style: 'italic', size, fill }))
    .join('');
}

const SCENE: Measure = { width: 520, height: 84, sizes: [58, 30], leading: 0.98 };
const TITLE: Measure = { width: 500, height: 170, sizes: [84, 38], leading: 1.02 };

export const sceneTitle = (scene: string, wants: readonly [string, string], { ink, rose }: Plate): string =>
  paragraph(scene, { x: 315, middle: 706, font: 'fellCaps', fill: ink, measure: SCENE }) +
  path('M180 764H288M342 764H450', { stroke: ink, 'stroke-width': 2 }) +
  at(315, 767, path(HEART, { fill: rose }), { scale: 0.5 }) +
  pair([`Find “${wants[0]}”`, `and “${wants[1]}”`], 824, ink);

export const title = (text: string, { ink }: Plate): string =>
  paragraph(text, { x: 315, middle: 772, font: 'fellCaps', fill: ink, measure: TITLE });

/** Whether a title can be set at a size that can be read. */
export const fits = (kind: 'scene' | 'wanted', text: string): boolean =>
  setIn(text, 'fellCaps', kind === 'scene' ? SCENE : TITLE).fits;

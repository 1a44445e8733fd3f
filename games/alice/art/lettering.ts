/** Titles and numbers. A Leading card has its number white on black; the cards it wants have one heart or two under it. */

import { textAt } from '@parlour/card-art/fonts';
import { path, placeAt } from '@parlour/card-art/svg';
import { drawParagraph, fitText, type TextFrame, textWidth } from '@parlour/card-art/text-layout';
import { assertDefined } from '@parlour/kernel/result';
import { HEART } from './pictures/court.ts';
import type { Plate } from './plate.ts';

const STAR = 'M0-30L9-9 30-7 14 8 19 30 0 18-19 30-14 8-30-7-9-9Z';
const HEARTS: Readonly<Record<string, readonly number[]>> = { a: [0], b: [-30, 30] };

export const KINDS = ['L', 'a', 'b'] as const;
type Kind = (typeof KINDS)[number];

function mark(kind: Kind, { rose, paper }: Plate): string {
  if (kind === 'L') return placeAt(96, 196, path(STAR, { fill: paper }), { scale: 1.05 });
  return assertDefined(HEARTS[kind])
    .map(x => placeAt(96 + x, 200, path(HEART, { fill: rose }), { scale: 0.92 }))
    .join('');
}

export function index(number: number, kind: Kind, plate: Plate): string {
  const [ground, type] = kind === 'L' ? [plate.ink, plate.paper] : [plate.paper, plate.ink];
  const wide = number > 9;
  const set = { font: 'garamond', weight: 'bold', size: wide ? 120 : 140, fill: type } as const;
  return (
    path('M28 28H166V210Q166 240 136 240H28Z', { fill: ground, stroke: plate.ink, 'stroke-width': 4 }) +
    textAt(wide ? 94 : 96, 142, String(number), wide ? { ...set, spacing: -8 } : set) +
    mark(kind, plate)
  );
}

/** Two lines of italics of one size, about a height. */
function pair(lines: readonly [string, string], middle: number, fill: string): string {
  const size = Math.min(40, ...lines.map(line => 510 / textWidth(line, 'fellItalic', 1)));
  return lines
    .map((line, i) =>
      textAt(315, middle + (i - 0.2) * size * 1.12, line, { font: 'fell', style: 'italic', size, fill }),
    )
    .join('');
}

const SCENE: TextFrame = { width: 520, height: 84, sizes: [58, 30], leading: 0.98 };
const TITLE: TextFrame = { width: 500, height: 170, sizes: [84, 38], leading: 1.02 };

export const sceneTitle = (scene: string, wants: readonly [string, string], { ink, rose }: Plate): string =>
  drawParagraph(scene, { x: 315, middle: 706, font: 'fellCaps', fill: ink, measure: SCENE }) +
  path('M180 764H288M342 764H450', { stroke: ink, 'stroke-width': 2 }) +
  placeAt(315, 767, path(HEART, { fill: rose }), { scale: 0.5 }) +
  pair([`Find “${wants[0]}”`, `and “${wants[1]}”`], 824, ink);

export const title = (text: string, { ink }: Plate): string =>
  drawParagraph(text, { x: 315, middle: 772, font: 'fellCaps', fill: ink, measure: TITLE });

/** Whether a title can be set at a size that can be read. */
export const fits = (kind: 'scene' | 'wanted', text: string): boolean =>
  fitText(text, 'fellCaps', kind === 'scene' ? SCENE : TITLE).fits;

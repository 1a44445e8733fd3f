/** What all cards share: the window, arched for a scene and cut at the corners for the rest; titles and numbers. */

import { textAt } from '@parlour/card-art/fonts';
import { group, path, placeAt, rect, type Size } from '@parlour/card-art/svg';
import { drawParagraph, fitText, type TextFrame, textWidth } from '@parlour/card-art/text-layout';
import { assertDefined } from '@parlour/kernel/result';
import type { Plate } from './engraving.ts';
import { HEART } from './pictures/shared-parts.ts';

/** The box of the old pack, 98 x 67 mm outside, held cards of about this size. */
export const size: Size = { width: 63, height: 92 };

const CARD = 'M30 0H600Q630 0 630 30V890Q630 920 600 920H30Q0 920 0 890V30Q0 0 30 0Z';
const ARCH = 'M48 646V270C48 130 170 48 315 48S582 130 582 270V646Z';
const OCTAGON = 'M48 646V108L108 48H522L582 108V586L522 646H108Z';

export type Window = 'arch' | 'octagon';
const WINDOWS: Readonly<Record<Window, string>> = { arch: ARCH, octagon: OCTAGON };

/** Covers everything outside the window. */
export function mount(window: Window, { paper, ink, gold }: Plate): string {
  const opening = WINDOWS[window];
  const spandrels =
    window === 'arch' ? path(`M38 38H592V656H38Z${opening}`, { fill: gold, 'fill-rule': 'evenodd' }) : '';
  return (
    path(`${CARD}${opening}`, { fill: paper, 'fill-rule': 'evenodd' }) +
    spandrels +
    group(
      { fill: 'none', stroke: ink },
      path(opening, { 'stroke-width': 5 }),
      rect(24, 24, 582, 872, { rx: 12, 'stroke-width': 6 }),
      rect(34, 34, 562, 852, { rx: 6, 'stroke-width': 1.8 }),
      path('M38 658H592', { 'stroke-width': 3 }),
    )
  );
}

export const paperOf = ({ paper }: Plate): string => path(CARD, { fill: paper });

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

/** White on black for a Leading card; the cards it wants have one heart or two under it. */
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

/** Of one size, about a height. */
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

/** At a size that can be read. */
export const fits = (kind: 'scene' | 'wanted', text: string): boolean =>
  fitText(text, 'fellCaps', kind === 'scene' ? SCENE : TITLE).fits;

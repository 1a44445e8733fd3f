/** What all cards share: paper, the degree scale of an atlas, and the index in two corners. */

import { textAt } from '@parlour/card-art/fonts';
import { circle, path, placeAt, rect, type Size, withRotatedCopy } from '@parlour/card-art/svg';
import type { Inks, Nation } from './inks.ts';
import { mark } from './pips.ts';

export const size: Size = { width: 62, height: 92 };

export const paperOf = ({ paper }: Inks): string => rect(0, 0, 620, 920, { rx: 30, fill: paper });

/** Trims what a picture lets hang over. */
const MARGIN = 'M30 0H590Q620 0 620 30V890Q620 920 590 920H30Q0 920 0 890V30Q0 0 30 0ZM38 38V882H582V38Z';

const [ACROSS, DOWN] = ['M20 24H600M20 896H600', 'M24 20V900M596 20V900'];

/** An odd number a side, so that the dark ones meet at the corners. */
const dashed = (length: number, degrees: number): string => {
  const step = Math.round((length / degrees) * 1000) / 1000;
  return `${step} ${step}`;
};

/** Black and white round the plate, as on the edge of a map. */
export function degrees({ line, paper }: Inks): string {
  const scale = { fill: 'none', 'stroke-width': 8 };
  return (
    path(MARGIN, { fill: paper, 'fill-rule': 'evenodd' }) +
    path(ACROSS, { ...scale, stroke: line, 'stroke-dasharray': dashed(580, 21) }) +
    path(DOWN, { ...scale, stroke: line, 'stroke-dasharray': dashed(880, 33) }) +
    rect(19, 19, 582, 882, { ...scale, stroke: line, 'stroke-width': 2.5 }) +
    rect(29, 29, 562, 862, { ...scale, stroke: line, 'stroke-width': 2.5 }) +
    rect(37, 37, 546, 846, { ...scale, stroke: line, 'stroke-width': 1.5 })
  );
}

/** Wide labels stand a little to the right, off the frame. */
const MIDDLES: Readonly<Record<string, number>> = { '10': 92, M: 97, W: 97 };
const SIZES: Readonly<Record<string, number>> = { '10': 118, M: 110, W: 96 };

/** A figure, an initial, or a globe for the Map. */
function rank(label: string, { ink, paper }: Inks): string {
  if (label === 'globe') {
    const round = circle(96, 104, 47, { fill: ink });
    return (
      round +
      path('M96 57V151M49 104H143M57 80H135M57 128H135M96 57C55 80 55 128 96 151 137 128 137 80 96 57', {
        fill: 'none',
        stroke: paper,
        'stroke-width': 4.5,
      })
    );
  }
  const spacing = label === '10' ? { spacing: -10 } : {};
  return textAt(MIDDLES[label] ?? 95, 148, label, {
    font: 'garamond',
    weight: 'bold',
    size: SIZES[label] ?? 140,
    fill: ink,
    ...spacing,
  });
}

/** Over a picture they stand on paper, to stay legible. */
export function indices(label: string, nation: Nation, inks: Inks, ground: 'paper' | 'picture'): string {
  const tab = ground === 'paper' ? '' : path('M30 30H156V216Q156 248 124 248H30Z', { fill: inks.paper });
  return withRotatedCopy(size, tab + rank(label, inks) + placeAt(95, 200, mark(nation, inks), { scale: 0.86 }));
}

/** The strip under a picture. */
export function plate(title: string, under: string, { paper, line, ink }: Inks): string {
  return (
    rect(38, 742, 544, 140, { fill: paper }) +
    path('M38 742H582M38 748H582', { stroke: line, 'stroke-width': 1.5, fill: 'none' }) +
    textAt(242, 812, title, { font: 'fellCaps', size: 74, fill: ink, spacing: 4 }) +
    textAt(242, 858, under, { font: 'fell', style: 'italic', size: 38, fill: line })
  );
}

/** The lid: what a mission press could do with wood type, a typewriter and four pots of paint. */
import { boxSize, drawBox } from '@parlour/card-art/box';
import { textAt } from '@parlour/card-art/fonts';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { circle, path, placeAt, rect, type Size } from '@parlour/card-art/svg';
import { cow, hut, papyrus } from './country.ts';
import { inksOf } from './inks.ts';
import { kat, kit } from './kittens.ts';
import { ownLid } from './own.ts';

/** Two stacks of seventy side by side. */
const TOP: Size = { width: 124, height: 96 };
export const lidSize: Size = boxSize(TOP);

const inks = inksOf();
const { card, ribbon, clay, reed, straw, river, cream } = inks;

const land = (): string =>
  rect(40, 40, 1160, 880, { fill: '#ecd096' }) +
  placeAt(620, 560, circle(0, 0, 210, { fill: straw })) +
  path('M40 600C240 570 420 590 620 580 860 566 1040 590 1200 570V920H40Z', { fill: river }) +
  path('M60 632H330M900 640H1180M80 660H220M1010 668H1160', {
    stroke: cream,
    'stroke-width': 6,
    'stroke-dasharray': '70 14 120 20',
  }) +
  path('M40 700C300 660 480 676 640 672 860 666 1040 650 1200 690V920H40Z', { fill: straw }) +
  placeAt(190, 610, hut(inks), { scale: 1.15 }) +
  placeAt(950, 590, cow(inks), { scale: 1.02 }) +
  placeAt(110, 760, papyrus(420, -10, inks)) +
  placeAt(176, 780, papyrus(330, 16, inks)) +
  placeAt(70, 790, papyrus(280, 4, inks)) +
  placeAt(1150, 770, papyrus(400, 4, inks)) +
  placeAt(1172, 790, papyrus(260, -6, inks)) +
  path('M40 800C260 760 460 778 640 774 860 770 1040 756 1200 790V920H40Z', { fill: reed });

export function lid({ title }: PackStyle = {}): string {
  if (title !== undefined) return ownLid(title, TOP, inks);
  const label =
    rect(24, 24, 1192, 912, { fill: card, stroke: ribbon, 'stroke-width': 6 }) +
    land() +
    placeAt(380, 850, kit(inks), { scale: 1.75 }) +
    placeAt(750, 850, kat(inks), { scale: 1.75 }) +
    rect(170, 76, 900, 210, { fill: card, stroke: ribbon, 'stroke-width': 6 }) +
    rect(184, 90, 872, 182, { fill: 'none', stroke: clay, 'stroke-width': 4, 'stroke-dasharray': '20 10' }) +
    textAt(
      620,
      200,
      'KIT and KAT',
      { font: 'typewriter', size: 118, fill: ribbon },
      { stroke: ribbon, 'stroke-width': 3 },
    ) +
    textAt(620, 256, 'IN NUERLAND', { font: 'typewriter', size: 50, fill: clay, spacing: 12 }) +
    rect(40, 40, 1160, 880, { fill: 'none', stroke: ribbon, 'stroke-width': 6 });
  const front = textAt(620, 62, 'Kit and Kat · 140 cards', { font: 'typewriter', size: 44, fill: cream });
  return drawBox(TOP, { lid: '#8a5a2c', tray: '#cdb684' }, label, front);
}

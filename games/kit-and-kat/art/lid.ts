/** The lid of the box or of a teacher's own pack. */
import { boxSize, drawBox } from '@parlour/card-art/box';
import { textAt } from '@parlour/card-art/fonts';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { circle, path, picture, placeAt, rect, type Size } from '@parlour/card-art/svg';
import { drawParagraph, type TextFrame } from '@parlour/card-art/text-layout';
import { PACK } from '../kit-and-kat/rules/cards.ts';
import { cow, hut, papyrus } from './country.ts';
import { type Inks, inksOf } from './inks.ts';
import { kat, kit } from './kittens.ts';

export const subjectLine = (subject: string, { smoke }: Inks): string =>
  textAt(285, 228, subject, { font: 'typewriter', size: Math.min(27, 780 / Math.max(1, subject.length)), fill: smoke });

const TITLE: TextFrame = { width: 820, height: 190, sizes: [104, 40], leading: 1.1 };

/** The lid of a teacher's own pack; its first picture stands between the kittens. */
export function ownPackLid(title: string, top: Size, inks: Inks, own?: string): string {
  const { card, ribbon, clay, reed, straw, cream } = inks;
  const label =
    rect(24, 24, 1192, 912, { fill: card, stroke: ribbon, 'stroke-width': 6 }) +
    rect(40, 40, 1160, 880, { fill: straw }) +
    circle(620, 560, 250, { fill: cream }) +
    path('M40 800C260 760 460 778 640 774 860 770 1040 756 1200 790V920H40Z', { fill: reed }) +
    (own === undefined
      ? ''
      : rect(424, 360, 420, 360, { fill: card, stroke: ribbon, 'stroke-width': 6 }) +
        picture(436, 372, 396, 336, own)) +
    placeAt(own === undefined ? 460 : 200, 850, kit(inks), { scale: 1.75 }) +
    placeAt(own === undefined ? 760 : 984, 850, kat(inks), { scale: 1.75 }) +
    rect(160, 70, 920, 240, { fill: card, stroke: ribbon, 'stroke-width': 6 }) +
    rect(174, 84, 892, 212, { fill: 'none', stroke: clay, 'stroke-width': 4, 'stroke-dasharray': '20 10' }) +
    drawParagraph(title, { x: 620, middle: 190, font: 'typewriter', fill: ribbon, measure: TITLE }) +
    rect(40, 40, 1160, 880, { fill: 'none', stroke: ribbon, 'stroke-width': 6 });
  const front = textAt(620, 62, 'Kit and Kat', { font: 'typewriter', size: 44, fill: cream });
  return drawBox(top, { lid: '#8a5a2c', tray: '#cdb684' }, label, front);
}

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

export function lid({ title, pictures }: PackStyle = {}): string {
  if (title !== undefined) return ownPackLid(title, TOP, inks, PACK.map(each => pictures?.[each]).find(Boolean));
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

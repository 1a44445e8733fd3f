/** What a pack that somebody has made shows of itself: the subjects of its books, and its title on the lid. */
import { drawBox } from '@parlour/card-art/box';
import { textAt } from '@parlour/card-art/fonts';
import { circle, path, placeAt, rect, type Size } from '@parlour/card-art/svg';
import type { TextFrame } from '@parlour/card-art/text-layout';
import { drawParagraph } from '@parlour/card-art/text-layout';
import type { Inks } from './inks.ts';
import { kat, kit } from './kittens.ts';

/** What the book is about, small over the text. */
export const subjectLine = (subject: string, { smoke }: Inks): string =>
  textAt(285, 228, subject, { font: 'typewriter', size: Math.min(27, 780 / Math.max(1, subject.length)), fill: smoke });

const TITLE: TextFrame = { width: 820, height: 190, sizes: [104, 40], leading: 1.1 };

/** The lid with the title of the pack, and the two kittens under it. */
export function ownLid(title: string, top: Size, inks: Inks): string {
  const { card, ribbon, clay, reed, straw, cream } = inks;
  const label =
    rect(24, 24, 1192, 912, { fill: card, stroke: ribbon, 'stroke-width': 6 }) +
    rect(40, 40, 1160, 880, { fill: straw }) +
    circle(620, 560, 250, { fill: cream }) +
    path('M40 800C260 760 460 778 640 774 860 770 1040 756 1200 790V920H40Z', { fill: reed }) +
    placeAt(460, 850, kit(inks), { scale: 1.75 }) +
    placeAt(760, 850, kat(inks), { scale: 1.75 }) +
    rect(160, 70, 920, 240, { fill: card, stroke: ribbon, 'stroke-width': 6 }) +
    rect(174, 84, 892, 212, { fill: 'none', stroke: clay, 'stroke-width': 4, 'stroke-dasharray': '20 10' }) +
    drawParagraph(title, { x: 620, middle: 190, font: 'typewriter', fill: ribbon, measure: TITLE }) +
    rect(40, 40, 1160, 880, { fill: 'none', stroke: ribbon, 'stroke-width': 6 });
  const front = textAt(620, 62, 'Kit and Kat', { font: 'typewriter', size: 44, fill: cream });
  return drawBox(top, { lid: '#8a5a2c', tray: '#cdb684' }, label, front);
}

/**
 * A hundred and forty cards, questions and answers, 57 x 89 mm: the usual narrow card, as no old copy is known to measure.
 * Colour apart, a question has a stitched edge, dark type on a light head, and Kit, whose tail asks; an answer has a firm
 * edge, light type on a dark head, and Kat.
 */

import type { Field } from '@parlour/card-art/engraving';
import { type Font, textAt } from '@parlour/card-art/fonts';
import type { CardFrame, PackStyle } from '@parlour/card-art/pack-art';
import { circle, path, placeAt, rect, svgDocument } from '@parlour/card-art/svg';
import { drawParagraph, fitText, type TextFrame } from '@parlour/card-art/text-layout';
import { itemAt } from '@parlour/kernel/result';
import { bookOf, PACK, rankOf } from '../kit-and-kat/rules/cards.ts';
import { back, size } from './back.ts';
import { type Inks, inksOf } from './inks.ts';
import { kat, kit } from './kittens.ts';
import { lid, lidSize } from './lid.ts';
import { subjectLine } from './own.ts';
import { badgeOf, vignetteOf } from './vignettes/sets.ts';

export { back, lid, lidSize, size };

export const cards: readonly string[] = PACK;
export const index: Field = { x: 34, y: 34, width: 330, height: 150 };
export const frame: CardFrame = { outside: 16, inside: 25 };
export const type: Font = 'typewriter';

const TEXT: TextFrame = { width: 462, height: 336, sizes: [58, 26], leading: 1.24 };

const isQuestion = (card: string): boolean => rankOf(card) % 2 === 1;

/** Whether a text can be set on a card at a size that can be read. */
export const fits = (text: string): boolean => fitText(text, 'typewriter', TEXT).fits;

function edge(card: string, { clay, reed }: Inks): string {
  const frame = { fill: 'none', rx: 10 };
  return isQuestion(card)
    ? rect(22, 22, 526, 846, { ...frame, stroke: clay, 'stroke-width': 6, 'stroke-dasharray': '20 11' })
    : rect(20, 20, 530, 850, { ...frame, stroke: reed, 'stroke-width': 8 });
}

/** The letter of the book in a stamp, its number beside it, the book's badge at the end of the line. */
function head(card: string, inks: Inks, drawn: string | undefined): string {
  const { ribbon, cream, reed, clay, card: manila, straw } = inks;
  const asks = isQuestion(card);
  const [ground, type] = asks ? [manila, ribbon] : [reed, cream];
  const set = { font: 'typewriter', size: 150 } as const;
  return (
    rect(34, 34, 502, 152, { fill: ground }) +
    path('M34 190H536', { stroke: asks ? clay : reed, 'stroke-width': 4 }) +
    rect(46, 46, 128, 128, { rx: 10, fill: type }) +
    textAt(110, 156, itemAt(card, 0), { ...set, size: 138, fill: ground }, { stroke: ground, 'stroke-width': 3 }) +
    textAt(
      188,
      162,
      card.slice(1),
      { ...set, fill: type, anchor: 'start', spacing: -8 },
      { stroke: type, 'stroke-width': 4 },
    ) +
    placeAt(462, 110, circle(0, 0, 68, { fill: asks ? straw : cream, stroke: ribbon, 'stroke-width': 5 })) +
    placeAt(462, 110, badgeOf(drawn, bookOf(card), inks))
  );
}

/** Kit asks on the left of what the book is about, Kat answers on its right. */
const foot = (card: string, inks: Inks, drawn: string | undefined): string =>
  isQuestion(card)
    ? vignetteOf(drawn, bookOf(card), inks, 206) + placeAt(72, 236, kit(inks), { scale: 0.84 })
    : vignetteOf(drawn, bookOf(card), inks, 6) + placeAt(382, 236, kat(inks), { scale: 0.84 });

export function face(card: string, { press, words: texts, drawn, subjects }: PackStyle = {}): string {
  const inks = inksOf(press);
  const subject = subjects?.[itemAt(card, 0)] ?? '';
  const middle = subject === '' ? 398 : 412;
  return svgDocument(
    size,
    rect(0, 0, 570, 890, { rx: 28, fill: inks.card }),
    placeAt(34, 606, foot(card, inks, drawn)),
    head(card, inks, drawn),
    subject === '' ? '' : subjectLine(subject, inks),
    drawParagraph(texts?.[card] ?? '', { x: 285, middle, font: 'typewriter', fill: inks.ribbon, measure: TEXT }),
    edge(card, inks),
  );
}

export const nameOf = (card: string, { words: texts }: PackStyle = {}): string => {
  const name = `${card[0]} ${card.slice(1)}, ${isQuestion(card) ? 'question' : 'answer'}`;
  return texts?.[card] === undefined ? name : `${name}: ${texts[card]}`;
};

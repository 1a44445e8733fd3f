/**
 * 140 cards of 57 x 89 mm, the usual narrow size, as no old copy has been measured. Questions and answers differ
 * without colour: stitched or firm edge, dark or light type, Kit or Kat.
 */
import type { Field } from '@parlour/card-art/engraving';
import { composeFractions, type Font, textAt } from '@parlour/card-art/fonts';
import type { CardFrame, PackStyle } from '@parlour/card-art/pack-art';
import { circle, path, picture, placeAt, rect, svgDocument } from '@parlour/card-art/svg';
import { drawParagraph, fitText, type TextFrame } from '@parlour/card-art/text-layout';
import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import { bookOf, cardsOfBooks, PACK, rankOf } from '../kit-and-kat/rules/cards.ts';
import { languageOf, notesOn, type Pack, PICTURES, picturesIn, textOf } from '../pack/pack.ts';
import { back, size } from './back.ts';
import { type Inks, inksOf } from './inks.ts';
import { kat, kit } from './kittens.ts';
import { lid, lidSize, subjectLine } from './lid.ts';
import { badgeOf, vignetteOf } from './vignettes/sets.ts';

export { back, lid, lidSize, size };

export const cards: readonly string[] = PACK;
export const index: Field = { x: 34, y: 34, width: 330, height: 150 };
export const frame: CardFrame = { outside: 16, inside: 25 };
export const type: Font = 'typewriter';

/** Between head and picture; the largest size is such that the longest texts of the box are not much smaller. */
const TEXT: TextFrame = { width: 478, height: 372, sizes: [56, 26], leading: 1.24 };
const HEIGHT_BELOW_SUBJECT = 336;

/** Fractions are set in small figures, so a text with one may be larger. */
const LARGEST_SUM = 84;

const frameOf = (text: string, subject: string): TextFrame => ({
  ...TEXT,
  ...(subject !== '' && { height: HEIGHT_BELOW_SUBJECT }),
  ...(composeFractions(text) !== text && { sizes: [LARGEST_SUM, TEXT.sizes[1]] }),
});

const isQuestion = (card: string): boolean => rankOf(card) % 2 === 1;

/** Whether a text fits a card with a subject at a readable size. */
export const fits = (text: string): boolean => fitText(text, 'typewriter', frameOf(text, 'subject')).fits;

function edge(card: string, { clay, reed }: Inks): string {
  const frame = { fill: 'none', rx: 10 };
  return isQuestion(card)
    ? rect(22, 22, 526, 846, { ...frame, stroke: clay, 'stroke-width': 6, 'stroke-dasharray': '20 11' })
    : rect(20, 20, 530, 850, { ...frame, stroke: reed, 'stroke-width': 8 });
}

/** Book letter in a stamp, number, and the book's badge. */
function head(card: string, inks: Inks, drawn: string | undefined): string {
  const { ribbon, cream, reed, clay, card: manila, straw } = inks;
  const isAsking = isQuestion(card);
  const [ground, type] = isAsking ? [manila, ribbon] : [reed, cream];
  const set = { font: 'typewriter', size: 150 } as const;
  return (
    rect(34, 34, 502, 152, { fill: ground }) +
    path('M34 190H536', { stroke: isAsking ? clay : reed, 'stroke-width': 4 }) +
    rect(46, 46, 128, 128, { rx: 10, fill: type }) +
    textAt(110, 156, itemAt(card, 0), { ...set, size: 138, fill: ground }, { stroke: ground, 'stroke-width': 3 }) +
    textAt(
      188,
      162,
      card.slice(1),
      { ...set, fill: type, anchor: 'start', spacing: -8 },
      { stroke: type, 'stroke-width': 4 },
    ) +
    placeAt(462, 110, circle(0, 0, 68, { fill: isAsking ? straw : cream, stroke: ribbon, 'stroke-width': 5 })) +
    placeAt(462, 110, badgeOf(drawn, bookOf(card), inks))
  );
}

/** Kit stands left of the drawing, Kat right; a picture of one's own fills the foot. */
const foot = (card: string, inks: Inks, { drawn, pictures }: PackStyle): string => {
  const own = pictures?.[card];
  if (own !== undefined) return picture(8, 0, 486, 242, own);
  return isQuestion(card)
    ? vignetteOf(drawn, bookOf(card), inks, 206) + placeAt(72, 236, kit(inks), { scale: 0.84 })
    : vignetteOf(drawn, bookOf(card), inks, 6) + placeAt(382, 236, kat(inks), { scale: 0.84 });
};

export function face(card: string, dress: PackStyle = {}): string {
  const { press, words: texts, drawn, subjects } = dress;
  const inks = inksOf(press);
  const subject = subjects?.[itemAt(card, 0)] ?? '';
  const middle = subject === '' ? 398 : 412;
  const text = texts?.[card] ?? '';
  return svgDocument(
    size,
    rect(0, 0, 570, 890, { rx: 28, fill: inks.card }),
    placeAt(34, 606, foot(card, inks, dress)),
    head(card, inks, drawn),
    subject === '' ? '' : subjectLine(subject, inks),
    drawParagraph(text, { x: 285, middle, font: 'typewriter', fill: inks.ribbon, measure: frameOf(text, subject) }),
    edge(card, inks),
  );
}

const english = {
  question: '{card}, question',
  answer: '{card}, answer',
  questionWithText: '{card}, question: {text}',
  answerWithText: '{card}, answer: {text}',
} as const;
const kitFaceText: Translate<typeof english> = translator('kit-and-kat/faces', english);

export const nameOf = (card: string, { words: texts }: PackStyle = {}): string => {
  const [name, text] = [`${card[0]} ${card.slice(1)}`, texts?.[card]];
  if (text === undefined) return kitFaceText(isQuestion(card) ? 'question' : 'answer', { card: name });
  return kitFaceText(isQuestion(card) ? 'questionWithText' : 'answerWithText', { card: name, text });
};

/** The badge of its book in a medal, 140 units square. */
export const badge = (card: string, { drawn, press }: PackStyle = {}): string => {
  const inks = inksOf(press);
  const medal = circle(0, 0, 66, { fill: inks.cream, stroke: inks.ribbon, 'stroke-width': 5 });
  return `<svg viewBox="-70 -70 140 140" aria-hidden="true">${medal}${badgeOf(drawn, bookOf(card), inks)}</svg>`;
};

const wordsOf = (pack: Pack): Readonly<Record<string, string>> =>
  Object.fromEntries(cardsOfBooks(pack.books.length).map(card => [card, textOf(pack, card)]));

const notesOf = (pack: Pack): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    cardsOfBooks(pack.books.length)
      .map(card => [card, notesOn(pack, card)] as const)
      .filter(([, notes]) => notes.length > 0),
  );

const topicsOf = (pack: Pack): Readonly<Record<string, string>> =>
  Object.fromEntries(pack.books.flatMap(({ book, subject }) => (subject === '' ? [] : [[book, subject]])));

const languagesOf = (pack: Pack): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cardsOfBooks(pack.books.length).flatMap(card => {
      const language = languageOf(pack, card);
      return language === undefined ? [] : [[card, language]];
    }),
  );

/** The texts, notes, subjects and pictures of a pack file. Packs of the box, in all editions, are known by file name. */
export const dressOf = (pack: Pack, name: string): PackStyle => ({
  words: wordsOf(pack),
  notes: notesOf(pack),
  topics: topicsOf(pack),
  ...(pack.language === undefined && pack.answerLanguage === undefined ? {} : { languages: languagesOf(pack) }),
  drawn: pack.pictures ?? PICTURES.find(set => name === set || name.startsWith(`${set}-`)),
});

/** Adds title, subjects and pictures, for packs that are not of the box. */
export const dressOfOwnPack = (pack: Pack, name: string, album: Readonly<Record<string, string>> = {}): PackStyle => ({
  ...dressOf(pack, name),
  title: pack.title,
  subjects: topicsOf(pack),
  pictures: { ...album, ...picturesIn(pack) },
});

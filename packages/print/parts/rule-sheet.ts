/**
 * The rule sheet of a box: how to play, the printed clauses, our rulings and the story; and the answers of a question
 * pack.
 */

import { type TextStyle, textAt } from '@parlour/card-art/fonts';
import { placeAt, type Size } from '@parlour/card-art/svg';
import { type Leaflet, type LeafletPart, parseSpans, type ContentBlock as Told } from '@parlour/games/shelf/leaflets';
import type { AnswerSection, BoxedGame } from '@parlour/games/shelf/shelf';
import type { Clause } from '@parlour/kernel/game';
import { type ColumnDocument, columnPages } from '../layout/columns.ts';
import { svgContent } from '../layout/svg-fragments.ts';
import {
  asideStyle,
  bodyStyle,
  type Column,
  headingStyle,
  type MeasureText,
  paragraphBlock,
  stackBlocks,
  type TextBlock,
  titleStyle,
  withHeading,
} from '../layout/text-blocks.ts';
import { printText } from '../print-text.ts';

export type ClauseSectionSpec = {
  readonly title: string;
  readonly seats: string;
  readonly clauses: readonly Clause[];
  readonly also: readonly Clause[];
};

/** Everything that is read of a box: how to play, the clauses, the story. */
export type RuleText = {
  readonly leaflets: readonly Leaflet[];
  readonly sections: readonly ClauseSectionSpec[];
  readonly tale: Leaflet | undefined;
  /** What the reader can do about mistakes. */
  readonly closing: LeafletPart | undefined;
  readonly faces: CardFaces;
};

export function clauseBlock({ id, text }: Pick<Clause, 'id' | 'text'>, column: Column): TextBlock {
  const { size, type } = column;
  const hang = size * 3.5;
  const style = bodyStyle(type, size);
  const body = paragraphBlock(text, style, { ...column, width: column.width - hang }, size * 0.3);
  const label: TextStyle = { ...style, weight: 'bold', size: style.size * 0.8, anchor: 'start' };
  return {
    height: body.height,
    draw: (x, y) => textAt(x, y + size * 0.3 + style.size, id, label) + body.draw(x + hang, y),
  };
}

export const seatsText = ([least, most]: BoxedGame['seats']): string =>
  printText('players', { least: least === most ? 'same' : `${least}`, most });

/** Players, and our estimates of time and age where they hold for the pack. */
export function gameFacts({ seats: [least, most], onPaper }: BoxedGame, isOwnPack: boolean): string {
  const players = printText('playerCount', { least: least === most ? 'same' : `${least}`, most });
  if (!onPaper || isOwnPack) return players;
  const [shortest, longest] = onPaper.minutes;
  return `${players}, ${printText('timeAndAge', { shortest, longest, age: onPaper.age })}`;
}

const clauseNumber = ({ id }: Clause): number => Number(/-(\d+)/.exec(id)?.[1]);

function sectionBlocks({ title, seats, clauses, also }: ClauseSectionSpec, column: Column): TextBlock[] {
  const { size, type } = column;
  const small = (text: string): TextBlock => paragraphBlock(text, asideStyle(type, size), column, size * 0.7);
  const name = paragraphBlock(printText('clausesOf', { title }), titleStyle(type, size * 1.4), column, size);
  const inOrder = [...clauses].sort((one, other) => clauseNumber(one) - clauseNumber(other));
  const printed = inOrder.filter(({ ruling }) => !ruling).map(clause => clauseBlock(clause, column));
  const rulings = inOrder.filter(({ ruling }) => ruling).map(clause => clauseBlock(clause, column));
  const shared =
    also.length > 0 ? [small(printText('alsoHere', { clauses: also.map(({ id }) => id).join(', ') }))] : [];
  return [
    ...withHeading([name, small(seats), ...shared], printed),
    ...withHeading([small(printText('rulings'))], rulings),
  ];
}

/** A block that names a file of the program is of no use on paper. */
const NAMES_A_FILE = /(?<![\w/])games\/[\w-]+\//;

function forPaper(leaflet: Leaflet): Leaflet {
  const parts = leaflet.parts.map(({ title, blocks }) => ({
    title,
    blocks: blocks.filter(block => !(block.is === 'text' && NAMES_A_FILE.test(block.text))),
  }));
  return { ...leaflet, parts: parts.filter(({ blocks }) => blocks.length > 0) };
}

export const ruleBlocks = ({ leaflets, sections, tale, closing, faces }: RuleText, column: Column): TextBlock[] => [
  ...leaflets.flatMap(leaflet => leafletBlocks(leaflet, column, faces)),
  ...sections.flatMap(section => sectionBlocks(section, column)),
  ...(tale ? leafletBlocks(forPaper(tale), column, faces) : []),
  ...(closing ? partBlocks(closing, column, faces) : []),
];

export const rulePages = (sheet: ColumnDocument & RuleText, measure: MeasureText): readonly string[] =>
  columnPages(sheet, column => ruleBlocks(sheet, column), measure);

export type CardFaces = { readonly size: Size; face(card: string): string };

/** On paper a link is followed by its address. */
const toPrintMarkup = (text: string): string =>
  parseSpans(text)
    .map(({ text, is, to }) => {
      if (is === 'term') return `*${text}*`;
      return to === undefined || to.startsWith('#') ? text : printText('linkOnPaper', { text, address: to });
    })
    .join('');

/** Lays out a leaflet for print: the blocks of the page, with small drawings of the cards. */
export const leafletBlocks = ({ title, parts }: Leaflet, column: Column, faces: CardFaces): TextBlock[] => {
  const name = paragraphBlock(title, titleStyle(column.type, column.size * 1.7), column, column.size);
  return withHeading(
    [name],
    parts.flatMap(part => partBlocks(part, column, faces)),
  );
};

function partBlocks({ title, blocks }: LeafletPart, column: Column, faces: CardFaces): TextBlock[] {
  const { size, type } = column;
  const heading = paragraphBlock(title, headingStyle(type, size * 1.2), column, size * 0.7);
  return withHeading(
    [heading],
    blocks.flatMap(block => contentBlocks(block, column, faces)),
  );
}

function contentBlocks(block: Told, column: Column, faces: CardFaces): TextBlock[] {
  const { size, type } = column;
  switch (block.is) {
    case 'text':
      return [paragraphBlock(toPrintMarkup(block.text), bodyStyle(type, size), column, size * 0.2)];
    case 'list':
      return block.items.map(item => itemBlock(item, column));
    case 'cards':
      return [stackBlocks([cardRowBlock(block.cards, column, faces), captionBlock(block.says, column)])];
    case 'grid':
      return [stackBlocks([gridBlock(block.rows, column, faces), captionBlock(block.says, column)])];
  }
}

function itemBlock(item: string, column: Column): TextBlock {
  const { size, type } = column;
  const hang = size * 0.8;
  const style = bodyStyle(type, size);
  const body = paragraphBlock(toPrintMarkup(item), style, { ...column, width: column.width - hang }, size * 0.2);
  const dot: TextStyle = { ...style, anchor: 'start' };
  return {
    height: body.height,
    draw: (x, y) => textAt(x, y + size * 0.2 + style.size, '•', dot) + body.draw(x + hang, y),
  };
}

const captionBlock = (says: string, column: Column): TextBlock =>
  paragraphBlock(toPrintMarkup(says), asideStyle(column.type, column.size * 0.92), column, column.size * 0.2);

type CardSpotOnGrid = { readonly card: string; readonly row: number; readonly place: number };

function cardGridBlock(
  spots: readonly CardSpotOnGrid[],
  width: number,
  gap: number,
  { size, face }: CardFaces,
): TextBlock {
  const scale = (width - gap) / (size.width * 10);
  const step = size.height * 10 * scale + gap;
  const rows = Math.max(...spots.map(({ row }) => row)) + 1;
  return {
    height: rows * step + 3 * gap,
    draw: (x, y) =>
      spots
        .map(({ card, row, place }) =>
          placeAt(x + place * width, y + 2 * gap + row * step, svgContent(face(card)), { scale }),
        )
        .join(''),
  };
}

/** Tenths of a millimetre: upper limit for few cards, lower limit for many. */
const [MAX_CARD_WIDTH, MIN_CARD_WIDTH, MAX_GRID_HEIGHT] = [170, 92, 720];

function cardRowBlock(cards: readonly string[], column: Column, faces: CardFaces): TextBlock {
  const across = Math.min(cards.length, Math.floor(column.width / MIN_CARD_WIDTH));
  const width = Math.min(MAX_CARD_WIDTH, column.width / across);
  const spots = cards.map((card, i) => ({ card, row: Math.floor(i / across), place: i % across }));
  return cardGridBlock(spots, width, 8, faces);
}

function gridBlock(rows: readonly string[], column: Column, faces: CardFaces): TextBlock {
  const across = Math.max(...rows.map(row => row.length));
  const spots = rows.flatMap((row, y) =>
    [...row].flatMap((card, x) => (card === '.' ? [] : [{ card, row: y, place: x }])),
  );
  const shape = faces.size.height / faces.size.width;
  return cardGridBlock(spots, Math.min(82, column.width / across, MAX_GRID_HEIGHT / (rows.length * shape)), 4, faces);
}

function answerBlocks({ title, entries }: AnswerSection, column: Column): TextBlock[] {
  const name = paragraphBlock(title, titleStyle(column.type, column.size * 1.4), column, column.size);
  return withHeading(
    [name],
    entries.map(entry => clauseBlock(entry, column)),
  );
}

/** Pages with the questions, answers and notes of a pack. */
export const answerPages = (
  sheet: ColumnDocument,
  answers: readonly AnswerSection[],
  measure: MeasureText,
): readonly string[] => columnPages(sheet, column => answers.flatMap(book => answerBlocks(book, column)), measure);

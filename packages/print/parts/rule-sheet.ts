/**
 * The rule sheet of a box: how to play, the printed clauses, our rulings and the story; and the answers of a question
 * pack.
 */

import { type TextStyle, textAt } from '@parlour/card-art/fonts';
import { path, placeAt, roundToTenth, type Size, svgDocument } from '@parlour/card-art/svg';
import { type Leaflet, type LeafletPart, parseSpans, type ContentBlock as Told } from '@parlour/games/shelf/leaflets';
import type { AnswerSection, BoxedGame } from '@parlour/games/shelf/shelf';
import type { Clause } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { svgContent } from '../layout/svg-fragments.ts';
import {
  type Column,
  curlQuotes,
  type MeasureText,
  paragraphBlock,
  stackBlocks,
  TEXT_COLOUR,
  type TextBlock,
  withHeading,
  wrapLines,
} from '../layout/text-blocks.ts';
import { printText } from '../print-text.ts';

export type ClauseSectionSpec = {
  readonly title: string;
  readonly seats: string;
  readonly clauses: readonly Clause[];
  readonly also: readonly Clause[];
};

export type ColumnDocument = {
  readonly title: string;
  readonly year: string;
  readonly story: string;
  readonly paper: Size;
  readonly print: 'usual' | 'large';
  readonly foot: string;
};

export type RuleSheet = ColumnDocument & {
  readonly leaflets: readonly Leaflet[];
  readonly sections: readonly ClauseSectionSpec[];
  readonly tale: Leaflet | undefined;
  readonly faces: CardFaces;
};

/** Font size in tenths of a millimetre: 10 points in two columns, or 18 in one. */
const SHEET_STYLES = {
  usual: { size: 36, columns: 2 },
  large: { size: 64, columns: 1 },
} as const;

const [SHEET_MARGIN, GUTTER] = [160, 90];

export function clauseBlock({ id, text }: Pick<Clause, 'id' | 'text'>, column: Column): TextBlock {
  const { size } = column;
  const hang = size * 3.5;
  const body = paragraphBlock(
    text,
    { font: 'garamond', size, fill: TEXT_COLOUR },
    { ...column, width: column.width - hang },
    size * 0.3,
  );
  const label: TextStyle = { font: 'garamond', weight: 'bold', size: size * 0.8, fill: TEXT_COLOUR, anchor: 'start' };
  return { height: body.height, draw: (x, y) => textAt(x, y + size * 1.3, id, label) + body.draw(x + hang, y) };
}

export const seatsText = ([least, most]: BoxedGame['seats']): string =>
  printText('players', { least: least === most ? 'same' : `${least}`, most });

function sectionBlocks({ title, seats, clauses, also }: ClauseSectionSpec, column: Column): TextBlock[] {
  const { size } = column;
  const small = (text: string): TextBlock =>
    paragraphBlock(text, { font: 'garamond', style: 'italic', size, fill: TEXT_COLOUR }, column, size * 0.7);
  const name = paragraphBlock(
    printText('clausesOf', { title }),
    { font: 'fellCaps', size: size * 1.4, fill: TEXT_COLOUR },
    column,
    size,
  );
  const printed = clauses.filter(({ ruling }) => !ruling).map(clause => clauseBlock(clause, column));
  const rulings = clauses.filter(({ ruling }) => ruling).map(clause => clauseBlock(clause, column));
  const shared =
    also.length > 0 ? [small(printText('alsoHere', { clauses: also.map(({ id }) => id).join(', ') }))] : [];
  return [
    ...withHeading([name, small(seats), ...shared], printed),
    ...withHeading([small(printText('rulings'))], rulings),
  ];
}

type PlacedBlock = { readonly block: TextBlock; readonly column: number; readonly y: number };

/** Fills one column after the other; those of the first page begin below the title. */
function fillColumns(blocks: readonly TextBlock[], tops: (column: number) => number, bottom: number): PlacedBlock[] {
  let [column, y] = [0, tops(0)];
  return blocks.map(block => {
    if (y + block.height > bottom && y > tops(column)) y = tops(++column);
    const placed = { block, column, y };
    y += block.height;
    return placed;
  });
}

function mastheadBlock({ title, year, story, paper }: ColumnDocument, { size, measure }: Column): TextBlock {
  const middle = paper.width * 5;
  const italic: TextStyle = { font: 'garamond', style: 'italic', size: size * 1.1, fill: TEXT_COLOUR };
  const lines = wrapLines(curlQuotes(story), italic, paper.width * 10 - 2 * SHEET_MARGIN - 200, measure);
  const storyTop = 250 + size * 3.2;
  const rule = storyTop + lines.length * size * 1.4;
  const set = (): string =>
    textAt(middle, 250, title, { font: 'fellCaps', size: 110, fill: TEXT_COLOUR, spacing: 4 }) +
    textAt(middle, 250 + size * 1.6, year, { font: 'fell', size: size * 1.2, fill: TEXT_COLOUR }) +
    lines.map((line, i) => textAt(middle, storyTop + i * size * 1.4, line, italic)).join('') +
    path(`M${SHEET_MARGIN} ${roundToTenth(rule)}H${paper.width * 10 - SHEET_MARGIN}`, {
      stroke: TEXT_COLOUR,
      'stroke-width': 3,
    });
  return { height: rule + 20, draw: set };
}

export function rulePages(sheet: RuleSheet, measure: MeasureText): readonly string[] {
  const { leaflets, sections, tale, faces } = sheet;
  const blocksIn = (column: Column): TextBlock[] => [
    ...leaflets.flatMap(leaflet => leafletBlocks(leaflet, column, faces)),
    ...sections.flatMap(section => sectionBlocks(section, column)),
    ...(tale ? leafletBlocks(tale, column, faces) : []),
  ];
  return columnPages(sheet, blocksIn, measure);
}

export function columnPages(
  sheet: ColumnDocument,
  blocksIn: (column: Column) => TextBlock[],
  measure: MeasureText,
): string[] {
  const { paper, print, foot } = sheet;
  const { size, columns } = SHEET_STYLES[print];
  const width = (paper.width * 10 - 2 * SHEET_MARGIN - (columns - 1) * GUTTER) / columns;
  const column = { width, size, measure };
  const head = mastheadBlock(sheet, column);
  const bottom = paper.height * 10 - 170;
  const tops = (at: number): number => (at < columns ? head.height : SHEET_MARGIN);
  const placed = fillColumns(blocksIn(column), tops, bottom);
  const pages = Math.floor(assertDefined(placed.at(-1)).column / columns) + 1;
  return Array.from({ length: pages }, (_, page) =>
    svgDocument(
      paper,
      page === 0 ? head.draw(0, 0) : '',
      ...placed
        .filter(({ column }) => Math.floor(column / columns) === page)
        .map(({ block, column, y }) => block.draw(SHEET_MARGIN + (column % columns) * (width + GUTTER), y)),
      textAt(paper.width * 5, paper.height * 10 - 95, `${foot}  ${page + 1} / ${pages}`, {
        font: 'garamond',
        size: 28,
        fill: '#555555',
      }),
    ),
  );
}

export type CardFaces = { readonly size: Size; face(card: string): string };

/** On paper a link is replaced by its host name. */
const toPrintMarkup = (text: string): string =>
  parseSpans(text)
    .map(({ text, is, to }) => {
      if (is === 'term') return `*${text}*`;
      return to === undefined ? text : printText('linkOnPaper', { text, host: new URL(to).host.replace(/^www\./, '') });
    })
    .join('');

const bodyStyle = (size: number): TextStyle => ({ font: 'garamond', size, fill: TEXT_COLOUR });

/** Lays out a leaflet for print: the blocks of the page, with small drawings of the cards. */
export const leafletBlocks = ({ title, parts }: Leaflet, column: Column, faces: CardFaces): TextBlock[] => {
  const name = paragraphBlock(
    title,
    { font: 'fellCaps', size: column.size * 1.7, fill: TEXT_COLOUR },
    column,
    column.size,
  );
  return withHeading(
    [name],
    parts.flatMap(part => partBlocks(part, column, faces)),
  );
};

function partBlocks({ title, blocks }: LeafletPart, column: Column, faces: CardFaces): TextBlock[] {
  const { size } = column;
  const heading = paragraphBlock(title, { font: 'fell', size: size * 1.2, fill: TEXT_COLOUR }, column, size * 0.7);
  return withHeading(
    [heading],
    blocks.flatMap(block => contentBlocks(block, column, faces)),
  );
}

function contentBlocks(block: Told, column: Column, faces: CardFaces): TextBlock[] {
  const { size } = column;
  switch (block.is) {
    case 'text':
      return [paragraphBlock(toPrintMarkup(block.text), bodyStyle(size), column, size * 0.2)];
    case 'list':
      return block.items.map(item => itemBlock(item, column));
    case 'cards':
      return [stackBlocks([cardRowBlock(block.cards, column, faces), captionBlock(block.says, column)])];
    case 'grid':
      return [stackBlocks([gridBlock(block.rows, column, faces), captionBlock(block.says, column)])];
  }
}

function itemBlock(item: string, column: Column): TextBlock {
  const { size } = column;
  const hang = size * 0.8;
  const body = paragraphBlock(
    toPrintMarkup(item),
    bodyStyle(size),
    { ...column, width: column.width - hang },
    size * 0.2,
  );
  const dot: TextStyle = { ...bodyStyle(size), anchor: 'start' };
  return { height: body.height, draw: (x, y) => textAt(x, y + size * 1.2, '•', dot) + body.draw(x + hang, y) };
}

const captionBlock = (says: string, column: Column): TextBlock => {
  const size = column.size * 0.92;
  return paragraphBlock(
    toPrintMarkup(says),
    { font: 'garamond', style: 'italic', size, fill: TEXT_COLOUR },
    column,
    size * 0.2,
  );
};

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
const [MAX_CARD_WIDTH, MIN_CARD_WIDTH, MAX_GRID_HEIGHT] = [170, 92, 560];

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
  const name = paragraphBlock(
    title,
    { font: 'fellCaps', size: column.size * 1.4, fill: TEXT_COLOUR },
    column,
    column.size,
  );
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

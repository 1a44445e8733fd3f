/** Pages of text in columns, under the title of a box. Tenths of a millimetre. */
import { type TextStyle, textAt } from '@parlour/card-art/fonts';
import { path, roundToTenth, type Size, svgDocument } from '@parlour/card-art/svg';
import { assertDefined } from '@parlour/kernel/result';
import type { Print } from './paper.ts';
import {
  asideStyle,
  bodyStyle,
  type Column,
  curlQuotes,
  drawText,
  fitLine,
  type MeasureText,
  TEXT_COLOUR,
  type TextBlock,
  type Typeface,
  titleStyle,
  titleText,
  wrapLines,
} from './text-blocks.ts';

/** `size` is the font size; the paper is in millimetres. */
export type ColumnLayout = {
  readonly paper: Size;
  readonly size: number;
  readonly columns: number;
  readonly margin: number;
};

export type ColumnDocument = {
  readonly title: string;
  readonly year: string;
  readonly story: string;
  /** Players, time and age of every game. */
  readonly facts: readonly string[];
  readonly type: Typeface;
  readonly layout: ColumnLayout;
  readonly foot: string;
};

/** 10 points in two columns, or 18 in one. */
const SHEET_STYLES = {
  usual: { size: 36, columns: 2, margin: 160 },
  large: { size: 64, columns: 1, margin: 160 },
} as const;

export const sheetLayout = (paper: Size, print: Print): ColumnLayout => ({ paper, ...SHEET_STYLES[print] });

const GUTTER = 90;

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

const FOOT_MARGIN = 170;

/** Lays out text in columns and returns the drawing of every page; those of the first begin at `top`. */
export function flowPages(
  { paper, size, columns, margin }: ColumnLayout,
  type: Typeface,
  top: number,
  blocksIn: (column: Column) => readonly TextBlock[],
  measure: MeasureText,
): readonly string[] {
  const width = (paper.width * 10 - 2 * margin - (columns - 1) * GUTTER) / columns;
  const tops = (at: number): number => (at < columns ? top : margin);
  const blocks = blocksIn({ width, size, type, measure });
  const placed = fillColumns(blocks, tops, paper.height * 10 - FOOT_MARGIN);
  const pages = Math.floor(assertDefined(placed.at(-1)).column / columns) + 1;
  return Array.from({ length: pages }, (_, page) =>
    placed
      .filter(({ column }) => Math.floor(column / columns) === page)
      .map(({ block, column, y }) => block.draw(margin + (column % columns) * (width + GUTTER), y))
      .join(''),
  );
}

export const drawFoot = ({ paper }: ColumnLayout, type: Typeface, text: string): string =>
  textAt(paper.width * 5, paper.height * 10 - 95, text, { ...bodyStyle(type, 28), fill: '#555555' });

/** The title of a box in its own type, and lines in the middle of the page below it. */
export function drawTitle(
  { title, year, story, facts, type, layout }: ColumnDocument,
  baseline: number,
  measure: MeasureText,
): { readonly drawn: string; readonly bottom: number } {
  const { paper, size, margin } = layout;
  const [middle, width] = [paper.width * 5, paper.width * 10 - 2 * margin];
  const name = titleText(title, type);
  const wrap = (text: string, style: TextStyle): (readonly [string, TextStyle])[] =>
    wrapLines(curlQuotes(text), style, width, measure).map(line => [line, style]);
  const lines = [
    ...wrap(year, bodyStyle(type, size)),
    ...wrap(story, asideStyle(type, size * 1.1)),
    ...facts.flatMap(fact => wrap(fact, bodyStyle(type, size))),
  ];
  const heading = drawText(middle, baseline, name, fitLine(name, titleStyle(type, 110), width, measure), measure);
  const below = lines.map(([line, style], i) => textAt(middle, baseline + size * (1.7 + 1.4 * i), line, style));
  return { drawn: heading + below.join(''), bottom: baseline + size * (1.1 + 1.4 * lines.length) };
}

const TITLE_BASELINE = 250;

function mastheadBlock(sheet: ColumnDocument, measure: MeasureText): TextBlock {
  const { paper, margin } = sheet.layout;
  const { drawn, bottom } = drawTitle(sheet, TITLE_BASELINE, measure);
  const rule = path(`M${margin} ${roundToTenth(bottom)}H${paper.width * 10 - margin}`, {
    stroke: TEXT_COLOUR,
    'stroke-width': 3,
  });
  return { height: bottom + 20, draw: () => drawn + rule };
}

export function columnPages(
  sheet: ColumnDocument,
  blocksIn: (column: Column) => TextBlock[],
  measure: MeasureText,
): string[] {
  const { layout, type, foot } = sheet;
  const head = mastheadBlock(sheet, measure);
  const pages = flowPages(layout, type, head.height, blocksIn, measure);
  return pages.map((drawn, i) =>
    svgDocument(
      layout.paper,
      i === 0 ? head.draw(0, 0) : '',
      drawn,
      drawFoot(layout, type, `${foot}  ${i + 1} / ${pages.length}`),
    ),
  );
}

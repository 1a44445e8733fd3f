/** The sheet of a box in our words: what the old one lays down, and how we read it where it is silent. */
import { drawing, path, type Size, short } from '@parlour/card-art/svg';
import { type TypeSetting, words } from '@parlour/card-art/type';
import type { Leaflet } from '@parlour/games/shelf/leaflet';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Clause } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { type Column, headed, INK, paragraph, type SetBlock } from './blocks.ts';
import { type Faces, leafletBlocks } from './leaflet-blocks.ts';
import { curled, type LineMeasure, linesOf } from './lines.ts';

/** The clauses under one heading; `seats` says for how many they are. */
export type SheetPart = {
  readonly title: string;
  readonly seats: string;
  readonly clauses: readonly Clause[];
  readonly also: readonly Clause[];
};

/** What is set in columns, under a title. */
export type SheetColumns = {
  readonly title: string;
  readonly year: string;
  readonly story: string;
  readonly paper: Size;
  readonly print: 'usual' | 'large';
  /** What stands small at the foot. */
  readonly foot: string;
};

export type RuleSheet = SheetColumns & {
  /** How to play, in pictures; then the clauses; and at the end where it all comes from. */
  readonly leaflets: readonly Leaflet[];
  readonly sections: readonly SheetPart[];
  readonly tale: Leaflet | undefined;
  readonly faces: Faces;
};

/** Tenths of a millimetre: type of 10 points in two columns, or of 18 in one. */
const STYLES = {
  usual: { size: 36, columns: 2 },
  large: { size: 64, columns: 1 },
} as const;

const [MARGIN, GUTTER] = [160, 90];

/** The name of the clause hangs before its text. */
export function clauseBlock({ id, text }: Pick<Clause, 'id' | 'text'>, column: Column): SetBlock {
  const { size } = column;
  const hang = size * 3.5;
  const body = paragraph(
    text,
    { font: 'garamond', size, fill: INK },
    { ...column, width: column.width - hang },
    size * 0.3,
  );
  const label: TypeSetting = { font: 'garamond', weight: 'bold', size: size * 0.8, fill: INK, anchor: 'start' };
  return { height: body.height, set: (x, y) => words(x, y + size * 1.3, id, label) + body.set(x + hang, y) };
}

export const seatsOf = ([least, most]: BoxedGame['seats']): string =>
  most === 1 ? 'for one player' : `for ${least === most ? least : `${least} to ${most}`} players`;

function sectionBlocks({ title, seats, clauses, also }: SheetPart, column: Column): SetBlock[] {
  const { size } = column;
  const small = (text: string): SetBlock =>
    paragraph(text, { font: 'garamond', style: 'italic', size, fill: INK }, column, size * 0.7);
  const name = paragraph(`${title}: the clauses`, { font: 'fellCaps', size: size * 1.4, fill: INK }, column, size);
  const laidDown = clauses.filter(({ ruling }) => !ruling).map(clause => clauseBlock(clause, column));
  const rulings = clauses.filter(({ ruling }) => ruling).map(clause => clauseBlock(clause, column));
  const shared = also.length > 0 ? [small(`Here too: ${also.map(({ id }) => id).join(', ')}.`)] : [];
  return [
    ...headed([name, small(seats), ...shared], laidDown),
    ...headed([small('Rulings: how we read it where the old sheet is silent.')], rulings),
  ];
}

type Poured = { readonly block: SetBlock; readonly column: number; readonly y: number };

/** Fills the columns one after the other; those of the first page begin lower, under the title. */
function pour(blocks: readonly SetBlock[], tops: (column: number) => number, bottom: number): Poured[] {
  let [column, y] = [0, tops(0)];
  return blocks.map(block => {
    if (y + block.height > bottom && y > tops(column)) y = tops(++column);
    const poured = { block, column, y };
    y += block.height;
    return poured;
  });
}

function masthead({ title, year, story, paper }: SheetColumns, { size, measure }: Column): SetBlock {
  const middle = paper.width * 5;
  const italic: TypeSetting = { font: 'garamond', style: 'italic', size: size * 1.1, fill: INK };
  const lines = linesOf(curled(story), italic, paper.width * 10 - 2 * MARGIN - 200, measure);
  const told = 250 + size * 3.2;
  const rule = told + lines.length * size * 1.4;
  const set = (): string =>
    words(middle, 250, title, { font: 'fellCaps', size: 110, fill: INK, spacing: 4 }) +
    words(middle, 250 + size * 1.6, year, { font: 'fell', size: size * 1.2, fill: INK }) +
    lines.map((line, i) => words(middle, told + i * size * 1.4, line, italic)).join('') +
    path(`M${MARGIN} ${short(rule)}H${paper.width * 10 - MARGIN}`, { stroke: INK, 'stroke-width': 3 });
  return { height: rule + 20, set };
}

export function rulePages(sheet: RuleSheet, measure: LineMeasure): readonly string[] {
  const { leaflets, sections, tale, faces } = sheet;
  const blocksIn = (column: Column): SetBlock[] => [
    ...leaflets.flatMap(leaflet => leafletBlocks(leaflet, column, faces)),
    ...sections.flatMap(section => sectionBlocks(section, column)),
    ...(tale ? leafletBlocks(tale, column, faces) : []),
  ];
  return columnPages(sheet, blocksIn, measure);
}

export function columnPages(
  sheet: SheetColumns,
  blocksIn: (column: Column) => SetBlock[],
  measure: LineMeasure,
): string[] {
  const { paper, print, foot } = sheet;
  const { size, columns } = STYLES[print];
  const width = (paper.width * 10 - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
  const column = { width, size, measure };
  const head = masthead(sheet, column);
  const bottom = paper.height * 10 - 170;
  const tops = (at: number): number => (at < columns ? head.height : MARGIN);
  const poured = pour(blocksIn(column), tops, bottom);
  const pages = Math.floor(must(poured.at(-1)).column / columns) + 1;
  return Array.from({ length: pages }, (_, page) =>
    drawing(
      paper,
      page === 0 ? head.set(0, 0) : '',
      ...poured
        .filter(({ column }) => Math.floor(column / columns) === page)
        .map(({ block, column, y }) => block.set(MARGIN + (column % columns) * (width + GUTTER), y)),
      words(paper.width * 5, paper.height * 10 - 95, `${foot}  ${page + 1} / ${pages}`, {
        font: 'garamond',
        size: 28,
        fill: '#555555',
      }),
    ),
  );
}

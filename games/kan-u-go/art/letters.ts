/** Letters and inks of the cards, and a letter as it lies in the crossword. */
import { mixColours } from '@parlour/card-art/colour';
import { barOfG, type TextStyle, textAt } from '@parlour/card-art/fonts';
import type { Press } from '@parlour/card-art/pack-art';
import { type Attributes, path, placeAt, rect, roundToTenth, svgDocument } from '@parlour/card-art/svg';

export type Inks = {
  readonly white: string;
  readonly red: string;
  readonly blue: string;
  /** A tint of red. */
  readonly blush: string;
  readonly mist: string;
};

const inks = (white: string, red: string, blue: string): Inks => ({
  white,
  red,
  blue,
  blush: mixColours(red, white, 0.16),
  mist: mixColours(blue, white, 0.14),
});

export const inksOf = (press: Press = 'colour'): Inks =>
  press === 'black'
    ? inks('#ffffff', '#6a6a6a', '#141414')
    : inks(press === 'white' ? '#ffffff' : '#fbf5e6', '#c4161c', '#16326f');

export const isVowel = (card: string): boolean => 'AEIOU'.includes(card);

/** Parts of the size: what the font lacks. */
const ADDED: Readonly<Record<string, (part: (of: number) => number) => string>> = {
  G: barOfG,
  /** Slab serifs, as on show cards. */
  I: at => slab(at, 0.27, -0.69, 0.075) + slab(at, 0.27, -0.075, 0.075),
  /** A bar under M and W, so that neither is the other one turned. */
  M: at => slab(at, 0.4, 0.075, 0.062),
  W: at => slab(at, 0.4, 0.075, 0.062),
};

const slab = (at: (of: number) => number, half: number, top: number, thick: number): string =>
  `M${at(-half)} ${at(top)}H${at(half)}V${at(top + thick)}H${at(-half)}Z`;

export function glyph(x: number, baseline: number, card: string, set: TextStyle, more: Attributes = {}): string {
  const added = ADDED[card]?.(part => roundToTenth(part * set.size));
  const written = textAt(x, baseline, card, set, more);
  return added === undefined ? written : written + placeAt(x, baseline, path(added, { fill: set.fill, ...more }));
}

/** A letter with its number on one square, 100 units wide, without the frame of a card: it can be read at 24 px. */
export function tileLetter(card: string, number: number, press?: Press): string {
  const { red, blue } = inksOf(press);
  const size = 'MW'.includes(card) ? 62 : 68;
  return (
    glyph(47, 70, card, { font: 'limelight', size, fill: isVowel(card) ? red : blue }) +
    textAt(93, 92, String(number), {
      font: 'garamond',
      size: 27,
      fill: press === 'black' ? '#4a4a4a' : '#5d5142',
      anchor: 'end',
      weight: 'bold',
    })
  );
}

type FigureCell = readonly [row: number, column: number, letter: string];

/** Squares of a drawn crossword, the gap round a tile and the margin, in tenths of a millimetre. */
const [SQUARE, GAP, MARGIN] = [100, 4, 6];

export type FigureDrawing = {
  readonly cells: readonly FigureCell[];
  /** Drawn with a rim. */
  readonly marked: readonly FigureCell[];
  /** The squares that the drawing covers: those of the finished crossword, so that no stage moves. */
  readonly extent: readonly FigureCell[];
  numberOf(letter: string): number;
};

/** A stage of a crossword, as tiles without a frame. */
export function crosswordFigure({ cells, marked, extent, numberOf }: FigureDrawing, press?: Press): string {
  const { white, red, blue } = inksOf(press);
  const [rows, columns] = [extent.map(([row]) => row), extent.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const isMarked = ([row, column]: FigureCell): boolean => marked.some(cell => cell[0] === row && cell[1] === column);
  const rimOfMarked = { stroke: press === 'black' ? blue : red, 'stroke-width': 10 };
  const tiles = cells
    .toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b)))
    .map(cell => {
      const [row, column, letter] = cell;
      const edge = isMarked(cell) ? 0 : GAP;
      const rim = isMarked(cell) ? rimOfMarked : { stroke: '#a8a8a8', 'stroke-width': 2 };
      const tile = rect(edge, edge, SQUARE - 2 * edge, SQUARE - 2 * edge, { rx: 11, fill: white, ...rim });
      const [x, y] = [MARGIN + (column - left) * SQUARE, MARGIN + (row - top) * SQUARE];
      return placeAt(x, y, tile + tileLetter(letter, numberOf(letter), press));
    });
  const lengthOf = (places: readonly number[]): number =>
    ((Math.max(...places) - Math.min(...places) + 1) * SQUARE + 2 * MARGIN) / 10;
  return svgDocument({ width: lengthOf(columns), height: lengthOf(rows) }, ...tiles);
}

export const letterTile = (card: string, number: number): string =>
  svgDocument({ width: 10, height: 10 }, tileLetter(card, number));

/** A score sheet with the columns of one game. Tenths of a millimetre. */

import { textAt } from '@parlour/card-art/fonts';
import { path, roundToTenth, type Size, svgDocument } from '@parlour/card-art/svg';
import type { ScoreSheet } from '@parlour/games/shelf/shelf';
import type { Print } from '../layout/paper.ts';
import {
  asideStyle,
  bodyStyle,
  drawText,
  fitLine,
  type MeasureText,
  type Typeface,
  titleStyle,
  titleText,
  wrapLines,
} from '../layout/text-blocks.ts';

const [MARGIN, NUMBERS] = [160, 110];
const INK = '#1a1a1a';

const SCORE_STYLES = { usual: { size: 34, row: 90 }, large: { size: 46, row: 130 } } as const;

type RuledArea = { readonly left: number; readonly right: number; readonly top: number; readonly rows: number };

const playerNames = ({ players }: ScoreSheet): readonly string[] =>
  typeof players === 'number' ? new Array<string>(players).fill('') : players;

/** Draws thick lines between players and thin ones between their columns. */
function drawLines(scoring: ScoreSheet, { left, right, top, rows }: RuledArea, row: number): string {
  const [players, columns] = [playerNames(scoring).length, scoring.columns.length];
  const [foot, step] = [top + row * (rows + 2), (right - left) / (players * columns)];
  const across = Array.from({ length: rows + 3 }, (_, i) => `M${MARGIN} ${roundToTenth(top + i * row)}H${right}`);
  const down = Array.from({ length: players * columns + 1 }, (_, i) => [i, roundToTenth(left + i * step)] as const);
  const firm = down.filter(([i]) => i % columns === 0).map(([, x]) => `M${x} ${top}V${foot}`);
  const fine = down.filter(([i]) => i % columns !== 0).map(([, x]) => `M${x} ${top + row}V${foot}`);
  const draw = (pieces: readonly string[], weight: number): string =>
    path(pieces.join(''), { fill: 'none', stroke: INK, 'stroke-width': weight });
  return draw([...across, ...fine], 1.5) + draw([...firm, `M${MARGIN} ${top}V${foot}`], 4);
}

function drawHeadings(
  scoring: ScoreSheet,
  { left, right, top, rows }: RuledArea,
  { size, row }: (typeof SCORE_STYLES)[Print],
  type: Typeface,
): string {
  const { columns } = scoring;
  const names = playerNames(scoring);
  const wide = (right - left) / names.length;
  const fitting = (text: string, width: number): number => Math.min(size, (width * 1.9) / Math.max(1, text.length));
  const set = (text: string, x: number, y: number, width: number): string =>
    textAt(x, y, text, bodyStyle(type, fitting(text, width)));
  const middle = (i: number): number => top + (i + 0.5) * row + size * 0.3;
  return [
    ...names.map((name, i) => set(name, left + (i + 0.5) * wide, middle(0), wide)),
    ...names.flatMap((_, i) =>
      columns.map((column, j) =>
        set(column, left + i * wide + ((j + 0.5) * wide) / columns.length, middle(1), wide / columns.length),
      ),
    ),
    set(scoring.row, MARGIN + NUMBERS / 2, middle(1), NUMBERS),
    ...Array.from({ length: rows }, (_, i) => set(String(i + 1), MARGIN + NUMBERS / 2, middle(i + 2), NUMBERS)),
  ].join('');
}

export function scorePage(
  scoring: ScoreSheet,
  type: Typeface,
  paper: Size,
  print: Print,
  measure: MeasureText,
): string {
  const { size, row } = SCORE_STYLES[print];
  const [middle, right] = [paper.width * 5, paper.width * 10 - MARGIN];
  const aside = asideStyle(type, size * 1.1);
  const intro = wrapLines(scoring.says, aside, right - MARGIN, measure);
  const top = 320 + intro.length * size * 1.4;
  const ruled = { left: MARGIN + NUMBERS, right, top, rows: Math.floor((paper.height * 10 - MARGIN - top) / row) - 2 };
  const title = titleText(scoring.game, type);
  return svgDocument(
    paper,
    drawText(middle, 240, title, fitLine(title, titleStyle(type, 90), right - MARGIN, measure), measure),
    ...intro.map((line, i) => textAt(middle, 310 + i * size * 1.4, line, aside)),
    drawLines(scoring, ruled, row),
    drawHeadings(scoring, ruled, SCORE_STYLES[print], type),
  );
}

/** A page ruled for the scores of one game, with the columns that it counts in. Tenths of a millimetre. */
import { drawing, path, type Size, short } from '@parlour/card-art/svg';
import { type TypeSetting, words } from '@parlour/card-art/type';
import type { Scoring } from '@parlour/games/shelf/shelf';
import { type LineMeasure, linesOf } from './lines.ts';
import type { Print } from './paper.ts';

const [MARGIN, NUMBERS] = [160, 110];
const INK = '#1a1a1a';

/** The size of the type, and the height of a row. */
const STYLES = { usual: { size: 34, row: 90 }, large: { size: 46, row: 130 } } as const;

type Ruled = { readonly left: number; readonly right: number; readonly top: number; readonly rows: number };

/** The names of the players, or room for them. */
const playersOf = ({ players }: Scoring): readonly string[] =>
  typeof players === 'number' ? new Array<string>(players).fill('') : players;

/** Lines across, a firm one between players and fine ones between their columns. */
function lines(scoring: Scoring, { left, right, top, rows }: Ruled, row: number): string {
  const [players, columns] = [playersOf(scoring).length, scoring.columns.length];
  const [foot, step] = [top + row * (rows + 2), (right - left) / (players * columns)];
  const across = Array.from({ length: rows + 3 }, (_, i) => `M${MARGIN} ${short(top + i * row)}H${right}`);
  const down = Array.from({ length: players * columns + 1 }, (_, i) => [i, short(left + i * step)] as const);
  const firm = down.filter(([i]) => i % columns === 0).map(([, x]) => `M${x} ${top}V${foot}`);
  const fine = down.filter(([i]) => i % columns !== 0).map(([, x]) => `M${x} ${top + row}V${foot}`);
  const draw = (pieces: readonly string[], weight: number): string =>
    path(pieces.join(''), { fill: 'none', stroke: INK, 'stroke-width': weight });
  return draw([...across, ...fine], 1.5) + draw([...firm, `M${MARGIN} ${top}V${foot}`], 4);
}

/** What stands over the columns: names, what is counted, and the number of each row. */
function heads(scoring: Scoring, { left, right, top, rows }: Ruled, { size, row }: (typeof STYLES)[Print]): string {
  const { columns } = scoring;
  const names = playersOf(scoring);
  const wide = (right - left) / names.length;
  const fitting = (text: string, width: number): number => Math.min(size, (width * 1.9) / Math.max(1, text.length));
  const set = (text: string, x: number, y: number, width: number): string =>
    words(x, y, text, { font: 'garamond', size: fitting(text, width), fill: INK });
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

export function scorePage(scoring: Scoring, paper: Size, print: Print, measure: LineMeasure): string {
  const { size, row } = STYLES[print];
  const [middle, right] = [paper.width * 5, paper.width * 10 - MARGIN];
  const italic: TypeSetting = { font: 'garamond', style: 'italic', size: size * 1.1, fill: INK };
  const said = linesOf(scoring.says, italic, right - MARGIN, measure);
  const top = 320 + said.length * size * 1.4;
  const ruled = { left: MARGIN + NUMBERS, right, top, rows: Math.floor((paper.height * 10 - MARGIN - top) / row) - 2 };
  return drawing(
    paper,
    words(middle, 240, scoring.game, { font: 'fellCaps', size: 90, fill: INK }),
    ...said.map((line, i) => words(middle, 310 + i * size * 1.4, line, italic)),
    lines(scoring, ruled, row),
    heads(scoring, ruled, STYLES[print]),
  );
}

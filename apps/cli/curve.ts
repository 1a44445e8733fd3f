/** A curve in characters: how somebody stood over a match, and a mark where something was lost. */
export type CurvePoint = { readonly step: number; readonly value: number };

export type Curve = {
  /** In the order of their steps, from 0 to 1. */
  readonly points: readonly CurvePoint[];
  /** A character under the step it belongs to; of several in one column the first is shown. */
  readonly marks: readonly { readonly step: number; readonly mark: string }[];
};

const EIGHTHS = ' ▁▂▃▄▅▆▇█';
const [MOST_COLUMNS, ROWS] = [64, 4] as const;
const [UP, DOWN] = ['winning ', 'losing  '] as const;

export function drawCurve({ points, marks }: Curve): string[] {
  const columns = Math.min(MOST_COLUMNS, points.length);
  const last = points.at(-1)?.step ?? 0;
  const values = Array.from({ length: columns }, (_, column) => meanOf(points, column, columns));
  const rows = Array.from({ length: ROWS }, (_, row) => values.map(value => cellOf(value, ROWS - 1 - row)).join(''));
  const under = Array.from({ length: columns }, (_, column) => {
    const mark = marks.find(({ step }) => columnOf(step, last, columns) === column);
    return mark?.mark ?? ' ';
  });
  const sides = rows.map((_, row) => (row === 0 ? UP : row === ROWS - 1 ? DOWN : ' '.repeat(UP.length)));
  return [...rows.map((row, i) => sides[i] + row), ' '.repeat(UP.length) + under.join('')].map(line => line.trimEnd());
}

const columnOf = (step: number, last: number, columns: number): number =>
  Math.min(columns - 1, Math.floor((step / (last + 1)) * columns));

function meanOf(points: readonly CurvePoint[], column: number, columns: number): number {
  const [from, to] = [column, column + 1].map(edge => Math.floor((edge * points.length) / columns));
  const within = points.slice(from, Math.max((from ?? 0) + 1, to ?? 0));
  return within.reduce((sum, { value }) => sum + value, 0) / within.length;
}

/** Whoever stands as badly as one can still has a line to stand on. */
function cellOf(value: number, row: number): string {
  const eighths = Math.max(1, Math.round(value * ROWS * 8)) - row * 8;
  return EIGHTHS.charAt(Math.max(0, Math.min(8, eighths)));
}

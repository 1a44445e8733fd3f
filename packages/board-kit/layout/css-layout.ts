/** CSS variables for the layout of hands (an arc, or rows) and of seats along the sides. */

const [TILT_DEG, MAX_TILT_DEG, MAX_SAG_PX] = [1.1, 7, 15] as const;
/** Cards side by side on a narrow table, each wide enough for a thumb. */
const CARDS_ABREAST = 7;

type CardVariables = Readonly<Record<string, string | number>>;

/** Tilt of a card and its drop below the middle one, with an upper limit. */
export function arcStyle(at: number, count: number): CardVariables {
  const middle = (count - 1) / 2;
  const side = middle === 0 ? 0 : (at - middle) / middle;
  return {
    '--tilt': `${(side * Math.min(MAX_TILT_DEG, TILT_DEG * middle)).toFixed(2)}deg`,
    '--sag': `${(side ** 2 * Math.min(MAX_SAG_PX, count)).toFixed(1)}px`,
    '--shift': lastRowShift(at, count),
  };
}

/** Index of the last column in one row, in two rows, and in the rows a narrow table needs. */
export const rowsStyle = (count: number): CardVariables => ({
  '--one': lastColumn(count, 1),
  '--two': lastColumn(count, 2),
  '--thumb': lastColumn(count, handRows(count)),
});

/** Rows of a hand on a narrow table. */
export const handRows = (count: number): number => Math.max(1, Math.ceil(count / CARDS_ABREAST));

/** Centres a shorter last row, in steps between two cards. */
function lastRowShift(at: number, count: number): number {
  const abreast = Math.ceil(count / handRows(count));
  const inLastRow = count - abreast * (handRows(count) - 1);
  return at < count - inLastRow ? 0 : (abreast - inLastRow) / 2;
}

const lastColumn = (count: number, rows: number): number => Math.max(0, Math.ceil(count / Math.max(1, rows)) - 1);

/** `large` does not fit one row on a tablet. */
export const handSize = (count: number): 'small' | 'full' | 'large' =>
  count <= CARDS_ABREAST ? 'small' : count <= 2 * CARDS_ABREAST ? 'full' : 'large';

type SeatVariables = Readonly<Record<string, number>>;

/** With more seats a side gets a second column. */
const MAX_ROWS = 3;

const sideSize = (count: number): { readonly left: number; readonly columns: number; readonly rows: number } => {
  const left = Math.ceil(count / 2);
  const columns = left > MAX_ROWS ? 2 : 1;
  return { left, columns, rows: Math.max(1, Math.ceil(left / columns)) };
};

/** Columns and rows of each side of a low, wide table. */
export const sidesStyle = (count: number): SeatVariables => {
  const { columns, rows } = sideSize(count);
  return { '--flank': columns, '--flank-rows': rows };
};

/** Row and column of a seat: up the left side, down the right one. The column between the sides is the middle. */
export function sideSeatStyle(at: number, count: number): SeatVariables {
  const { left, columns, rows } = sideSize(count);
  const place = at < left ? at : at - left;
  const [row, column] = [Math.floor(place / columns), place % columns];
  return at < left
    ? { '--flank-row': rows - row, '--flank-column': column + 1 }
    : { '--flank-row': row + 1, '--flank-column': columns + 2 + column };
}

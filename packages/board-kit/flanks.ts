/** Seats along the two sides of a table that is low and wide: the left side upwards, the right side downwards. */
type Placed = Readonly<Record<string, number>>;

/** So many sit above each other before a side takes a second column. */
const ABOVE = 3;

const sideOf = (count: number): { readonly left: number; readonly columns: number; readonly rows: number } => {
  const left = Math.ceil(count / 2);
  const columns = left > ABOVE ? 2 : 1;
  return { left, columns, rows: Math.max(1, Math.ceil(left / columns)) };
};

/** How many columns and rows each side has. */
export const flanksFor = (count: number): Placed => {
  const { columns, rows } = sideOf(count);
  return { '--flank': columns, '--flank-rows': rows };
};

/** The row and column of a seat, counted from the left neighbour on; one column between the sides is the middle. */
export function flankOf(at: number, count: number): Placed {
  const { left, columns, rows } = sideOf(count);
  const place = at < left ? at : at - left;
  const [row, column] = [Math.floor(place / columns), place % columns];
  return at < left
    ? { '--flank-row': rows - row, '--flank-column': column + 1 }
    : { '--flank-row': row + 1, '--flank-column': columns + 2 + column };
}

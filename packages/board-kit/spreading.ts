/** How cards are spread: in an arc where there is room, in rows where there is not. */

const [WIDEST, DEEPEST] = [6, 15] as const;
/** So many cards stand side by side on a narrow table, each wide enough for a thumb. */
const ABREAST = 7;

type Spreading = Readonly<Record<string, string | number>>;

/** A card's tilt and how far it hangs below the middle one, never more than a hand can hold. */
export function arc(at: number, count: number): Spreading {
  const middle = (count - 1) / 2;
  const side = middle === 0 ? 0 : (at - middle) / middle;
  return {
    '--tilt': `${(side * Math.min(WIDEST, 0.45 * count)).toFixed(2)}deg`,
    '--sag': `${(side ** 2 * Math.min(DEEPEST, count)).toFixed(1)}px`,
  };
}

/** The columns before the last of one row, of two rows, and of as many rows as a narrow table needs. */
export const rowsFor = (count: number): Spreading => ({
  '--one': columns(count, 1),
  '--two': columns(count, 2),
  '--thumb': columns(count, Math.ceil(count / ABREAST)),
});

const columns = (count: number, rows: number): number => Math.max(0, Math.ceil(count / Math.max(1, rows)) - 1);

/** A large hand is one that a tablet cannot show in one row. */
export const sizeOf = (count: number): 'small' | 'full' | 'large' =>
  count <= ABREAST ? 'small' : count <= 2 * ABREAST ? 'full' : 'large';

/** Additions in one flat list of cards: each ends where `ends` says, and begins where the one before it ends. */
export type Finds = { count: number; ends: Int32Array; cards: Int32Array };

export const noFinds = (): Finds => ({ count: 0, ends: new Int32Array(1024), cards: new Int32Array(4096) });

export const startOf = (finds: Finds, i: number): number => (i === 0 ? 0 : finds.ends[i - 1]!);

/** Adds the first so many of some cards as one addition. */
export function addFind(finds: Finds, cards: Int32Array, count: number): void {
  const start = startOf(finds, finds.count);
  if (finds.count === finds.ends.length) finds.ends = grown(finds.ends);
  if (start + count > finds.cards.length) finds.cards = grown(finds.cards);
  for (let i = 0; i < count; i++) finds.cards[start + i] = cards[i]!;
  finds.ends[finds.count++] = start + count;
}

export function grown(list: Int32Array): Int32Array {
  const larger = new Int32Array(2 * list.length);
  larger.set(list);
  return larger;
}

/** A figure of several runs as one cell: the median, and the least and the most if there are more than one. */
export function spread(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  const [median, least, most] = [middle, sorted[0] ?? 0, sorted.at(-1) ?? 0].map(value => value.toFixed(digits));
  return values.length > 1 ? `${median} (${least}–${most})` : `${median}`;
}

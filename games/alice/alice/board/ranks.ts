/** How many players sit side by side, on a narrow table, one that is low as well, a middling one and a wide one. */
type Ranks = Readonly<Record<string, number>>;

const abreast = (count: number, few: number, many: number): number => (count <= few ? count : many);

const rank = (size: string, count: number, columns: number): Ranks => ({
  [`--${size}`]: Math.max(1, columns),
  [`--${size}-rows`]: Math.ceil(count / Math.max(1, columns)),
});

export const ranksFor = (count: number): Ranks => ({
  ...rank('narrow', count, abreast(count, 2, count <= 4 ? 2 : 3)),
  ...rank('low', count, Math.min(count, count <= 6 ? 3 : 4)),
  ...rank('middling', count, abreast(count, 3, count <= 6 ? 3 : 4)),
  ...rank('wide', count, abreast(count, 5, Math.ceil(count / 2))),
});

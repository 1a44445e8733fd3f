import { assertDefined } from '@parlour/kernel/result';
import type { CpuRow } from './cpu.ts';

/** A figure of several runs as one cell: the median, and the least and the most if there are more than one. */
export function spread(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  const [median, least, most] = [middle, sorted[0] ?? 0, sorted.at(-1) ?? 0].map(value => value.toFixed(digits));
  return values.length > 1 ? `${median} (${least}–${most})` : `${median}`;
}

/** The same rows as several runs brought them: what is no number, or always the same one, stays as it is. */
function spreadRows(runs: readonly (readonly CpuRow[])[]): CpuRow[] {
  return assertDefined(runs[0]).map((row, n) =>
    Object.fromEntries(Object.keys(row).map(name => [name, cellOf(runs.map(rows => assertDefined(rows[n]?.[name])))])),
  );
}

function cellOf(values: readonly CpuRow[string][]): CpuRow[string] {
  const first = assertDefined(values[0]);
  const numbers = values.filter(value => typeof value === 'number');
  if (numbers.length < values.length || numbers.every(value => value === first)) return first;
  return spread(numbers, numbers.every(Number.isInteger) ? 0 : 1);
}

/** What a bench brings, as often as it is asked for. */
export async function repeated(runs: number, bench: () => Promise<CpuRow[]>): Promise<CpuRow[]> {
  const brought: CpuRow[][] = [];
  for (let n = 0; n < runs; n++) {
    brought.push(await bench());
    console.error(JSON.stringify(brought.at(-1)));
  }
  return spreadRows(brought);
}

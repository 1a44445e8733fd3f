/** Rows of several runs. */
import { itemAt } from '@parlour/kernel/result';
import type { CpuRow } from '../cpu.ts';

export const RUNS = 5;

export type Value = (run: number) => number;

/** The middle one of the runs, and how far they lie apart. */
export function row(what: string, of: Value, digits = 0): CpuRow {
  const values = Array.from({ length: RUNS }, (_, run) => of(run)).toSorted((a, b) => a - b);
  const [median, least, most] = [itemAt(values, RUNS >> 1), itemAt(values, 0), itemAt(values, RUNS - 1)];
  return { what, median: median.toFixed(digits), least: least.toFixed(digits), most: most.toFixed(digits) };
}

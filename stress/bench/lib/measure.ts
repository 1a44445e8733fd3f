import { parseArgs } from 'node:util';
import { assertDefined, itemAt } from '@parlour/kernel/result';

/**
 * Measuring: speed by processor time, repeated runs, and the options of a bench. Processor time leaves out what else
 * the machine does.
 */
export type BenchRow = Readonly<Record<string, string | number>>;

const ROUNDS = 5;

/**
 * Operations per second of processor time: the best of some rounds, each at least `seconds` long. `work` returns how
 * many it did.
 */
export function perSecond(work: () => number, seconds = 1): number {
  work();
  return Math.max(...Array.from({ length: ROUNDS }, () => oneRound(work, seconds)));
}

function oneRound(work: () => number, seconds: number): number {
  const begun = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += work();
    const { user, system } = process.cpuUsage(begun);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return done / spent;
  }
}

/** Formats a figure of several runs: the median, with minimum and maximum if there is more than one run. */
export function formatSpread(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  const [median, least, most] = [middle, sorted[0] ?? 0, sorted.at(-1) ?? 0].map(value => value.toFixed(digits));
  return values.length > 1 ? `${median} (${least}–${most})` : `${median}`;
}

/** Merges the rows of several runs. Text and constant figures stay as they are. */
function spreadRows(runs: readonly (readonly BenchRow[])[]): BenchRow[] {
  return assertDefined(runs[0]).map((row, n) =>
    Object.fromEntries(Object.keys(row).map(name => [name, cellOf(runs.map(rows => assertDefined(rows[n]?.[name])))])),
  );
}

function cellOf(values: readonly BenchRow[string][]): BenchRow[string] {
  const first = assertDefined(values[0]);
  const numbers = values.filter(value => typeof value === 'number');
  if (numbers.length < values.length || numbers.every(value => value === first)) return first;
  return formatSpread(numbers, numbers.every(Number.isInteger) ? 0 : 1);
}

/** Runs a bench several times and merges its rows. */
export async function repeatBench(runs: number, bench: () => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const brought: BenchRow[][] = [];
  for (let n = 0; n < runs; n++) {
    brought.push(await bench());
    console.error(JSON.stringify(brought.at(-1)));
  }
  return spreadRows(brought);
}

export function parseBenchNumber(name: string, text: string | undefined, defaultValue: number): number {
  const number = text === undefined ? defaultValue : Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} needs a whole number of at least 1 (got ${text}).`);
}

/** For benches whose only option is `--runs 5`. */
export function parseRunsOption(words: readonly string[]): number {
  const { values } = parseArgs({ args: [...words], options: { runs: { type: 'string' } } });
  return parseBenchNumber('runs', values.runs, 1);
}

export const BROWSER_RUNS = 5;

export type RunValue = (run: number) => number;

/** Returns the median of the runs, with their range. */
export function medianRow(what: string, of: RunValue, digits = 0): BenchRow {
  const values = Array.from({ length: BROWSER_RUNS }, (_, run) => of(run)).toSorted((a, b) => a - b);
  const [median, least, most] = [
    itemAt(values, BROWSER_RUNS >> 1),
    itemAt(values, 0),
    itemAt(values, BROWSER_RUNS - 1),
  ];
  return { what, median: median.toFixed(digits), least: least.toFixed(digits), most: most.toFixed(digits) };
}

/** A file that keeps the deals of an arena, one a line, so that an interrupted run goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DealReport } from '@parlour/players/arena';
import type { ArenaSetting } from './arena.ts';
import { trouble } from './trouble.ts';

export type Keeping = { readonly kept: readonly DealReport[]; keep(report: DealReport): void };

export const forgetful: Keeping = { kept: [], keep: () => undefined };

/** Begins the file, or reads what it holds if it was kept for the same setting. */
export function keepIn(file: string, setting: ArenaSetting): Keeping {
  const head = JSON.stringify(setting);
  const keep = (report: DealReport): void => appendFileSync(file, `${JSON.stringify(report)}\n`);
  if (!existsSync(file)) {
    write(file, `${head}\n`);
    return { kept: [], keep };
  }
  const [first, ...lines] = linesIn(file);
  if (first !== head) return trouble(`The file ${file} was kept for another contest; name a new one.`);
  write(file, [head, ...lines, ''].join('\n'));
  return { kept: lines.map(line => JSON.parse(line)), keep };
}

/** The last line is cut short if the machine went down while it was written. */
const linesIn = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(isJson);

/** The reports a file keeps, from the first deal on, up to the first that is missing. */
export const keptIn = (file: string): DealReport[] =>
  existsSync(file)
    ? unbroken(
        linesIn(file)
          .slice(1)
          .map((line): DealReport => JSON.parse(line)),
      )
    : [];

/** What a run over fewer deals would have reported. */
export function unbroken(reports: readonly DealReport[]): DealReport[] {
  const byDeal = new Map(reports.map(report => [report.deal, report]));
  const run: DealReport[] = [];
  for (let report = byDeal.get(0); report !== undefined; report = byDeal.get(run.length)) run.push(report);
  return run;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    trouble(`The file ${file} cannot be written.`);
  }
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

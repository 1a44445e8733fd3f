/** File with one finished arena deal a line, so an interrupted run can continue. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DealReport } from '@parlour/players/arena/arena';
import type { ArenaSetting } from './arena-job.ts';
import { fail, failToWrite } from './errors.ts';

export type DealFile = { readonly saved: readonly DealReport[]; save(report: DealReport): void };

export const NO_DEAL_FILE: DealFile = { saved: [], save: () => undefined };

/** Creates the file, or reads it if it was written for the same setting. */
export function openDealFile(file: string, setting: ArenaSetting): DealFile {
  const head = JSON.stringify(setting);
  const save = (report: DealReport): void => appendFileSync(file, `${JSON.stringify(report)}\n`);
  if (!existsSync(file)) {
    writeOrFail(file, `${head}\n`);
    return { saved: [], save };
  }
  const [first, ...lines] = readLines(file);
  if (first !== head) return fail(`${file} holds the deals of another arena. Give --keep another file.`);
  writeOrFail(file, [head, ...lines, ''].join('\n'));
  return { saved: lines.map(line => JSON.parse(line)), save };
}

/** Skips the last line if a crash cut it short. */
const readLines = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(isJson);

/** Returns the saved reports from the first deal up to the first gap. */
export const readDealFile = (file: string): DealReport[] =>
  existsSync(file)
    ? withoutGaps(
        readLines(file)
          .slice(1)
          .map((line): DealReport => JSON.parse(line)),
      )
    : [];

/** Drops reports after the first missing deal, so the result equals a run over fewer deals. */
export function withoutGaps(reports: readonly DealReport[]): DealReport[] {
  const byDeal = new Map(reports.map(report => [report.deal, report]));
  const run: DealReport[] = [];
  for (let report = byDeal.get(0); report !== undefined; report = byDeal.get(run.length)) run.push(report);
  return run;
}

function writeOrFail(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    failToWrite(file)(error);
  }
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

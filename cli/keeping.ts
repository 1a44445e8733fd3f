/** A file that keeps the deals of an arena, one a line, so that an interrupted run goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DealReport } from '@parlour/players/arena';
import type { Setting } from './arena.ts';
import { trouble } from './trouble.ts';

export type Keeping = { readonly kept: readonly DealReport[]; keep(report: DealReport): void };

export const forgetful: Keeping = { kept: [], keep: () => undefined };

/** Begins the file, or reads what it holds if it was kept for the same setting. */
export function keepIn(file: string, setting: Setting): Keeping {
  const head = JSON.stringify(setting);
  const keep = (report: DealReport): void => appendFileSync(file, `${JSON.stringify(report)}\n`);
  if (!existsSync(file)) {
    write(file, `${head}\n`);
    return { kept: [], keep };
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== head) return trouble(`The file ${file} was kept for another contest; name a new one.`);
  const whole = lines.filter(isWhole);
  write(file, [head, ...whole, ''].join('\n'));
  return { kept: whole.map(line => JSON.parse(line)), keep };
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    trouble(`The file ${file} cannot be written.`);
  }
}

/** The last line is cut short if the machine went down while it was written. */
function isWhole(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

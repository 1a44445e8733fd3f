/** Numbers that may be said after the name of a bench. */
import { parseArgs } from 'node:util';

export function wholeOf(name: string, text: string | undefined, usual: number): number {
  const number = text === undefined ? usual : Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} wants a whole number above 0, not "${text}".`);
}

/** For benches that are told nothing but --runs 5. */
export function runsOf(words: readonly string[]): number {
  const { values } = parseArgs({ args: [...words], options: { runs: { type: 'string' } } });
  return wholeOf('runs', values.runs, 1);
}

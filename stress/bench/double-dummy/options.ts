/** What may be said after the name of a bench of the double-dummy solver: --deals 60 --seed autumn --runs 5. */
import { parseArgs } from 'node:util';
import { wholeOf } from '../options.ts';

export type BenchWords = { readonly deals: number; readonly seed: string; readonly runs: number };

export function optionsOf(words: readonly string[], usual: BenchWords): BenchWords {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...words], options: { deals: text, seed: text, runs: text } });
  return {
    deals: wholeOf('deals', values.deals, usual.deals),
    runs: wholeOf('runs', values.runs, usual.runs),
    seed: values.seed ?? usual.seed,
  };
}

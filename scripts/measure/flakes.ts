/** `npm run measure -- flakes` lists the tests that needed a retry in the last twenty runs of `npm test` here. */
import { readTestHistory } from '../lib/test-report.mjs';

const RUNS = 20;

const runs: readonly { readonly retried: readonly string[] }[] = readTestHistory().slice(-RUNS);
const retries = new Map<string, number>();
for (const name of runs.flatMap(({ retried }) => retried)) retries.set(name, (retries.get(name) ?? 0) + 1);

console.log(`${retries.size} tests needed a retry in ${runs.length} runs.`);
for (const [name, count] of [...retries].sort(([, a], [, b]) => b - a)) console.log(`${count} × ${name}`);

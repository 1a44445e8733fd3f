/**
 * The Lighthouse scores of the shelf, a box and Today, with its preset for phones and its simulated network. It is
 * three times as large as all other benches together, so `npx` fetches it for the measurement.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { findBrowser } from '@parlour/web/e2e/support/browser.ts';
import { serveDuring } from '../browser/server.ts';
import type { BenchRow } from '../lib/measure.ts';
import { BROWSER_RUNS, medianRow } from '../lib/measure.ts';

export const title = 'Lighthouse on the shelf, a box and Today, with phone settings';

export const run = (): Promise<BenchRow[]> =>
  serveDuring(async address => [
    ...(await rowsFor('shelf', address)),
    ...(await rowsFor('box', `${address}/box/nations`)),
    ...(await rowsFor('Today', `${address}/daily`)),
  ]);

async function rowsFor(name: string, address: string): Promise<BenchRow[]> {
  const runs: Judged[] = [];
  for (let i = 0; i < BROWSER_RUNS; i++) runs.push(await measureScores(address, assertDefined(findBrowser())));
  return [
    ...CATEGORIES.map(category => medianRow(`${name}: ${category}`, run => itemAt(runs, run).scores[category])),
    medianRow(`${name}: largest part painted (ms)`, run => itemAt(runs, run).lcp),
    medianRow(`${name}: blocked (ms)`, run => itemAt(runs, run).blocked),
  ];
}

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

type Report = {
  readonly categories: Readonly<Record<keyof Scores, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

type Judged = { readonly scores: Scores; readonly lcp: number; readonly blocked: number };

/** It finds the browser by `CHROME_PATH`, as we do. */
function runLighthouse(address: string, browser: string, report: string): Promise<void> {
  const asked = [`--only-categories=${CATEGORIES.join()}`, '--output=json', '--quiet', `--output-path=${report}`];
  const env = { ...process.env, CHROME_PATH: browser };
  const child = spawn('npx', ['--yes', LIGHTHOUSE, address, ...asked, `--chrome-flags=${FLAGS}`], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}.`))));
  });
}

async function measureScores(address: string, browser: string): Promise<Judged> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await runLighthouse(address, browser, file);
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(CATEGORIES.map(name => [name, 100 * categories[name].score])) as Scores,
      lcp: figure('largest-contentful-paint'),
      blocked: figure('total-blocking-time'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The pages on a slow phone: a processor four times slower than this one, 1.6 Mbit/s with 150 ms, and empty caches.
 * Measures the time until the first card is visible and playable, what precedes it, how smooth a deal of 52 cards and a
 * win are, and how much pages shift while they load. A leisurely user taps "Play" when the box is at rest, a hasty one
 * as soon as it appears.
 */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { findBrowser } from '@parlour/web/e2e/support/browser.ts';
import { type Browser, chromium } from '@playwright/test';
import { type MeasuredDeal, measureDeal, measureShift, measureWin } from '../browser/page-timings.ts';
import { serveDuring } from '../browser/server.ts';
import type { BenchRow } from '../lib/measure.ts';
import { BROWSER_RUNS, medianRow, type RunValue } from '../lib/measure.ts';

export const title = 'Nations in a browser, the processor slowed four times';

export async function run(): Promise<BenchRow[]> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: assertDefined(findBrowser()), args });
  try {
    return await serveDuring(address => measure(browser, address));
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, address: string): Promise<BenchRow[]> {
  const [leisurely, hasty]: [MeasuredDeal[], MeasuredDeal[]] = [[], []];
  for (let i = 0; i < BROWSER_RUNS; i++) {
    leisurely.push(await measureDeal(browser, address, 'leisurely'));
    hasty.push(await measureDeal(browser, address, 'hasty'));
  }
  const each =
    (deals: readonly MeasuredDeal[], what: keyof MeasuredDeal): RunValue =>
    run =>
      itemAt(deals, run)[what];
  return [
    medianRow('first card playable after "Play", page fully loaded (ms)', each(leisurely, 'sinceTap')),
    medianRow('first card playable after opening the URL, tapped at once (ms)', each(hasty, 'sinceAddress')),
    medianRow('script loaded before it (KB)', each(hasty, 'script'), 1),
    medianRow('style sheets loaded before it (KB)', each(hasty, 'style'), 1),
    medianRow('largest part of the box painted (ms)', each(leisurely, 'lcp')),
    medianRow('frames a second while 52 cards are dealt', each(leisurely, 'rate')),
    medianRow('longest time between two frames (ms)', each(leisurely, 'worst')),
    medianRow('longest task after the first card, page fully loaded (ms)', each(leisurely, 'task')),
    medianRow('longest task after the first card, tapped at once (ms)', each(hasty, 'task')),
    medianRow('layout shift of a box and its table until then', each(leisurely, 'shift'), 3),
    ...(await winRows(browser, address)),
    ...(await shiftRows(browser, address)),
  ];
}

async function winRows(browser: Browser, address: string): Promise<BenchRow[]> {
  const wins = await repeat(() => measureWin(browser, address));
  return [
    medianRow('frames a second while a win is shown', run => itemAt(wins, run).rate),
    medianRow('longest time between two of them (ms)', run => itemAt(wins, run).worst),
  ];
}

const SHIFTING_PAGES = { 'the shelf': '/', 'a box': '/box/nations', Today: '/daily' } as const;

async function shiftRows(browser: Browser, address: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path] of Object.entries(SHIFTING_PAGES)) {
    const shifts = await repeat(() => measureShift(browser, address + path));
    rows.push(medianRow(`layout shift of ${name}`, run => itemAt(shifts, run), 3));
  }
  return rows;
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  for (let i = 0; i < BROWSER_RUNS; i++) values.push(await measure());
  return values;
}

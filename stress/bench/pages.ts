/**
 * The pages on a slow phone: a processor four times slower than this machine's, and a line of 1.6 Mbit with 150 ms,
 * with nothing in any cache. How long it takes until the first card can be seen and played, what comes before it, and how
 * smooth a deal of 52 cards is. Somebody at leisure taps "Play now" when the box has come to rest; somebody in haste as
 * soon as it is there.
 */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { findBrowser } from '@parlour/web/e2e/support/browser.ts';
import { type Browser, chromium } from '@playwright/test';
import { type WatchedDeal, watchDeal } from './browser/deal.ts';
import { RUNS, row, type Value } from './browser/rows.ts';
import { withPages } from './browser/server.ts';
import type { CpuRow } from './cpu.ts';

export const title = 'Nations in a browser, the processor slowed four times';

export async function run(): Promise<CpuRow[]> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: assertDefined(findBrowser()), args });
  try {
    return await withPages(address => measure(browser, address));
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, address: string): Promise<CpuRow[]> {
  const [leisurely, hasty]: [WatchedDeal[], WatchedDeal[]] = [[], []];
  for (let i = 0; i < RUNS; i++) {
    leisurely.push(await watchDeal(browser, address, 'leisurely'));
    hasty.push(await watchDeal(browser, address, 'hasty'));
  }
  const each =
    (deals: readonly WatchedDeal[], what: keyof WatchedDeal): Value =>
    run =>
      itemAt(deals, run)[what];
  return [
    row('first card playable after "Play now" at leisure (ms)', each(leisurely, 'sinceTap')),
    row('first card playable after the address, tapped in haste (ms)', each(hasty, 'sinceAddress')),
    row('script on the line before it (KB)', each(hasty, 'script'), 1),
    row('largest part of the box painted (ms)', each(leisurely, 'lcp')),
    row('frames a second while 52 cards are dealt', each(leisurely, 'rate')),
    row('longest time between two frames (ms)', each(leisurely, 'worst')),
    row('longest task after the first card, at leisure (ms)', each(leisurely, 'task')),
    row('longest task after the first card, in haste (ms)', each(hasty, 'task')),
    row('layout shift on the way there', each(leisurely, 'shift'), 3),
  ];
}

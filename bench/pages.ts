/**
 * The pages on a slow phone: a processor four times slower than this machine's, and a line of 1.6 Mbit with 150 ms,
 * with nothing in any cache. How long it takes until the first card can be seen and played, and how smooth a deal of 52
 * cards is. Somebody at leisure taps "Play now" when the box has come to rest; somebody in haste as soon as it is there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, nth } from '@parlour/kernel/must';
import { startServer } from '@parlour/server/main';
import { type Browser, chromium } from '@playwright/test';
import { finishPages } from '../tools/setup.mjs';
import { findBrowser } from '../web/e2e/browser.ts';
import type { CpuRow } from './cpu.ts';

export const title = 'Nations in a browser, the processor slowed four times';

const ROOT = join(import.meta.dirname, '..');
const SLOWER = 4;
const RUNS = 5;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export async function run(): Promise<CpuRow[]> {
  await finishPages();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const server = await startServer({
    port: 0,
    file: join(folder, 'bench.db'),
    site: join(ROOT, 'web', 'dist'),
    logLevel: 'error',
    requestsPerMinute: 0,
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: must(findBrowser()), args });
  try {
    return await measure(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (values: readonly number[]): number =>
  nth(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );

async function measure(browser: Browser, address: string): Promise<CpuRow[]> {
  const [leisurely, hasty]: [Deal[], Deal[]] = [[], []];
  for (let i = 0; i < RUNS; i++) {
    leisurely.push(await deal(browser, address, 'leisurely'));
    hasty.push(await deal(browser, address, 'hasty'));
  }
  const row = (what: string, runs: readonly Deal[], of: keyof Deal, digits = 0): CpuRow => {
    const values = runs.map(run => run[of]);
    const [median, least, most] = [middle(values), Math.min(...values), Math.max(...values)];
    return { what, median: median.toFixed(digits), least: least.toFixed(digits), most: most.toFixed(digits) };
  };
  return [
    row('first card playable after "Play now" at leisure (ms)', leisurely, 'sinceTap'),
    row('first card playable after the address, tapped in haste (ms)', hasty, 'sinceAddress'),
    row('frames a second while 52 cards are dealt', leisurely, 'rate'),
    row('longest time between two frames (ms)', leisurely, 'worst'),
    row('layout shift on the way there', leisurely, 'shift', 3),
  ];
}

type Deal = {
  readonly sinceTap: number;
  readonly sinceAddress: number;
  readonly rate: number;
  readonly worst: number;
  readonly shift: number;
};

/** A first visit. */
async function deal(browser: Browser, address: string, mood: 'leisurely' | 'hasty'): Promise<Deal> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const landed = new Promise<void>(resolve => void page.exposeFunction('tellLanded', resolve));
  await page.addInitScript({ content: WATCH });
  if (mood === 'hasty') await page.addInitScript({ content: HASTE });
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
  });
  await page.goto(`${address}/box/nations`, { waitUntil: 'networkidle' });
  if (mood === 'leisurely') await page.getByRole('button', { name: 'Play now' }).first().click();
  await landed;
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const [shift, dealt] = await page.evaluate<[number, number]>('[watch.shift, watch.dealt]');
  await context.close();
  return { shift, ...timesIn(trace.traceEvents, dealt) };
}

/** From the tap to the hand on the table, and to the last card come to rest, as the page itself sees it. */
const WATCH = `
  globalThis.watch = { shift: 0 };
  const note = name => {
    if (watch[name]) return;
    watch[name] = performance.now();
    performance.mark(name);
    if (name === 'landed') tellLanded();
  };
  const look = () => {
    if (watch.dealt && !document.querySelector('[data-moving], [data-air] > *')) setTimeout(rest, 250);
    if (document.querySelector('[data-stop][data-card]')) note('dealt');
  };
  const rest = () => document.querySelector('[data-moving], [data-air] > *') || note('landed');
  addEventListener('click', () => note('tapped'), { capture: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) watch.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
`;

const HASTE = `
  const waiting = new MutationObserver(() => {
    const play = [...document.querySelectorAll('button')].find(button => button.textContent === 'Play now');
    if (!play) return;
    waiting.disconnect();
    play.click();
  });
  waiting.observe(document, { childList: true, subtree: true });
`;

/** Times are in microseconds. */
type Traced = { readonly name: string; readonly ts: number };

const REST = 250_000;

/**
 * A card can be seen, and hit, from the first frame that is drawn with it; with that frame the deal begins. `dealt` is in
 * milliseconds since the address was opened.
 */
function timesIn(traced: readonly Traced[], dealt: number): Omit<Deal, 'shift'> {
  const at = (name: string): number => must(traced.find(event => event.name === name)).ts;
  const [from, to] = [at('dealt'), at('landed') - REST];
  const drawn = traced.filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to).map(({ ts }) => ts);
  const times = drawn.toSorted((a, b) => a - b);
  const [first, last] = [nth(times, 0), must(times.at(-1))];
  const gaps = times.slice(1).map((time, i) => time - nth(times, i));
  return {
    sinceTap: (first - at('tapped')) / 1000,
    sinceAddress: dealt + (first - from) / 1000,
    rate: (1_000_000 * gaps.length) / (last - first),
    worst: Math.max(...gaps) / 1000,
  };
}

/**
 * The pages on a slow phone: a processor four times slower than this machine's, and a line of 1.6 Mbit with 150 ms.
 * How long after tapping "Play now" the first card can be played, and how smooth a deal of 52 cards is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server/main';
import { type Browser, chromium } from '@playwright/test';
import { buildPages } from '../tools/setup.mjs';
import { findBrowser } from '../web/e2e/browser.ts';
import type { Row } from './cpu.ts';

export const title = 'Nations in a browser, the processor slowed four times';

const ROOT = join(import.meta.dirname, '..');
const SLOWER = 4;
const RUNS = 5;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export async function run(): Promise<Row[]> {
  await buildPages();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const server = await startServer({
    port: 0,
    file: join(folder, 'bench.db'),
    site: join(ROOT, 'web', 'dist'),
    logLevel: 'error',
    requestsPerMinute: 0,
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findBrowser()!, args });
  try {
    return await measure(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, address: string): Promise<Row[]> {
  const runs: Deal[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await deal(browser, address));
  const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  return [
    { what: 'first card playable after "Play now" (ms)', median: Math.round(middle(runs.map(({ ready }) => ready))) },
    { what: 'frames a second while 52 cards are dealt', median: Math.round(middle(runs.map(({ rate }) => rate))) },
    { what: 'longest time between two frames (ms)', median: Math.round(middle(runs.map(({ worst }) => worst))) },
    { what: 'layout shift on the way there', median: middle(runs.map(({ shift }) => shift)).toFixed(3) },
  ];
}

type Deal = { readonly ready: number; readonly rate: number; readonly worst: number; readonly shift: number };

/** A first visit, with nothing in any cache. */
async function deal(browser: Browser, address: string): Promise<Deal> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const landed = new Promise<void>(resolve => void page.exposeFunction('tellLanded', resolve));
  await page.addInitScript({ content: WATCH });
  await page.goto(`${address}/box/nations`);
  const play = page.getByRole('button', { name: 'Play now' }).first();
  await play.waitFor();
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
  });
  await play.click();
  await landed;
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const [ready, shift] = await page.evaluate<[number, number]>('[watch.dealt - watch.tapped, watch.shift]');
  await context.close();
  return { ready, shift, ...smoothness(trace.traceEvents) };
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

/** Times are in microseconds. */
type Traced = { readonly name: string; readonly ts: number };

const REST = 250_000;

function smoothness(traced: readonly Traced[]): Pick<Deal, 'rate' | 'worst'> {
  const at = (name: string): number => traced.find(event => event.name === name)!.ts;
  const [from, to] = [at('dealt'), at('landed') - REST];
  const drawn = traced.filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to).map(({ ts }) => ts);
  const times = drawn.toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  return { rate: (1_000_000 * gaps.length) / (times.at(-1)! - times[0]!), worst: Math.max(...gaps) / 1000 };
}

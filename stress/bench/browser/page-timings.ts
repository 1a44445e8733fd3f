/**
 * Measures pages on a slow phone: a first visit to the box of Nations from the address to the last card of the deal,
 * the celebration of a win, and layout shifts.
 */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { hurry, playCard } from '@parlour/web/e2e/support/player.ts';
import { comeTo } from '@parlour/web/e2e/support/prepared-tables.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export type MeasuredDeal = {
  readonly sinceTap: number;
  readonly sinceAddress: number;
  readonly rate: number;
  readonly worst: number;
  readonly shift: number;
  /** When the largest element of the box's page was painted. */
  readonly lcp: number;
  /** The longest task between the first card and the end of the deal. */
  readonly task: number;
  /** Kilobytes of script and of style sheets transferred before the first card. */
  readonly script: number;
  readonly style: number;
};

export async function measureDeal(
  browser: Browser,
  address: string,
  mood: 'leisurely' | 'hasty',
): Promise<MeasuredDeal> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowDown(context, page);
  const files = countFiles(context);
  const landed = new Promise<void>(resolve => void page.exposeFunction('tellLanded', resolve));
  await page.exposeFunction('tellDealt', files.close);
  await page.addInitScript({ content: WATCH_SCRIPT });
  if (mood === 'hasty') await page.addInitScript({ content: HASTE_SCRIPT });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(`${address}/box/nations`, { waitUntil: 'networkidle' });
  if (mood === 'leisurely') await page.getByRole('button', { name: 'Play', exact: true }).first().tap();
  await landed;
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const { dealt, ...seen } = await page.evaluate<PageTimings>('watch');
  await context.close();
  const { shift, lcp, task } = seen;
  const sizes = { script: files.kilobytes('.js'), style: files.kilobytes('.css') };
  return { shift, lcp, task, ...sizes, ...timingsFromTrace(trace.traceEvents, dealt) };
}

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await slowDownProcessor(context, page);
}

async function slowDownProcessor(context: BrowserContext, page: Page): Promise<void> {
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

type CountedFiles = { close(): void; kilobytes(suffix: string): number };

/** The page fetches the files of the worker too, so a file is counted once. */
function countFiles(context: BrowserContext): CountedFiles {
  const sizes = new Map<string, number>();
  let isOpen = true;
  context.on('requestfinished', async request => {
    const { pathname } = new URL(request.url());
    if (!isOpen) return;
    const { responseBodySize } = await request.sizes();
    sizes.set(pathname, Math.max(sizes.get(pathname) ?? 0, responseBodySize));
  });
  return {
    close: () => {
      isOpen = false;
    },
    kilobytes: suffix => [...sizes].reduce((sum, [file, size]) => sum + (file.endsWith(suffix) ? size : 0), 0) / 1024,
  };
}

type PageTimings = Pick<MeasuredDeal, 'shift' | 'lcp' | 'task'> & { readonly dealt: number };

/** From the tap until the hand is on the table and the last card is at rest, as measured in the page. */
const WATCH_SCRIPT = `
  globalThis.watch = { shift: 0, lcp: 0, task: 0 };
  const note = name => {
    if (watch[name]) return;
    watch[name] = performance.now();
    performance.mark(name);
    if (name === 'landed') tellLanded();
    if (name === 'dealt') tellDealt();
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
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!watch.tapped) watch.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (watch.dealt && entry.startTime > watch.dealt) watch.task = Math.max(watch.task, entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
`;

const HASTE_SCRIPT = `
  const waiting = new MutationObserver(() => {
    const play = [...document.querySelectorAll('button')].find(button => button.textContent === 'Play');
    if (!play) return;
    waiting.disconnect();
    play.click();
  });
  waiting.observe(document, { childList: true, subtree: true });
`;

/** Times are in microseconds. */
type TraceEvent = { readonly name: string; readonly ts: number };

const REST_MICROSECONDS = 250_000;

/**
 * A card is visible and clickable from the first frame that draws it; the deal begins with that frame. `dealt` is in
 * milliseconds since the address was opened.
 */
function timingsFromTrace(
  traced: readonly TraceEvent[],
  dealt: number,
): Omit<MeasuredDeal, 'shift' | 'lcp' | 'task' | 'script' | 'style'> {
  const from = timeOf(traced, 'dealt');
  const { first, ...frames } = framesBetween(traced, from, timeOf(traced, 'landed') - REST_MICROSECONDS);
  return {
    sinceTap: (first - timeOf(traced, 'tapped')) / 1000,
    sinceAddress: dealt + (first - from) / 1000,
    ...frames,
  };
}

const timeOf = (traced: readonly TraceEvent[], mark: string): number =>
  assertDefined(traced.find(event => event.name === mark)).ts;

/** Frames a second, and the longest time between two in milliseconds. */
type Smoothness = { readonly rate: number; readonly worst: number };

function framesBetween(traced: readonly TraceEvent[], from: number, to: number): Smoothness & { first: number } {
  const drawn = traced.filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to).map(({ ts }) => ts);
  const times = drawn.toSorted((a, b) => a - b);
  const [first, last] = [itemAt(times, 0), assertDefined(times.at(-1))];
  const gaps = times.slice(1).map((time, i) => time - itemAt(times, i));
  return { first, rate: (1_000_000 * gaps.length) / (last - first), worst: Math.max(...gaps) / 1000 };
}

/** Marks the first frame of a win, and the result when it has slid up. */
const WIN_SCRIPT = `
  const marked = new Set();
  const mark = name => {
    if (!marked.has(name)) performance.mark(name);
    marked.add(name);
  };
  new MutationObserver(() => {
    if (document.querySelector('[data-frame="count"]')) mark('won');
    if (document.querySelector('[data-ending][data-frame="result"]')) setTimeout(() => mark('shown'), 400);
  }).observe(document, { childList: true, subtree: true, attributes: true });
`;

/** The last card of a match of Nations, which wins it. */
export async function measureWin(browser: Browser, baseURL: string): Promise<Smoothness> {
  const context = await browser.newContext({ ...PHONE, baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await hurry(page, { motion: 'full' });
  await page.addInitScript({ content: WIN_SCRIPT });
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await slowDownProcessor(context, page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await playCard(page);
  await page.waitForFunction("performance.getEntriesByName('shown').length > 0");
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const traced = trace.traceEvents;
  const { rate, worst } = framesBetween(traced, timeOf(traced, 'won'), timeOf(traced, 'shown'));
  return { rate, worst };
}

/** How long a page is watched after everything has loaded. */
const SETTLE_MS = 1500;

/** The cumulative layout shift of a first visit to a page. */
export async function measureShift(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowDown(context, page);
  await page.addInitScript({ content: WATCH_SCRIPT });
  await page.exposeFunction('tellLanded', () => undefined);
  await page.exposeFunction('tellDealt', () => undefined);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const { shift } = await page.evaluate<PageTimings>('watch');
  await context.close();
  return shift;
}

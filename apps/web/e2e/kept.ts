/**
 * Tests on a page that is kept: whoever comes next finds the device as if nobody had been there, but what the browser has fetched,
 * read and compiled need not be fetched, read and compiled again. That takes a third of the time of a short test.
 *
 * Only for tests on one page of this house which change nothing about the browser itself: those with a clock, a finger, a key, a
 * service worker, without a network or without scripts have a page of their own.
 */
import { type BrowserContext, type CDPSession, test as own, type Page } from '@playwright/test';

type Script = Awaited<ReturnType<Page['addInitScript']>>;

type Kept = { readonly page: Page; readonly tools: CDPSession; readonly scripts: Script[] };

/** What a test has brought to its page is noted, to be taken away again. */
function noting(page: Page, scripts: Script[]): void {
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...given: Parameters<typeof add>) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
}

async function begin(context: BrowserContext): Promise<Kept> {
  const page = await context.newPage();
  const scripts: Script[] = [];
  noting(page, scripts);
  return { page, scripts, tools: await context.newCDPSession(page) };
}

/** Something of this house which runs no script. From an empty page the browser would begin anew. */
const STILL = '/icon.svg';
const HEARD = ['console', 'dialog', 'download', 'pageerror', 'request', 'response'];

async function leave({ page, tools, scripts }: Kept, house: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages().filter(one => one !== page)) await other.close();
  for (const script of scripts.splice(0)) await script.dispose();
  for (const kind of HEARD) page.removeAllListeners(kind);
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await page.goto(STILL);
  await page.evaluate('sessionStorage.clear()');
  await tools.send('Storage.clearDataForOrigin', {
    origin: house,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await context.clearCookies();
  await context.clearPermissions();
}

/** One for each process that tests. As a fixture of such a process it would have to be another one than that of the tests without it. */
let kept: Kept | undefined;

export const test = own.extend({
  context: async ({ browser }, use) => {
    kept ??= await begin(await browser.newContext());
    await use(kept.page.context());
  },
  page: async ({ context, viewport, colorScheme, baseURL }, use) => {
    kept ??= await begin(context);
    const { page } = kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await use(page);
    await leave(kept, new URL(baseURL!).origin);
  },
});

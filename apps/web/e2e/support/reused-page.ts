/**
 * Tests that reuse one page: the device is reset between tests, but compiled files stay cached, which saves a third
 * of a short test. Only for tests that change nothing about the browser; those with a clock, touch, passkeys, a
 * service worker, offline mode or disabled scripts need a fresh page.
 */
import { type BrowserContext, type CDPSession, test as own, type Page } from '@playwright/test';

type Script = Awaited<ReturnType<Page['addInitScript']>>;

type Kept = { readonly page: Page; readonly tools: CDPSession; readonly scripts: Script[] };

/** Records the init scripts a test adds, to remove them afterwards. */
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

/** A file of this server that runs no script. From an empty page the browser would start a new process. */
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

/** One for each worker process. As a Playwright worker fixture it would force a separate process for these tests. */
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

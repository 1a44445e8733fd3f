/** The daily leaderboard, the badge for waiting turns, and push notifications, on a server that sends them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@parlour/server/main';
import { openPushService, type PushService } from '@parlour/server/tests/push-service';
import { joinClubAs, newBrowser } from '@parlour/server/tests/test-browser';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createTable, isReady, sitDown, startButton } from '../support/friends.ts';
import { PAIRS, playOut } from '../support/play-out.ts';
import { rush, settleTerms, theEnd, turn } from '../support/player.ts';

test.describe.configure({ mode: 'serial' });

let house: RunningServer;
let service: PushService;
let address = '';
const folder = mkdtempSync(join(tmpdir(), 'parlour-club-days-'));

test.beforeAll(async () => {
  service = await openPushService();
  const site = join(import.meta.dirname, '..', '..', 'dist');
  const push = { pushSubject: 'mailto:house@example.org', testPushOrigin: service.origin };
  house = await startServer({
    port: 0,
    file: join(folder, 'a.db'),
    webRoot: site,
    logLevel: 'error',
    requestsPerMinute: 0,
    ...push,
  });
  address = house.address.replace('127.0.0.1', 'localhost');
});

test.afterAll(async () => {
  await house.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs a browser in as a new member through the API; other tests do it on the page. */
async function signIn(context: BrowserContext, name: string): Promise<void> {
  const browser = newBrowser(house.address);
  await joinClubAs(browser, name);
  await context.addCookies([...browser.cookies].map(([key, value]) => ({ name: key, value, url: address })));
}

async function playToday(page: Page): Promise<void> {
  await rush(page);
  await page.goto(`${address}/daily/monkey`);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await playOut(page, PAIRS);
  await theEnd(page).getByRole('button', { name: 'Compare' }).click();
}

test('a member enters the deal of the day, and a guest sees where they stand', async ({ page, context, browser }) => {
  test.slow();
  await signIn(context, 'Ada');
  await playToday(page);
  const board = page.getByRole('region', { name: "Today's leaderboard" });
  await expect(board.getByText('No results yet. Be the first to submit one.')).toBeVisible();
  await board.getByRole('button', { name: 'Submit result' }).click();
  await expect(board.getByText('You’re the first to enter.')).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Leaderboard' })).toBeFocused();
  await expect(board.getByRole('listitem').filter({ hasText: 'Ada (you)' })).toContainText(/won|lost/);

  const guest = await (await browser.newContext()).newPage();
  await playToday(guest);
  const seen = guest.getByRole('region', { name: "Today's leaderboard" });
  await expect(seen.getByRole('listitem').filter({ hasText: 'Ada' })).toBeVisible();
  await expect(seen.getByRole('listitem').filter({ hasText: /^Computer, (easy|normal|strong|expert)/ })).toHaveCount(4);
  await seen.getByRole('button', { name: 'Compare my result' }).click();
  await expect(seen.getByText(/^You would be number [12] of 2/)).toBeVisible();
  await expect(seen.getByText("Your result isn't stored.")).toBeVisible();
  await guest.reload();
  await expect(seen.getByRole('button', { name: 'Compare my result' })).toBeVisible();
});

/** Returns the page of the player the table waits for first. */
async function waited(pages: readonly Page[]): Promise<Page> {
  const [host, friend] = pages as [Page, Page];
  await host.goto(`${address}/friends/monkey`);
  await settleTerms(host.locator('main'), { 'Players at the table': '2' });
  await createTable(host, 'Bert');
  await friend.goto(host.url());
  await sitDown(friend, 'Cleo');
  await isReady(host, 'Cleo');
  await startButton(host).click();
  await Promise.race(pages.map(page => turn(page)));
  return (await host.locator('[data-mine="true"]').count()) > 0 ? host : friend;
}

test('a table that waits is told on every page, also to a guest', async ({ page, browser }) => {
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  const mine = await waited([page, friend]);
  const other = mine === page ? friend : page;
  const at = mine.url();
  await mine.addInitScript({ content: 'delete document.hidden' });
  await mine.goto(`${address}/settings`);
  const badge = mine.getByRole('img', { name: '1 table is waiting for you' }).first();
  await expect(badge).toBeVisible();
  await mine.setViewportSize({ width: 360, height: 640 });
  expect(await mine.locator('html').evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(360);
  await mine.getByRole('link', { name: /My games/ }).click();
  const list = mine.getByRole('list', { name: 'Tables waiting for you' });
  await expect(list.getByRole('listitem')).toContainText(/The Game of the Monkeywith (Bert|Cleo)/);
  await expect(mine.getByRole('main').getByRole('link', { name: 'The Game of the Monkey' })).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(mine).toHaveURL(at);
  await other.goto(`${address}/games`);
  await expect(other.getByText(/^(Bert|Cleo)’s turn\.$/)).toBeVisible();
  await expect(other.getByRole('main').getByRole('link', { name: 'Resume' })).toHaveAttribute(
    'href',
    new URL(at).pathname,
  );
  await expect(other.getByRole('list', { name: 'Tables waiting for you' })).toHaveCount(0);
});

/**
 * Replaces the push service, which does not exist in test browsers, by one with real keys. The headless shell reports
 * notifications as forbidden even if they were granted.
 */
async function bringService(page: Page): Promise<string> {
  const { endpoint, keys } = service.browser();
  await page.addInitScript({
    content: `{
      let subscription = null;
      const made = {
        endpoint: ${JSON.stringify(endpoint)},
        toJSON: () => (${JSON.stringify({ endpoint, keys })}),
        unsubscribe: async () => { subscription = null; return true; },
      };
      PushManager.prototype.subscribe = async () => (subscription = made);
      PushManager.prototype.getSubscription = async () => subscription;
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    }`,
  });
  return endpoint;
}

/** The headless shell shows no notifications: collects them instead. */
const BOARD = `{
  const board = new Map();
  registration.showNotification = async (title, { body, tag }) => void board.set(tag, { title, body, tag });
  globalThis.shown = () => [...board.values()];
}`;

test.describe('on a device that has everything', () => {
  /** Everything is fetched once and then cached. */
  let context: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ serviceWorkers: 'allow' });
  });
  test.afterAll(() => context.close());

  test('a member wants to be told, says when not, and is told nothing any more', async () => {
    const page = await context.newPage();
    await signIn(context, 'Dora');
    await context.grantPermissions(['notifications'], { origin: address });
    const endpoint = await bringService(page);
    const kept = async (): Promise<unknown> =>
      page.evaluate(
        `fetch('/api/club/me/everything').then(told => told.json()).then(told => told.about['push messages'])`,
      );
    await page.goto(`${address}/club/me`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('This device notifies you once when a table has waited')).toBeVisible();
    expect(await kept()).toMatchObject([{ endpoint, quiet: { from: 22, to: 8 } }]);
    await page.getByLabel('From').selectOption('21:00');
    await expect.poll(kept).toMatchObject([{ quiet: { from: 21, to: 8 } }]);
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await expect.poll(kept).toMatchObject([{ quiet: null }]);
    await page.getByRole('button', { name: 'Turn off notifications' }).click();
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
    expect(await kept()).toEqual([]);
  });

  test('a push message becomes one notice a table, and none where it is looked at', async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>(resolve => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await page.goto(`${address}/settings`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    const registrationId = await registered;
    const worker = context.serviceWorkers()[0]!;
    await worker.evaluate(BOARD);
    const deliver = (table: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: address,
        registrationId,
        data: JSON.stringify({ table, title: 'Your turn', text: 'The Game of the Monkey' }),
      });
    const shown = () => worker.evaluate('shown()');
    const [one, two] = ['0123456789abcdef', 'fedcba9876543210'];
    await deliver(one!);
    await deliver(one!);
    const notice = { title: 'Your turn', body: 'The Game of the Monkey', tag: one };
    await expect.poll(shown).toEqual([notice]);
    await page.goto(`${address}/t/${two}`);
    await deliver(two!);
    await deliver(one!);
    await expect.poll(shown).toEqual([notice]);
  });
});

/** Rough handling: garbage in addresses and files, double clicks, the back button, two tabs. */
import { expect } from '@playwright/test';
import { act, CORNER, cards, openBox, permitted, playCard, playNow, rush, turn, unpaint } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => unpaint(page));

const ADDRESSES = [
  '/box/none',
  '/table/none',
  '/t/none',
  '/t/aaaaaaaaaaaaaaaa',
  '/room/none',
  '/friends/none',
  '/join/ZZZZZ',
  '/sheet/none',
  '/cards/none',
  '/print/none',
  '/make/none',
  '/make/kit-and-kat/none',
  '/sheet/nations#%E0%A4%A',
  '/cards/__proto__',
  '/print/constructor',
  '/table/<script>',
  '/join/%F0%9F%98%80',
  '/after/none',
  '/review/none',
  '/review#nonsense',
  '/verify/none',
  '/replay/none?step=x',
  '/replay#garbage',
  '/replay#%E0%A4%A',
];

test('whatever the address, a page says what is the matter', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  expect(faults).toEqual([]);
});

const FILES = ['', 'no games', '[]', '{"parlour":1}', '{"parlour":1,"records":[1],"tables":[],"entries":[]}'];

test('a browser that cannot run the script is told so', async ({ page }) => {
  await page.route('**/*.js', route => route.abort());
  await page.goto('/');
  await expect(page.getByText('this browser is too old')).toHaveCSS('opacity', '1');
});

test('a page left open across an upgrade, whose files are gone, loads the new one', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Nations' }).first().waitFor();
  let asked = 0;
  // The new server does not have this file; after the reload the page requests one that exists.
  await page.route('**/assets/settings-*.js', route =>
    ++asked === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('a page whose script cannot be fetched says so, and tries again when asked', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/settings-*.js', route => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: "Can't load this page" })).toBeVisible();
  await page.unroute('**/assets/settings-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a file that holds no games is turned away', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/settings');
  for (const text of FILES) {
    const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel('Import from a file').setInputFiles(file);
    await expect(page.getByText("This file isn't an export of Parlour.")).toBeVisible();
    await page.reload();
  }
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});

test('double clicks, back and forward, and another tab', async ({ page, context }) => {
  await rush(page, { pace: 'brisk' });
  await openBox(page, 'Nations');
  await page.getByRole('button', { name: 'Play', exact: true }).dblclick();
  await turn(page);
  await act(page, () => permitted(page).first().dblclick(CORNER));
  await expect(cards(page)).toHaveCount(12);
  await expect(page.locator('[data-refusal]')).toHaveCount(0);

  const table = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nations' })).toBeVisible();
  await page.goto('/games');
  await expect(page.getByRole('button', { name: 'Delete Nations' })).toHaveCount(1);
  await page.goBack();
  await page.goForward();
  await page.goto(table);
  await turn(page);

  const other = await context.newPage();
  await other.goto(table);
  await turn(other);
  await playCard(other);
  for (const tab of [page, other]) await expect(cards(tab)).toHaveCount(11);
});

test('going back puts an open sheet away, and the game goes on', async ({ page }) => {
  await rush(page);
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  await page.keyboard.press('Alt+r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = await cards(page).count();
  await playCard(page);
  await expect(async () => expect(await cards(page).count()).toBeLessThan(before)).toPass();
  await page.keyboard.press('Alt+r');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nations' })).toBeVisible();
});

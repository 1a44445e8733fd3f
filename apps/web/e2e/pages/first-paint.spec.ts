/** What the page shows before any script, and what changes when the script runs. */
import { expect, type Page, test } from '@playwright/test';
import { cards, hurry, lettered, turn } from '../support/player.ts';

const playNow = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** Holds back files of this name until the returned function is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(`**/assets/${file}-*.js`, async route => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the shelf and the boxes can be seen and read', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/');
    const boxes = page.getByRole('link', { name: /^Open the box/ });
    await expect(boxes).toHaveCount(4);
    for (const box of await boxes.all()) await expect(box.locator('[data-lid] svg')).toBeVisible();
    const tiles = page.getByRole('region', { name: 'All nine games' }).locator('[data-face]');
    for (const card of await tiles.all()) await expect(card.locator('svg')).toBeAttached();
    await boxes.last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · Parlour$/);
    await expect(playNow(page)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Opponents' }).locator('img')).toHaveCount(3);
    await expect(page.getByText('Miss Daisy Lisle')).toBeVisible();
  });
});

test('a tap before there is a script is answered when it comes', { tag: '@smoke' }, async ({ page }) => {
  await hurry(page);
  const release = await hold(page, 'index');
  await page.goto('/box/nations', { waitUntil: 'commit' });
  await playNow(page).click();
  await expect(playNow(page)).toHaveAttribute('data-tapped');
  release();
  await expect(page).toHaveURL(/\/table\//);
  expect(await turn(page)).toBe('mine');
});

const tablesKept = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('parlour');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('tables').objectStore('tables').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  })`);

test('the worker that was started before the script is one, and lays one table', async ({ page }) => {
  await hurry(page);
  await page.goto('/box/nations');
  await playNow(page).click();
  await turn(page);
  expect(await tablesKept(page)).toBe(1);
});

test('options that were opened before there is a script are filled in when it comes', async ({ page }) => {
  const release = await hold(page, 'index');
  await page.goto('/box/nations', { waitUntil: 'commit' });
  await page.getByText('Game options').click();
  release();
  await expect(page.getByRole('radiogroup', { name: 'Their pace' })).toBeVisible();
});

test('the page wears its light before there is a script', async ({ page }) => {
  await hurry(page, { light: 'day' });
  const release = await hold(page, 'index');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('nobody is shown the shelf who asked for something else', async ({ page, request }) => {
  const settings = await (await request.get('/settings', { headers: { accept: 'text/html' } })).text();
  expect(settings).not.toContain('data-page');
  const shelf = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  // A server that knows no other page answers every address with the shelf.
  const release = await hold(page, 'index');
  await page.route('**/settings', route => route.fulfill({ body: shelf, contentType: 'text/html' }));
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(page.locator('#parlour')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('letters wait until the table has come, and those of other tongues until they are written', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', request => {
    if (/\/fonts-|\.woff2$/.test(request.url())) fonts.push(request.url());
  });
  const release = await hold(page, 'table');
  await page.goto('/box/nations');
  await expect(playNow(page)).toBeVisible();
  expect(fonts).toEqual([]);
  release();
  await lettered(page);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter(font => font.includes('-far-'))).toEqual([]);
  await page.evaluate(
    `document.querySelector('main article > div > p').textContent = 'Zoë Bjørnsen asks for français.'`,
  );
  await expect(async () =>
    expect(fonts.filter(font => font.includes('atkinson-hyperlegible-next-normal-far'))).toHaveLength(1),
  ).toPass();
  await lettered(page);
  expect(await fontsOf(page, 'main article > div > p')).toEqual(['Atkinson Hyperlegible Next']);
});

async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ familyName }) => familyName.replace(/ Regular$/, '')))];
}

test('drawings that a broken line has cost come later, and every card shows its face', async ({ page }) => {
  const failed = new Map<string, number>();
  await page.route('**/assets/*.json', async (route, request) => {
    const before = failed.get(request.url()) ?? 0;
    failed.set(request.url(), before + 1);
    await (before < 3 ? route.abort() : route.continue());
  });
  await page.goto('/box/nations');
  await playNow(page).click();
  await expect(cards(page)).toHaveCount(13);
  await expect(cards(page).filter({ has: page.locator('svg') })).toHaveCount(13);
  expect(failed.size).toBeGreaterThan(0);
});

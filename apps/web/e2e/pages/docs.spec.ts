/** The documentation in a browser: search, keys, copying, light and dark, every width, and without scripts. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as own, type Page } from '@playwright/test';
import { readExamples } from '../../../../scripts/docs-site/examples.ts';
import { listChapters } from '../../../../scripts/docs-site/pages.ts';
import { newUserFolder } from '../../../../scripts/docs-site/testing/folders.ts';
import { readingsOf } from '../support/contrast.ts';
import { openSite } from '../support/other-site.ts';
import { unpaint } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

const field = (page: Page) => page.getByRole('searchbox');

function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', message => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', error => heard.push(error.message));
  return heard;
}

test('from the shelf to a page that was searched for, by keys alone', async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^How it is made/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlour, explained');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('resolveChance');
  const found = page.getByRole('search').getByRole('link');
  await expect(found.first()).toContainText('@parlour/kernel');
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/code\/kernel\.html#resolvechance$/);
  await expect(page.locator('#resolvechance')).toBeInViewport();
  expect(heard).toEqual([]);
});

test('says so when nothing is found, and Escape leaves the search', async ({ page }) => {
  await page.goto('/docs/hosting.html');
  await field(page).fill('xylophone quartet');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Nothing was found.');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('search').getByRole('status')).toBeHidden();
});

test('what was found can be seen whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/docs/');
  await field(page).fill('clause');
  const found = page.getByRole('search').getByRole('link').first();
  await expect(found).toBeVisible();
  const box = await found.boundingBox();
  expect([box!.x >= 0, box!.x + box!.width <= 360]).toEqual([true, true]);
});

test('code is copied with a button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/add-a-game.html');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(text.trim()).toBe('npm run new-game -- snap-dragon "Snap Dragon"');
});

test('an address that leads nowhere helps on, at any depth', async ({ page }) => {
  const answer = await page.goto('/docs/deep/down/nothing.html');
  expect(answer?.status()).toBe(404);
  await field(page).fill('hosting');
  await page.getByRole('search').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/hosting\.html/);
});

own.describe('without a script', () => {
  own.use({ javaScriptEnabled: false });

  own('all is read, and every page is reached', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.getByRole('search')).toBeHidden();
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'I write a player' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('I write a player');
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('I use it in my site');
    await page.getByText('On this page').click();
    await page.getByRole('link', { name: '4. A table with people' }).first().click();
    await expect(page).toHaveURL(/#4-a-table-with-people$/);
  });
});

const SIZES = [
  [360, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

test('nothing is wider than the screen, on any page at any size', async ({ page }) => {
  await unpaint(page);
  for (const [i, { address }] of listChapters()
    .flatMap(group => group.pages)
    .entries()) {
    await page.goto(`/docs/${address}`);
    // Alternates the order, so that each page starts at the size of the page before it.
    for (const [width, height] of i % 2 === 0 ? SIZES : SIZES.toReversed()) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([address, width, over]).toEqual([address, width, 0]);
    }
  }
});

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const LEAST = 4.5;

for (const light of ['dark', 'light'] as const) {
  test(`every text can be read where the system is ${light}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: light });
    for (const address of ['index.html', 'code/kernel.html', 'games/nations/rules.html']) {
      await page.goto(`/docs/${address}`);
      const readings = await readingsOf(page);
      expect(readings.length).toBeGreaterThan(4);
      expect([address, readings.filter(({ ratio }) => ratio < LEAST)]).toEqual([address, []]);
    }
  });
}

test('whoever has chosen daylight in the parlour has it here too', async ({ page }) => {
  await page.addInitScript({ content: `localStorage.setItem('parlour-settings', '{"light":"day"}')` });
  await page.goto('/docs/');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'day');
});

/** Creates the files of docs/use-it-in-your-site.md and runs its shell commands. */
function madeBy(house: string): string {
  const folder = newUserFolder();
  const way = listChapters()
    .flatMap(group => group.pages)
    .find(({ source }) => source === 'docs/use-it-in-your-site.md');
  for (const { kind, name = '', language, text } of readExamples(way?.text ?? '')) {
    if (kind === 'file') writeFileSync(join(folder, name), text.replaceAll('http://127.0.0.1:8420', house));
    if (kind === 'run' && language === 'sh') execFileSync('sh', ['-c', text], { cwd: folder, stdio: 'pipe' });
  }
  return folder;
}

own('the pages of the third way in show a table and a match', async ({ page }) => {
  const folder = madeBy(process.env.PARLOUR_URL!);
  await page.goto(`file://${join(folder, 'index.html')}`);
  await expect(page.getByRole('listitem').first()).toContainText('deals');
  const site = await openSite(readFileSync(join(folder, 'table.html'), 'utf8'));
  await page.goto(site.address);
  await expect(page.frameLocator('iframe').locator('[data-card]').first()).toBeVisible();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

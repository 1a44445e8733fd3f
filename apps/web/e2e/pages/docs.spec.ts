/** The documentation in a browser: search, keys, copying, themes, every width, from disk, and without scripts. */
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
const results = (page: Page) => page.getByRole('search').getByRole('link');

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', error => errors.push(error.message));
  return errors;
}

test('from the app to a misspelt page, by keys alone', { tag: '@smoke' }, async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: /^How it is made/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlour documentation');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('sealed shufle');
  await expect(results(page).first()).toContainText('How the shuffle can be verified');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/shuffle\.html(#|$)/);
  expect(errors).toEqual([]);
});

test('counts the results, shows all of them, and Escape leaves the search', async ({ page }) => {
  await page.goto('/docs/hosting.html');
  const status = page.getByRole('search').getByRole('status');
  await field(page).fill('qwfpzx zzyzx');
  await expect(status).toHaveText('Nothing found.');
  await field(page).fill('resolveChance');
  await expect(status).toHaveText('1 result');
  await field(page).fill('clause');
  await expect(results(page)).toHaveCount(8);
  await page.getByRole('button', { name: /^Show all \d+ results$/ }).click();
  const count = Number.parseInt((await status.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(8);
  await expect(results(page)).toHaveCount(count);
  await expect(results(page).nth(8)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('search').getByRole('status')).toBeHidden();
});

test('results fit the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/docs/');
  await field(page).fill('clause');
  await expect(results(page).first()).toBeVisible();
  const box = await results(page).first().boundingBox();
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

test('"Page not found" has a search that works, at any depth', async ({ page }) => {
  const answer = await page.goto('/docs/deep/down/nothing.html');
  expect(answer?.status()).toBe(404);
  await field(page).fill('hosting');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/docs\/hosting\.html/);
});

own('the search works from disk, without a server', async ({ page }) => {
  await page.goto(`file://${join(import.meta.dirname, '..', '..', 'dist', 'docs', 'decisions', 'index.html')}`);
  await field(page).fill('hosting');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/docs\/hosting\.html$/);
});

own.describe('without a script', () => {
  own.use({ javaScriptEnabled: false });

  own('every page can be read and reached', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.getByRole('search')).toBeHidden();
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Write a player' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a player');
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use Parlour in your site');
    await page.getByText('On this page').click();
    await page.getByRole('link', { name: '4. A table with people' }).first().click();
    await expect(page).toHaveURL(/#4-a-table-with-people$/);
  });
});

test('no page is wider than a phone', async ({ page }) => {
  await unpaint(page);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { address } of listChapters().flatMap(group => group.pages)) {
    await page.goto(`/docs/${address}`);
    const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect([address, over]).toEqual([address, 0]);
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

test('the theme chosen in the app applies here too', async ({ page }) => {
  await page.addInitScript({ content: `localStorage.setItem('parlour-settings', '{"light":"day"}')` });
  await page.goto('/docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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

import { expect, type Page, test } from '@playwright/test';
import { PAIRS, playOut } from '../support/play-out.ts';
import { firstVisit, gameOnBoxPage, openBox, rush, theEnd, turn } from '../support/player.ts';

const GAME = 'The Game of the Monkey';

async function openDaily(page: Page): Promise<void> {
  await openBox(page, 'Nations');
  await (await gameOnBoxPage(page, GAME)).getByRole('button', { name: 'Today’s deal' }).click();
  await expect(page.getByRole('heading', { name: `${GAME}: daily deal` })).toBeVisible();
}

async function begin(page: Page): Promise<void> {
  await openDaily(page);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await turn(page);
}

const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test.describe('on a device that has everything', () => {
  test.use({ serviceWorkers: 'allow' });

  test('one attempt counts; then it is compared, shared and practised, all without a network', {
    tag: '@smoke',
  }, async ({ page, context }) => {
    test.slow();
    await rush(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await firstVisit(page);
    await begin(page);
    for (const name of ['Hint', 'Undo']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await context.setOffline(true);
    await playOut(page, PAIRS);
    await theEnd(page).getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText(today, { exact: true })).toBeVisible();
    await expect(page.getByText(/^You (won|lost)/)).toBeVisible();
    await expect(page.getByText('1 day in a row')).toBeVisible();

    const levels = page.getByRole('list', { name: 'How the computers did' }).getByRole('listitem');
    await expect(levels).toHaveCount(4);
    await expect(levels.first()).toContainText(/^Easy(won|lost).*you/);

    await expect(page.getByRole('img', { name: /^[01] of 4 squares are full\.$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const shared = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(shared).toMatch(/^The Game of the Monkey, daily deal, .*\n[🟩⭐⬜]{4}\n[★○] {2}\d–\d$/u);

    await page.getByRole('button', { name: 'Practise' }).click();
    await turn(page);
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
    await context.setOffline(false);
    await openDaily(page);
    await expect(page.getByRole('button', { name: 'Play today’s deal' })).toHaveCount(0);
    await expect(levels).toHaveCount(4);
  });
});

test('a player who left goes on with the attempt they began', async ({ page }) => {
  await rush(page);
  await begin(page);
  const attempt = page.url();
  await openDaily(page);
  await expect(page.getByRole('button', { name: 'Play today’s deal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(attempt);

  await page.goto('/daily');
  await expect(page.getByRole('link', { name: /^Monkey/ })).toContainText('Started');
  await page.goto('/daily/monkey/2026-02-30');
  await expect(page.getByText(today)).toHaveCount(0);
});

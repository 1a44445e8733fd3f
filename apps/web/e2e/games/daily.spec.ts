import { expect, type Page, test } from '@playwright/test';
import { PAIRS, playOut } from '../support/play-out.ts';
import { cards, firstVisit, openBox, rush, theEnd, turn } from '../support/player.ts';

const GAME = 'The Game of the Monkey';

async function openDaily(page: Page): Promise<void> {
  await openBox(page, 'Nations');
  await page.getByRole('article', { name: GAME }).getByRole('button', { name: 'Daily deal' }).click();
  await expect(page.getByRole('heading', { name: `${GAME}, daily deal` })).toBeVisible();
}

async function begin(page: Page): Promise<string[]> {
  await openDaily(page);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await turn(page);
  return cards(page).evaluateAll(buttons => buttons.map(button => button.getAttribute('data-card')!).sort());
}

const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test.describe('on a device that has everything', () => {
  test.use({ serviceWorkers: 'allow' });

  test('one attempt counts; then it is compared, shared and practised, all without a network', async ({
    page,
    context,
  }) => {
    test.slow();
    await rush(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await firstVisit(page);
    await begin(page);
    for (const name of ['Hint', 'Take back']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await context.setOffline(true);
    await playOut(page, PAIRS);
    await theEnd(page).getByRole('button', { name: 'How it compares' }).click();
    await expect(page.getByText(today, { exact: true })).toBeVisible();
    await expect(page.getByText(/^You: (won|lost)/)).toBeVisible();
    await expect(page.getByText('The first day of a row.')).toBeVisible();

    const levels = page.getByRole('list', { name: 'What the computer players made of it' }).getByRole('listitem');
    await expect(levels).toHaveCount(4);
    await expect(levels.first()).toContainText(/^easy(won|lost).*you/);

    await page.getByRole('button', { name: 'Copy the result' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const shared = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(shared).toMatch(/^The Game of the Monkey, daily deal of .*\n[★○] {2}\d : \d {2}[▲▼=]{4}$/);

    await page.getByRole('button', { name: 'Practise it' }).click();
    await turn(page);
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
    await context.setOffline(false);
    await openDaily(page);
    await expect(page.getByRole('button', { name: 'Play today’s deal' })).toHaveCount(0);
    await expect(levels).toHaveCount(4);
  });
});

test('everybody has the same cards, and whoever left goes on with the attempt they began', async ({
  page,
  browser,
}) => {
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  expect(await begin(page)).toEqual(await begin(friend));

  const attempt = page.url();
  await openDaily(page);
  await expect(page.getByRole('button', { name: 'Play today’s deal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(attempt);

  await page.goto('/daily');
  await expect(page.getByRole('listitem').filter({ hasText: GAME })).toContainText('begun');
  await page.goto('/daily/monkey/2026-02-30');
  await expect(page.getByText(today)).toHaveCount(0);
});

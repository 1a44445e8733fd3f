import { expect, type Page } from '@playwright/test';
import { cards, hand, playCard, playNow, rush, takeBox, theEnd, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

async function finishGame(page: Page): Promise<void> {
  await takeBox(page, 'Nations');
  await playNow(page, 'Nations', { 'points that win the game': '5' });
  await expect(cards(page)).toHaveCount(13);
  await playOut(page);
}

async function playOut(page: Page): Promise<void> {
  while ((await turn(page)) === 'mine') await playCard(page);
  await expect(theEnd(page)).toContainText('have won');
}

test('a game to its end: what decided it, the seal, a link, the replay, what if, my games', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finishGame(page);
  const won = /You/.test((await theEnd(page).getByRole('heading').textContent()) ?? '');
  if (won) await expect(theEnd(page).getByRole('link', { name: /Round the world/ })).toBeVisible();
  await theEnd(page).getByRole('button', { name: 'Look it over' }).click();
  await page.getByRole('link', { name: 'What counted' }).click();
  await expect(page.getByRole('heading', { name: 'What counted' })).toBeVisible();

  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(page.getByText('Everything agrees.')).toBeVisible();
  await page.getByLabel('The record').evaluate((node: { value: string; dispatchEvent(event: Event): void }) => {
    node.value = node.value.replace(/deal (\S+) (\S+)/, 'deal $2 $1');
    node.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(page.getByText('It does not agree.')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
  const shared = String(await page.evaluate('navigator.clipboard.readText()'));
  await page.goto(shared.slice(shared.indexOf('http')));
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await expect(cards(page)).toHaveCount(13);
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await moment.fill(String(Number(await moment.getAttribute('max')) - 20));
  await expect(hand(page)).toBeVisible();
  await page.getByRole('button', { name: 'What if?' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText(/^Seat \d$/)).toHaveCount(0);
  await playOut(page);

  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Nations 2/ })).toBeVisible();
  const kept = page.getByRole('list', { name: 'Finished games' }).getByRole('listitem');
  await expect(kept).toHaveCount(2);
  await expect(kept.first()).toContainText(/Nations: (won|lost) \d+ to \d+/);
  await expect(kept.first()).toContainText(/with .+ against .+ and .+/);
  const end = (await kept.first().textContent())?.includes('won') ? 'won' : 'lost';
  await page.getByLabel('Result').selectOption(end === 'won' ? 'lost' : 'won');
  await expect(kept.filter({ hasText: `Nations: ${end}` })).toHaveCount(0);
  await page.getByLabel('Result').selectOption(end);
  await expect(kept.first()).toContainText(`Nations: ${end}`);
  await page.getByLabel('What happened').fill('no such thing');
  await expect(kept).toHaveCount(0);
  await page.getByRole('link', { name: 'Achievements' }).click();
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Win a game of Nations.' });
  await expect(first).toContainText(end === 'won' ? 'Done.' : /Done|Not yet/);
  await page.goBack();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).click();
  const path = await (await saved).path();

  const other = await context.browser()!.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${new URL(page.url()).origin}/games`);
  await elsewhere.getByLabel('Import from a file').setInputFiles(path);
  await expect(elsewhere.getByText(/games are new here/)).toBeVisible();
  await expect(elsewhere.getByRole('row', { name: /Nations 2/ })).toBeVisible();
  await other.close();
});

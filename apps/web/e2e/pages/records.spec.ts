import { expect, type Page } from '@playwright/test';
import { cards, hand, playCard, playNow, rush, takeBox, theEnd, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

async function finishGame(page: Page): Promise<void> {
  await takeBox(page, 'Nations');
  await playNow(page, 'Nations', { 'Points to win': '5' });
  await expect(cards(page)).toHaveCount(13);
  await playOut(page);
}

async function playOut(page: Page): Promise<void> {
  while ((await turn(page)) === 'mine') await playCard(page);
  await expect(theEnd(page)).toContainText(/ won|wins?!/);
}

test('a finished game: summary, shuffle, link, replay, what if, my games', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finishGame(page);
  const won = /You/.test((await theEnd(page).getByRole('heading').first().textContent()) ?? '');
  if (won) await expect(theEnd(page)).toContainText('Round the world');
  await theEnd(page).getByRole('button', { name: 'Review' }).click();
  await page.getByRole('link', { name: 'Match summary' }).click();
  await expect(page.getByRole('heading', { name: 'How the points came' })).toBeVisible();

  await page.getByRole('button', { name: 'Verify shuffle' }).click();
  await expect(page.getByText('The shuffle is correct.')).toBeVisible();
  await page
    .getByLabel('Record', { exact: true })
    .evaluate((node: { value: string; dispatchEvent(event: Event): void }) => {
      node.value = node.value.replace(/deal (\S+) (\S+)/, 'deal $2 $1');
      node.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText("The shuffle doesn't match.")).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Share' }).click();
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
  const kept = page.getByRole('list', { name: 'Recent games' }).getByRole('listitem');
  await expect(kept).toHaveCount(2);
  await expect(page.getByText('2 games', { exact: true })).toBeVisible();
  await expect(kept.first()).toContainText(/(Won|Lost) \d+–\d+/);
  await expect(kept.first()).toContainText(/With .+ against .+ and .+/);
  const wins = await kept.filter({ hasText: 'Won' }).count();
  await expect(page.getByRole('img', { name: `played 2 games and won ${wins}` })).toBeVisible();
  await page.getByRole('radio', { name: 'Won' }).click();
  await expect(kept).toHaveCount(wins);
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await page.getByLabel('Search').fill('no such thing');
  await expect(kept).toHaveCount(0);
  await page.getByRole('link', { name: /^\d+ of \d+$/ }).click();
  await expect(page.getByRole('status').getByText(/^\d+ of \d+$/)).toBeVisible();
  await page.goto('/settings');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).click();
  const path = await (await saved).path();

  const other = await context.browser()!.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${new URL(page.url()).origin}/settings`);
  await elsewhere.getByLabel('Import from a file').setInputFiles(path);
  await expect(elsewhere.getByText(/new games imported/)).toBeVisible();
  await elsewhere.goto(`${new URL(page.url()).origin}/games`);
  await expect(elsewhere.getByRole('list', { name: 'Recent games' }).getByRole('listitem')).toHaveCount(2);
  await other.close();
});

test('an example of a booklet is built turn by turn, in all figures that fit, and is not graded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sheet/kan-u-go');
  await page.getByRole('link', { name: 'Watch it built, turn by turn' }).click();
  await expect(page.getByRole('heading', { name: 'Turn 1 of 13: T, A, S and K' })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('E, N and D go below the S')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Turn 13 of 13: O and W' }).click();
  await expect(page.getByRole('img', { name: /^The crossword: TASK, .*OWN\. New: O and W\.$/ })).toBeVisible();

  await expect(page.getByRole('radio')).toHaveCount(7);
  await page.getByRole('radio', { name: 'Figure 5: QUITE, TRY, LID, LACE' }).click();
  await expect(page).toHaveURL(/#figure-5$/);
  await page.getByRole('button', { name: 'I own it: it is figure 5' }).click();
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/LACE.* http.*\/exhibit\/kan-u-go#figure-5$/);

  await page.getByRole('button', { name: 'Replay on the table' }).click();
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
  await page.goto(page.url().replace('/replay', '/review'));
  await expect(page.getByText('its moves are not graded')).toBeVisible();
});

/** A tournament: one member creates it, two share a device, a third comes by the link. */
import { expect, type Page } from '@playwright/test';
import { check, measure } from '../support/page-checks.ts';
import { becomeMember, HOUSE, newMember, newName, withDevice } from '../support/passkeys.ts';
import { unpaint } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => unpaint(page));

async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(/Your name|Another player on this device/).fill(name);
  await page.getByRole('button', { name: /^Enter$|Add player/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

async function make(page: Page, door = 'private'): Promise<void> {
  await page.goto('/join');
  await page.getByRole('link', { name: 'Tournaments' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Friday at the club');
  await page.getByLabel('Game', { exact: true }).selectOption('monkey');
  await page.getByRole('radio', { name: 'Round robin' }).click();
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: door === 'listed' ? 'Everyone' : 'With the link' }).click();
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Friday at the club' })).toBeVisible();
}

test('a tournament is made, joined by two devices, played and told', { tag: '@smoke' }, async ({ page, browser }) => {
  await make(page);
  await comeIn(page, 'Ann');
  await comeIn(page, 'Bob');
  const friend = await (await browser.newContext()).newPage();
  await unpaint(friend);
  await friend.goto(page.url());
  await expect(friend.getByText('Ann')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Start tournament' })).toHaveCount(0);
  await comeIn(friend, 'Cis');
  await page.getByRole('button', { name: 'Start tournament' }).click();

  // In one of three rounds the two on one device meet; in the others one has a bye or meets the third.
  const mine = page.getByRole('button', { name: /o to your table/ });
  await expect(mine.first()).toBeVisible();
  const name = (await mine.first().textContent())!.split(':')[0]!;
  await mine.first().click();
  await expect(
    page
      .getByText(`${name} (you)`)
      .or(page.getByRole('heading', { name: 'Monkey' }).first())
      .first(),
  ).toBeVisible();

  await page.goBack();
  page.on('dialog', dialog => void dialog.accept());
  for (let round = 1; round <= 3; round++) {
    await expect(page.getByRole('heading', { name: `Round ${round}`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'End this round' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await expect(friend.getByRole('row').filter({ hasText: 'Cis' }).first()).toBeVisible();
  await friend.getByText('Tie-breaks').click();
  await expect(friend.getByText('points of all beaten opponents')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeVisible();
  await measure(page, 'a tournament');
  await check(page, 'a tournament');
});

test('two of one device at one table take turns to hold it', async ({ page }) => {
  await make(page);
  await comeIn(page, 'Ann');
  await comeIn(page, 'Bob');
  await page.getByRole('button', { name: 'Start tournament' }).click();
  for (const name of ['Ann', 'Bob']) {
    await page.getByRole('button', { name: `${name}: go to your table` }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByRole('region', { name: 'Seats' }).getByText('You', { exact: true })).toBeVisible();
    if (name === 'Ann') await page.goBack();
  }
});

test('a listed tournament stands once where it was made, and keys stay where one came in', async ({ page }) => {
  await make(page, 'listed');
  await comeIn(page, 'Ann');
  await page.getByLabel('Another player on this device').fill('Bob');
  await page.getByRole('button', { name: 'Add player' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add player' })).toBeFocused();
  const { pathname } = new URL(page.url());
  await page.goto('/club/tournaments');
  const entry = page.getByRole('listitem').filter({ has: page.locator(`a[href="${pathname}"]`) });
  await expect(entry).toContainText('organised by you · The Game of the Monkey · Round robin · 2 players');
  await expect(entry).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Club' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tournaments' })).toBeVisible();
});

async function makeDuplicate(page: Page): Promise<void> {
  await page.goto(`${HOUSE}/club/tournaments`);
  await page.getByLabel('Name', { exact: true }).fill('Same deals');
  await page.getByLabel('Game', { exact: true }).selectOption('monkey');
  await page.getByRole('radio', { name: 'Duplicate' }).click();
  await expect(page.getByText('one person from using two accounts on two browsers or devices')).toBeVisible();
  await page.getByRole('radio', { name: 'Anyone' }).click();
  await expect(page.getByText('one person from entering two names')).toBeVisible();
  await page.getByRole('radio', { name: 'Members' }).click();
  await page.getByText('More options').click();
  await page.getByLabel('Rounds').selectOption('1');
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Same deals' })).toBeVisible();
}

const enterAs = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Enter as ${name}` }).click();

test('a duplicate takes one member per browser', async ({ page, browser }) => {
  const scout = await newMember(browser, 'Scout');
  await makeDuplicate(scout.page);
  const url = scout.page.url();
  await enterAs(scout.page, scout.name);
  await expect(scout.page.getByText('This device has already entered.')).toBeVisible();
  await expect(scout.page.getByLabel('Another player on this device')).toHaveCount(0);
  await measure(scout.page, 'a duplicate');
  await check(scout.page, 'a duplicate');

  await page.goto(url);
  await expect(page.getByText('Only members can enter this duplicate.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveCount(0);
  await withDevice(page);
  const other = newName('Other');
  await becomeMember(page, other);
  await page.goto(url);
  await enterAs(page, other);
  await expect(page.getByText('This device has already entered.')).toBeVisible();

  // The same browser with another member, and without what the page had stored.
  const sharp = newName('Sharp');
  await scout.page.goto(`${HOUSE}/club/me`);
  await scout.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await becomeMember(scout.page, sharp);
  await scout.page.evaluate(`localStorage.removeItem('parlour-tournaments')`);
  await scout.page.goto(url);
  await enterAs(scout.page, sharp);
  await expect(
    scout.page.getByRole('alert').filter({ hasText: 'already entered this duplicate as Scout' }),
  ).toBeVisible();
  await expect(scout.page.getByRole('listitem').filter({ hasText: sharp })).toHaveCount(0);
});

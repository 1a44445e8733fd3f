import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { createTable, seatOf, sitDown } from '../support/friends.ts';
import { check, measure } from '../support/page-checks.ts';
import { becomeMember, HOUSE, keepCode, newName, withDevice } from '../support/passkeys.ts';
import { unpaint } from '../support/player.ts';

test.beforeEach(({ page }) => unpaint(page));

const called = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function newPerson(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await unpaint(page);
  await withDevice(page);
  return page;
}

const signIn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sign in', exact: true }).click();

test('somebody becomes a member, signs out, and signs in with nothing to type', { tag: '@smoke' }, async ({ page }) => {
  await withDevice(page);
  await page.goto(HOUSE);
  await page.getByRole('navigation').getByRole('link', { name: 'Club' }).first().click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await measure(page, 'the ways in');
  await check(page, 'the ways in');
  const name = newName('Ada');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(called(page, name)).toBeVisible();
  await expect(called(page, name)).toBeFocused();
  await measure(page, 'the code');
  await check(page, 'the code');
  await keepCode(page);
  await expect(called(page, name)).toBeFocused();
  await expect(page.getByText('Chrome on Linux, this device')).toBeVisible();
  await measure(page, 'my devices');
  await check(page, 'my devices');
  await page.reload();
  await expect(called(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page);
  await expect(called(page, name)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Club' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('a second device signs in too; the first is removed; a lost one comes back by the code', async ({
  page,
  browser,
}) => {
  const unplug = await withDevice(page);
  const name = newName('Bert');
  const code = await becomeMember(page, name);
  await unplug();
  await withDevice(page);
  await page.getByLabel('Name of the new device').fill('my tablet');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText(/^my tablet, added/)).toBeVisible();
  await page.getByText(/^Chrome on Linux, added/).click();
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  await expect(page.getByText(/^Chrome on Linux, added/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page);
  await expect(called(page, name)).toBeVisible();

  const found = await newPerson(browser);
  await found.goto(`${HOUSE}/club/me`);
  await signIn(found);
  await expect(found.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await found.getByText('Lost your devices?').click();
  await found.getByLabel('Recovery code').fill(code.toLowerCase());
  await found.getByRole('button', { name: 'Use code' }).click();
  expect(await keepCode(found)).not.toBe(code);
  await found.getByLabel('Name of the new device').fill('new phone');
  await found.getByRole('button', { name: 'Add passkey' }).click();
  await expect(found.getByText(/^new phone, added/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('a copied name is refused, as a member and as a guest; games come along; nothing is left of who goes', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  await withDevice(page);
  const name = newName('Clara');
  await page.goto(`${HOUSE}/friends/nations`);
  await createTable(page, 'Nobody Yet');
  const table = page.url();
  await becomeMember(page, name);

  const third = await newPerson(browser);
  await third.goto(`${HOUSE}/club/me`);
  const copied = name.replace('l', 'I').replace('a', 'á');
  await third.getByLabel('Your name').fill(name.replace('C', 'С'));
  await third.getByRole('button', { name: 'Create account' }).click();
  await expect(third.getByText('A name must use letters of one writing system')).toBeVisible();
  await third.getByLabel('Your name').fill(copied);
  await third.getByRole('button', { name: 'Create account' }).click();
  await expect(third.getByText('A member has this name or one that looks like it.')).toBeVisible();
  await third.goto(table);
  await expect(seatOf(third, name)).toBeVisible();
  await sitDown(third, copied);
  await expect(third.getByText('Choose another name.')).toBeVisible();

  await page.goto(`${HOUSE}/club/me`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download data' }).click(),
  ]);
  const { about } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(about.membership).toMatchObject({ name, seats: [{ game: 'nations', table: table.split('/').at(-1) }] });
  await page.locator('summary', { hasText: 'Delete account' }).click();
  await page.getByLabel('Type your name to confirm').fill(name);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
  await expect(page.getByText('Your account and its data are deleted.')).toBeVisible();
  await expect(seatOf(third, 'a former member')).toBeVisible();
  await expect(third.getByText(name)).toHaveCount(0);
  await signIn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'not accepted' })).toBeVisible();
});

test('signing out everywhere reaches an open table, which goes on as a guest', async ({ page, context }) => {
  await withDevice(page);
  const name = newName('Dora');
  await becomeMember(page, name);
  await page.getByRole('button', { name: 'Create new code' }).click();
  await keepCode(page);
  const table = await context.newPage();
  await unpaint(table);
  await table.goto(`${HOUSE}/friends/nations`);
  await createTable(table, 'Another name');
  const devices = await context.newPage();
  await unpaint(devices);
  await devices.goto(`${HOUSE}/club/me`);
  await expect(devices.getByText('A new code replaces it and signs you out on all other devices.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText("You've been signed out.")).toBeVisible();
  await expect(table.getByText("You've been signed out. Sign in again to play as a member.")).toBeVisible();
  await expect(table.getByRole('listitem').filter({ hasText: name })).not.toContainText('(you)');
  await table.getByRole('button', { name: "You've been signed out" }).click();
  await expect(table.getByText("You've been signed out")).toHaveCount(0);
  await devices.getByRole('button', { name: 'Create new code' }).click();
  await expect(devices.getByText("You've been signed out.")).toBeVisible();
});

test('where there can be no passkeys the page says why, and nothing of them is loaded before they are wanted', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Club' }).first()).toBeVisible();
  expect(loaded.filter(path => path.startsWith('/api/club'))).toEqual([]);
  await page.goto('/club/me');
  await expect(page.getByText('Open this page as localhost.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

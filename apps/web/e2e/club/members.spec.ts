import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { sitDown } from '../support/friends.ts';
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

test('somebody becomes a member, signs out, and signs in with nothing to type', async ({ page }) => {
  await withDevice(page);
  await page.goto(HOUSE);
  await page.getByRole('link', { name: 'The club' }).click();
  await page.getByRole('link', { name: 'Become a member, or sign in' }).click();
  await measure(page, 'the ways in');
  await check(page, 'the ways in');
  const name = newName('Ada');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Become a member' }).click();
  await expect(called(page, name)).toBeVisible();
  await expect(called(page, name)).toBeFocused();
  await measure(page, 'the code');
  await check(page, 'the code');
  await keepCode(page);
  await expect(called(page, name)).toBeFocused();
  await expect(page.getByText('Chrome on Linux, here')).toBeVisible();
  await measure(page, 'my devices');
  await check(page, 'my devices');
  await page.reload();
  await expect(called(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page);
  await expect(called(page, name)).toBeVisible();
  await page.getByRole('link', { name: 'The club' }).click();
  await expect(page.getByText(`You are ${name}`)).toBeVisible();
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
  await page.getByLabel('Another device: what you call it').fill('my tablet');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^my tablet, made/)).toBeVisible();
  await page.getByText(/^Chrome on Linux, made/).click();
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  await expect(page.getByText(/^Chrome on Linux, made/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page);
  await expect(called(page, name)).toBeVisible();

  const found = await newPerson(browser);
  await found.goto(`${HOUSE}/club/me`);
  await signIn(found);
  await expect(found.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await found.getByText('I have lost my devices').click();
  await found.getByLabel('Recovery code').fill(code.toLowerCase());
  await found.getByRole('button', { name: 'Come back' }).click();
  expect(await keepCode(found)).not.toBe(code);
  await found.getByLabel('Another device: what you call it').fill('new phone');
  await found.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(found.getByText(/^new phone, made/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
});

test('a copied name is refused, as a member and as a guest; games come along; nothing is left of who goes', async ({
  page,
  browser,
}) => {
  await withDevice(page);
  const name = newName('Clara');
  await page.goto(`${HOUSE}/friends/nations`);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await sitDown(page, 'Nobody Yet');
  const table = page.url();
  await becomeMember(page, name);

  const third = await newPerson(browser);
  await third.goto(`${HOUSE}/club/me`);
  const copied = name.replace('l', 'I').replace('a', 'á');
  await third.getByLabel('Your name').fill(name.replace('C', 'С'));
  await third.getByRole('button', { name: 'Become a member' }).click();
  await expect(third.getByText('A name is written in one writing system')).toBeVisible();
  await third.getByLabel('Your name').fill(copied);
  await third.getByRole('button', { name: 'Become a member' }).click();
  await expect(third.getByText('something that looks like it; please choose another name')).toBeVisible();
  await third.goto(table);
  await expect(third.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await sitDown(third, copied);
  await expect(third.getByText('please choose another name')).toBeVisible();

  await page.goto(`${HOUSE}/club/me`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Have everything as a file' }).click(),
  ]);
  const { about } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(about.membership).toMatchObject({ name, seats: [{ game: 'nations', table: table.split('/').at(-1) }] });
  await page.getByText('Leave for good').click();
  await page.getByLabel('Write your own name, to be sure').fill(name);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeFocused();
  await expect(page.getByText('All that was known of you is erased.')).toBeVisible();
  await expect(third.getByRole('listitem').filter({ hasText: 'a former member' })).toBeVisible();
  await expect(third.getByText(name)).toHaveCount(0);
  await signIn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'not accepted' })).toBeVisible();
});

test('signing out everywhere reaches an open table, which goes on as a guest', async ({ page, context }) => {
  await withDevice(page);
  const name = newName('Dora');
  await becomeMember(page, name);
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await keepCode(page);
  const table = await context.newPage();
  await unpaint(table);
  await table.goto(`${HOUSE}/friends/nations`);
  await table.getByRole('button', { name: 'Lay the table' }).click();
  await sitDown(table, 'Whoever');
  await expect(table.getByRole('listitem').filter({ hasText: `${name} (you)` })).toBeVisible();
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
  await devices.getByRole('button', { name: 'Make a new code' }).click();
  await expect(devices.getByText("You've been signed out.")).toBeVisible();
});

test('where there can be no passkeys the page says why, and nothing of them is loaded before they are wanted', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'The club' })).toBeVisible();
  expect(loaded.filter(path => path.startsWith('/api/club'))).toEqual([]);
  await page.goto('/club/me');
  await expect(page.getByText('open this page as localhost instead')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

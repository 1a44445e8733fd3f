/** Matchmaking: strangers, each in their own browser, are matched and play. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { complaints } from '../support/page-checks.ts';
import { becomeMember, HOUSE, newName, withDevice } from '../support/passkeys.ts';
import { PAIRS, playOut } from '../support/play-out.ts';
import { cards, rush, theEnd } from '../support/player.ts';

async function stranger(browser: Browser, house: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await rush(page);
  await page.goto(`${house}/club/play`);
  return page;
}

const strangers = (browser: Browser, house: string, count: number): Promise<Page[]> =>
  Promise.all(Array.from({ length: count }, () => stranger(browser, house)));

type Wanted = { readonly game: string; readonly players?: string };

async function lookFor(page: Page, name: string, { game, players }: Wanted): Promise<void> {
  await page.getByRole('radio', { name: game }).click();
  if (players !== undefined) await page.getByLabel('Players', { exact: true }).selectOption(players);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Find an opponent' }).click();
}

async function areAtOneTable(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page).toHaveURL(/\/t\/[0-9a-z]{16}$/, { timeout: 40_000 });
  expect(new Set(pages.map(page => page.url())).size).toBe(1);
}

test('two strangers meet, play a match, and go on to another game', async ({ browser, baseURL }) => {
  const [ada, brian] = (await strangers(browser, baseURL!, 2)) as [Page, Page];
  await lookFor(ada, 'Ada', { game: 'The Game of the Monkey', players: '2' });
  await expect(ada.getByText('No one else is waiting right now.')).toBeVisible();
  await lookFor(brian, 'Brian', { game: 'The Game of the Monkey', players: '2' });
  await areAtOneTable([ada, brian]);
  await Promise.all([ada, brian].map(page => playOut(page, PAIRS)));

  const table = ada.url();
  await theEnd(ada).getByText('Another game with the same people').click();
  await theEnd(ada).getByLabel('Game').selectOption({ label: 'Kit and Kat' });
  await theEnd(ada).getByRole('button', { name: 'Ask them' }).click();
  await expect(theEnd(brian).getByText('Ada wants to play Kit and Kat next.')).toBeVisible();
  await theEnd(brian).getByRole('button', { name: 'Yes' }).click();
  for (const page of [ada, brian]) await expect(page).not.toHaveURL(table);
  await areAtOneTable([ada, brian]);
  for (const page of [ada, brian]) await expect(cards(page).first()).toBeVisible();
});

test('an open table is one tap away, and everything fits', async ({ page, browser, baseURL }) => {
  await rush(page);
  await page.goto('/friends/monkey');
  await page.getByRole('radio', { name: 'Everyone' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByText('Empty seat').first()).toBeVisible();
  const ada = await stranger(browser, baseURL!);
  const table = ada.getByRole('link', { name: 'Join The Game of the Monkey' }).first();
  await expect(table).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await ada.setViewportSize({ width, height });
    expect(await ada.locator('html').evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await complaints(ada)).toEqual([]);
  await table.click();
  await expect(ada.getByRole('region', { name: 'Seats' }).getByText('You', { exact: true })).toBeVisible();
});

test('a table is created, and joined by its code, from the club without other people', async ({
  page,
  browser,
  baseURL,
}) => {
  await rush(page);
  await page.goto('/club');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('dialog', { name: 'Choose a game' }).getByRole('link', { name: 'Nations' }).click();
  await expect(page).toHaveURL(/\/friends\/nations$/);
  await page.getByRole('button', { name: 'Create table' }).click();
  const code = await page.locator('[data-code]').getAttribute('data-code');
  const friend = await stranger(browser, baseURL!);
  await friend.getByLabel('Table code').fill('zzzzz');
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(friend.getByRole('alert').filter({ hasText: 'code' })).toBeVisible();
  await friend.getByLabel('Table code').fill(code!.toLowerCase());
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(friend).toHaveURL(page.url());
});

async function newMember(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await rush(page);
  await withDevice(page);
  await becomeMember(page, name);
  return page;
}

async function lookForRated(page: Page, game: string): Promise<void> {
  await page.goto(`${HOUSE}/club/play`);
  await page.getByRole('radio', { name: game }).click();
  await page.getByRole('switch', { name: /^Rated match/ }).click();
  await page.getByRole('button', { name: 'Find an opponent' }).click();
}

test('two members meet for their ratings, find each other again, and one invites the other', async ({ browser }) => {
  const names = [newName('Ada'), newName('Brian')] as const;
  const [ada, brian] = (await Promise.all(names.map(name => newMember(browser, name)))) as [Page, Page];
  for (const page of [ada, brian]) await lookForRated(page, 'Kit and Kat');
  await areAtOneTable([ada, brian]);
  for (const page of [ada, brian])
    await expect(page.getByRole('heading', { level: 1, name: 'Kit and Kat', exact: true })).toBeAttached();
  const id = new URL(ada.url()).pathname.split('/').at(-1);
  const { table } = await (await ada.request.get(`${HOUSE}/api/tables/${id}`)).json();
  expect(table.settings).toMatchObject({ rated: true, hints: 'none', undo: 'none' });

  await ada.goto(`${HOUSE}/club`);
  const known = ada.getByRole('listitem').filter({ hasText: names[1] });
  await known.getByRole('button', { name: 'Invite' }).click();
  await expect(ada.getByRole('region', { name: 'Seats' }).getByText('You', { exact: true })).toBeVisible();
  await brian.goto(`${HOUSE}/club`);
  await expect(brian.getByText(`${names[0]} invites you to Kit and Kat.`)).toBeVisible();
  await brian.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'Join' }).click();
  await expect(brian.getByRole('region', { name: 'Seats' }).getByText('You', { exact: true })).toBeVisible();
  expect(brian.url()).toBe(ada.url());
});

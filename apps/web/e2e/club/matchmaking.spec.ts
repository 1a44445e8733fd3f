/** Matchmaking: strangers, each in their own browser, are matched and play. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { complaints } from '../support/page-checks.ts';
import { becomeMember, HOUSE, newName, withDevice } from '../support/passkeys.ts';
import { PAIRS, playOut, QUESTIONS } from '../support/play-out.ts';
import { cards, playCard, rush, theEnd, turn } from '../support/player.ts';

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
  await page.getByLabel('Which game').selectOption(game);
  if (players !== undefined) await page.getByLabel('Players at the table').selectOption(players);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Play somebody' }).click();
}

async function areAtOneTable(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page).toHaveURL(/\/t\/[0-9a-z]{16}$/, { timeout: 40_000 });
  expect(new Set(pages.map(page => page.url())).size).toBe(1);
}

async function playOne(page: Page): Promise<void> {
  await turn(page);
  await playCard(page);
}

test('two strangers meet, play a match, and go on to another game', async ({ browser, baseURL }) => {
  const [ada, brian] = (await strangers(browser, baseURL!, 2)) as [Page, Page];
  await lookFor(ada, 'Ada', { game: 'monkey', players: '2' });
  await expect(ada.getByText('Nobody else waits just now.')).toBeVisible();
  await lookFor(brian, 'Brian', { game: 'monkey', players: '2' });
  await areAtOneTable([ada, brian]);
  await Promise.all([ada, brian].map(page => playOut(page, PAIRS)));

  const table = ada.url();
  await theEnd(ada).getByText('Another game with the same people').click();
  await theEnd(ada).getByLabel('Which game').selectOption({ label: 'Kit and Kat' });
  await theEnd(ada).getByRole('button', { name: 'Call them' }).click();
  await expect(theEnd(brian).getByText('Ada calls everybody to Kit and Kat.')).toBeVisible();
  await theEnd(brian).getByRole('button', { name: 'Come along' }).click();
  for (const page of [ada, brian]) await expect(page).not.toHaveURL(table);
  await areAtOneTable([ada, brian]);
  for (const page of [ada, brian]) await expect(cards(page).first()).toBeVisible();
});

test('three strangers and a computer player, when the time they see is over', async ({ browser, baseURL }) => {
  const pages = await strangers(browser, baseURL!, 3);
  for (const [n, page] of pages.entries()) await lookFor(page, `Guest ${n}`, { game: 'nations' });
  await expect(pages[0]!.getByText(/^Computer players take the seats that are left in \d+ s\.$/)).toBeVisible();
  await areAtOneTable(pages);
  for (const page of pages) await expect(cards(page)).toHaveCount(13);
  await Promise.all(pages.map(playOne));
  for (const page of pages) await expect(cards(page)).toHaveCount(12);
});

test('whoever closes the page, or gives up, is not waited for', async ({ browser, baseURL }) => {
  const [ada, brian, cyd] = (await strangers(browser, baseURL!, 3)) as [Page, Page, Page];
  const game = { game: 'kit-and-kat', players: '2' };
  await lookFor(ada, 'Ada', game);
  await expect(ada.getByText('Nobody else waits just now.')).toBeVisible();
  await ada.close({ runBeforeUnload: false });
  await lookFor(brian, 'Brian', game);
  await brian.getByRole('button', { name: 'Do not look any further' }).click();
  await expect(brian.getByRole('button', { name: 'Play somebody' })).toBeVisible();
  await lookFor(cyd, 'Cyd', game);
  await expect(cyd.getByText('Nobody else waits just now.')).toBeVisible();
});

test('a line that breaks is mended while one waits', async ({ browser, baseURL }) => {
  const [ada, brian] = (await strangers(browser, baseURL!, 2)) as [Page, Page];
  const game = { game: 'monkey', players: '3' };
  await lookFor(ada, 'Ada', game);
  await ada.context().setOffline(true);
  await expect(ada.getByText('It is tried again and again.')).toBeVisible();
  await ada.context().setOffline(false);
  await expect(ada.getByText('Nobody else waits just now.')).toBeVisible();
  await lookFor(brian, 'Brian', game);
  await areAtOneTable([ada, brian]);
});

test('an open table is one tap away, and everything fits', async ({ page, browser, baseURL }) => {
  await rush(page);
  await page.goto('/friends/monkey');
  await page.getByLabel('Who may come').selectOption('anybody who looks for a table');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByText('A free seat').first()).toBeVisible();
  const ada = await stranger(browser, baseURL!);
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await ada.setViewportSize({ width, height });
    expect(await ada.locator('html').evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await complaints(ada)).toEqual([]);
  await ada.getByRole('link', { name: 'Sit down to The Game of the Monkey' }).first().click();
  await expect(ada.getByText('(you)')).toBeVisible();
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
  await page.getByLabel('Which game').selectOption(game);
  await page.getByLabel(/^For our ratings/).check();
  await page.getByRole('button', { name: 'Play somebody' }).click();
}

const ratingsAt = (page: Page) => theEnd(page).getByRole('list', { name: 'Ratings' });

test('two members meet, play a rated match to its end, and both are counted; then once more', async ({ browser }) => {
  test.slow();
  const names = [newName('Cleo'), newName('Dan')] as const;
  const pages = await Promise.all(names.map(name => newMember(browser, name)));
  // The shortest of the rated games.
  for (const page of pages) await lookForRated(page, 'alice');
  await areAtOneTable(pages);
  await Promise.all(pages.map(page => playOut(page, QUESTIONS)));
  for (const page of pages) {
    for (const name of names) await expect(ratingsAt(page)).toContainText(`${name}: not yet`);
  }
  await theEnd(pages[0]!).getByRole('button', { name: 'Play again' }).click();
  const asked = pages[1]!.getByRole('region', { name: 'Rematch' });
  await expect(asked).toContainText(`${names[0]} wants a rematch.`);
  await asked.getByRole('button', { name: 'Yes' }).click();
  for (const page of pages) await expect(theEnd(page)).toHaveCount(0);
  for (const page of pages) await expect(cards(page).first()).toBeVisible();

  const [page, name] = [pages[0]!, names[0]];
  await page.goto(`${HOUSE}/club/member/${encodeURIComponent(name)}`);
  await expect(page.getByText(/^1 match rated; [01] of the last 1 won\b/)).toBeVisible();
  await expect(page.getByRole('link', { name: names[1] })).toBeVisible();
});

test('two members meet for their ratings, find each other again, and one invites the other', async ({ browser }) => {
  const names = [newName('Ada'), newName('Brian')] as const;
  const [ada, brian] = (await Promise.all(names.map(name => newMember(browser, name)))) as [Page, Page];
  for (const page of [ada, brian]) await lookForRated(page, 'kit-and-kat');
  await areAtOneTable([ada, brian]);
  const id = new URL(ada.url()).pathname.split('/').at(-1);
  const { table } = await (await ada.request.get(`${HOUSE}/api/tables/${id}`)).json();
  expect(table.settings).toMatchObject({ rated: true, hints: 'none', undo: 'none' });

  await ada.goto(`${HOUSE}/club`);
  const known = ada.getByRole('listitem').filter({ hasText: names[1] });
  await known.getByRole('button', { name: 'Invite' }).click();
  await expect(ada.getByText('(you)')).toBeVisible();
  await brian.goto(`${HOUSE}/club`);
  await expect(brian.getByText(`${names[0]} invites you to Kit and Kat.`)).toBeVisible();
  await brian.getByRole('button', { name: 'Sit down' }).click();
  await expect(brian.getByText(`${names[1]} (you)`)).toBeVisible();
  expect(brian.url()).toBe(ada.url());
});

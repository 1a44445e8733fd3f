/** Two people at one table elsewhere: nobody waits without knowing for what. */
import { nth } from '@parlour/kernel/must';
import { type Browser, expect, type Page } from '@playwright/test';
import { cutPack, meet } from './friends.ts';
import { cheat } from './hostile.ts';
import { test } from './kept.ts';
import { PAIRS, playOut } from './play-out.ts';
import { hand, playPair, rush, SOON, theEnd } from './player.ts';

async function meetFor(page: Page, browser: Browser, game: string, house = ''): Promise<Page> {
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  await meet(page, friend, game, { 'Players at the table': '2' }, house);
  return friend;
}

/** Whoever is asked is still asked a while later: what one has just played may be on its way yet. */
async function isAsked(page: Page): Promise<boolean> {
  const prompt = page.locator('[data-mine="true"]');
  if (!(await prompt.isVisible())) return false;
  await page.waitForTimeout(400);
  return prompt.isVisible();
}

/** One play of whoever is asked. */
async function playNext(pages: readonly Page[]): Promise<void> {
  const find = async (): Promise<number> => (await Promise.all(pages.map(isAsked))).indexOf(true);
  let asked = -1;
  await expect.poll(async () => (asked = await find()), SOON).toBeGreaterThanOrEqual(0);
  await playPair(nth(pages, asked));
}

test('who is there is not called away when it is their turn', async ({ page, browser }) => {
  const friend = await meetFor(page, browser, 'monkey');
  for (let plays = 0; plays < 8; plays++) {
    await playNext([page, friend]);
    for (const person of [page, friend]) await expect(person.getByText(/is away/)).toHaveCount(0);
  }
});

/** The pitch at which a knock on wood begins; nothing else in this game sounds so low. */
const KNOCK = 260;

/** Notes what is heard, and what the icon of an installed page would show. */
const NOTICING = `{
  window.pitches = [];
  window.BiquadFilterNode = class extends BiquadFilterNode {
    constructor(audio, given) { super(audio, given); window.pitches.push(given.frequency); }
  };
  navigator.setAppBadge = async count => void (window.badge = count);
  navigator.clearAppBadge = async () => void (window.badge = 0);
}`;

test('the tab, the icon and a knock say whose turn it is', async ({ page, browser }) => {
  await page.addInitScript({ content: NOTICING });
  await rush(page, { sound: 'on', knock: 'on' });
  const friend = await meetFor(page, browser, 'monkey');
  const icon = page.locator('link[rel="icon"]');
  while (!(await isAsked(page))) await playNext([page, friend]);
  await expect(page).toHaveTitle(/^Your turn · /);
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg');
  await expect.poll(() => page.evaluate('window.badge')).toBe(1);
  await expect.poll(() => page.evaluate('window.pitches')).toContain(KNOCK);
  while (await isAsked(page)) await playNext([page]);
  await expect(page).toHaveTitle(/^The Game of the Monkey · /);
  await expect(icon).toHaveAttribute('href', '/icon.svg');
  await expect.poll(() => page.evaluate('window.badge')).toBe(0);
  await playNext([friend]);
  await expect(page).toHaveTitle(/^Your turn · /);
  await page.goto('/');
  await expect(page).toHaveTitle('Parlour');
});

test('who asks to take back sees that it is asked, and what came of it', async ({ page, browser }) => {
  const friend = await meetFor(page, browser, 'monkey');
  await playNext([page, friend]);
  await playNext([page, friend]);
  await page.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(page.getByText('You have asked to take back. It waits for Brian.')).toBeVisible();
  await friend.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('You have asked to take back.')).toHaveCount(0);
  await expect(page.getByText('You may not take back: not all agree.').first()).toBeVisible();
});

test('a stand-in is offered once it can be had, and then plays', async ({ page, browser }) => {
  test.slow();
  const friend = await meetFor(page, browser, 'monkey');
  await playNext([page, friend]);
  await expect(async () => {
    if (await isAsked(page)) await playPair(page);
    expect(await isAsked(friend)).toBe(true);
  }).toPass(SOON);
  await friend.context().close();
  await expect(page.getByText('Brian is away.')).toBeVisible();
  const offer = page.getByRole('button', { name: 'Let a computer player stand in' });
  await expect(offer).toHaveCount(0);
  await offer.click({ timeout: 40_000 });
  await expect(page.getByText('A computer player stands in for Brian.').first()).toBeVisible();
  await expect(page.locator('[data-mine="true"]')).toBeVisible();
});

test('who would like another game is seen, and waits for the other by name', async ({ page, browser, baseURL }) => {
  const house = await cheat(baseURL!, {});
  const friend = await meetFor(page, browser, 'monkey', house.address);
  // A computer player goes on for the one, so that the other need not wait for them.
  await expect(hand(friend)).toBeVisible();
  house.say({ ask: 'stand-in', seat: 1, id: 'for-brian' });
  await playOut(page, PAIRS);
  await theEnd(friend).getByRole('button', { name: 'Play again' }).click();
  await cutPack(friend);
  await expect(theEnd(page).getByText('Brian would like another game.')).toBeVisible();
  await friend.getByRole('button', { name: 'Back to the table' }).click();
  await expect(theEnd(friend).getByText('You would like another game. It waits for Ada.')).toBeVisible();
  house.close();
});

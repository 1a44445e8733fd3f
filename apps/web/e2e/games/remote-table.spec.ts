/** Two people at one remote table: each always sees what the table waits for. */
import { itemAt } from '@parlour/kernel/result';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Cheat, cheat } from '../support/cheating-server.ts';
import { beginNow, isReady, meet, seatOf } from '../support/friends.ts';
import { PAIRS, playOut } from '../support/play-out.ts';
import { hand, playPair, rush, SOON, theEnd } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

async function meetFor(page: Page, browser: Browser, game: string, house = ''): Promise<Page> {
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  await meet(page, friend, game, { 'Players at the table': '2' }, house);
  return friend;
}

const plateOf = (page: Page, name: string) => page.locator(`[data-part="seat"][aria-label^="${name}"]`);

/** Checks twice: the last play may still be on its way. */
async function isAsked(page: Page): Promise<boolean> {
  const prompt = page.locator('[data-mine="true"]');
  if (!(await prompt.isVisible())) return false;
  await page.waitForTimeout(400);
  return prompt.isVisible();
}

async function playNext(pages: readonly Page[]): Promise<void> {
  const find = async (): Promise<number> => (await Promise.all(pages.map(isAsked))).indexOf(true);
  let asked = -1;
  await expect.poll(async () => (asked = await find()), SOON).toBeGreaterThanOrEqual(0);
  await playPair(itemAt(pages, asked));
}

/** The pitch in Hz at which a knock on wood begins; no other sound of this game is as low. */
const KNOCK = 260;

/** Records the sounds, and the badge of an installed page. */
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

test('a player who asks to undo sees the question and the answer', { tag: '@smoke' }, async ({ page, browser }) => {
  const friend = await meetFor(page, browser, 'monkey');
  await playNext([page, friend]);
  await playNext([page, friend]);
  await page.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(page.getByText('You asked to undo. Waiting for Brian.')).toBeVisible();
  await friend.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You asked to undo.')).toHaveCount(0);
  await expect(page.getByText('You may not undo: not everyone agreed.').first()).toBeVisible();
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
  await expect(plateOf(page, 'Brian')).toContainText('away');
  const offer = page.getByRole('button', { name: 'Let a computer play' });
  await expect(offer).toHaveCount(0);
  await offer.click({ timeout: 40_000 });
  await expect(page.getByText('A computer is playing for Brian.').first()).toBeVisible();
  await expect(plateOf(page, 'Brian')).toContainText('computer plays');
  await expect(page.locator('[data-mine="true"]')).toBeVisible();
});

test('a player who closes the table is marked away at once, before the match and in it, until they return', async ({
  page,
  browser,
}) => {
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  await meet(page, friend, 'monkey', { 'Players at the table': '3' });
  const address = friend.url();
  const comeBack = async (): Promise<Page> => {
    const again = await friend.context().newPage();
    await rush(again);
    await again.goto(address);
    return again;
  };

  const line = seatOf(page, 'Brian');
  await isReady(page, 'Brian');
  await friend.close();
  await expect(line).toContainText('away');
  let back = await comeBack();
  await isReady(page, 'Brian');

  await beginNow(page);
  await expect(plateOf(page, 'Brian')).toBeVisible();
  await expect(plateOf(page, 'Brian')).not.toContainText('away');
  // A reload does not count as away.
  await back.reload();
  await expect(hand(back)).toBeVisible();
  await back.close();
  await expect(plateOf(page, 'Brian')).toContainText('away');
  await expect(plateOf(page, 'Brian')).toHaveAttribute('aria-label', /, away for \d+ s$/);
  await expect(plateOf(page, 'Brian').locator('[data-away="true"]')).toHaveCount(1);
  await expect(page.getByText('Brian is away.').first()).toBeAttached();
  back = await comeBack();
  await expect(plateOf(page, 'Brian')).not.toContainText('away');
  await expect(page.getByText('Brian is back.').first()).toBeAttached();
});

/** Plays a match of two to its end; a computer player takes over for the friend, so that only one page is needed. */
async function playToEnd(page: Page, friend: Page, house: Cheat): Promise<void> {
  await expect(hand(friend)).toBeVisible();
  house.say({ ask: 'stand-in', seat: 1, id: `for-brian-${Math.random()}` });
  await playOut(page, PAIRS);
  await expect(theEnd(friend)).toBeVisible();
}

const rematch = (page: Page) => page.getByRole('region', { name: 'Rematch' });

test('a rematch begins when both said yes, and takes nobody from the result', async ({ page, browser, baseURL }) => {
  test.slow();
  const house = await cheat(baseURL!, {});
  const friend = await meetFor(page, browser, 'monkey', house.address);
  await playToEnd(page, friend, house);

  // The host can't start without the friend, who is still reading.
  await theEnd(page).getByRole('button', { name: 'Table', exact: true }).click();
  await expect(seatOf(page, 'Brian')).toContainText('has not answered');
  await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the result' }).click();

  await theEnd(page).getByRole('button', { name: 'Again' }).dblclick();
  await expect(rematch(page)).toContainText('waiting for Brian');
  await expect(theEnd(friend).getByText('Ada wants a rematch')).toBeVisible();
  await friend.reload();
  await expect(theEnd(friend).getByText('Ada wants a rematch')).toBeVisible();
  await rematch(friend).getByRole('button', { name: 'Not now' }).dblclick();
  await expect(rematch(page)).toContainText('Brian said no');
  await rematch(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(rematch(page)).toHaveCount(0);
  await theEnd(page).getByRole('button', { name: 'Again' }).click();
  await rematch(friend).getByRole('button', { name: 'Yes, again' }).dblclick();
  for (const person of [page, friend]) {
    await expect(hand(person)).toBeVisible();
    await expect(theEnd(person)).toHaveCount(0);
  }

  await playToEnd(page, friend, house);
  await theEnd(page).getByRole('button', { name: 'Again' }).click();
  await rematch(friend).getByRole('button', { name: 'Not now' }).click();
  await rematch(page).getByRole('button', { name: 'Start with a computer' }).click();
  await expect(hand(page)).toBeVisible();
  await expect(theEnd(friend).getByText('A new game has started without you.')).toBeVisible();
  await expect(theEnd(friend).getByRole('button', { name: 'Review' })).toBeVisible();
  await theEnd(friend).getByRole('button', { name: 'Watch the new game' }).click();
  await expect(plateOf(friend, 'Ada')).toBeVisible();
  await expect(theEnd(friend)).toHaveCount(0);
  house.close();
});

test('a player who asked for a rematch and left is asked in turn, and may come back to it', async ({
  page,
  browser,
  baseURL,
}) => {
  const house = await cheat(baseURL!, {});
  const friend = await meetFor(page, browser, 'monkey', house.address);
  await playToEnd(page, friend, house);
  const address = page.url();
  await theEnd(page).getByRole('button', { name: 'Again' }).click();
  await expect(rematch(page)).toBeVisible();
  await page.goto('about:blank');
  await expect(rematch(friend)).toContainText('Ada wanted a rematch, but left');
  await rematch(friend).getByRole('button', { name: 'Yes, again' }).click();
  await expect(rematch(friend)).toContainText('Ada is away');
  await page.goto(address);
  await expect(theEnd(page).getByText('Brian wants a rematch')).toBeVisible();
  await rematch(page).getByRole('button', { name: 'Yes, again' }).click();
  for (const person of [page, friend]) await expect(hand(person)).toBeVisible();
  house.close();
});

/** A tournament: one member creates it, two share a device, a third comes by the link. */
import { PROTOCOL_VERSION, SOCKET_PATH } from '@parlour/protocol/wire-constants';
import { expect, type Page } from '@playwright/test';
import { check, measure } from '../support/page-checks.ts';
import { becomeMember, HOUSE, newMember, newName, withDevice } from '../support/passkeys.ts';
import { rush, theEnd, unpaint } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => unpaint(page));

async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(/Your name|Somebody else on this device/).fill(name);
  await page.getByRole('button', { name: /Come in|Add them/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

async function make(page: Page, door = 'private'): Promise<void> {
  await page.goto('/join');
  await page.getByRole('link', { name: 'Tournaments' }).click();
  await page.getByLabel('What it is called').fill('Friday at the club');
  await page.getByLabel('Game', { exact: true }).selectOption('monkey');
  await page.getByLabel('Kind').selectOption('round robin');
  await page.getByText('More to settle').click();
  await page.getByLabel('Who finds it').selectOption(door);
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Friday at the club' })).toBeVisible();
}

test('a tournament is made, joined by two devices, played and told', async ({ page, browser }) => {
  await make(page);
  await comeIn(page, 'Ann');
  await comeIn(page, 'Bob');
  const friend = await (await browser.newContext()).newPage();
  await unpaint(friend);
  await friend.goto(page.url());
  await expect(friend.getByText('Ann')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Begin' })).toHaveCount(0);
  await comeIn(friend, 'Cis');
  await page.getByRole('button', { name: 'Begin' }).click();

  // In one of three rounds the two on one device meet; in the others one has a bye or meets the third.
  const mine = page.getByRole('button', { name: /to your table/ });
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
    await page.getByRole('button', { name: 'Close this round now' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await expect(friend.getByRole('row').filter({ hasText: 'Cis' }).first()).toBeVisible();
  await friend.getByText('How a tie is broken').click();
  await expect(friend.getByText('the points of everybody they beat')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the result' })).toBeVisible();
  await measure(page, 'a tournament');
  await check(page, 'a tournament');
});

test('two of one device at one table take turns to hold it', async ({ page }) => {
  await make(page);
  await comeIn(page, 'Ann');
  await comeIn(page, 'Bob');
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const name of ['Ann', 'Bob']) {
    await page.getByRole('button', { name: `${name}: to your table` }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByText(`${name} (you)`).first()).toBeVisible();
    if (name === 'Ann') await page.goBack();
  }
});

test('a listed tournament stands once where it was made, and keys stay where one came in', async ({ page }) => {
  await make(page, 'listed');
  await comeIn(page, 'Ann');
  await page.getByLabel('Somebody else on this device').fill('Bob');
  await page.getByRole('button', { name: 'Add them' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add them' })).toBeFocused();
  const { pathname } = new URL(page.url());
  await page.goto('/club/tournaments');
  const entry = page.getByRole('listitem').filter({ has: page.locator(`a[href="${pathname}"]`) });
  await expect(entry).toContainText('yours: The Game of the Monkey, Round robin, 2 in');
  await expect(entry).toHaveCount(1);
  await page.getByRole('link', { name: 'The club', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tournaments' })).toBeVisible();
});

test('a tournament that is none is told, and a name that is taken', async ({ page }) => {
  await page.goto('/club/tournament/aaaaaaaaaaaaaaaa');
  await expect(page.getByText('There is no such tournament')).toBeVisible();
  await make(page);
  await comeIn(page, 'Ann');
  await page.getByLabel('Somebody else on this device').fill('ann');
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('Somebody here is called ann already')).toBeVisible();
});

async function makeDuplicate(page: Page, entry: 'members' | 'shared'): Promise<void> {
  await page.goto(`${HOUSE}/club/tournaments`);
  await page.getByLabel('What it is called').fill('Same deals');
  await page.getByLabel('Game', { exact: true }).selectOption('monkey');
  await page.getByLabel('Kind').selectOption('duplicate');
  await expect(page.getByText('Not prevented: one person with two accounts on two browsers or devices')).toBeVisible();
  await page.getByLabel('Who may enter').selectOption(entry);
  if (entry === 'shared') await expect(page.getByText('Not prevented: one person enters two names')).toBeVisible();
  await page.getByText('More to settle').click();
  await page.getByLabel('Rounds').selectOption('1');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Same deals' })).toBeVisible();
}

const enterAs = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Come in as ${name}` }).click();

/** Lets a computer player finish the match of a page, from a socket with the cookies of its browser. */
async function finish(page: Page): Promise<void> {
  const [table] = /(?<=\/t\/)\w+/.exec(page.url())!;
  await page.evaluate(`new Promise(resolve => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '${SOCKET_PATH}');
    const send = frame => socket.send(JSON.stringify(frame));
    socket.onopen = () => send({ id: 'hello', ask: 'hello', table: '${table}', protocol: ${PROTOCOL_VERSION} });
    socket.onmessage = ({ data }) => {
      const { id, seat } = JSON.parse(data);
      if (id === 'hello') send({ id: 'stand-in', ask: 'stand-in', seat });
      if (id === 'stand-in') resolve();
    };
  })`);
  await expect(theEnd(page)).toBeVisible({ timeout: 60_000 });
}

test('a duplicate takes one member per browser, and holds a record back until the round is over', async ({
  page,
  browser,
}) => {
  const scout = await newMember(browser, 'Scout');
  await makeDuplicate(scout.page, 'members');
  const url = scout.page.url();
  await enterAs(scout.page, scout.name);
  await expect(scout.page.getByText('This device has entered.')).toBeVisible();
  await expect(scout.page.getByLabel('Somebody else on this device')).toHaveCount(0);
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
  await expect(page.getByText('This device has entered.')).toBeVisible();

  // The same browser with another member, and without what the page had stored.
  const sharp = newName('Sharp');
  await scout.page.goto(`${HOUSE}/club/me`);
  await scout.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await becomeMember(scout.page, sharp);
  const kept = await scout.page.evaluate<string>(`localStorage.getItem('parlour-tournaments')`);
  await scout.page.evaluate(`localStorage.removeItem('parlour-tournaments')`);
  await scout.page.goto(url);
  await enterAs(scout.page, sharp);
  await expect(
    scout.page.getByRole('alert').filter({ hasText: 'already entered this duplicate as Scout' }),
  ).toBeVisible();
  await expect(scout.page.getByRole('listitem').filter({ hasText: sharp })).toHaveCount(0);

  await scout.page.evaluate(`localStorage.setItem('parlour-tournaments', ${JSON.stringify(kept)})`);
  await scout.page.reload();
  await scout.page.getByRole('button', { name: 'Begin' }).click();
  await expect(scout.page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await rush(page);
  await page.reload();
  await page.getByRole('button', { name: 'To your table' }).click();
  await expect(page.getByRole('list', { name: /^Your hand/ })).toBeVisible();
  await finish(page);
  const held = theEnd(page).getByText('Others are still playing this deal.');
  await expect(held).toBeVisible();
  await expect(held).not.toHaveCSS('font-size', '0px');
  await expect(theEnd(page).getByRole('button', { name: 'Look it over' })).toHaveCount(0);

  scout.page.on('dialog', dialog => void dialog.accept());
  await scout.page.getByRole('button', { name: 'Close this round now' }).click();
  await theEnd(page).getByRole('button', { name: 'Back to the tournament' }).click();
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await page.getByRole('row').filter({ hasText: other }).getByRole('link').click();
  await expect(theEnd(page).getByText('This deal was given and is the same for everybody')).toBeVisible();
  await theEnd(page).getByRole('button', { name: 'Look it over' }).click();
  await expect(page).toHaveURL(/\/review\//);
});

test('a duplicate for shared devices takes several names, and says what that gives up', async ({ page }) => {
  await makeDuplicate(page, 'shared');
  await comeIn(page, 'Ann');
  await comeIn(page, 'Bob');
  await expect(page.getByText('Not prevented: one person enters two names')).toBeVisible();
});

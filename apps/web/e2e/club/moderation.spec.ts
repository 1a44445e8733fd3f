/** Moderation: what people can do about each other at a table, and the operator's page. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { check, measure } from '../support/page-checks.ts';
import { HOUSE, newMember, newName } from '../support/passkeys.ts';
import { unpaint } from '../support/player.ts';

const sit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sit down' }).click();

async function layTable(page: Page): Promise<string> {
  await page.goto(`${HOUSE}/friends/nations`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByText('host · ready')).toBeVisible();
  return page.url();
}

async function openHouse(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await unpaint(page);
  await page.goto('/club/house');
  await page.getByLabel('Operator key').fill('a key that is none, and long');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Wrong operator key, or the server has none. Check PARLOUR_OPERATOR_KEY.',
  );
  await check(page, 'the door of the house');
  await page.getByLabel('Operator key').fill(process.env.PARLOUR_OPERATOR_KEY!);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText(/\d+ members? · /)).toBeVisible();
  return page;
}

const part = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).click();

test('somebody is reported and blocked at a table; the operator settles it, bans them, and it is in the log', async ({
  browser,
}) => {
  const [ada, bob] = [await newMember(browser, 'Ada'), await newMember(browser, 'Bob')];
  const table = await layTable(ada.page);
  await bob.page.goto(table);
  await sit(bob.page);
  await ada.page.getByRole('button', { name: 'Report, block or mute a player' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Other players at this table' })).toBeFocused();
  await ada.page.getByText('Report to the moderators').click();
  await ada.page.getByRole('radio', { name: 'Stalling or leaving' }).click();
  await ada.page.getByLabel('Details (optional)').fill('Went for tea.');
  await ada.page.getByRole('button', { name: 'Send report' }).click();
  await expect(ada.page.getByText('Thank you. The moderators will look into it.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(ada.page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await measure(ada.page, 'the others at a table');
  await check(ada.page, 'the others at a table');

  const another = await layTable(ada.page);
  await bob.page.goto(another);
  await sit(bob.page);
  await expect(bob.page.getByText('There is no free seat for you at this table.')).toBeVisible();

  const house = await openHouse(browser);
  const report = house.getByRole('listitem').filter({ hasText: bob.name });
  await expect(report).toContainText('Went for tea.');
  await measure(house, 'reports');
  await check(house, 'reports');
  await report.getByLabel('What you did about it').fill('A day of rest.');
  await report.getByRole('button', { name: 'Settle' }).click();
  await expect(report).toHaveCount(0);

  await part(house, 'Members');
  await house.getByLabel('Name or id').fill(bob.name);
  await house.getByRole('button', { name: 'Find' }).click();
  await house.getByRole('radio', { name: '1 day' }).click();
  await house.getByLabel('Reason (shown to the member)').fill('Tea is for afterwards.');
  await house.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(house.getByText(/Banned from .* until .*: Tea is for afterwards\./).first()).toBeVisible();
  await measure(house, 'a member');
  await check(house, 'a member');
  await bob.page.goto(`${HOUSE}/club/me`);
  await bob.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(bob.page.getByText(/You are banned from signing in until .*: Tea is for afterwards\./)).toBeVisible();

  await part(house, 'Audit log');
  await expect(house.getByRole('listitem').filter({ hasText: 'Banned' }).filter({ hasText: bob.name })).toBeVisible();
  await check(house, 'the audit log');
});

test('the operator forbids a name, closes and deletes tables; each part is sound', async ({ browser }) => {
  const guest = await (await browser.newContext()).newPage();
  await unpaint(guest);
  const host = await (await browser.newContext()).newPage();
  await unpaint(host);
  const address = await layTable(host);
  await guest.goto(address);
  const table = address.split('/').at(-1)!;
  const house = await openHouse(browser);
  await part(house, 'Names');
  const name = newName('Grendel');
  await house.getByLabel('Name', { exact: true }).fill(name);
  await house.getByRole('button', { name: 'Forbid name' }).click();
  await expect(house.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await check(house, 'names');
  await guest.getByLabel('Your name').fill(name);
  await sit(guest);
  await expect(guest.getByText('This name is not allowed')).toBeVisible();

  await part(house, 'Tables');
  const row = house.getByRole('listitem').filter({ hasText: table });
  await measure(house, 'tables');
  await check(house, 'tables');
  await row.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);
  await house.getByRole('radio', { name: 'Closed' }).click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await row.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(row).toHaveCount(0);
  await part(house, 'Bans');
  await check(house, 'bans');
});

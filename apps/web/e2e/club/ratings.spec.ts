import { expect, type Page, test } from '@playwright/test';
import { cutPack } from '../support/friends.ts';
import { check, measure } from '../support/page-checks.ts';
import { HOUSE, newMember } from '../support/passkeys.ts';
import { unpaint } from '../support/player.ts';

test.beforeEach(({ page }) => unpaint(page));

const sit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sit down' }).click();

test('two members sit at a rated table; a guest is refused; leaving counts for both', async ({ browser }) => {
  test.slow();
  const [ada, bob] = [await newMember(browser, 'Ada'), await newMember(browser, 'Bob')];
  await ada.page.goto(`${HOUSE}/friends/kit-and-kat`);
  await ada.page.getByLabel('Players at the table').selectOption('2');
  await ada.page.getByLabel('How fast they play').selectOption('instant');
  await ada.page.getByLabel(/^Rated:/).check();
  await ada.page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(ada.page.getByRole('definition').filter({ hasText: 'counts for the ratings of members' })).toBeVisible();
  const table = ada.page.url();

  const guest = await (await browser.newContext()).newPage();
  await unpaint(guest);
  await guest.goto(table);
  await guest.getByLabel('Your name').fill('Gus');
  await sit(guest);
  await expect(guest.getByText('Only members of the house can sit at a rated table.')).toBeVisible();

  await bob.page.goto(table);
  for (const { page } of [ada, bob]) {
    await sit(page);
    await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
  }
  await expect(ada.page.getByRole('list', { name: 'Ratings' })).toContainText(`${bob.name}: not yet`);
  await measure(ada.page, 'a rated table');
  for (const { page } of [ada, bob]) await cutPack(page);

  const id = table.split('/').at(-1)!;
  for (const { page } of [ada, bob]) await leave(page, id);
  // Computer players take over, and no page watches.
  for (const { page } of [ada, bob]) await page.goto(`${HOUSE}/club`);
  const counted = async (): Promise<unknown> =>
    (await ada.page.request.get(`${HOUSE}/api/club/tables/${id}/ratings`)).json();
  await expect.poll(counted, { timeout: 90_000 }).toMatchObject({ rated: true, counted: { match: 1 } });

  await ada.page.goto(`${HOUSE}/club/member/${encodeURIComponent(ada.name)}`);
  await expect(ada.page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await expect(ada.page.getByText('1 match rated; 0 of the last 1 won.')).toBeVisible();
  await expect(ada.page.getByText('is luck')).toBeVisible();
  await expect(ada.page.getByRole('link', { name: bob.name })).toBeVisible();
  await measure(ada.page, 'a member');
  await check(ada.page, 'a member');
});

/** A member has their seat wherever they are signed in, so a separate socket can give it up. */
async function leave(page: Page, table: string): Promise<void> {
  const answer = await page.evaluate(
    ([id, origin]) =>
      new Promise<string>(resolve => {
        const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/sit`);
        socket.onopen = () => socket.send(JSON.stringify({ ask: 'hello', id: 'h', table: id }));
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(data);
          if (heard.id === 'h') socket.send(JSON.stringify({ ask: 'leave', id: 'l' }));
          if (heard.id === 'l') resolve(data);
        };
      }),
    [table, new URL(page.url()).origin] as const,
  );
  expect(JSON.parse(answer)).toMatchObject({ ok: true });
}

test('a curve is drawn, said, and told in figures', async ({ page }) => {
  const curve = Array.from({ length: 40 }, (_, n) => {
    const points = Math.round(1500 + 4 * n + 40 * Math.sin(n));
    return { at: Date.UTC(2026, 0, 1 + n), points, low: points - 300 + 4 * n, high: points + 300 - 4 * n };
  });
  const rating = { is: 'rated', points: 1660, low: 1500, high: 1800, matches: 48 };
  const standing = { game: 'nations', rating, curve, lately: { matches: 48, won: 27, by: 3.4 } };
  const others = [{ member: 'b', name: 'Bob' }, { level: 'strong' }, { member: null, name: 'a former member' }];
  const played = { table: 'x'.repeat(16), match: 1, game: 'nations', at: Date.UTC(2026, 1, 9), place: 1, sides: 2 };
  const matches = [{ ...played, left: false, before: 1648, after: 1660, others }];
  const json = { member: { id: 'a', name: 'Ada', since: Date.UTC(2026, 0, 1) }, standings: [standing], matches };
  await page.route('**/api/club/members/*', route => route.fulfill({ json }));
  await page.goto('/club/member/Ada');
  await expect(page.getByText('1660 (1500–1800)')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Nations: From 1500 to \d+ in 40 matches/ })).toBeVisible();
  await expect(page.getByText('won with Bob, a computer player (strong), a former member')).toBeVisible();
  await page.getByText('The curve in figures').click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await measure(page, 'a curve');
  await check(page, 'a curve');
});

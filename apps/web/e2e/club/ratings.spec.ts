import { expect, type Page, test } from '@playwright/test';
import { createTable, isReady, startButton } from '../support/friends.ts';
import { check, measure } from '../support/page-checks.ts';
import { HOUSE, newMember } from '../support/passkeys.ts';
import { settleTerms, unpaint } from '../support/player.ts';

test.beforeEach(({ page }) => unpaint(page));

const sit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sit down' }).click();

test('two members sit at a rated table; a guest is refused; leaving counts for both', async ({ browser }) => {
  test.slow();
  const [ada, bob] = [await newMember(browser, 'Ada'), await newMember(browser, 'Bob')];
  await ada.page.goto(`${HOUSE}/friends/kit-and-kat`);
  await settleTerms(ada.page.locator('main'), { 'Players at the table': '2' });
  await settleTerms(ada.page.locator('main'), { 'Their pace': 'instant' });
  await ada.page.getByRole('switch', { name: /^Rated/ }).click();
  await createTable(ada.page);
  await expect(ada.page.getByRole('region', { name: 'House rules' })).toContainText('rated, 2 min per turn');
  const table = ada.page.url();

  const guest = await (await browser.newContext()).newPage();
  await unpaint(guest);
  await guest.goto(table);
  await guest.getByLabel('Your name').fill('Gus');
  await sit(guest);
  await expect(guest.getByText('Sign in to sit at a rated table.')).toBeVisible();

  await bob.page.goto(table);
  await sit(bob.page);
  await isReady(ada.page, bob.name);
  await expect(ada.page.getByRole('list', { name: 'Ratings' })).toContainText(`${bob.name}: not rated yet`);
  await measure(ada.page, 'a rated table');
  await startButton(ada.page).click();

  const id = table.split('/').at(-1)!;
  for (const { page } of [ada, bob]) await leave(page, id);
  // Computer players take over, and no page watches.
  for (const { page } of [ada, bob]) await page.goto(`${HOUSE}/club`);
  const counted = async (): Promise<unknown> =>
    (await ada.page.request.get(`${HOUSE}/api/club/tables/${id}/ratings`)).json();
  await expect.poll(counted, { timeout: 90_000 }).toMatchObject({ rated: true, counted: { match: 1 } });

  await ada.page.goto(`${HOUSE}/club/member/${encodeURIComponent(ada.name)}`);
  await expect(ada.page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await expect(ada.page.getByText('1 rated match; won 0 of the last 1.')).toBeVisible();
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
  await expect(page.getByText('won against Bob, computer player (strong), a former member')).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await measure(page, 'a curve');
  await check(page, 'a curve');
});

const RANKED = ['Isolde', 'Marek', 'Gianni', 'Hooka', 'Tove', 'Nyabol', 'Fay', 'Emil'];

test('a leaderboard shows the best, and your own place wherever it is', async ({ browser }) => {
  const { page, name } = await newMember(browser, 'Robin');
  const row = (member: string, place: number) => ({ place, member, name: member, points: 1900 - place, change: -3 });
  const rows = RANKED.map((member, i) => row(member, i + 1));
  const requests: string[] = [];
  await page.route('**/api/club/leaderboards/**', route => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { rows, of: 46, own: { place: 41, points: 1502, change: 12 }, matches: 9 } });
  });
  await page.goto(`${HOUSE}/club`);
  const board = page.getByRole('region', { name: 'Leaderboard' });
  await expect(board.getByRole('link', { name: 'Isolde' })).toBeVisible();
  await expect(board.getByRole('listitem').filter({ hasText: `${name} (you)` })).toContainText('41');
  await expect(board.getByRole('link', { name: 'Emil' })).toHaveCount(0);
  await board.getByRole('radio', { name: 'Nations' }).click();
  await board.getByRole('radio', { name: 'All time' }).click();
  await expect.poll(() => requests.at(-1)).toBe('/api/club/leaderboards/nations/all');
  await measure(page, 'the club of a member');
  await check(page, 'the club of a member');
  await board.getByRole('link', { name: 'Full leaderboard' }).click();
  await expect(page.getByRole('link', { name: 'Emil' })).toBeVisible();
  await measure(page, 'a leaderboard');
  await check(page, 'a leaderboard');
});

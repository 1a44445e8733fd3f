/** Play somebody: strangers meet, each in a browser of their own, and play cards to each other. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { act, CORNER, cards, permitted, rush, turn } from './player.ts';

async function stranger(browser: Browser, name: string, house: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await rush(page, { name });
  await page.goto(`${house}/club/play`);
  return page;
}

type Wanted = { readonly game: string; readonly players?: string };

async function lookFor(page: Page, name: string, { game, players }: Wanted): Promise<void> {
  await page.getByLabel('Which game').selectOption(game);
  if (players !== undefined) await page.getByLabel('Players at the table').selectOption(players);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Play somebody' }).click();
}

const isAtTable = (page: Page): Promise<void> => expect(page).toHaveURL(/\/t\/[0-9a-z]{16}$/);

/** Whoever is awaited plays whatever they may. */
async function playAll(pages: readonly Page[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const mine = await Promise.race(pages.map(async page => ((await turn(page)) === 'mine' ? page : page)));
    await act(mine, () => permitted(mine).first().click(CORNER));
  }
}

test('two strangers meet, and a third who comes later plays with computer players', async ({ browser, baseURL }) => {
  const [ada, brian] = await Promise.all(['Ada', 'Brian'].map(name => stranger(browser, name, baseURL!)));
  await lookFor(ada!, 'Ada', { game: 'monkey', players: '2' });
  await expect(ada!.getByText('Nobody else waits just now.')).toBeVisible();
  await lookFor(brian!, 'Brian', { game: 'monkey', players: '2' });
  await Promise.all([isAtTable(ada!), isAtTable(brian!)]);
  expect(ada!.url()).toBe(brian!.url());
  for (const page of [ada!, brian!]) await expect(cards(page).first()).toBeVisible();
});

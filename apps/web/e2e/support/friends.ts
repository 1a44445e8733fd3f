import { expect, type Locator, type Page } from '@playwright/test';
import { settleTerms, type TermsOf } from './player.ts';

/** From the page of a game for friends: the host is seated on arrival. */
export async function createTable(host: Page, name = 'Ada'): Promise<void> {
  await host.getByLabel('Your name').fill(name);
  await host.getByRole('button', { name: 'Create table' }).click();
  await expect(seatOf(host, 'You')).toBeVisible();
}

/** A guest is ready as soon as the guest has a seat. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** A seat in the lobby by the name of its player. */
export const seatOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });

export const isReady = (page: Page, name: string): Promise<void> =>
  expect(seatOf(page, name).getByText(/(^|· )ready$/)).toBeVisible();

export const startButton = (host: Page): Locator => host.getByRole('button', { name: /^Start|and start$/ });

/** Friends may allow hints; the default settings don't. */
export const WITH_HINTS = { Hints: 'On' } as const;

/**
 * The host creates the table; the friend joins by the code, through any address of the server. A table of two starts.
 */
export async function meet(host: Page, friend: Page, game: string, terms: TermsOf = {}, house = ''): Promise<void> {
  await host.goto(`/friends/${game}`);
  await host.getByText('House rules:').click();
  await settleTerms(host.locator('main'), terms);
  await createTable(host);
  const code = await host.locator('[data-code]').getAttribute('data-code');
  await friend.goto(`${house || new URL(host.url()).origin}/join`);
  await friend.getByLabel('Table code').fill(code!.toLowerCase());
  await friend.getByRole('button', { name: 'Join' }).click();
  await sitDown(friend, 'Brian');
  await isReady(host, 'Brian');
  if ((await startButton(host).textContent()) === 'Start') await startButton(host).click();
}

export async function beginNow(host: Page): Promise<void> {
  await isReady(host, 'Brian');
  await startButton(host).click();
}

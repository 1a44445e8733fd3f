import { expect, type Locator, type Page } from '@playwright/test';
import { settleTerms, type TermsOf } from './player.ts';

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export const packToCut = (page: Page): Locator => page.getByRole('button', { name: 'Cut the pack here' });

/** Touches the pack, and waits until the cut is registered or the match has begun. */
export async function cutPack(page: Page): Promise<void> {
  await packToCut(page).click();
  await expect(packToCut(page)).toHaveCount(0);
}

/** Friends may allow hints; the default settings don't. */
export const WITH_HINTS = { Hints: 'whoever asks is told what a computer player would do' } as const;

/** The host creates the table; the friend joins by the code, through any address of the server. */
export async function meet(host: Page, friend: Page, game: string, terms: TermsOf = {}, house = ''): Promise<void> {
  await host.goto(`/friends/${game}`);
  await host.getByText('What is agreed').click();
  await settleTerms(host.locator('main'), terms);
  await host.getByRole('button', { name: 'Lay the table' }).click();
  const code = await host.locator('p:text("The code of this table") + p').textContent();
  await friend.goto(`${house || new URL(host.url()).origin}/join`);
  await friend.getByLabel('The code you were told').fill(code!.toLowerCase());
  await friend.getByRole('button', { name: 'Join' }).click();
  for (const [page, name] of [
    [host, 'Ada'],
    [friend, 'Brian'],
  ] as const) {
    await sitDown(page, name);
    await cutPack(page);
  }
}

export async function beginNow(host: Page): Promise<void> {
  await expect(host.getByRole('listitem').filter({ hasText: 'Brian' })).toContainText('has cut');
  await host.getByRole('button', { name: 'Begin now' }).click();
}

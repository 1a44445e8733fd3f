/** Two people at one table elsewhere. */
import { expect, type Page } from '@playwright/test';
import { settleTerms, type TermsOf } from './player.ts';

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down and cut' }).click();
}

/** The first lays the table and tells the code; the second comes by it, whatever address he reaches the house at. */
export async function meet(host: Page, friend: Page, game: string, terms: TermsOf = {}, house = ''): Promise<void> {
  await host.goto(`/friends/${game}`);
  await settleTerms(host.locator('main'), terms);
  await host.getByRole('button', { name: 'Lay the table' }).click();
  const code = await host.locator('p:text("The code of this table") + p').textContent();
  await friend.goto(`${house || new URL(host.url()).origin}/join`);
  await friend.getByLabel('The code you were told').fill(code!.toLowerCase());
  await friend.getByRole('button', { name: 'Join' }).click();
  await sit(host, 'Ada');
  await sit(friend, 'Brian');
}

/** Free seats go to computer players. */
export async function beginNow(host: Page): Promise<void> {
  await expect(host.getByText('Brian')).toBeVisible();
  await host.getByRole('button', { name: 'Begin now' }).click();
}

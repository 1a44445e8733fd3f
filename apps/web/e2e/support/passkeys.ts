import { type Browser, expect, type Page } from '@playwright/test';
import { unpaint } from './player.ts';

/** Passkeys need a domain name; for this machine it is localhost. */
export const HOUSE: string = process.env.PARLOUR_URL!.replace('127.0.0.1', 'localhost');

/** Adds a virtual authenticator that approves every request; returns a function that removes it. */
export async function withDevice(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}

const LETTERS = 'bcdfghjkmnpqrstvwxz';

/** A name that no other test and no earlier run has used. */
export function newName(first: string): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]);
  return `${first} ${letters.join('')}`;
}

/** Signs up on a page with a device; returns the recovery code. */
export async function becomeMember(page: Page, name: string): Promise<string> {
  await page.goto(`${HOUSE}/club/me`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  return keepCode(page);
}

/** Reads the recovery code from its sheet, and closes the sheet. */
export async function keepCode(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Your recovery code' })).toBeVisible();
  const code = (await page.getByText(/^\s*([0-9A-Z]{4}\s*){7}$/).textContent())!.trim();
  await page.getByRole('button', { name: "I've saved it" }).click();
  return code;
}

export async function newMember(browser: Browser, first: string): Promise<{ page: Page; name: string }> {
  const page = await (await browser.newContext()).newPage();
  await unpaint(page);
  await withDevice(page);
  const name = newName(first);
  await becomeMember(page, name);
  return { page, name };
}

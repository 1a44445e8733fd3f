/** Whether a page is sound: nothing that axe complains of, in lamplight and by day, and no scrolling sideways at any size. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const SIZES = [
  [360, 640],
  [768, 1024],
  [1440, 900],
] as const;

/** The rules that look at colours; all others find the same by day and by lamplight. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** To tell of all that is right, element by element, takes axe longer than to find what is wrong. */
const FAULTS_ALONE: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] };

export async function complaints(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // There are no frames: then axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).options(FAULTS_ALONE).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`);
}

export async function check(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await complaints(page), `${where} by lamplight`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await complaints(page, OF_COLOURS), `${where} by day`).toEqual([]);
}

export async function measure(page: Page, where: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.locator('html').evaluate(html => html.scrollWidth), where).toBeLessThanOrEqual(width);
  }
}

import { readFileSync } from 'node:fs';
import { openPdf } from '@parlour/print/tests/render-pdf';
import { type Download, expect, type Page } from '@playwright/test';

export const SIXTEEN = Array.from({ length: 16 }, (_, i) => `Scene ${i + 1}\tFriend ${i + 1}\tThing ${i + 1}`).join(
  '\n',
);

export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function makePack(page: Page, box: string, rows: string): Promise<void> {
  await page.goto(`/make/${box}`);
  await action(page, 'New pack').click();
  for (const [label, text] of [
    ['title', 'Our numbers'],
    ['author', 'Class 4'],
    ['licence', 'CC0'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByText('Paste a spreadsheet').click();
  await page.locator('#spreadsheet').fill(rows);
  await action(page, 'Import rows').click();
  await expect(page.getByText('All texts are complete.')).toBeVisible();
}

export async function downloaded(page: Page, doing: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await doing();
  return coming;
}

export const bytesOf = async (download: Download): Promise<Uint8Array> => readFileSync((await download.path())!);

export async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const document = await openPdf(bytes);
  const pages = [...document.pages()];
  return { pages: pages.length, text: pages.map(page => page.getText()).join('\n') };
}

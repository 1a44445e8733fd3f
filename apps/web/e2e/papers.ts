/** What comes out of a page as a file: packs, and prints. */
import { readFileSync } from 'node:fs';
import { openPdf } from '@parlour/print/proof';
import type { Download, Page } from '@playwright/test';

/** What is downloaded when something is done. */
export async function downloaded(page: Page, doing: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await doing();
  return coming;
}

export const bytesOf = async (download: Download): Promise<Uint8Array> => readFileSync((await download.path())!);

/** What stands on the pages of a print. */
export async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const document = await openPdf(bytes);
  const pages = [...document.pages()];
  return { pages: pages.length, text: pages.map(page => page.getText()).join('\n') };
}

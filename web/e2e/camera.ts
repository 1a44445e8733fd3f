/** Pictures for docs/screens, small enough to be kept: the browser itself makes WebP of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const OUT = join(import.meta.dirname, '..', '..', 'docs', 'screens');
const QUALITY = 0.62;

export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot({ animations: 'disabled' });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${name}.webp`), await toWebp(page, png));
}

/** Drawn on a page of its own, where no content security policy is in the way. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const studio = await page.context().newPage();
  const data = await studio.evaluate<string>(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${png.toString('base64')}';
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await studio.close();
  return Buffer.from(data.split(',')[1]!, 'base64');
}

/** Screenshots for docs/screens; the browser compresses them as WebP. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { lettered } from './player.ts';

const OUT = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'screens');
const QUALITY = 0.45;
/** The longer side of a picture has at most this many pixels. */
const LONGEST = 640;

export async function takePicture(page: Page, name: string): Promise<void> {
  await lettered(page);
  const png = await page.screenshot({ animations: 'disabled' });
  const file = join(OUT, `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await toWebp(page, png));
}

/** Converts on a separate page without a content security policy. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const studio = await page.context().newPage();
  const data = await studio.evaluate<string>(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${png.toString('base64')}';
    await picture.decode();
    const scale = Math.min(1, ${LONGEST} / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await studio.close();
  return Buffer.from(data.split(',')[1]!, 'base64');
}

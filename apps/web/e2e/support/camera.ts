/** Screenshots; the browser compresses them as WebP. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { lettered } from './player.ts';

const DOCS = join(import.meta.dirname, '..', '..', '..', '..', 'docs');

export type Print = {
  readonly quality: number;
  /** The longer side has at most this many pixels. */
  readonly longest: number;
};
const SMALL: Print = { quality: 0.45, longest: 640 };

export const takePicture = (page: Page, name: string): Promise<void> =>
  takePictureFor(`screens/${name}.webp`, page, SMALL);

/** The file is a path below docs/. */
export async function takePictureFor(file: string, page: Page, print: Print): Promise<void> {
  await lettered(page);
  saveInDocs(file, await toWebp(page, await page.screenshot({ animations: 'disabled' }), print));
}

export function saveInDocs(name: string, picture: Buffer): void {
  const file = join(DOCS, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** Converts on a separate page without a content security policy. */
export async function toWebp(page: Page, png: Buffer, { quality, longest }: Print): Promise<Buffer> {
  const studio = await page.context().newPage();
  const data = await studio.evaluate<string>(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${png.toString('base64')}';
    await picture.decode();
    const scale = Math.min(1, ${longest} / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d', { alpha: false });
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    return canvas.toDataURL('image/webp', ${quality});
  })()`);
  await studio.close();
  return Buffer.from(data.split(',')[1]!, 'base64');
}

/** A folder of pictures: every card, a spare one, the back, and all of them small on one sheet. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Printing } from '@parlour/games/shelf/shelf';
import { nth } from '@parlour/kernel/must';
import { drawnCards } from '@parlour/print/card-parts';
import { cardPicture, contactSheet, PIXELS } from '@parlour/print/pictures';
import type { PrintSettings } from '@parlour/print/settings';
import { progressBar } from './progress.ts';
import { trouble } from './trouble.ts';

/** A name that every system takes: "07-the-tarts-of-set-16". */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 40);

function namesOf({ art, pack, dress }: Printing): string[] {
  const numbered = [...pack.map(card => slug(art.nameOf(card, dress))), 'spare'];
  return numbered.map((name, i) => `${String(i + 1).padStart(3, '0')}-${name}.png`);
}

export async function writePictures(printing: Printing, settings: PrintSettings, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(() => trouble(`The folder ${folder} cannot be made.`));
  const { faces, back } = drawnCards(printing, settings);
  const drawings = [...faces, back];
  const names = [...namesOf(printing), 'back.png'];
  const bar = progressBar(drawings.length, 'pictures');
  const painted = new Map<string, Uint8Array>();
  for (const [i, svg] of drawings.entries()) {
    const picture = painted.get(svg) ?? cardPicture(svg, printing.art);
    painted.set(svg, picture);
    await writeFile(join(folder, nth(names, i)), picture);
    bar.show(i + 1);
  }
  await writeFile(join(folder, 'contact-sheet.png'), contactSheet(drawings, printing.art));
  bar.end();
  console.log(`${drawings.length} pictures of ${PIXELS.width} x ${PIXELS.height} pixels are in ${folder}:`);
  console.log('  2.5 x 3.5 inches at 300 dots an inch, with 1/8 inch of bleed on every side.');
  console.log('  back.png is the back of all of them; contact-sheet.png shows them at a glance.');
}

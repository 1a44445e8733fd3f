/** Draws lids and icons and subsets the fonts into `apps/web/baked/`, which is not in the repository. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSvg } from '@parlour/card-art/tools/render';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { drawAppIcon } from './app-icon.ts';
import { bakeFaces, type DrawnBox } from './faces.ts';
import { buildFontFiles } from './fonts.ts';
import { bakePortraits } from './portraits.ts';
import { bakeSharePictures, lidForPage } from './share-pictures.ts';

const OUTPUT_DIR = join(import.meta.dirname, '..', 'baked');

const manifest = {
  name: 'Parlour',
  short_name: 'Parlour',
  description: 'Four antique boxes of card games, playable again.',
  start_url: '/',
  display: 'standalone',
  background_color: '#1a130e',
  theme_color: '#1a130e',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

rmSync(OUTPUT_DIR, { recursive: true, force: true });
mkdirSync(join(OUTPUT_DIR, 'lids'), { recursive: true });
mkdirSync(join(OUTPUT_DIR, 'public'), { recursive: true });
mkdirSync(join(OUTPUT_DIR, 'fonts'), { recursive: true });

const drawnBoxes: DrawnBox[] = [];
for (const box of shelf) {
  const { id, games, print } = box;
  const { art, dress } = await print(defaultsOf(itemAt(games, 0).options), readShelfData);
  drawnBoxes.push({ box, art, dress });
  await bakeFaces(join(OUTPUT_DIR, 'faces'), { box, art, dress });
  writeFileSync(join(OUTPUT_DIR, 'lids', `${id}.svg`), lidForPage(art));
}

bakeSharePictures(join(OUTPUT_DIR, 'public', 'pictures'), drawnBoxes);

writeFileSync(join(OUTPUT_DIR, 'public', 'icon.svg'), drawAppIcon('rounded'));
writeFileSync(join(OUTPUT_DIR, 'public', 'icon-turn.svg'), drawAppIcon('rounded', 'lit'));
for (const width of [192, 512]) {
  writeFileSync(join(OUTPUT_DIR, 'public', `icon-${width}.png`), renderSvg(drawAppIcon('rounded'), width).asPng());
}
writeFileSync(join(OUTPUT_DIR, 'public', 'icon-maskable.png'), renderSvg(drawAppIcon('full'), 512).asPng());
writeFileSync(join(OUTPUT_DIR, 'public', 'apple-touch-icon.png'), renderSvg(drawAppIcon('full'), 180).asPng());
// Served as /verify.py: checks a shuffle without our code.
copyFileSync(
  join(import.meta.dirname, '..', '..', '..', 'examples', 'verify.py'),
  join(OUTPUT_DIR, 'public', 'verify.py'),
);
writeFileSync(join(OUTPUT_DIR, 'public', 'manifest.webmanifest'), JSON.stringify(manifest));

for (const [name, bytes] of await buildFontFiles()) writeFileSync(join(OUTPUT_DIR, 'fonts', name), bytes);
await bakePortraits(join(OUTPUT_DIR, 'portraits'));

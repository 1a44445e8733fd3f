/**
 * Draws what the page shows before any box is opened: the lids, the wood of the table, the icons; and cuts
 * its fonts. Run by the build; `apps/web/baked/` is not kept in the repository.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@parlour/card-art/proof/render';
import { readData } from '@parlour/games/shelf/node';
import { shelf } from '@parlour/games/shelf/shelf';
import { nth } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { fontFiles } from './bake/fonts.ts';
import { grain } from './bake/grain.ts';
import { icon } from './bake/icon.ts';

const OUT = join(import.meta.dirname, 'baked');

const manifest = {
  name: 'Parlour',
  short_name: 'Parlour',
  description: 'Four antique boxes of card games, playable again.',
  start_url: '/',
  display: 'standalone',
  background_color: '#150d08',
  theme_color: '#150d08',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, 'lids'), { recursive: true });
mkdirSync(join(OUT, 'public'), { recursive: true });
mkdirSync(join(OUT, 'fonts'), { recursive: true });

for (const { id, games, print } of shelf) {
  const { art } = await print(defaultsOf(nth(games, 0).options), readData);
  // A flat box stands on the shelf like a tall one.
  writeFileSync(
    join(OUT, 'lids', `${id}.svg`),
    art.lid().replace('<svg ', '<svg preserveAspectRatio="xMidYMax meet" '),
  );
}

writeFileSync(join(OUT, 'grain.svg'), grain());
writeFileSync(join(OUT, 'public', 'icon.svg'), icon('rounded'));
writeFileSync(join(OUT, 'public', 'icon-turn.svg'), icon('rounded', 'lit'));
for (const width of [192, 512]) {
  writeFileSync(join(OUT, 'public', `icon-${width}.png`), render(icon('rounded'), width).asPng());
}
writeFileSync(join(OUT, 'public', 'icon-maskable.png'), render(icon('full'), 512).asPng());
writeFileSync(join(OUT, 'public', 'apple-touch-icon.png'), render(icon('full'), 180).asPng());
// Served as /verify.py, and kept by the service worker: the one program that checks a shuffle without us.
copyFileSync(join(import.meta.dirname, '..', '..', 'examples', 'verify.py'), join(OUT, 'public', 'verify.py'));
writeFileSync(join(OUT, 'public', 'manifest.webmanifest'), JSON.stringify(manifest));

for (const [name, bytes] of await fontFiles()) writeFileSync(join(OUT, 'fonts', name), bytes);

/** Prerenders the shelf and the box pages at build time (`vite/prerendered-pages.ts`). */
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { renderToString } from 'preact-render-to-string';
import { App, loadPageAt } from '../app/app.tsx';
import { pagePlatform } from '../app/page-platform.tsx';
import { currentLocation } from '../app/router.tsx';
import { cacheLid } from '../lib/box-assets.ts';
import { cacheBoxExtras, loadBoxExtras } from '../lib/box-extras.ts';
import { cacheFace } from '../lib/card-faces.ts';
import { setPlatform } from '../table/platform.ts';
import type { PrerenderedPage } from './prerendered-page.ts';

setPlatform(pagePlatform);

const LID_DRAWINGS = import.meta.glob<string>('../baked/lids/*.svg', { query: '?raw', import: 'default', eager: true });
for (const [path, drawing] of Object.entries(LID_DRAWINGS)) cacheLid(/([^/]+)\.svg$/.exec(path)![1]!, drawing);

const FACES = import.meta.glob<Readonly<Record<string, string>>>('../baked/faces/*.json', {
  import: 'default',
  eager: true,
});
for (const [path, faces] of Object.entries(FACES)) {
  const box = /([^/]+)\.json$/.exec(path)![1]!;
  for (const [card, drawing] of Object.entries(faces)) cacheFace(box, card, drawing);
}

function renderPath(path: string): string {
  currentLocation.value = { path, query: new URLSearchParams(), hash: '' };
  return renderToString(<App />);
}

async function boxPages(box: ShelvedBox): Promise<PrerenderedPage[]> {
  const extras = await loadBoxExtras(box);
  cacheBoxExtras(box.id, extras);
  const path = `/box/${box.id}`;
  const title = `${box.title} · Parlour`;
  return [{ path, title, box: box.id, extras: JSON.stringify(extras), html: renderPath(path) }];
}

export async function prerenderPages(): Promise<PrerenderedPage[]> {
  await loadPageAt('/');
  const home = { path: '/', title: 'Parlour', html: renderPath('/') };
  return [home, ...(await Promise.all(shelf.map(boxPages))).flat()];
}

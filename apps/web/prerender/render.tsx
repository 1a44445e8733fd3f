/** Prerenders the shelf and the box pages at build time (`vite/prerendered-pages.ts`). */
import { shelf } from '@parlour/games/shelf/shelf';
import { renderToString } from 'preact-render-to-string';
import { App } from '../app/app.tsx';
import { pagePlatform } from '../app/page-platform.tsx';
import { currentLocation } from '../app/router.tsx';
import { cacheLid } from '../lib/box-assets.ts';
import { setPlatform } from '../table/platform.ts';
import type { PrerenderedPage } from './prerendered-page.ts';

setPlatform(pagePlatform);

const LID_DRAWINGS = import.meta.glob<string>('../baked/lids/*.svg', { query: '?raw', import: 'default', eager: true });
for (const [path, drawing] of Object.entries(LID_DRAWINGS)) cacheLid(/([^/]+)\.svg$/.exec(path)![1]!, drawing);

function renderPath(path: string): string {
  currentLocation.value = { path, query: new URLSearchParams(), hash: '' };
  return renderToString(<App />);
}

export const prerenderPages = (): PrerenderedPage[] => [
  { path: '/', title: 'Parlour', html: renderPath('/') },
  ...shelf.map(({ id, title }) => {
    const path = `/box/${id}`;
    return { path, title: `${title} · Parlour`, box: id, html: renderPath(path) };
  }),
];

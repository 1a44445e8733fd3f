/** The shelf and the boxes as they stand before any script runs: made when the pages are built (`vite/made-pages.ts`). */
import { shelf } from '@parlour/games/shelf/shelf';
import { renderToString } from 'preact-render-to-string';
import { App } from './app.tsx';
import { rememberLid } from './boxes.ts';
import type { MadePage } from './made-page.ts';
import { place } from './router.tsx';

const LIDS = import.meta.glob<string>('./baked/lids/*.svg', { query: '?raw', import: 'default', eager: true });
for (const [path, drawing] of Object.entries(LIDS)) rememberLid(/([^/]+)\.svg$/.exec(path)![1]!, drawing);

function htmlOf(path: string): string {
  place.value = { path, query: new URLSearchParams(), hash: '' };
  return renderToString(<App />);
}

export const madePages = (): MadePage[] => [
  { path: '/', title: 'Parlour', html: htmlOf('/') },
  ...shelf.map(({ id, title }) => {
    const path = `/box/${id}`;
    return { path, title: `${title} · Parlour`, box: id, html: htmlOf(path) };
  }),
];

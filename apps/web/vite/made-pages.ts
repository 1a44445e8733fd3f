/**
 * Pages that are painted before any script runs: the shelf at `/`, and every box at its address. All other addresses get
 * `app.html`, which is empty until the script has come. All of them have the early script in their heads.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, minifySync, type Plugin, type Rolldown } from 'vite';
import type { MadePage } from '../made-page.ts';
import { type NextFiles, nextFor, workerFilesFor } from './next-files.ts';

const WEB = join(import.meta.dirname, '..');

/** What the page's modules touch of a browser as they are loaded. */
const BROWSER = { location: new URL('http://parlour.invalid/'), addEventListener: () => undefined };

async function draw(): Promise<readonly MadePage[]> {
  const server = await createServer({
    configFile: false,
    root: WEB,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  Object.assign(globalThis, BROWSER);
  try {
    const { madePages } = await server.ssrLoadModule('/made-pages.tsx');
    return madePages();
  } finally {
    await server.close();
  }
}

const OPENING = /<p class="opening">[\s\S]*?<\/p>/;
const PARLOUR = /<div id="parlour">[\s\S]*?<\/div>(\s*)/;

/** The sentence for old browsers stands below what they can show. */
function pageOf(bare: string, { path, title, html }: MadePage): string {
  const [opening = ''] = OPENING.exec(bare) ?? [];
  return bare
    .replace(PARLOUR, (_, after) => `<div id="parlour" data-page="${path}">${html}</div>${after}${opening}`)
    .replace(/<title>[^<]*/, `<title>${title}`);
}

const fileOf = ({ path }: MadePage): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Nothing is painted before it has come, and the bundler leaves it as it is written. */
const EARLY = minifySync('early.js', readFileSync(join(import.meta.dirname, 'early.js'), 'utf8')).code;

/** The name of a built file by how it begins. */
function named(bundle: Rolldown.OutputBundle, begins: string): string {
  const file = Object.keys(bundle).find(name => name.startsWith(begins));
  if (file === undefined) throw new Error(`the build has made no ${begins}`);
  return file;
}

type Head = {
  readonly early: string;
  readonly worker: string;
  readonly letters: string;
  /** What the page needs next, and what the worker needs. */
  readonly next?: NextFiles;
  readonly thinking?: readonly string[];
};

const attributes = (data: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');

const preload = (file: string): string =>
  `<link rel="preload" as="fetch" crossorigin data-for="worker" href="${file}">\n  `;

/**
 * A line that all files share brings each of them late. The worker has most to do before the first card, so its files come
 * beside the first script; for what is needed after them the early script asks.
 */
function withHead(
  html: string,
  page: MadePage | undefined,
  { early, worker, letters, next, thinking = [] }: Head,
): string {
  const data = { worker: `/${worker}`, letters: `/${letters}`, page: page?.path, box: page?.box };
  const files = Object.entries(next ?? {}).map(([kind, list]) => [kind, list.join(' ')]);
  const script = `<script src="/${early}"${attributes({ ...data, ...Object.fromEntries(files) })}></script>`;
  return html
    .replace('<script type="module"', `${script}\n    <script type="module"`)
    .replace('</head>', `  ${thinking.map(preload).join('')}</head>`);
}

/** Whoever looks at the shelf has not chosen yet. */
function aheadOf(bundle: Rolldown.OutputBundle, { box }: MadePage, worker: string): Pick<Head, 'next' | 'thinking'> {
  if (box === undefined) return {};
  const thinking = workerFilesFor(bundle, worker, box).map(file => `/${file}`);
  return { thinking, next: nextFor(bundle, box) };
}

export function madePages(): Plugin {
  return {
    name: 'parlour-made-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has made no index.html');
        const bare = String(index.source);
        const reference = this.emitFile({ type: 'asset', name: 'early.js', source: EARLY });
        const head = {
          early: this.getFileName(reference),
          worker: named(bundle, 'assets/host-worker-'),
          letters: named(bundle, 'assets/fonts-'),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'app.html',
          source: withHead(bare, undefined, head),
        });
        for (const page of await draw()) {
          const source = withHead(pageOf(bare, page), page, { ...head, ...aheadOf(bundle, page, head.worker) });
          if (page.path === '/') index.source = source;
          else this.emitFile({ type: 'asset', fileName: fileOf(page), source });
        }
      },
    },
  };
}

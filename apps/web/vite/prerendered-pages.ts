/**
 * Prerenders every page whose content is known: the shelf, and the boxes with their rules, stories and cards. Other
 * addresses of the app get `app.html`, which is empty until the script runs, and unknown ones `404.html`.
 * `pages.json` lists them for the server (`apps/server/http/pages.ts`).
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, minifySync, type Plugin, type Rolldown } from 'vite';
import { PLACEHOLDER_ORIGIN, type PrerenderedPage, type PrerenderedSite } from '../prerender/prerendered-page.ts';
import { shortClassName } from './plugins.ts';

const WEB_ROOT = join(import.meta.dirname, '..');
const GAMES = join(WEB_ROOT, '..', '..', 'games');

/** The browser globals that page modules use while they load. */
const BROWSER_GLOBALS = { location: new URL(PLACEHOLDER_ORIGIN), addEventListener: () => undefined };

async function prerenderAll(): Promise<PrerenderedSite> {
  const server = await createServer({
    configFile: false,
    root: WEB_ROOT,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    css: { modules: { generateScopedName: shortClassName } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  Object.assign(globalThis, BROWSER_GLOBALS);
  try {
    const { prerenderPages } = await server.ssrLoadModule('/prerender/render.tsx');
    return await prerenderPages((name: string) => readFile(join(GAMES, name)));
  } finally {
    await server.close();
  }
}

const OLD_BROWSER_NOTICE = /<p class="opening">[\s\S]*?<\/p>/;
const APP_ROOT = /<div id="parlour">[\s\S]*?<\/div>(\s*)/;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The notice for old browsers stands below what they can show. */
function withContent(template: string, data: Readonly<Record<string, string | undefined>>, html: string): string {
  const [opening = ''] = OLD_BROWSER_NOTICE.exec(template) ?? [];
  return template.replace(
    APP_ROOT,
    (_, after) => `<div id="parlour"${attributes(data)}>${html}</div>${after}${opening}`,
  );
}

function htmlFor(template: string, page: PrerenderedPage): string {
  const { path, box, extras, html } = page;
  const data = extras === undefined ? { page: path } : { page: path, box, extras };
  return withContent(template, data, html)
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(page.title)}`)
    .replace(/<meta\s+name="description"[^>]*>/, () => metaTags(page));
}

/** In pixels; `bake/share-pictures.ts` draws them so. */
const SHARE_PICTURE_SIZE = { width: '1200', height: '630' };

function metaTags({ path, title, description, picture: [picture, alt], data }: PrerenderedPage): string {
  const url = PLACEHOLDER_ORIGIN + path;
  const properties = {
    'og:site_name': 'Parlour',
    'og:type': path === '/' ? 'website' : 'article',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': PLACEHOLDER_ORIGIN + picture,
    'og:image:type': 'image/png',
    'og:image:width': SHARE_PICTURE_SIZE.width,
    'og:image:height': SHARE_PICTURE_SIZE.height,
    'og:image:alt': alt,
  };
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${url}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    // No text can end the element.
    ...(data ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`] : []),
  ];
  return tags.join('\n    ');
}

/** The addresses of pictures as the bundler has named them. */
const withBuiltFiles = (bundle: Rolldown.OutputBundle, html: string): string =>
  html.replace(/\/(baked\/portraits\/[\w/-]+\.svg)/g, (_, source: string) => {
    const file = Object.values(bundle).find(
      output => output.type === 'asset' && output.originalFileNames.some(name => name.endsWith(source)),
    );
    if (!file) throw new Error(`The build has no file for ${source}.`);
    return `/${file.fileName}`;
  });

const fileNameOf = ({ path }: PrerenderedPage): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The page waits for it before painting, and the bundler does not minify it. */
const EARLY_SCRIPT = minifySync('early.js', readFileSync(join(import.meta.dirname, 'early.js'), 'utf8')).code;

function findBundleFile(bundle: Rolldown.OutputBundle, prefix: string): string {
  const file = Object.keys(bundle).find(name => name.startsWith(prefix));
  if (file === undefined) throw new Error(`the build has made no ${prefix}`);
  return file;
}

type HeadFiles = {
  readonly early: string;
  readonly worker: string;
  readonly letters: string;
  readonly next?: NextFiles;
  readonly thinking?: readonly string[];
};

const attributes = (data: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`)
    .join('');

const preloadTag = (file: string): string =>
  `<link rel="preload" as="fetch" crossorigin data-for="worker" href="${file}">\n  `;

/**
 * Files share the connection. The worker has most to do before the first card, so its files load beside the first
 * script; the early script requests the rest later.
 */
function withHead(
  html: string,
  page: PrerenderedPage | undefined,
  { early, worker, letters, next, thinking = [] }: HeadFiles,
): string {
  const data = { worker: `/${worker}`, letters: `/${letters}`, page: page?.path, box: page?.box };
  const files = Object.entries(next ?? {}).map(([kind, list]) => [kind, list.join(' ')]);
  const script = `<script src="/${early}"${attributes({ ...data, ...Object.fromEntries(files) })}></script>`;
  return html
    .replace('<script type="module"', () => `${script}\n    <script type="module"`)
    .replace('</head>', () => `  ${thinking.map(preloadTag).join('')}</head>`);
}

/** On the shelf the player has not chosen a box yet. */
function nextFilesOf(
  bundle: Rolldown.OutputBundle,
  { box }: PrerenderedPage,
  worker: string,
): Pick<HeadFiles, 'next' | 'thinking'> {
  if (box === undefined) return {};
  const thinking = workerFilesFor(bundle, worker, box).map(file => `/${file}`);
  return { thinking, next: nextFilesFor(bundle, box) };
}

export function prerenderPlugin(): Plugin {
  return {
    name: 'parlour-made-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has made no index.html');
        const template = String(index.source);
        const reference = this.emitFile({ type: 'asset', name: 'early.js', source: EARLY_SCRIPT });
        const head = {
          early: this.getFileName(reference),
          worker: findBundleFile(bundle, 'assets/worker-worker-'),
          letters: findBundleFile(bundle, 'assets/fonts-'),
        };
        const emit = (fileName: string, source: string): void =>
          void this.emitFile({ type: 'asset', fileName, source });
        emit('app.html', withHead(template, undefined, head));
        const { pages, notFound, withoutScript, patterns } = await prerenderAll();
        const pageTemplate = template.replace(/(?<=<noscript>)[^<]*/, withoutScript);
        emit('404.html', withHead(withContent(pageTemplate, {}, notFound), undefined, head));
        emit(
          'pages.json',
          JSON.stringify({ origin: PLACEHOLDER_ORIGIN, pages: pages.map(({ path }) => path), patterns }),
        );
        for (const page of pages) {
          const html = withPageFiles(bundle, page, withBuiltFiles(bundle, htmlFor(pageTemplate, page)));
          const source = withHead(html, page, { ...head, ...nextFilesOf(bundle, page, head.worker) });
          if (page.path === '/') index.source = source;
          else emit(fileNameOf(page), source);
        }
      },
    },
  };
}

/** Most pages are chunks of their own, so that the page of a box does without them. */
function withPageFiles(bundle: Rolldown.OutputBundle, { module }: PrerenderedPage, html: string): string {
  const own = chunksIn(bundle).filter(({ moduleIds }) => module && moduleIds.some(id => id.endsWith(module)));
  const chunks = withImports(bundle, own).filter(({ isEntry }) => !isEntry);
  const known = (file: string): boolean => html.includes(`/${file}"`);
  const sheets = [
    ...chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    ...themesIn(bundle, html),
  ];
  const links = [
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...sheets.filter(file => !known(file)).map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** The themes of all boxes that a page shows something of. */
function themesIn(bundle: Rolldown.OutputBundle, html: string): string[] {
  const boxes = new Set([...html.matchAll(/ data-(?:world|box)="([\w-]+)"/g)].map(([, box]) => box));
  return [...boxes].flatMap(box =>
    Object.values(bundle)
      .filter(
        file => file.type === 'asset' && file.originalFileNames.some(name => name.endsWith(`/${box}/art/world.css`)),
      )
      .map(({ fileName }) => fileName),
  );
}

type Chunk = Rolldown.OutputChunk;

const chunksIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The table, and the cards of the box. */
const isTableOrCards = (box: string, id: string): boolean =>
  /\/web\/table\/table-page\.tsx$/.test(id) || new RegExp(`/games/${box}/print/printing\\.ts$`).test(id);

const hasBoard = (box: string, id: string): boolean =>
  new RegExp(`/games/${box}/[^/]+/board/${box}\\.board\\.tsx$`).test(id);

function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Chunk[]): Chunk[] {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk' && !file.isEntry) found.add(file);
    }
  }
  return [...found];
}

/** URLs by kind; the early script requests each kind in its own way. */
type NextFiles = { readonly scripts: string[]; readonly sheets: string[]; readonly drawings: string[] };

/** Returns what a visitor of a box needs next; it is fetched with the page, before any script asks for it. */
function nextFilesFor(bundle: Rolldown.OutputBundle, box: string): NextFiles {
  const wanted = chunksIn(bundle).filter(({ moduleIds }) =>
    moduleIds.some(id => isTableOrCards(box, id) || hasBoard(box, id)),
  );
  const chunks = withImports(bundle, wanted).filter(({ isEntry }) => !isEntry);
  return {
    scripts: chunks.map(({ fileName }) => `/${fileName}`),
    sheets: chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).map(file => `/${file}`),
    drawings: chunks.flatMap(({ code }) => code.match(/\/assets\/[\w.-]+\.json/g) ?? []),
  };
}

/** The worker is a separate build, so its files are assets of this bundle. */
function assetSource(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  return asset?.type === 'asset' ? String(asset.source) : '';
}

/** A new box has no rules chunk. */
const rulesIn = (worker: string, box: string): string[] =>
  worker.match(new RegExp(`\\brules-${box}-[\\w-]+\\.js`))?.slice(0, 1) ?? [];

const importsIn = (source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].flatMap(found => found[1] ?? []);

/** Returns everything the worker needs to deal the first game of a box, so that the page requests all at once. */
export function workerFilesFor(bundle: Rolldown.OutputBundle, worker: string, box: string): string[] {
  const path = (name: string): string => `assets/${name}`;
  const found = new Set([worker, ...rulesIn(assetSource(bundle, worker), box).map(path)]);
  for (const file of found) for (const name of importsIn(assetSource(bundle, file))) found.add(path(name));
  return [...found];
}

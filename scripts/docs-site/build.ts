/** Builds the documentation site: pages, sources, pictures, fonts, and the search. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { ROOT } from '../lib/run.mjs';
import { findUndocumentedExports } from './api-pages.ts';
import { type FramedPage, NOT_FOUND, renderFrame } from './layout.ts';
import { fileAddress, findBrokenLinks, isPicture, type PageLink, resolveLink } from './links.ts';
import { escapeHtml, type Rendered, renderMarkdown } from './markdown.ts';
import { type Chapter, listChapters, type Page } from './pages.ts';
import type { SearchEntry } from './search.ts';

/** Texts by address, and files to be copied by address. */
export type Site = { readonly files: ReadonlyMap<string, string>; readonly copies: ReadonlyMap<string, string> };

type RenderedPage = Page & Rendered;

const HERE = import.meta.dirname;

/** Fails on broken links and on exports without a comment. */
export function buildSite(chapters: readonly Chapter[] = listChapters()): Site {
  const { pages, links } = renderPages(chapters.flatMap(chapter => chapter.pages));
  const anchors = new Map(pages.map(({ source, headings }) => [source, new Set(headings.map(({ id }) => id))]));
  const faults = [...findUndocumentedExports(), ...findBrokenLinks(links, anchors)];
  if (faults.length > 0) throw new Error(`Can't build the documentation:\n${faults.join('\n')}`);
  const linkedFiles = [...new Set(links.map(({ path }) => path))].filter(path => !anchors.has(path));
  const sources = linkedFiles.filter(path => !isPicture(path)).map(sourcePage);
  const framed = [...pages, ...sources, NOT_FOUND_PAGE].map(
    page => [page.address, renderFrame(page, chapters)] as const,
  );
  const files = new Map([
    ...framed,
    ['site.css', readStylesheets()],
    ['site.js', bundleScript()],
    ['theme.js', readFileSync(join(HERE, 'theme.js'), 'utf8')],
    ['search-entries.js', `globalThis.searchEntries = ${JSON.stringify(pages.flatMap(searchEntries))};\n`],
  ]);
  const pictures = linkedFiles.filter(isPicture).map(path => [fileAddress(path), join(ROOT, path)] as const);
  return { files, copies: new Map([...pictures, ...fonts()]) };
}

function renderPages(sources: readonly Page[]): { pages: RenderedPage[]; links: PageLink[] } {
  const addresses = new Map(sources.map(({ source, address }) => [source, address]));
  const links: PageLink[] = [];
  const pages = sources.map(page => {
    const resolveHref = (href: string): string => {
      const { address, link } = resolveLink(page, href, addresses);
      if (link) links.push(link);
      return address;
    };
    return { ...page, ...renderMarkdown(page.text, resolveHref) };
  });
  return { pages, links };
}

/** A source file with an anchor per line. */
function sourcePage(path: string): FramedPage {
  const lines = readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n');
  const code = lines.map((line, i) => `<span id="L${i + 1}">${escapeHtml(line)}</span>`).join('\n');
  const html = `<h1>${escapeHtml(path)}</h1>\n<figure class="code"><pre tabindex="0"><code>${code}</code></pre></figure>\n`;
  return { title: path, address: fileAddress(path), html, headings: [] };
}

const NOT_FOUND_PAGE: FramedPage = {
  title: 'Page not found',
  address: NOT_FOUND,
  headings: [],
  html: '<h1>Page not found</h1>\n<p>It may have moved. Use the search or the contents, or start at <a href="/docs/index.html">the first page</a>.</p>\n',
};

const searchEntries = ({ address, title, sections }: RenderedPage): SearchEntry[] =>
  sections.map(({ heading, text }) => ({
    address: heading.depth === 1 ? address : `${address}#${heading.id}`,
    title,
    heading: heading.text,
    text,
  }));

/** A classic script, because browsers load no modules from disk. The licence of MiniSearch goes with it. */
function bundleScript(): string {
  const licence = readFileSync(join(ROOT, 'node_modules', 'minisearch', 'LICENSE.txt'), 'utf8');
  const { outputFiles } = buildSync({
    entryPoints: [join(HERE, 'site.js')],
    bundle: true,
    minify: true,
    target: 'es2022',
    banner: { js: `/*! MiniSearch\n${licence}*/` },
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

const BOARD_KIT = join(ROOT, 'packages', 'board-kit');

const readStylesheets = (): string =>
  [join(BOARD_KIT, 'tokens.css'), join(BOARD_KIT, 'theme.css'), join(HERE, 'site.css')].reduce(
    (text, file) => `${text}\n${readFileSync(file, 'utf8')}`,
    '@import url("fonts/fonts.css");',
  );

/** The fonts of the app, unless its pages have not been built. */
function fonts(): [string, string][] {
  const folder = join(ROOT, 'apps', 'web', 'baked', 'fonts');
  return existsSync(folder) ? [['fonts', folder]] : [];
}

/** Every text file is also written compressed, so that the server never has to do it. */
export function writeSite({ files, copies }: Site, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [address, text] of files) {
    const path = join(folder, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
  for (const [address, file] of copies) cpSync(file, join(folder, address), { recursive: true });
}

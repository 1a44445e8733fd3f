/** Builds the documentation site: pages, sources, pictures, fonts, and the search index. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../lib/run.mjs';
import { findUndocumentedExports } from './api-pages.ts';
import { NOT_FOUND, renderFrame } from './layout.ts';
import { type FoundLink, fileAddress, findBrokenLinks, isPicture, resolveLink } from './links.ts';
import { escapeHtmlText, type Rendered, renderMarkdown } from './markdown.ts';
import { type Chapter, listChapters, type Page } from './pages.ts';

export type Site = { readonly files: ReadonlyMap<string, string>; readonly copies: ReadonlyMap<string, string> };

const HERE = import.meta.dirname;

/** Fails on broken links and on exports without a comment. */
export function buildSite(contents: readonly Chapter[] = listChapters()): Site {
  const pages = contents.flatMap(group => group.pages);
  const { rendered, found } = renderAll(pages);
  const faults = [...findUndocumentedExports(), ...findBrokenLinks(found, anchorsOf(rendered))];
  if (faults.length > 0) throw new Error(`The documentation cannot be built:\n${faults.join('\n')}`);
  const known = new Set(pages.map(({ source }) => source));
  const shown = [...new Set(found.map(({ path }) => path))].filter(path => !known.has(path));
  const files = new Map<string, string>([
    ...rendered.map(page => [page.address, renderFrame(page, contents)] as const),
    ...shown.filter(path => !isPicture(path)).map(path => sourcePage(path, contents)),
    [NOT_FOUND, renderFrame(notFound(), contents)],
    ['parts.js', searchIndex(rendered)],
    ['site.css', stylesheet()],
    ...['site.js', 'look.js'].map(name => [name, readFileSync(join(HERE, name), 'utf8')] as const),
  ]);
  const pictures = shown.filter(isPicture).map(path => [fileAddress(path), join(ROOT, path)] as const);
  return { files, copies: new Map([...pictures, ...fonts()]) };
}

function renderAll(pages: readonly Page[]): { rendered: (Page & Rendered)[]; found: FoundLink[] } {
  const addresses = new Map(pages.map(({ source, address }) => [source, address]));
  const found: FoundLink[] = [];
  const rendered = pages.map(page => {
    const lead = (href: string): string => {
      const linked = resolveLink(page.source, page.address, href, addresses);
      if (linked.found) found.push(linked.found);
      return linked.address;
    };
    return { ...page, ...renderMarkdown(page.text, lead) };
  });
  return { rendered, found };
}

const anchorsOf = (pages: readonly (Page & Rendered)[]): Map<string, Set<string>> =>
  new Map(pages.map(({ source, headings }) => [source, new Set(headings.map(({ id }) => id))]));

/** A source file with an anchor per line. */
function sourcePage(path: string, contents: readonly Chapter[]): readonly [string, string] {
  const lines = readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n');
  const code = lines.map((line, at) => `<span id="L${at + 1}">${escapeHtmlText(line)}</span>`).join('\n');
  const html = `<h1>${escapeHtmlText(path)}</h1>\n<figure class="code"><pre tabindex="0"><code>${code}</code></pre></figure>\n`;
  return [fileAddress(path), renderFrame({ title: path, address: fileAddress(path), html, headings: [] }, contents)];
}

const notFound = (): Parameters<typeof renderFrame>[0] => ({
  title: 'There is no such page',
  address: NOT_FOUND,
  headings: [],
  html: '<h1>There is no such page</h1>\n<p>It may have moved. Search above, look through the contents, or begin at <a href="/docs/index.html">the first page</a>.</p>\n',
});

const stylesheet = (): string =>
  [join(HERE, 'fonts.css'), join(ROOT, 'packages', 'board-kit', 'theme.css'), join(HERE, 'site.css')]
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');

/** The fonts that fonts.css names. */
function fonts(): [string, string][] {
  const named = readFileSync(join(HERE, 'fonts.css'), 'utf8').matchAll(/url\("(fonts\/(.+?)\/(.+?)\/(.+?))"\)/g);
  return [...named].map(([, address = '', scope = '', family = '', file = '']) => [
    address,
    join(ROOT, 'node_modules', `@${scope}`, family, 'files', file),
  ]);
}

const TEXT = /\.(html|js|css)$/;

/** Every text file is also written compressed, so that the server never has to do it. */
export function writeSite({ files, copies }: Site, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [address, text] of files) {
    const path = join(folder, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (TEXT.test(path)) writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
  for (const [address, file] of copies) cpSync(file, join(folder, address), { recursive: true });
}

/** Address, title of the page, heading of the part, words. */
type IndexedPart = readonly [string, string, string, string];

/** The longest parts are lists of facts, so only this much of a part is indexed. */
const MAX_CHARACTERS_PER_PART = 4000;

function searchIndex(pages: readonly (Page & Rendered)[]): string {
  const parts = pages.flatMap(page =>
    page.sections.map(({ heading, words }): IndexedPart => {
      const anchor = heading.depth === 1 ? '' : `#${heading.id}`;
      const text = words.replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS_PER_PART);
      return [`${page.address}${anchor}`, page.title, heading.text, text];
    }),
  );
  return `globalThis.parlourParts = ${JSON.stringify(parts)};\n`;
}

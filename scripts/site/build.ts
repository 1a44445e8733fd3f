/** Builds the documentation: pages, sources they point to, pictures, fonts, and the search. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unsaid } from './code-pages.ts';
import { frame, NOT_FOUND } from './layout.ts';
import { type Found, faultsOf, fileAddress, follow, isPicture } from './links.ts';
import { escaped, type Rendered, render } from './markdown.ts';
import { type Chapter, groups, type Page } from './pages.ts';
import { ROOT } from './repository.ts';
import { searchIndex } from './search-index.ts';

export type Site = { readonly files: ReadonlyMap<string, string>; readonly copies: ReadonlyMap<string, string> };

const HERE = import.meta.dirname;

/** Nothing is built as long as something leads nowhere or is exported without a word. */
export function buildSite(contents: readonly Chapter[] = groups()): Site {
  const pages = contents.flatMap(group => group.pages);
  const { rendered, found } = renderAll(pages);
  const faults = [...unsaid(), ...faultsOf(found, anchorsOf(rendered))];
  if (faults.length > 0) throw new Error(`The documentation cannot be built:\n${faults.join('\n')}`);
  const known = new Set(pages.map(({ source }) => source));
  const shown = [...new Set(found.map(({ path }) => path))].filter(path => !known.has(path));
  const files = new Map<string, string>([
    ...rendered.map(page => [page.address, frame(page, contents)] as const),
    ...shown.filter(path => !isPicture(path)).map(path => sourcePage(path, contents)),
    [NOT_FOUND, frame(notFound(), contents)],
    ['parts.js', searchIndex(rendered)],
    ['site.css', stylesheet()],
    ...['site.js', 'look.js'].map(name => [name, readFileSync(join(HERE, name), 'utf8')] as const),
  ]);
  const pictures = shown.filter(isPicture).map(path => [fileAddress(path), join(ROOT, path)] as const);
  return { files, copies: new Map([...pictures, ...fonts()]) };
}

function renderAll(pages: readonly Page[]): { rendered: (Page & Rendered)[]; found: Found[] } {
  const addresses = new Map(pages.map(({ source, address }) => [source, address]));
  const found: Found[] = [];
  const rendered = pages.map(page => {
    const lead = (href: string): string => {
      const linked = follow(page.source, page.address, href, addresses);
      if (linked.found) found.push(linked.found);
      return linked.address;
    };
    return { ...page, ...render(page.text, lead) };
  });
  return { rendered, found };
}

const anchorsOf = (pages: readonly (Page & Rendered)[]): Map<string, Set<string>> =>
  new Map(pages.map(({ source, headings }) => [source, new Set(headings.map(({ id }) => id))]));

/** A file as it stands in the repository, every line with an anchor. */
function sourcePage(path: string, contents: readonly Chapter[]): readonly [string, string] {
  const lines = readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n');
  const code = lines.map((line, at) => `<span id="L${at + 1}">${escaped(line)}</span>`).join('\n');
  const html = `<h1>${escaped(path)}</h1>\n<figure class="code"><pre tabindex="0"><code>${code}</code></pre></figure>\n`;
  return [fileAddress(path), frame({ title: path, address: fileAddress(path), html, headings: [] }, contents)];
}

const notFound = (): Parameters<typeof frame>[0] => ({
  title: 'There is no such page',
  address: NOT_FOUND,
  headings: [],
  html: '<h1>There is no such page</h1>\n<p>It may have moved. Search above, look through the contents, or begin at <a href="/docs/index.html">the first page</a>.</p>\n',
});

const stylesheet = (): string =>
  [join(HERE, 'fonts.css'), join(ROOT, 'packages', 'board-kit', 'theme.css'), join(HERE, 'site.css')]
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');

/** Those that fonts.css names. */
function fonts(): [string, string][] {
  const named = readFileSync(join(HERE, 'fonts.css'), 'utf8').matchAll(/url\("(fonts\/(.+?)\/(.+?)\/(.+?))"\)/g);
  return [...named].map(([, address = '', scope = '', family = '', file = '']) => [
    address,
    join(ROOT, 'node_modules', `@${scope}`, family, 'files', file),
  ]);
}

const TEXT = /\.(html|js|css)$/;

/** Everything that is text is also written compressed, so that the server never has to do it. */
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

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { findUndocumentedExports } from './api-pages.ts';
import { buildSite, writeSite } from './build.ts';
import { readExamples } from './examples.ts';
import { readExports } from './exports.ts';
import { renderMarkdown, slugOf } from './markdown.ts';
import { addressOf, listChapters, type Page } from './pages.ts';

const site = buildSite();
const page = (address: string): string => site.files.get(address) ?? '';
const html = [...site.files].filter(([address]) => address.endsWith('.html'));

const pageOf = (text: string): Page => ({ source: 'docs/new.md', address: 'new.html', title: 'New', text });
const built = (text: string): unknown => buildSite([{ name: 'New', pages: [pageOf(text)] }]);

it('has every paper of the project, each in one place', () => {
  const sources = listChapters().flatMap(group => group.pages.map(({ source }) => source));
  expect(new Set(sources).size).toBe(sources.length);
  const below = ['docs', 'games'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  );
  const papers = [...readdirSync(ROOT), ...below].filter(path => path.endsWith('.md') && !path.includes('lexicon/'));
  expect(papers.filter(path => !sources.includes(path))).toEqual([]);
});

it('has no script and no style within a page: the server would refuse them', () => {
  for (const [address, text] of html) {
    expect([address, text.match(/<script(?![^>]* src=)|<style|\sstyle="|\son\w+="/g)]).toEqual([address, null]);
  }
});

it('names nothing that is not there: every address in a page is a file of the site, with its anchor', () => {
  for (const [address, text] of html.filter(([name]) => name !== '404.html')) {
    for (const [, to = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^(https?:|\/)/.test(to)) continue;
      const { pathname, hash } = new URL(to, `http://docs/${address}`);
      const there = pathname.slice(1);
      expect([address, to, site.files.has(there) || site.copies.has(there)]).toEqual([address, to, true]);
      if (hash !== '') expect([address, to, page(there).includes(`id="${decodeURI(hash.slice(1))}"`)]).toContain(true);
    }
  }
});

it.each([
  ['[there](nowhere.md)', 'nowhere.md leads to a file'],
  ['[there](#no-such-part)', '#no-such-part leads to a part'],
  ['[there](../packages/kernel/game.ts#L99999)', 'leads to a part'],
  ['![there](nothing.png)', 'nothing.png leads to a file'],
  ['[there](../../beyond.md)', 'leads to a file'],
])('is not built with %s', (text, says) => {
  expect(() => built(`# New\n\n${text}\n`)).toThrow(says);
});

it('is built with links that hold', () => {
  expect(() =>
    built('# New\n\n## A part\n\n[a](#a-part) [b](../packages/kernel/game.ts#L3) [c](https://example.org)'),
  ).not.toThrow();
});

it('gives headings the anchors that the hosts of repositories give them', () => {
  expect(slugOf('Over a WebSocket: sit at a table')).toBe('over-a-websocket-sit-at-a-table');
  const { headings } = renderMarkdown('# A\n\n## Twice\n\n## Twice\n', href => href);
  expect(headings.map(({ id }) => id)).toEqual(['a', 'twice', 'twice-1']);
});

it('puts a page at the address of its file', () => {
  expect(
    ['docs/README.md', 'README.md', 'docs/api.md', 'games/x/RULES.md', 'docs/decisions/README.md'].map(addressOf),
  ).toEqual(['index.html', 'parlour.html', 'api.html', 'games/x/rules.html', 'decisions/index.html']);
});

it('tells every export of every door: signature, comment, and where it is written', () => {
  expect(findUndocumentedExports()).toEqual([]);
  const [kernel] = [page('code/kernel.html')];
  for (const { name } of readExports('packages/kernel/index.ts')) expect(kernel).toContain(`<h3 id="${slugOf(name)}`);
  expect(kernel).toContain('export function beginMatch&lt;G extends GameTypes&gt;');
  expect(kernel).toMatch(/href="\.\.\/source\/packages\/kernel\/match\.ts\.html#L\d+"/);
});

it('takes of a declaration what its user has to know', () => {
  const told = readExports('scripts/docs-site/testing/declared.ts').map(({ name, kind, signature, says }) => [
    name,
    kind,
    signature,
    says,
  ]);
  expect(told).toEqual([
    ['Shape', 'type', 'export type Shape = { readonly sides: number };', 'A shape.'],
    ['count', 'function', 'export function count(shape: Shape): number', 'Counts.'],
    ['twice', 'function', 'export const twice = (shape: Shape): number', ''],
    ['square', 'value', 'export const square: Shape', 'Four sides.'],
  ]);
});

it('has previous and next, its parts, and where one is', () => {
  const text = page('hosting.html');
  expect(text).toMatch(/rel="prev" href="[^"]+"/);
  expect(text).toMatch(/rel="next" href="[^"]+"/);
  expect(text).toContain('<summary>On this page</summary>');
  expect(text).toContain('aria-current="page">Hosting Parlour for others');
  expect(page('index.html')).not.toContain('rel="prev"');
});

it('shows what a picture in letters shows, and the name of a file, and no marks for machines', () => {
  const { html: shown } = renderMarkdown(
    '```A word is laid.\nTASK\n```\n\n```js file=a.mjs\n1\n```\n\n```js run\n2\n```',
    href => href,
  );
  expect(shown.match(/<figcaption>.*?<\/figcaption>/g)).toEqual([
    '<figcaption>A word is laid.</figcaption>',
    '<figcaption>a.mjs</figcaption>',
  ]);
});

it('finds the examples that are to be run, also within lists', () => {
  const text = '1. First\n\n   ```sh run clone\n   ls\n   ```\n\n```js\n1\n```\n\n```js file=a.mjs\n2\n```\n';
  expect(readExamples(text)).toEqual([
    { kind: 'run', language: 'sh', text: 'ls\n', where: 'clone' },
    { kind: 'file', language: 'js', text: '2\n', where: 'empty', name: 'a.mjs' },
  ]);
});

it('is written whole, and compressed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-docs-'));
  writeSite(site, folder);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page('index.html'));
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(written).toContain('index.html.gz');
  for (const address of site.copies.keys()) expect(written).toContain(address);
  rmSync(folder, { recursive: true });
});

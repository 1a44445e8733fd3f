import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { findUndocumentedExports } from './api-pages.ts';
import { buildSite, writeSite } from './build.ts';
import { readExamples } from './examples.ts';
import { readExports } from './exports.ts';
import { renderMarkdown } from './markdown.ts';
import { addressOf, listChapters, type Page } from './pages.ts';

const site = buildSite();
const page = (address: string): string => site.files.get(address) ?? '';
const html = [...site.files].filter(([address]) => address.endsWith('.html'));

const pageOf = (text: string): Page => ({ source: 'docs/new.md', address: 'new.html', title: 'New', text });
const build = (text: string): unknown => buildSite([{ name: 'New', pages: [pageOf(text)] }]);

it('has every Markdown file of the root, docs/ and games/, each in one place', () => {
  const sources = listChapters().flatMap(chapter => chapter.pages.map(({ source }) => source));
  expect(new Set(sources).size).toBe(sources.length);
  const below = ['docs', 'games'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  );
  const files = [...readdirSync(ROOT), ...below].filter(path => path.endsWith('.md') && !path.includes('node_modules'));
  const isLeftOut = (path: string): boolean => path.includes('lexicon/') || path.startsWith('docs/screens/');
  expect(files.filter(path => !sources.includes(path) && !isLeftOut(path))).toEqual([]);
});

it('has no script and no style within a page: the server would refuse them', () => {
  for (const [address, text] of html) {
    expect([address, text.match(/<script(?![^>]* src=)|<style|\sstyle="|\son\w+="/g)]).toEqual([address, null]);
  }
});

it('contains every address that a page names, with its anchor', () => {
  for (const [address, text] of html.filter(([name]) => name !== '404.html')) {
    for (const [, to = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^(https?:|\/)/.test(to)) continue;
      const { pathname, hash } = new URL(to, `http://docs/${address}`);
      const target = pathname.slice(1);
      expect([address, to, site.files.has(target) || site.copies.has(target)]).toEqual([address, to, true]);
      if (hash !== '') expect([address, to, page(target).includes(`id="${decodeURI(hash.slice(1))}"`)]).toContain(true);
    }
  }
});

it.each([
  ['[x](nowhere.md)', 'the file of the link nowhere.md'],
  ['[x](#no-such-section)', 'the section of the link #no-such-section'],
  ['[x](../packages/kernel/game.ts#L99999)', 'the section of the link'],
  ['![x](nothing.png)', 'the file of the link nothing.png'],
  ['[x](../../beyond.md)', 'the file of the link'],
])('is not built with %s', (text, message) => {
  expect(() => build(`# New\n\n${text}\n`)).toThrow(message);
});

it('is built with links that hold', () => {
  expect(() =>
    build('# New\n\n## A part\n\n[a](#a-part) [b](../packages/kernel/game.ts#L3) [c](https://example.org)'),
  ).not.toThrow();
});

it('gives headings the anchors of GitHub, and splits the text at them', () => {
  const { headings, sections } = renderMarkdown('# A: b\n\nx\n\n## `Twice`\n\n- y\n- z\n\n## Twice\n', href => href);
  expect(headings.map(({ id }) => id)).toEqual(['a-b', 'twice', 'twice-1']);
  expect(sections.map(({ heading, text }) => [heading.text, text])).toEqual([
    ['A: b', 'x'],
    ['Twice', 'y z'],
    ['Twice', ''],
  ]);
});

it('puts a page at the address of its file', () => {
  expect(
    ['docs/README.md', 'README.md', 'docs/api.md', 'games/x/RULES.md', 'docs/decisions/README.md'].map(addressOf),
  ).toEqual(['index.html', 'parlour.html', 'api.html', 'games/x/rules.html', 'decisions/index.html']);
});

it('documents every export of a package: signature, comment and source', () => {
  expect(findUndocumentedExports()).toEqual([]);
  const kernel = page('code/kernel.html');
  for (const { name } of readExports('packages/kernel/index.ts'))
    expect(kernel).toContain(`<h3 id="${name.toLowerCase()}`);
  expect(kernel).toContain('export function beginMatch&lt;G extends GameTypes&gt;');
  expect(kernel).toMatch(/href="\.\.\/source\/packages\/kernel\/match\.ts\.html#L\d+"/);
});

it('shows the signature of a declaration without its body', () => {
  const exported = readExports('scripts/docs-site/testing/declarations.ts');
  expect(exported.map(({ name, kind, signature, comment }) => [name, kind, signature, comment])).toEqual([
    ['Shape', 'type', 'export type Shape = { readonly sides: number };', 'A shape.'],
    ['count', 'function', 'export function count(shape: Shape): number', 'Counts.'],
    ['twice', 'function', 'export const twice = (shape: Shape): number', ''],
    ['square', 'value', 'export const square: Shape', 'Four sides.'],
  ]);
});

it('frames a page with its neighbours, its sections and its place in the contents', () => {
  const text = page('hosting.html');
  expect(text).toMatch(/rel="prev" href="[^"]+"/);
  expect(text).toMatch(/rel="next" href="[^"]+"/);
  expect(text).toContain('<summary>On this page</summary>');
  expect(text).toContain('aria-current="page">Hosting Parlour for others');
  expect(page('index.html')).not.toContain('rel="prev"');
});

it('captions code with its description or its file name, not with the marks of an example', () => {
  const { html: shown } = renderMarkdown(
    '```A word is laid.\nTASK\n```\n\n```js file=a.mjs\n1\n```\n\n```js run\n2\n```\n\n```text prints\n3\n```',
    href => href,
  );
  expect(shown.match(/<figcaption>.*?<\/figcaption>/g)).toEqual([
    '<figcaption>A word is laid.</figcaption>',
    '<figcaption>a.mjs</figcaption>',
    '<figcaption>The output contains</figcaption>',
  ]);
});

it('finds the examples to run, also within lists', () => {
  const text = '1. First\n\n   ```sh run clone\n   ls\n   ```\n\n```js\n1\n```\n\n```js file=a.mjs\n2\n```\n';
  expect(readExamples(text)).toEqual([
    { kind: 'run', language: 'sh', text: 'ls\n', where: 'clone' },
    { kind: 'file', language: 'js', text: '2\n', where: 'empty', name: 'a.mjs' },
  ]);
});

it('is written in full, and compressed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-docs-'));
  writeSite(site, folder);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page('index.html'));
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(written).toContain('index.html.gz');
  for (const address of site.copies.keys()) expect(written).toContain(address);
  rmSync(folder, { recursive: true });
});

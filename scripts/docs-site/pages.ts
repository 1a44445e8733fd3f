/** Every page of the documentation: its source, its address, and its place in the contents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { shelf } from '@parlour/games/shelf/shelf';
import { ROOT } from '../lib/run.mjs';
import { apiPages } from './api-pages.ts';

export type Page = {
  /** Path in the repository. */
  readonly source: string;
  /** Path in the site. */
  readonly address: string;
  readonly title: string;
  /** A shorter title for the contents. */
  readonly called?: string;
  readonly text: string;
};

export type Chapter = { readonly name: string; readonly pages: readonly Page[] };

const WAYS = ['docs/README.md', 'docs/add-a-game.md', 'docs/write-a-player.md', 'docs/use-it-in-your-site.md'];
const PLAYING = ['README.md', 'docs/packs.md', 'docs/printing.md', 'docs/shuffle.md', 'docs/strength.md'];
const INSIDE = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions/README.md', ...markdownIn('docs/decisions')];
const BESIDE = ['stress/bench/results.md', 'examples/python/README.md', 'packages/card-art/CREDITS.md', 'CHANGELOG.md'];

const BOX_PAPERS: Readonly<Record<string, string>> = {
  'HOWTO.md': 'How to play',
  'RULES.md': 'The sheet, clause by clause',
  'STORY.md': 'The story of the box',
  'README.md': 'The package',
};

function markdownIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).filter(name => name.endsWith('.md'));
  return names.map(name => `${folder}/${name}`).sort();
}

/** The contents in reading order. Unlisted pages go to the guides. */
export function listChapters(): Chapter[] {
  const placed = new Set([...WAYS, ...PLAYING, ...INSIDE]);
  const guides = markdownIn('docs').filter(path => !placed.has(path));
  const pictures = ['docs/cards/README.md', 'docs/screens/README.md'];
  return [
    { name: 'Begin here', pages: pagesOf(WAYS) },
    { name: 'Playing', pages: pagesOf(PLAYING) },
    ...shelf.map(({ id, title }) => ({ name: title, pages: boxPages(id) })),
    { name: 'Guides', pages: pagesOf(guides) },
    { name: 'The code, door by door', pages: apiPages() },
    { name: 'Inside', pages: pagesOf([...INSIDE, ...pictures, ...packagePapers(), ...BESIDE]) },
  ];
}

function boxPages(id: string): Page[] {
  const pages = pagesOf(Object.keys(BOX_PAPERS).map(file => `games/${id}/${file}`));
  return pages.map(page => ({ ...page, called: BOX_PAPERS[posix.basename(page.source)] ?? page.title }));
}

const packagePapers = (): string[] =>
  ['packages/kernel', 'packages/players', 'packages/client', 'apps/cli'].map(home => `${home}/README.md`);

const pagesOf = (sources: readonly string[]): Page[] =>
  [...new Set(sources)].filter(source => existsSync(join(ROOT, source))).map(pageOf);

function pageOf(source: string): Page {
  const text = readFileSync(join(ROOT, source), 'utf8');
  return { source, address: addressOf(source), title: titleOf(source, text), text };
}

/** The front page is that of docs/; the README of the project is an ordinary page. */
export function addressOf(source: string): string {
  if (source === 'README.md') return 'parlour.html';
  const path = source.replace(/^docs\//, '').replace(/README\.md$/, 'index.md');
  return posix.normalize(path.replace(/\.md$/, '.html').toLowerCase());
}

function titleOf(source: string, text: string): string {
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${source} has no heading of its own.`);
  return title.replaceAll('`', '');
}

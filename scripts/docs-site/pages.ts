/** Lists every page of the documentation: its source, its address, and its place in the contents. */
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
  readonly shortTitle?: string;
  readonly text: string;
};

export type Chapter = { readonly name: string; readonly pages: readonly Page[] };

/** Pages of docs/ that come first, by file name: they may move to another folder of docs/. */
const GETTING_STARTED = ['add-a-game.md', 'write-a-player.md', 'use-it-in-your-site.md'];
const PLAYING = ['packs.md', 'printing.md', 'fidelity.md', 'shuffle.md', 'strength.md'];

const PROJECT = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'packages/kernel/README.md', 'packages/players/README.md'],
  ...['packages/client/README.md', 'apps/cli/README.md', 'examples/python/README.md', 'stress/bench/results.md'],
  ...['packages/card-art/CREDITS.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
];

const BOX_PAGES = { 'HOWTO.md': 'How to play', 'RULES.md': 'Rules', 'STORY.md': 'Story', 'README.md': 'Package' };

/** Screenshots are not part of the repository. */
const DOCS = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.md') && !path.startsWith('screens/'))
  .map(path => `docs/${path}`)
  .sort();

/** The contents in reading order. Each folder of docs/ is a chapter; the other pages of docs/ itself are the guides. */
export function listChapters(): Chapter[] {
  const gettingStarted = ['docs/README.md', ...GETTING_STARTED.map(findInDocs)];
  const playing = ['README.md', ...PLAYING.map(findInDocs)];
  const others = DOCS.filter(path => !gettingStarted.includes(path) && !playing.includes(path));
  const folders = [...new Set(others.map(posix.dirname))].sort();
  return [
    { name: 'Get started', pages: gettingStarted.map(readPage) },
    { name: 'Playing', pages: playing.map(readPage) },
    ...shelf.map(({ id, title }) => ({ name: title, pages: boxPages(id) })),
    ...folders.map(folder => ({
      name: folder === 'docs' ? 'Guides' : capitalized(posix.basename(folder)),
      pages: others.filter(path => posix.dirname(path) === folder).map(readPage),
    })),
    { name: 'API reference', pages: apiPages() },
    { name: 'Project', pages: PROJECT.map(readPage) },
  ];
}

function findInDocs(name: string): string {
  const path = DOCS.find(each => posix.basename(each) === name);
  if (path === undefined) throw new Error(`docs/ has no ${name}, which scripts/docs-site/pages.ts lists.`);
  return path;
}

const boxPages = (id: string): Page[] =>
  Object.entries(BOX_PAGES)
    .map(([file, shortTitle]) => ({ source: `games/${id}/${file}`, shortTitle }))
    .filter(({ source }) => existsSync(join(ROOT, source)))
    .map(({ source, shortTitle }) => ({ ...readPage(source), shortTitle }));

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function readPage(source: string): Page {
  const text = readFileSync(join(ROOT, source), 'utf8');
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${source} has no heading.`);
  return { source, address: addressOf(source), title: title.replaceAll('`', ''), text };
}

/** The front page is that of docs/; the README of the project is an ordinary page. */
export function addressOf(source: string): string {
  if (source === 'README.md') return 'parlour.html';
  const path = source.replace(/^docs\//, '').replace(/README\.md$/, 'index.md');
  return path.replace(/\.md$/, '.html').toLowerCase();
}

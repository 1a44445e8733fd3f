import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file is a round trip on a slow connection, so what is needed at the same moment is one chunk. */
type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };
type Group = { readonly priority: number; name(id: string, modules: Modules): string | null };

/** The table page and what it needs at once. */
const TABLE_CHUNK = 'table';
const TABLE_PAGE = /\/web\/table\/table-page\.tsx$/;

/** The cards of a box and the board of the game with its name; other boards load on demand. */
const MAIN_BOARD_OR_CARDS = /\/games\/([^/]+)\/(?:[^/]+\/board\/\1\.board\.tsx|print\/printing\.ts)$/;
const ANY_BOARD_OR_CARDS = /\/games\/([^/]+)\/(?:[^/]+\/board\/[^/]+\.board\.tsx|print\/printing\.ts)$/;

/**
 * The first page; any table; what two boxes share; the first board and cards of one box. A module takes its imports
 * along unless an earlier group has them.
 */
export const pageChunkGroups: Group[] = [
  { priority: 4, name: (id, modules) => (isNeededAtOnce(id, modules) ? 'core' : null) },
  { priority: 3, name: (id, modules) => (isNeededAtTables(id, modules) ? TABLE_CHUNK : null) },
  { priority: 2, name: (id, modules) => sharedChunkName(boxesNeeding(ANY_BOARD_OR_CARDS, id, modules)) },
  { priority: 1, name: (id, modules) => boxesNeeding(MAIN_BOARD_OR_CARDS, id, modules)[0] ?? null },
];

const sharedChunkName = (boxes: readonly string[]): string | null =>
  boxes.length > 1 ? `for-${boxes.join('-')}` : null;

const MAIN_RULES =
  /\/games\/([^/]+)\/(?:\1\/rules\/(?:\1|game)\.ts|(?:\1\/)?rules\/opening\.ts|(?:\1\/)?players\/(?:people|beginner)\.ts)$/;

export const workerChunkGroups: Group[] = [
  { priority: 3, name: (id, modules) => (isNeededAtOnce(id, modules) ? 'core' : null) },
  { priority: 2, name: (id, modules) => sharedChunkName(boxesNeeding(MAIN_RULES, id, modules)) },
  { priority: 1, name: (id, modules) => boxesNeeding(MAIN_RULES, id, modules).map(box => `rules-${box}`)[0] ?? null },
];

const isNeededAtOnce = (id: string, modules: Modules): boolean =>
  importersOf(id, modules).some(module => modules.getModuleInfo(module)?.isEntry);

/** What this many boxes draw with is in the table chunk; what fewer share is separate. */
const MIN_BOXES_FOR_TABLE = 3;

const isNeededAtTables = (id: string, modules: Modules): boolean =>
  boxesNeeding(ANY_BOARD_OR_CARDS, id, modules).length >= MIN_BOXES_FOR_TABLE ||
  importersOf(id, modules).some(module => TABLE_PAGE.test(module));

const boxesNeeding = (root: RegExp, id: string, modules: Modules): string[] =>
  [...new Set(importersOf(id, modules).flatMap(module => root.exec(module)?.[1] ?? []))].sort();

const importersCache = new WeakMap<ModuleInfo, readonly string[]>();

/** Returns the module and everything that imports it statically. */
function importersOf(id: string, modules: Modules): readonly string[] {
  const info = modules.getModuleInfo(id);
  if (!info) return [id];
  const importers = importersCache.get(info) ?? allImporters(id, modules);
  importersCache.set(info, importers);
  return importers;
}

function allImporters(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return [...found];
}

const WEB_ROOT = join(import.meta.dirname, '..');

const PAGE_FOLDERS = [
  'pages',
  'club',
  'admin',
  'table',
  'notifications',
  'history',
  'review',
  'puzzles',
  'packs',
  'ui',
];

const PAGE_NAMES: ReadonlySet<string> = new Set([
  TABLE_CHUNK,
  ...PAGE_FOLDERS.flatMap(folder =>
    readdirSync(join(WEB_ROOT, folder), { recursive: true, encoding: 'utf8' }).flatMap(
      file => /([^/\\]+)\.tsx$/.exec(file)?.[1] ?? [],
    ),
  ),
]);

const chunkNameOf = (file: string): string => /([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '';

const isPageOrBoard = (file: string): boolean =>
  PAGE_NAMES.has(chunkNameOf(file)) || /\.board$/.test(chunkNameOf(file));

/**
 * Returns the chunks that a dynamic import preloads: only for pages and boards, for which the user waits. The names
 * of the others would be a sixth of the first script.
 */
export const preloadsFor = (file: string, chunks: readonly string[]): string[] =>
  isPageOrBoard(file) ? [...chunks] : [];

/** On a slow line every further file is another journey: what is needed at the same moment comes as one file. */
type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };
type Group = { readonly priority: number; name(id: string, modules: Modules): string | null };

const TABLE = /\/web\/pages\/table\.tsx$/;

/** The cards of a box, and the board of the game that is called like it; other boards come when they are wanted. */
const BOX = /\/games\/([^/]+)\/(?:[^/]+\/board\/\1\.board\.tsx|print\/printing\.ts)$/;
const ANY_BOARD = /\/games\/([^/]+)\/(?:[^/]+\/board\/[^/]+\.board\.tsx|print\/printing\.ts)$/;

/**
 * The first page; any table; what two boxes share; the first board and the cards of one box. What nobody plays with stays as
 * it is cut. A module takes along what it imports, unless a group before has it.
 */
export const groups: Group[] = [
  { priority: 4, name: (id, modules) => (isNeededAtOnce(id, modules) ? 'core' : null) },
  { priority: 3, name: (id, modules) => (isNeededAtTables(id, modules) ? 'table' : null) },
  { priority: 2, name: (id, modules) => sharedBy(boxesNeeding(ANY_BOARD, id, modules)) },
  { priority: 1, name: (id, modules) => boxesNeeding(BOX, id, modules)[0] ?? null },
];

const sharedBy = (boxes: readonly string[]): string | null => (boxes.length > 1 ? `for-${boxes.join('-')}` : null);

/** The rules of the game that a box is called by, as the box opens them. */
const RULES =
  /\/games\/([^/]+)\/(?:\1\/rules\/(?:\1|game)\.ts|(?:\1\/)?rules\/opening\.ts|(?:\1\/)?players\/(?:people|beginner)\.ts)$/;

/** The same for the worker: whatever it begins with, and the rules of one box. */
export const workerGroups: Group[] = [
  { priority: 3, name: (id, modules) => (isNeededAtOnce(id, modules) ? 'core' : null) },
  { priority: 2, name: (id, modules) => sharedBy(boxesNeeding(RULES, id, modules)) },
  { priority: 1, name: (id, modules) => boxesNeeding(RULES, id, modules).map(box => `rules-${box}`)[0] ?? null },
];

const isNeededAtOnce = (id: string, modules: Modules): boolean =>
  importersOf(id, modules).some(module => modules.getModuleInfo(module)?.isEntry);

/** What most boxes draw with belongs to the table; what a few share lies apart, so that nobody else waits for it. */
const MOST = 3;

const isNeededAtTables = (id: string, modules: Modules): boolean =>
  boxesNeeding(ANY_BOARD, id, modules).length >= MOST || importersOf(id, modules).some(module => TABLE.test(module));

const boxesNeeding = (root: RegExp, id: string, modules: Modules): string[] =>
  [...new Set(importersOf(id, modules).flatMap(module => root.exec(module)?.[1] ?? []))].sort();

/** Every group asks the same of every module. */
const asked = new WeakMap<ModuleInfo, readonly string[]>();

/** The module itself and whatever imports it, not only when asked for. */
function importersOf(id: string, modules: Modules): readonly string[] {
  const info = modules.getModuleInfo(id);
  if (!info) return [id];
  const importers = asked.get(info) ?? allImporters(id, modules);
  asked.set(info, importers);
  return importers;
}

function allImporters(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return [...found];
}

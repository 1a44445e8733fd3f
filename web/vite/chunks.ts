/** On a slow line every further file is another journey: what is needed at the same moment comes as one file. */
type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };
type Group = { readonly priority: number; name(id: string, modules: Modules): string | null };

const TABLE = /\/web\/pages\/table\.tsx$/;
/** What the bundler's own chunks lean on. */
const RUNTIME = /rolldown\/runtime/;
const BOX = /\/games\/([^/]+)\/(?:table\/[^/]+\.board\.tsx|print\/printing\.ts)$/;

/** The first page; any table; the boards and cards of one box. What nobody plays with stays as it is cut. */
export const groups: Group[] = [
  { priority: 3, name: (id, modules) => (isNeededAtOnce(id, modules) ? 'core' : null) },
  { priority: 2, name: (id, modules) => (isNeededAtTables(id, modules) ? 'table' : null) },
  { priority: 1, name: (id, modules) => boxesNeeding(id, modules)[0] ?? null },
];

const isNeededAtOnce = (id: string, modules: Modules): boolean =>
  RUNTIME.test(id) || importersOf(id, modules).some(module => modules.getModuleInfo(module)?.isEntry);

const isNeededAtTables = (id: string, modules: Modules): boolean =>
  boxesNeeding(id, modules).length > 1 || importersOf(id, modules).some(module => TABLE.test(module));

const boxesNeeding = (id: string, modules: Modules): string[] => [
  ...new Set(importersOf(id, modules).flatMap(module => BOX.exec(module)?.[1] ?? [])),
];

/** The module itself and whatever imports it, not only when asked for. */
function importersOf(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return [...found];
}

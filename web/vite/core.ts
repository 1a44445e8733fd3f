/** Whatever the first page needs comes as one file: on a slow line every further one is another journey. */
type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };

export const coreName = (id: string, modules: Modules): string | null =>
  isNeededAtOnce(id, modules, new Set()) ? 'core' : null;

/** Imported, not only when asked for, by what the page begins with. */
function isNeededAtOnce(id: string, modules: Modules, seen: Set<string>): boolean {
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return info.isEntry || info.importers.some(importer => isNeededAtOnce(importer, modules, seen));
}

// How the bundle is split: two files compress better than sixty. `game` holds the first page and the
// table, the file of src/around.ts all other pages. Each language has a file of its own.

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

export const chunkOf = (id: string, modules: Modules): string | null =>
  isNeededAtOnce(id, modules, new Set()) ? 'game' : null;

/** Whether the entry imports a module statically, itself or through others. */
function isNeededAtOnce(id: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  if (!module || module.isEntry) return true;
  return module.importers.some((importer) => isNeededAtOnce(importer, modules, seen));
}

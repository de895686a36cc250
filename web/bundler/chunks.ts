// How the bundle is cut: two files compress better than sixty. One is what the first page and a
// table need, the other is what all other pages need. A language comes by itself.

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const APART = /\/locales\//;

export function chunkOf(id: string, modules: Modules): string | null {
  if (APART.test(id)) return null;
  return isNeededAtOnce(id, modules, new Set()) ? 'game' : 'around';
}

/** Whether the entry imports it, or what it imports does; what is imported later is not. */
function isNeededAtOnce(id: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  if (!module || module.isEntry) return true;
  return module.importers.some((importer) => isNeededAtOnce(importer, modules, seen));
}

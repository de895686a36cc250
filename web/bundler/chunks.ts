// How the bundle is split: few files compress better than sixty. `game` holds the first page and the
// table, the file of src/around.ts all other pages but the review, which is a file of its own. The little
// that both need is in `game` too, so that nobody asks for a file more. Each language has a file of its
// own.

interface Module {
  isEntry: boolean;
  importers: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): Module | null;
}
type Which = (module: Module, id: string) => boolean;

const isEntry: Which = (module) => module.isEntry;
const isAround: Which = (_, id) => id.endsWith('/src/around.ts');
const isReview: Which = (_, id) => id.endsWith('/src/pages/Review.svelte');

export function chunkOf(id: string, modules: Modules): string | null {
  const isNeeded = (which: Which) => isNeededBy(which, id, modules, new Set());
  return isNeeded(isEntry) || (isNeeded(isAround) && isNeeded(isReview)) ? 'game' : null;
}

/** Whether such a module imports another one statically, itself or through others. */
function isNeededBy(which: Which, id: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  if (!module || which(module, id)) return true;
  return module.importers.some((each) => isNeededBy(which, each, modules, seen));
}

// The test files of a worker share one page, which spares most of their time. Each file finds it as
// a first visitor does: nothing kept, nothing shown, no module loaded.

import { vi } from 'vitest';

localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();

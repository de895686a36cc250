// The test files of a worker share one page, which saves most of their time. Each file starts with
// nothing kept, nothing shown, nothing mocked and no module loaded.

import { vi } from 'vitest';

localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
history.replaceState(null, '', '/');
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();

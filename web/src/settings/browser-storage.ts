// What this browser keeps. If it refuses to, everything lasts until the page closes.

/** What was kept; null if there is nothing that can be read. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser keeps nothing, or its storage is full.
  }
}

// A notice by the system: that it is my turn, for whoever looks elsewhere.

/** Shows one; null where the browser shows none. What goes on here never stops the game. */
export function notify(title: string, body: string, tag: string): Notification | null {
  if (globalThis.Notification?.permission !== 'granted') return null;
  try {
    return new Notification(title, { body, tag });
  } catch {
    // Android has the permission and the class, but lets no page make one.
    return null;
  }
}

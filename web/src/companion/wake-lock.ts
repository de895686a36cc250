// Keeps the screen of a phone on that lies on the table, for as long as its page is seen.

/** Answers how to let it sleep again. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // A phone with little power left says no; then it sleeps as it is used to.
    }
  }

  void hold();
  // The browser gives it up whenever the page is hidden.
  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}

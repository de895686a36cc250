// Keeps a phone's screen on while its page is visible.

/** Returns the function that releases the lock. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // A phone with a low battery refuses. The screen then turns off as usual.
    }
  }

  void hold();
  // Browsers release the lock when the page is hidden.
  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}

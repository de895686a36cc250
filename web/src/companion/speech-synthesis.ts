// The browser's own voice, for a table that wants to hear everything. Off until somebody wants it.

export const canSpeak = 'speechSynthesis' in globalThis;

/** Says a text; what was being said before is said to its end first. */
export function aloud(text: string, language: string): void {
  if (!canSpeak || !text) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  speechSynthesis.speak(spoken);
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}

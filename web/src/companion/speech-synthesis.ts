// Reads aloud with the browser's speech synthesis. Off by default.

export const canSpeak = 'speechSynthesis' in globalThis;

/** Queues a text behind what is being said. */
export function aloud(text: string, language: string): void {
  if (!canSpeak || !text) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  speechSynthesis.speak(spoken);
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}

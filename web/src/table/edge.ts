// The edge of a grid: heard, and said for whoever has no sound.

import { announcer } from '../shell/announcer.svelte';
import { sound } from '../sound/sound';
import { t, voice } from '../voice/speech.svelte';

export function meetEdge(): void {
  sound('edge');
  announcer.polite(t('edge'), voice().language);
}

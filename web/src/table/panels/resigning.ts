// What is asked before somebody resigns, by button or by a typed line.

import type { Confirmation } from '../../shell/confirmation.svelte';
import { t } from '../../voice/speech.svelte';

export const resigning = (): Omit<Confirmation, 'resolve'> => ({
  title: t('resign-title'),
  text: t('resign-text'),
  action: t('resign'),
});

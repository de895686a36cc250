// The shortcuts of the board: questions and actions by single letters.

import type { Attachment } from 'svelte/attachments';
import { overlay } from '../../shell/overlay.svelte';
import { isQuestion, shortcutOf } from '../../shell/shortcuts';
import { settings } from '../../settings/settings.svelte';
import type { Conversation } from './conversation.svelte';
import type { Hint } from './hint.svelte';

export function boardShortcuts(conversation: Conversation, hint: Hint): Attachment<HTMLElement> {
  function onKey(event: KeyboardEvent): void {
    if (!settings.hasShortcuts || event.defaultPrevented || isWriting(event.target)) return;
    const shortcut = shortcutOf(event, settings.keys);
    if (!shortcut) return;
    event.preventDefault();
    if (shortcut === 'hint') void hint.press();
    else if (isQuestion(shortcut) || shortcut === 'undo') void conversation.send(shortcut);
    else if (shortcut === 'keys') overlay.open('keys');
    else document.getElementById('command')?.focus();
  }

  return (board) => {
    board.addEventListener('keydown', onKey);
    return () => board.removeEventListener('keydown', onKey);
  };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest('input, select, textarea, dialog');
}

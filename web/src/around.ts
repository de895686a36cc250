// Everything around the first page and the table in play, loaded when it is wanted first: one file
// compresses better than ten, and comes in one request.

export { default as Companion } from './pages/Companion.svelte';
export { default as EndPanel } from './table/end/EndPanel.svelte';
export { default as Help } from './pages/Help.svelte';
export { default as Learn } from './pages/Learn.svelte';
export { default as Lobby } from './pages/lobby/Lobby.svelte';
export { default as NewTable } from './pages/new-table/NewTable.svelte';
export { default as OverlayDialog } from './shell/OverlayDialog.svelte';
export { default as Replay } from './pages/Replay.svelte';
export { default as Settings } from './pages/Settings.svelte';
export { default as Verify } from './pages/Verify.svelte';

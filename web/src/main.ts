import { mount } from 'svelte';
import '@fontsource/atkinson-hyperlegible/latin-400.css';
import '@fontsource/atkinson-hyperlegible/latin-700.css';
import '@fontsource-variable/fraunces/wght.css';
import './art/tile-colors.css';
import './theme.css';
import App from './App.svelte';
import { settings } from './settings/settings.svelte';
import { speak } from './voice/speech.svelte';

/** Milliseconds that the first view waits for its fonts. Without them the page would jump. */
const FONT_TIMEOUT = 500;
const FONTS = [
  '400 1rem "Atkinson Hyperlegible"',
  '700 1rem "Atkinson Hyperlegible"',
  '600 1rem "Fraunces Variable"',
];
const fonts = Promise.all(FONTS.map((font) => document.fonts.load(font)));

await Promise.all([
  speak(settings.language),
  Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT))]),
]);
mount(App, { target: document.getElementById('app')! });

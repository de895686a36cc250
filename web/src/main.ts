import { mount } from 'svelte';
import '@fontsource/atkinson-hyperlegible/latin-400.css';
import '@fontsource/atkinson-hyperlegible/latin-700.css';
import '@fontsource-variable/fraunces/wght.css';
import './theme.css';
import App from './App.svelte';
import { settings } from './settings/settings.svelte';
import { speak } from './voice/speech.svelte';

await speak(settings.language);
mount(App, { target: document.getElementById('app')! });

import { askAll } from './ask.ts';

await askAll('Svelte 5', 'svelte');

import { askAll } from './ask.ts';

await askAll('Vue 3', 'vue');

import { askAll } from './ask.ts';

await askAll('Solid', 'solid');

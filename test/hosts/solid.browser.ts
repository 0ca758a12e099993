import { askAll } from './ask.ts';

await askAll('Solid 1', 'solid');

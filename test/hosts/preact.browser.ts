import { askAll } from './ask.ts';

await askAll('Preact 11', 'preact');

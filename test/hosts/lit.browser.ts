import { askAll } from './ask.ts';

await askAll('Lit 3', 'lit');

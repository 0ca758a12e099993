import { askAll } from './ask.ts';

await askAll('a page without framework', 'html');

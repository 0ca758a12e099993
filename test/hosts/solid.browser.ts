import { askAll } from './ask.ts';

await askAll('Solid', 'hosts/solid.js');

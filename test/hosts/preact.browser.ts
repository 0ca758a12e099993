import { askAll } from './ask.ts';

await askAll('Preact', 'hosts/preact.js');

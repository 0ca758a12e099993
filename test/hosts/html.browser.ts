import { askAll } from './ask.ts';

await askAll('plain HTML', 'hosts/html.js');

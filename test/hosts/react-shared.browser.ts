import { askAll } from './ask.ts';

await askAll('React that it shares', 'react-host.js');

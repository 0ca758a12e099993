import { askAll } from './ask.ts';

await askAll('React 19', 'react');

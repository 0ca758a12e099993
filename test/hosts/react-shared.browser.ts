import { askAll } from './ask.ts';

await askAll('React 19 on one copy with the elements', 'react-shared');

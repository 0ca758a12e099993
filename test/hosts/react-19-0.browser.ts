import { askAll } from './ask.ts';

await askAll('React 19.0 on one copy with the elements', 'react-19-0');

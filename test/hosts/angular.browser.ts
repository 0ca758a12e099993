import { askAll } from './ask.ts';

await askAll('Angular 21', 'angular');

/** Runs in the page with the strict policy: loads every element. */
import { bundleNames } from './specimens.ts';

for (const name of bundleNames) await import(`/dist/test/${name}.js`);
document.documentElement.dataset.complete = '';

import type { TestRunnerPlugin } from '@web/test-runner';

/** Leaves to the import map of a page what the page's scripts import of this package; tests import files instead. */
export const importMaps: TestRunnerPlugin = {
  name: 'import-maps',
  resolveImport: ({ source }) => (source.startsWith('site-elements/') ? source : undefined),
};

import type { Plugin } from 'rollup';

/** Adds the query of `lazyModule` (core/page/lazy-module.ts) to the URL of each import: `import('./a.js' + _retry)`. */
export const retryPlugin = (): Plugin => ({
  name: 'retry-url',
  renderDynamicImport({ moduleId }) {
    const isLazy = this.getModuleInfo(moduleId)?.code?.includes('lazyModule(');
    return isLazy ? { left: 'import(', right: ' + _retry)' } : null;
  },
});

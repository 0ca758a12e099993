import type { Plugin } from 'rollup';

/** Lets `lazyModule` (core/element/hooks/lazy-module.ts) import a chunk under another URL after a failure. */
export const retryPlugin = (): Plugin => ({
  name: 'retry-url',
  renderDynamicImport({ moduleId }) {
    const isLazy = this.getModuleInfo(moduleId)?.code?.includes('lazyModule(');
    return isLazy ? { left: '(url => import(url + (globalThis.siteRetry ?? "")))(', right: ')' } : null;
  },
});

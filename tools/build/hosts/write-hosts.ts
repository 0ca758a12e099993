import { build } from 'esbuild';
import { fromRoot } from '../../root.ts';
import { hostEntries } from '../entries.ts';
import { viewsPlugin } from './views-plugin.ts';

/**
 * `dist/test/hosts`: pages made with frameworks, for test/hosts. They are other people's pages, so another bundler than
 * ours makes them: each with its own copy of the framework, in the development build that complains.
 */
export const writeHosts = async (): Promise<void> => {
  await build({
    entryPoints: { ...hostEntries() },
    outdir: fromRoot('dist/test/hosts'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['browser', 'development'],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [viewsPlugin],
    logLevel: 'warning',
  });
};

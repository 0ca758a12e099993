import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { sheetModule } from '../../../tools/build/css-plugin.ts';
import { elementEntries, hostEntries } from '../../../tools/build/entries.ts';
import { version } from '../../../tools/package-json.ts';
import { fromRoot } from '../../../tools/root.ts';
import { viewsPlugin } from './views-plugin.ts';

const sheetsPlugin: Plugin = {
  name: 'sheets',
  setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: sheetModule(path) })),
};

const options: BuildOptions = {
  outdir: fromRoot('dist/test/hosts'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['browser', 'development'],
  define: {
    'process.env.NODE_ENV': '"development"',
    __VERSION__: JSON.stringify(version),
    __REACT_IS_BUNDLED__: 'false',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  plugins: [sheetsPlugin, viewsPlugin],
  logLevel: 'warning',
};

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));

// As paths: the elements are outside the folder in which these packages are installed.
const oldestReact = { react: folderOf('react-19-0'), 'react-dom': folderOf('react-dom-19-0') };

/**
 * `dist/test/hosts`: pages made with frameworks, for test/hosts. They represent pages of other authors, so another bundler than
 * ours makes them, in the development builds of the frameworks, which complain; those of one copy of React with the
 * elements in both versions.
 */
export const writeHosts = async (): Promise<void> => {
  const { 'react-shared': shared = '', ...others } = hostEntries();
  const withElements: BuildOptions = { ...options, inject: Object.values(elementEntries()) };
  await build({ ...options, entryPoints: others });
  await build({ ...withElements, entryPoints: { 'react-shared': shared } });
  await build({ ...withElements, entryPoints: { 'react-19-0': shared }, alias: oldestReact });
};

import { relative } from 'node:path';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import type { InputOptions, OutputOptions, Plugin, PreRenderedChunk } from 'rollup';
import { fromRoot, root } from '../root.ts';
import { chunkFilesPlugin } from './chunk-files-plugin.ts';
import { chunkListPlugin } from './chunk-list-plugin.ts';
import { chunkOf } from './chunks.ts';
import { compileHintsPlugin } from './compile-hints-plugin.ts';
import { contractPlugin } from './contract-plugin.ts';
import { elementsPlugin } from './elements-plugin.ts';
import {
  clientEntries,
  commandEntries,
  companionEntries,
  type Entries,
  elementEntries,
  fixtureEntries,
  inlineEntries,
  libraryEntries,
  pageEntries,
} from './entries.ts';
import { executable } from './executable-plugin.ts';
import { inlineScriptsPlugin } from './inline-scripts-plugin.ts';
import { licenses } from './licenses-plugin.ts';
import { pageSheetPlugin } from './page-sheet.ts';
import { type Mode, sourcePlugins } from './plugins.ts';
import { retryPlugin } from './retry-plugin.ts';
import { serverReactPlugin } from './server-react-plugin.ts';
import { type Variant, variants } from './variants.ts';
import { failOnWarning } from './warnings.ts';

/** A rollup graph. Only modules of the same graph share chunks. */
export interface Graph extends InputOptions {
  readonly input: Entries;
  readonly output: OutputOptions & { readonly dir: string };
  /** Globs of `dist` that match only this graph's files; outdated files are removed. */
  readonly owns: readonly string[];
}

const dependency = (id: string): boolean => /^(react|react-dom)(\/|$)/.test(id);

/** npm never packs a folder called node_modules, so bundled packages are written to one called vendor. */
const libraryFileName = (name: string): string => `${name.replace(/^(.*\/)?node_modules\//, 'vendor/')}.js`;

/** `dist/elements`, `dist/core`: ES modules with the paths of the sources; React is left to the user's bundler. */
const libraryGraph = (): Graph => ({
  input: libraryEntries(),
  external: dependency,
  onLog: failOnWarning,
  plugins: [...sourcePlugins({ platform: 'browser' }), licenses('vendor/licenses.txt')],
  owns: ['dist/{elements,core,vendor}/**'],
  output: {
    dir: fromRoot('dist'),
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: ({ name }) => libraryFileName(name),
  },
});

interface PageGraphOptions {
  readonly variant: Variant;
  readonly dir: string;
  readonly mode: Mode;
  readonly minify: boolean;
  /** Entries beside the elements and the page runtime. */
  readonly extra?: Entries;
}

/** Returns the graph of the files that a page loads without a bundler: the stylesheet, one chunk per element, and shared chunks. */
const pageGraph = ({ variant, dir, mode, minify, extra = {} }: PageGraphOptions): Graph => ({
  input: { ...pageEntries(), ...elementEntries(), ...companionEntries(), ...extra },
  onLog: failOnWarning,
  plugins: [
    ...variants[variant](),
    ...sourcePlugins({ platform: 'browser', mode, sourcemap: !minify }),
    pageSheetPlugin(),
    retryPlugin(),
    contractPlugin(),
    ...(minify ? [minifier(), compileHintsPlugin()] : []),
    chunkFilesPlugin(),
    chunkListPlugin(),
    ...(minify ? [licenses('licenses.txt')] : []),
  ],
  // Not subfolders: they belong to other variants.
  owns: [`${dir}/*`],
  output: {
    dir: fromRoot(dir),
    manualChunks: chunkOf,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: !minify,
  },
});

/**
 * Without `reduce_funcs` React is 0.4 KB smaller after gzip, and all other chunks together are 0.4 KB larger.
 * `unsafe_methods` turns `key: function` into methods, which only code that calls `new object.key()` could notice;
 * `unsafe_arrows` turns function expressions without `this` into arrow functions, which no code may call with `new`;
 * `pure_getters` drops properties that are read and not used, so nothing here may force a layout by reading one.
 * `hoist_funs` and `inline: 1` write more declarations and fewer inlined functions, which gzip compresses better.
 */
const terserFor = (isReact: boolean): Plugin =>
  terser({
    module: true,
    ecma: 2020,
    compress: {
      passes: 2,
      reduce_funcs: !isReact,
      unsafe_methods: true,
      unsafe_arrows: true,
      pure_getters: true,
      hoist_funs: !isReact,
      inline: isReact || 1,
    },
    // Bundlers of authors of pages, who import the slim build, read the second.
    format: { comments: /@license|webpackIgnore/ },
  });

const smallest = (): Plugin => {
  const [react, others] = [terserFor(true), terserFor(false)];
  return {
    name: 'minify',
    renderChunk(...args) {
      const [, { name }] = args;
      const { renderChunk } = name === 'react' ? react : others;
      // The plugin has the hook as a function, not as an object.
      return typeof renderChunk === 'function' ? renderChunk.apply(this, args) : null;
    },
  };
};

/** A twentieth of the time, for a few KB more. */
const fastest = (): Plugin => ({
  name: 'minify',
  renderChunk: async (code) => ({
    code: (await transform(code, { minify: true, target: 'es2022' })).code,
    map: null,
  }),
});

/** Removes comments and white space only, a third of the package: stack traces keep the names of functions. */
const compact = (): Plugin => ({
  name: 'compact',
  renderChunk: async (code) => {
    const options = { minifyWhitespace: true, minifySyntax: true, target: 'node20', legalComments: 'none' } as const;
    return { code: (await transform(code, options)).code, map: null };
  },
});

/** `npm start` builds a draft with the same behavior. */
const minifier = (): Plugin => (process.env.BUILD_DRAFT ? fastest() : smallest());

/** A lazy module keeps its path (`commands/serve/run.js`), so that stack traces show the path. */
const commandChunkName = ({ facadeModuleId }: PreRenderedChunk): string => {
  const path = facadeModuleId && relative(fromRoot('cli'), facadeModuleId).replaceAll('\\', '/');
  return path && !path.startsWith('..') ? path.replace(/\.tsx?$/, '.js') : 'shared/[name].js';
};

/** Returns a graph for each inline script: a self-contained classic script that authors copy into pages, or that the loader imports. */
const inlineGraphs = (dir: string): Graph[] =>
  Object.entries(inlineEntries()).map(([name, file]) => ({
    input: { [name]: file },
    onLog: failOnWarning,
    plugins: [...sourcePlugins({ platform: 'browser' }), minifier()],
    owns: [`${dir}/inline/${name}.*`],
    output: { dir: fromRoot(`${dir}/inline`), format: 'iife', entryFileNames: '[name].js' },
  }));

/** `dist/cli/main.js`: the command with all its libraries; each lazy command becomes a separate chunk. */
const commandGraph = (): Graph => ({
  input: commandEntries(),
  external: /^node:/,
  onLog: failOnWarning,
  plugins: [
    elementsPlugin(),
    inlineScriptsPlugin(() => [...sourcePlugins({ platform: 'browser' }), minifier()]),
    // Prerendering contains React.
    serverReactPlugin(),
    ...sourcePlugins({ platform: 'node', mode: 'production' }),
    compact(),
    licenses('licenses.txt'),
    executable(),
  ],
  owns: ['dist/cli/**', '!dist/cli/client/**'],
  output: { dir: fromRoot('dist/cli'), entryFileNames: '[name].js', chunkFileNames: commandChunkName },
});

/** `dist/cli/client`: the self-contained scripts of the pages of `serve`. */
const clientGraph = ([name, file]: readonly [string, string]): Graph => ({
  input: { [name]: file },
  onLog: failOnWarning,
  plugins: [...sourcePlugins({ platform: 'browser' }), minifier()],
  owns: [`dist/cli/client/${name}.js`],
  output: { dir: fromRoot('dist/cli/client'), entryFileNames: '[name].js' },
});

const testMode = (): Mode => (process.env.BUILD_MODE === 'development' ? 'development' : 'production');

/** The bundles for pages without a bundler, at a path that is the same in every version. */
const bundlesDir = 'dist/cdn/current';
const pageGraphs = (): Graph[] => [
  pageGraph({ variant: 'react', dir: bundlesDir, mode: 'production', minify: true }),
  pageGraph({ variant: 'slim', dir: `${bundlesDir}/slim`, mode: 'production', minify: true }),
  ...inlineGraphs(bundlesDir),
  ...inlineGraphs(`${bundlesDir}/slim`),
];

const testGraph = (variant: Variant, dir: string): Graph =>
  pageGraph({ variant, dir, mode: testMode(), minify: false, extra: fixtureEntries() });

/** Every graph by the name that `npm run build -- <name>` takes. */
export const graphs = {
  lib: () => [libraryGraph()],
  page: pageGraphs,
  test: () => [
    testGraph('react', 'dist/test'),
    testGraph('slim', 'dist/test/slim'),
    testGraph('react-19-0', 'dist/test/react-19-0'),
    ...inlineGraphs('dist/test'),
    ...inlineGraphs('dist/test/slim'),
  ],
  cli: () => [commandGraph(), ...Object.entries(clientEntries()).map(clientGraph)],
} satisfies Record<string, () => Graph[]>;

export type GraphName = keyof typeof graphs;

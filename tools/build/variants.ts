import { createRequire } from 'node:module';
import alias from '@rollup/plugin-alias';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';
import { preactPlugin } from './preact-plugin.ts';
import { rendererPlugin } from './renderer-plugin.ts';

const names = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/;
const slim = (): Plugin[] => [
  alias({
    entries: [
      { find: names, replacement: fromRoot('core/element/slim.ts') },
      { find: './hydration-root.ts', replacement: fromRoot('core/element/hydration-root-slim.ts') },
    ],
  }),
  preactPlugin(),
  rendererPlugin(),
];

/** The exports of each package that our sources and r2wc import. */
const reactExports: Readonly<Record<string, readonly string[]>> = {
  react: [
    ...['Component', 'StrictMode', 'createContext', 'createElement', 'useContext', 'useEffect', 'useInsertionEffect'],
    ...['useLayoutEffect', 'useMemo', 'useRef', 'useState', 'useSyncExternalStore'],
  ],
  'react-dom': ['flushSync'],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
};

const namedReactId = '\0react';

/** React imports itself as CommonJS. */
const isInReact = /[\\/]node_modules[\\/]react/;

/**
 * React is CommonJS, so chunks would import its exports as objects and repeat the property names at each use. This module
 * exports them as constants, which minify to one or two letters in every chunk.
 */
const namedReact = (): Plugin[] => [
  rendererPlugin(),
  {
    name: 'named-react',
    resolveId: (source, importer) =>
      names.test(source) && importer !== namedReactId && !isInReact.test(importer ?? '') ? namedReactId : null,
    load(id) {
      if (id !== namedReactId) return null;
      const modules = Object.entries(reactExports).map(([source, exported], index) => [
        `import * as module${index} from '${source}';`,
        ...exported.map((name) => `export const ${name} = module${index}.${name};`),
      ]);
      return [...modules.flat(), 'export default { createElement };'].join('\n');
    },
  },
];

const { resolve } = createRequire(fromRoot('test/hosts/package.json'));

/** The oldest supported React (peer dependency), installed under another name for the tests of hosts. */
const oldestReact = (): Plugin[] => [
  rendererPlugin(),
  {
    name: 'oldest-react',
    resolveId(source) {
      const isReact = /^react(?:-dom)?(?=\/|$)/.test(source);
      return isReact ? resolve(source.replace(/^react(?:-dom)?/, '$&-19-0')) : null;
    },
  },
];

/**
 * The page graph for each renderer: plugins that run before all others and resolve `react`. A variant adds its aliases
 * here; the sources do not depend on the variant.
 */
export const variants = {
  react: namedReact,
  slim,
  'react-19-0': oldestReact,
} satisfies Record<string, () => Plugin[]>;

export type Variant = keyof typeof variants;

import { transform } from 'esbuild';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

/** The build of `renderToString` that imports no modules of Node and not the renderer of streams. */
const server = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

/** On a server nothing mounts, so the elements never call these. */
const client = `export const createRoot = undefined;
export const hydrateRoot = undefined;`;
const clientId = '\0react-dom/client';

/** Bundles the part of React that renders to text, minified: the rest would be six times as large. */
export const serverReactPlugin = (): Plugin => ({
  name: 'server-react',
  resolveId(source) {
    if (source === 'react-dom/server') return fromRoot(server);
    return source === 'react-dom/client' ? clientId : null;
  },
  load: (id) => (id === clientId ? client : null),
  async transform(code, id) {
    if (!/[\\/]node_modules[\\/]react(?:-dom)?[\\/]cjs[\\/]/.test(id)) return null;
    return { code: (await transform(code, { minify: true, target: 'node20', legalComments: 'none' })).code, map: null };
  },
});

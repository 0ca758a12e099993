import type { Plugin } from 'rollup';

/**
 * The chunks of which a page that loads them runs most functions. Not React: most of its functions never run.
 */
const chunks = ['bridge', 'page', 'hooks', 'hydration', 'site-gallery', 'MovingGallery'];

/**
 * Lets Chromium compile the functions of these chunks in the background when it fetches them, also with `modulepreload`: otherwise
 * it compiles each one when it is first called (https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/).
 */
export const compileHintsPlugin = (): Plugin => ({
  name: 'compile-hints',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunks.includes(chunk.name))
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
  },
});

import type { Plugin } from 'rollup';

/** Chunks whose functions mostly run on a page that loads them. React is not included, because most of its functions never run. */
const chunks = ['bridge', 'page', 'hooks', 'hydration', 'site-gallery', 'MovingGallery'];

/**
 * Lets Chromium compile the functions of these chunks in the background when it fetches them, also with `modulepreload`: otherwise
 * it compiles each one when it is first called (https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/).
 * Fails if the build has no chunk with one of these names.
 */
export const compileHintsPlugin = (names: readonly string[] = chunks): Plugin => ({
  name: 'compile-hints',
  generateBundle(_, bundle) {
    for (const name of names) {
      const chunk = bundle[`${name}.js`];
      if (chunk?.type !== 'chunk') return this.error(`The build has no chunk named ${name}.`);
      chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    }
  },
});

import typescript from '@rollup/plugin-typescript';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

/**
 * Turns TypeScript into JavaScript. Types are checked once, by `npm run typecheck`: with `noCheck` a graph does not
 * check the whole project again, and a type error in the command does not keep the elements from being built.
 */
export const typescriptPlugin = (sourceMap: boolean): Plugin =>
  typescript({
    tsconfig: fromRoot('tsconfig.json'),
    include: ['*.d.ts', '{core,elements,cli}/**/*.{ts,tsx}', 'test/**/fixtures/*.fixture.{ts,tsx}'].map(fromRoot),
    compilerOptions: {
      noCheck: true,
      noEmit: false,
      // Rollup resolves the paths as they are written, and writes its own; TypeScript would put a function of its own
      // around the address in `import(url)`.
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: false,
      sourceMap,
    },
  });

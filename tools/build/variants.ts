import { createRequire } from 'node:module';
import alias from '@rollup/plugin-alias';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

const names = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/;
const slim = (): Plugin[] => [alias({ entries: [{ find: names, replacement: fromRoot('core/element/slim.ts') }] })];

const { resolve } = createRequire(fromRoot('test/hosts/package.json'));

/** The oldest supported React (peer dependency), installed under another name for the tests of hosts. */
const oldestReact = (): Plugin[] => [
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
  react: () => [],
  slim,
  'react-19-0': oldestReact,
} satisfies Record<string, () => Plugin[]>;

export type Variant = keyof typeof variants;

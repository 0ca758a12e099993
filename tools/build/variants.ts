import { createRequire } from 'node:module';
import alias from '@rollup/plugin-alias';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

const names = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/;
const slim = (): Plugin[] => [alias({ entries: [{ find: names, replacement: fromRoot('core/element/slim.ts') }] })];

const { resolve } = createRequire(fromRoot('test/hosts/package.json'));

/** The oldest React that the package names as a peer, installed for the tests of hosts under another name. */
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
 * The page graph once per renderer: plugins that stand before all others and decide what `react` is. A variant adds
 * its aliases here; sources never know which one they are built for.
 */
export const variants = {
  react: () => [],
  slim,
  'react-19-0': oldestReact,
} satisfies Record<string, () => Plugin[]>;

export type Variant = keyof typeof variants;

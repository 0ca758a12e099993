import { transformAsync } from '@babel/core';
import { compile as compileSvelte } from 'svelte/compiler';
import { compileTemplate } from 'vue/compiler-sfc';
import { fromRoot } from '../../../tools/root.ts';

/** Source text of a component to a module that exports it; `filename` is for messages. */
type Compile = (source: string, filename: string) => string | Promise<string>;

const vue: Compile = (source, filename) => {
  const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('site-') };
  const { code, errors } = compileTemplate({ source, filename, id: filename, compilerOptions });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return `${code}\nexport default render;`;
};

// Babel looks for presets from here.
const cwd = fromRoot('test/hosts');

const solid: Compile = async (source, filename) => {
  const compiled = await transformAsync(source, {
    filename,
    cwd,
    presets: ['solid'],
    configFile: false,
    babelrc: false,
  });
  return compiled?.code ?? '';
};

/** The compilers of frameworks with a build step. The templates of Lit need none. */
export const compilers = {
  vue,
  solid,
  svelte: (source, filename) => compileSvelte(source, { filename, dev: true }).js.code,
  lit: (source) => source,
} satisfies Record<string, Compile>;

export type Language = keyof typeof compilers;

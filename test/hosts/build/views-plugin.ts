import type { Plugin } from 'esbuild';
import { fromRoot } from '../../../tools/root.ts';
import { languages } from '../languages.ts';
import { views } from '../subjects.ts';
import { compilers, type Language } from './compilers.ts';

const namespace = 'host-views';
const address = /^virtual:host-views\/(\w+)(?:\/(.+))?$/;

const isLanguage = (name: string | undefined): name is Language => name !== undefined && Object.hasOwn(compilers, name);

/** A module that returns the component of a tag. */
const listOf = (language: Language): string => {
  const imports = views.map(({ tag }, index) => `import view${index} from 'virtual:host-views/${language}/${tag}';`);
  const members = views.map(({ tag }, index) => `'${tag}': view${index},`);
  return `${imports.join('\n')}\nconst views = {\n${members.join('\n')}\n};\nexport default (tag) => views[tag];`;
};

const sourceOf = (path: string): string | Promise<string> => {
  const [, language, tag] = address.exec(path) ?? [];
  if (!isLanguage(language)) throw new Error(`There is no compiler for ${path}.`);
  const view = views.find((one) => one.tag === tag);
  return view ? compilers[language](languages[language](view), `${tag}.${language}`) : listOf(language);
};

/** `virtual:host-views/vue`: what test/hosts/languages.ts writes, compiled as the framework's own tools do. */
export const viewsPlugin: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: address }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /./, namespace }, async ({ path }) => ({
      contents: await sourceOf(path),
      resolveDir: fromRoot('test/hosts'),
    }));
  },
};

/** The files of the playground: its scripts, the facts about the elements, and the elements as classic scripts for its preview. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { globSync } from 'tinyglobby';
import { licenseTexts } from '../build/licenses-plugin.ts';
import type { AttributeDescription, ElementDescription } from '../meta/element-description.ts';
import { fromRoot } from '../root.ts';
import { plain, type RenderedPage } from './markdown.ts';
import { previewPage } from './playground.ts';
import type { PlaygroundData, PlaygroundExample } from './site/playground/playground-data.ts';

const folder = 'tools/docs/site/playground';
const assets = 'assets/playground';

/** The translations of zod's messages, which the linter does not use, are a tenth of it. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: fromRoot('node_modules/zod/v4/locales'),
    }));
  },
};

/** The package declares that its modules have no side effects, except some for pages. */
const withConfiguration: Plugin = {
  name: 'with-configuration',
  setup({ onResolve }) {
    const path = fromRoot(`${folder}/no-eval.ts`);
    onResolve({ filter: /^\.\/no-eval\.ts$/ }, () => ({ path, sideEffects: true }));
  },
};

const common: BuildOptions & { readonly write: false } = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  legalComments: 'inline',
};

/** The scripts of the page as modules: the editor, the linter and the exports are loaded when they are needed. */
async function pageScripts(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, metafile } = await build({
    ...common,
    metafile: true,
    absWorkingDir: fromRoot('.'),
    entryPoints: [fromRoot(`${folder}/main.ts`)],
    format: 'esm',
    splitting: true,
    outdir: fromRoot(assets),
    plugins: [withoutLocales, withConfiguration],
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const modules = used.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => fromRoot(path));
  return new Map([
    ...outputFiles.map(({ path, text }): [string, string] => [`${assets}/${basename(path)}`, text]),
    // Licences require to be included in every copy.
    [`${assets}/licenses.txt`, await licenseTexts(modules)],
  ]);
}

async function previewScript(): Promise<string> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [fromRoot(`${folder}/preview-page.ts`)],
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text).join('');
}

interface Bundle {
  readonly script: string;
  /** The exports of each module, by its name. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** Bundles all elements of a build into a classic script, which a frame of opaque origin can load from any server. */
async function elementBundle(bundles: string): Promise<Bundle> {
  const names = globSync('site-*.js', { cwd: fromRoot(bundles) }).map((file) => basename(file, '.js'));
  if (names.length === 0 || !existsSync(fromRoot(bundles)))
    throw new Error('The playground needs the bundles of the elements. Run npm run build -- page docs.');
  const exported = await build({
    ...common,
    entryPoints: names.map((name) => fromRoot(`${bundles}/${name}.js`)),
    format: 'esm',
    outdir: fromRoot(assets),
    metafile: true,
    // The loader resolves the paths of chunks, which the bundle does not use.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const modules = Object.fromEntries(
    Object.entries(exported.metafile.outputs).map(([path, { exports }]) => [basename(path, '.js'), exports]),
  );
  const { outputFiles } = await build({
    ...common,
    stdin: {
      contents: [
        ...names.map((name, index) => `import * as module${index} from './${name}.js';`),
        `globalThis.siteElementsModules = {${names.map((name, index) => `${JSON.stringify(name)}: module${index}`).join()}};`,
      ].join('\n'),
      resolveDir: fromRoot(bundles),
    },
    format: 'iife',
    logOverride: { 'empty-import-meta': 'silent' },
  });
  return { script: outputFiles.map(({ text }) => text).join(''), modules };
}

/** Returns the first sentence of Markdown as text. */
export const firstSentence = (markdown: string): string =>
  plain(markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, ''))
    .replace(/\s+/g, ' ')
    .replace(/^(.*?[.!?])(?= [A-Z]|$).*$/, '$1');

const attributeData = ({ name, kind, allowedValues, fallback, description }: AttributeDescription) => ({
  name,
  kind,
  values: allowedValues,
  fallback,
  description: firstSentence(description),
});

const isShown = ({ kind, name }: AttributeDescription): boolean => kind !== 'json' && !name.endsWith('block-json');

function playgroundData(elements: readonly ElementDescription[], pages: readonly RenderedPage[]): PlaygroundData {
  const examples = elements.flatMap(({ name, tag }): readonly PlaygroundExample[] => {
    const [first] = pages.find(({ path }) => path === `elements/${name}`)?.examples ?? [];
    return first ? [{ title: tag, source: first.code }] : [];
  });
  return {
    elements: Object.fromEntries(
      elements.map(({ tag, attributes }) => [tag, attributes.filter(isShown).map(attributeData)]),
    ),
    examples,
  };
}

/** Returns the files by their path in the docs. */
export async function playgroundFiles(
  elements: readonly ElementDescription[],
  pages: readonly RenderedPage[],
): Promise<ReadonlyMap<string, string>> {
  const [slim, react] = await Promise.all(['dist/cdn/current/slim', 'dist/cdn/current'].map(elementBundle));
  return new Map([
    ...(await pageScripts()),
    [`${assets}/preview.js`, await previewScript()],
    [`${assets}/preview-slim.js`, slim?.script ?? ''],
    [`${assets}/preview-react.js`, react?.script ?? ''],
    [`${assets}/elements.json`, JSON.stringify(playgroundData(elements, pages))],
    ['examples/playground-preview.html', previewPage(slim?.modules ?? {})],
  ]);
}

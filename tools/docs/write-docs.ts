/** Writes `dist/docs`: static pages from the Markdown next to the code. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { minifyCss } from '../build/css-plugin.ts';
import { fromRoot } from '../root.ts';
import { describedElements } from './described-elements.ts';
import { exampleFiles } from './examples.ts';
import { layout } from './layout.ts';
import { type RenderedPage, render } from './markdown.ts';
import { type DocsPage, groups } from './page.ts';
import { allPages } from './pages/all.ts';
import { playgroundFiles } from './playground-files.ts';
import { searchIndex } from './search-index.ts';

const tokens = 'core/page/tokens.css';

/** The files that the examples of the docs show. */
const media = ['examples/images/*.svg', 'examples/films/*', 'examples/sounds/*'];

/** The list of all pages: the target of the search without script. */
function listOfAll(pages: readonly RenderedPage[]): DocsPage {
  const link = ({ title, source }: RenderedPage): string => `- [${title.replace(/([<>])/g, '\\$1')}](${source})`;
  const lists = groups.map((group) => {
    const links = pages.filter((page) => page.group === group).map(link);
    return `## ${group}\n\n${links.join('\n')}\n`;
  });
  const markdown = `# All pages\n\nWith script, press <kbd>/</kbd> to search them.\n\n${lists.join('\n')}`;
  return { path: 'search', source: 'search', group: 'Project', pieces: [{ markdown, source: '' }] };
}

async function renderAll(): Promise<readonly RenderedPage[]> {
  const pages = await allPages();
  const places = new Map(pages.map(({ source, path }) => [source, path]));
  // Links to the README and to texts that are parts of pages lead to those pages.
  for (const { path } of pages) places.set(`docs/${path}.md`, path);
  places.set('README.md', 'index');
  const findPage = (source: string): string | undefined => places.get(source);
  const rendered = pages.map((page) => render(page, findPage));
  return [...rendered, render(listOfAll(rendered), findPage)];
}

const scriptOf = async (name: string, format: 'esm' | 'iife' = 'esm'): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fromRoot(`tools/docs/site/${name}.ts`)],
    bundle: true,
    format,
    minify: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
};

const sheetsOf = 'tools/docs/site/sheets';

/** The stylesheets of the pages, in order. */
const pageSheets = [
  'page',
  'head',
  'search',
  'columns',
  'text',
  'code',
  'tabs',
  'tables',
  'theme-editor',
  'playground',
  'print',
].map((name) => `${sheetsOf}/${name}.css`);

const sheetOf = async (name: string, files: readonly string[]): Promise<string> =>
  minifyCss(name, (await Promise.all(files.map((file) => readFile(fromRoot(file), 'utf8')))).join('\n'));

async function assets(pages: readonly RenderedPage[]): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['assets/docs.css', await sheetOf('docs.css', [tokens, ...pageSheets])],
    ['assets/example.css', await sheetOf('example.css', [`${sheetsOf}/example.css`])],
    ['assets/docs.js', await scriptOf('main')],
    ['assets/search.js', await scriptOf('search-engine')],
    ['assets/theme-editor.js', await scriptOf('theme-editor')],
    // Not a module: it runs before the page is painted.
    ['assets/theme.js', await scriptOf('theme', 'iife')],
    ['assets/icon.svg', await readFile(fromRoot('tools/docs/site/icon.svg'), 'utf8')],
    ['assets/search.json', JSON.stringify(searchIndex(pages))],
  ]);
}

/** All files by their path relative to `dist/docs`. Throws when two have the same path. */
export async function docsFiles(): Promise<ReadonlyMap<string, string>> {
  const pages = await renderAll();
  const files = new Map([...(await assets(pages)), ...(await playgroundFiles(await describedElements(), pages))]);
  const add = (path: string, text: string): void => {
    if (files.has(path)) throw new Error(`Two pages of the docs have the path ${path}.`);
    files.set(path, text);
  };
  for (const page of pages) {
    add(`${page.path}.html`, layout(page, pages));
    for (const example of page.examples)
      for (const [name, text] of exampleFiles(example)) add(`examples/${name}`, text);
  }
  return files;
}

async function copyMedia(folder: string): Promise<void> {
  for (const path of await glob(media, { cwd: fromRoot('.') })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(fromRoot(path), join(folder, path));
  }
}

export async function writeDocs(): Promise<void> {
  const folder = fromRoot('dist/docs');
  const files = await docsFiles();
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await copyMedia(folder);
}

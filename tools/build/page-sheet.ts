import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';
import { minifyCss } from './css-plugin.ts';
import { pageSheets } from './entries.ts';
import { prerenderedSheet } from './prerendered-sheet.ts';

const themesFolder = 'core/page/themes';

const minified = async (fileName: string, files: readonly string[]): Promise<string> =>
  minifyCss(fileName, (await Promise.all(files.map((file) => readFile(fromRoot(file), 'utf8')))).join('\n'));

/** The stylesheets that pages link, by file name: one for all elements, one for prerendered shadow roots, and the themes. */
async function publicSheets(): Promise<ReadonlyMap<string, string>> {
  const sheets = new Map([
    ['site-elements.css', await minified('site-elements.css', pageSheets())],
    ['prerendered.css', prerenderedSheet()],
  ]);
  for (const name of await readdir(fromRoot(themesFolder)))
    sheets.set(`themes/${name}`, await minified(name, [`${themesFolder}/${name}`]));
  return sheets;
}

/**
 * `dist/site-elements.css` and `dist/themes`, which the package exports, and their declarations: TypeScript 6 reports
 * imports of stylesheets without one (https://www.typescriptlang.org/tsconfig/#noUncheckedSideEffectImports).
 */
export const writePageSheet = async (): Promise<void> => {
  await mkdir(fromRoot('dist/themes'), { recursive: true });
  for (const [fileName, source] of await publicSheets()) {
    await writeFile(fromRoot(`dist/${fileName}`), source);
    await writeFile(fromRoot(`dist/${fileName}.d.ts`), 'export {};\n');
  }
};

/** The same files beside the chunks, so that this folder can be copied to a server. */
export const pageSheetPlugin = (): Plugin => ({
  name: 'page-sheet',
  async generateBundle() {
    for (const [fileName, source] of await publicSheets()) this.emitFile({ type: 'asset', fileName, source });
  },
});

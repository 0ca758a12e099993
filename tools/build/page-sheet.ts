import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';
import { minifyCss } from './css-plugin.ts';
import { pageSheets } from './entries.ts';

const fileName = 'site-elements.css';

/** Joins the stylesheets that apply outside shadow roots. */
const pageSheet = async (): Promise<string> => {
  const sheets = await Promise.all(pageSheets().map((file) => readFile(fromRoot(file), 'utf8')));
  return minifyCss(fileName, sheets.join('\n'));
};

/**
 * `dist/site-elements.css`, which the package exports, and its declaration: TypeScript 6 reports imports of stylesheets
 * without one (https://www.typescriptlang.org/tsconfig/#noUncheckedSideEffectImports).
 */
export const writePageSheet = async (): Promise<void> => {
  await mkdir(fromRoot('dist'), { recursive: true });
  await writeFile(fromRoot(`dist/${fileName}`), await pageSheet());
  await writeFile(fromRoot(`dist/${fileName}.d.ts`), 'export {};\n');
};

/** The same file beside the chunks, so that this folder can be copied to a server. */
export const pageSheetPlugin = (): Plugin => ({
  name: 'page-sheet',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await pageSheet() });
  },
});

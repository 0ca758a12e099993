import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import { minifyCss } from './css-plugin.ts';
import { pageSheets } from './entries.ts';

/** `dist/site-elements.css`: every sheet that stands outside shadow roots, joined. */
export const writePageSheet = async (): Promise<void> => {
  const sheets = await Promise.all(pageSheets().map((file) => readFile(fromRoot(file), 'utf8')));
  await mkdir(fromRoot('dist'), { recursive: true });
  await writeFile(fromRoot('dist/site-elements.css'), minifyCss('site-elements.css', sheets.join('\n')));
};

import { readFile } from 'node:fs/promises';
import { type Page, readPage } from '../lint/page/page.ts';
import { sourceOf } from '../text/decode.ts';
import { type FindOptions, findFile } from './find-file.ts';

/** Reads the current page at a path of a folder; undefined for another file. */
export async function readServedPage(folder: string, path: string, options?: FindOptions): Promise<Page | undefined> {
  const found = await findFile(folder, path, options);
  if (found.kind !== 'file' || !found.path.endsWith('.html')) return undefined;
  return readPage(sourceOf(found.path, await readFile(found.path)));
}

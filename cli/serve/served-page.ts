import { readFile } from 'node:fs/promises';
import { type Page, readPage } from '../lint/page/page.ts';
import { sourceOf } from '../text/decode.ts';
import { type FindOptions, findFile } from './find-file.ts';

/** Returns the file of the page at a path of a folder; undefined if another file or none is there. */
export async function findPageFile(folder: string, path: string, options?: FindOptions): Promise<string | undefined> {
  const found = await findFile(folder, path, options);
  return found.kind === 'file' && found.path.endsWith('.html') ? found.path : undefined;
}

/** Reads and parses the page in a file. Rejects if the file cannot be read. */
export const readPageFile = async (file: string): Promise<Page> => readPage(sourceOf(file, await readFile(file)));

/** Reads the current page at a path of a folder; undefined for another file. */
export async function readServedPage(folder: string, path: string, options?: FindOptions): Promise<Page | undefined> {
  const file = await findPageFile(folder, path, options);
  return file === undefined ? undefined : readPageFile(file);
}

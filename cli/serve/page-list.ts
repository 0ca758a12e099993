/** Lists the pages of the served folder, for the response to a request for a missing page. */
import type { Dirent } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** How much of the folder is read: it can be a home folder with a million files. */
export interface ListLimits {
  readonly pages: number;
  /** Files and folders that are read, of which some are pages. */
  readonly entries: number;
  readonly depth: number;
}

const defaultLimits: ListLimits = { pages: 2000, entries: 20_000, depth: 6 };

/** Reads a folder in pieces. A folder that cannot be read has no entries. */
async function* entriesOf(path: string): AsyncGenerator<Dirent> {
  const folder = await opendir(path, { bufferSize: 1000 }).catch(() => undefined);
  if (folder) yield* folder;
}

const isSkipped = ({ name }: Dirent): boolean => name.startsWith('.') || name === 'node_modules';

// A symbolic link is neither a file nor a folder here: it can lead to a folder above.
const isPage = (entry: Dirent): boolean => entry.isFile() && entry.name.endsWith('.html');

/** Returns the URL paths of pages, sorted: those of the upper folders if there are too many. */
async function readPages(root: string, limits: ListLimits): Promise<readonly string[]> {
  const pages: string[] = [];
  const folders = [{ path: '', depth: 1 }];
  let entries = 0;
  // The list grows while it is read.
  for (const { path, depth } of folders)
    for await (const entry of entriesOf(join(root, path))) {
      entries += 1;
      if (entries > limits.entries || pages.length >= limits.pages) return pages.sort();
      if (isSkipped(entry)) continue;
      const inner = `${path}/${entry.name}`;
      if (isPage(entry)) pages.push(inner.replace(/\/index\.html$/, '/').replace(/\.html$/, ''));
      else if (entry.isDirectory() && depth < limits.depth) folders.push({ path: inner, depth: depth + 1 });
    }
  return pages.sort();
}

/** Returns the URL paths of pages, sorted. */
export type ListPages = () => Promise<readonly string[]>;

/** Creates a function that lists the pages of a folder. Simultaneous calls share one listing. */
export function createPageList(root: string, limits = defaultLimits): ListPages {
  let current: Promise<readonly string[]> | undefined;
  return () => {
    current ??= readPages(root, limits).finally(() => {
      current = undefined;
    });
    return current;
  };
}

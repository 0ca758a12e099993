/** Compares the files of a new site with what its folder already contains. */
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import { codeOf, reasonOf } from '../../reason.ts';
import { messages } from './messages.en.ts';
import type { SiteFiles } from './template-files.ts';

const fail = userErrors(messages);

/** Names that a folder for a new project often contains. Such a file is kept, and its counterpart of the template is not written. */
const harmless =
  /^(?:\.git|\.gitattributes|\.gitignore|\.github|\.vscode|\.idea|\.DS_Store|Thumbs\.db|(?:readme|licen[cs]e)(?:[.-].*)?)$/i;

const isReadme = (name: string): boolean => /^readme/i.test(name);

/** Drafts of an interrupted run, see `writeFileAtomically`. */
const isDraft = (path: string, files: SiteFiles): boolean =>
  /\.\d+\.tmp$/.test(path) && files.has(path.replace(/\.\d+\.tmp$/, ''));

export interface Occupied {
  /** Files of the template that exist with another content. */
  readonly replaced: readonly string[];
  /** Other files and folders. A folder ends with a slash. */
  readonly others: readonly string[];
  /** Files of the template that are not written, because the folder has its own. */
  readonly kept: readonly string[];
}

/** Reads a folder, which messages call `name`. A missing folder has no entries. */
async function entriesOf(folder: string, name: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return [];
    if (codeOf(cause) === 'ENOTDIR') throw fail('init-not-folder', { folder: name }, cause);
    throw fail('init-unreadable', { folder: name, reason: reasonOf(cause) }, cause);
  }
}

const keptBy = (name: string, files: SiteFiles): readonly string[] =>
  [...files.keys()].filter((path) =>
    isReadme(name) ? !path.includes('/') && isReadme(path) : path.toLowerCase() === name.toLowerCase(),
  );

/**
 * Finds what a folder contains that a new site must not replace. Files that are the same as those of the template do not count, so that
 * a second run completes an interrupted one. Symbolic links count, because they may lead anywhere. Messages call the folder `name`.
 *
 * @throws UserError when the folder is a file, or cannot be read.
 */
export async function findOccupied(folder: string, name: string, files: SiteFiles): Promise<Occupied> {
  const folders = new Set([...files.keys()].flatMap((path) => parentsOf(path)));
  const replaced: string[] = [];
  const others: string[] = [];
  const kept: string[] = [];
  const visit = async (place: string): Promise<void> => {
    for (const entry of await entriesOf(join(folder, place), name)) {
      const path = `${place}${entry.name}`;
      const text = files.get(path);
      const isSame = async (): Promise<boolean> =>
        entry.isFile() && text === (await readFile(join(folder, path), 'utf8').catch(() => undefined));
      if (entry.isDirectory() && folders.has(`${path}/`)) await visit(`${path}/`);
      else if (isDraft(path, files) || (await isSame())) continue;
      else if (place === '' && harmless.test(entry.name)) kept.push(...keptBy(entry.name, files));
      else if (text !== undefined) replaced.push(path);
      else others.push(entry.isDirectory() ? `${path}/` : path);
    }
  };
  await visit('');
  return { replaced, others, kept };
}

/** Returns the folders of a path, each with a slash at its end. */
const parentsOf = (path: string): readonly string[] =>
  path.split('/').flatMap((_, index, names) => (index === 0 ? [] : `${names.slice(0, index).join('/')}/`));

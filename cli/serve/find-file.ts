/** Resolves the path of a URL to a file or folder, with support for clean URLs. */
import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

export interface FoundFile {
  readonly kind: 'file';
  readonly path: string;
  /** The path with its symbolic links resolved, when it was found. */
  readonly realPath: string;
}

export type FindResult =
  | FoundFile
  | { readonly kind: 'folder'; readonly path: string }
  /** The same folder with a slash at its end, so that relative links in its page work. */
  | { readonly kind: 'moved' }
  /** A symbolic link leads to a file outside the folder, or to a hidden one. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'nothing' };

const nothing: FindResult = { kind: 'nothing' };

// Hidden files can contain secrets (`.env`, `.git`). Only `.well-known` is public (RFC 8615,
// https://www.rfc-editor.org/rfc/rfc8615).
const isForbidden = (name: string): boolean => /[/\\\0]/.test(name) || (name.startsWith('.') && name !== '.well-known');

/**
 * Returns the segments of a URL's path, each decoded separately: an encoded slash or dot stays inside its segment and
 * is refused.
 */
export function pathSegments(urlPath: string): readonly string[] | undefined {
  try {
    const names = urlPath.split('/').filter(Boolean).map(decodeURIComponent);
    return names.some(isForbidden) ? undefined : names;
  } catch {
    return undefined;
  }
}

const statsOf = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined);

async function fileAt(path: string): Promise<FoundFile | undefined> {
  const stats = await statsOf(path);
  return stats?.isFile() ? { kind: 'file', path, realPath: path } : undefined;
}

async function find(root: string, names: readonly string[], isFolderUrl: boolean): Promise<FindResult> {
  const path = join(root, ...names);
  if (!isFolderUrl) {
    const file = (await fileAt(path)) ?? (await fileAt(`${path}.html`));
    if (file) return file;
  }
  if (!(await statsOf(path))?.isDirectory()) return nothing;
  if (!isFolderUrl) return { kind: 'moved' };
  return (await fileAt(join(path, 'index.html'))) ?? { kind: 'folder', path };
}

/** Returns the path with its symbolic links resolved, if that is in the root and not hidden there. */
async function realPathInside(root: string, path: string): Promise<string | undefined> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(path)]);
  const inner = relative(realRoot, realFile);
  const isInside = inner === '' || (!isAbsolute(inner) && !inner.split(sep).some(isForbidden));
  return isInside ? realFile : undefined;
}

export interface FindOptions {
  /** Whether symbolic links may lead out of the root. */
  readonly followSymlinks?: boolean | undefined;
}

/**
 * Finds a file, then `name.html`, then a folder and its `index.html`; never outside `root`, never hidden files.
 * Symbolic links are resolved to their targets.
 */
export async function findFile(
  root: string,
  urlPath: string,
  { followSymlinks = false }: FindOptions = {},
): Promise<FindResult> {
  const names = pathSegments(urlPath);
  if (!names) return nothing;
  const found = await find(root, names, urlPath.endsWith('/'));
  if (found.kind === 'nothing') return found;
  const path = 'path' in found ? found.path : join(root, ...names);
  const realPath = await (followSymlinks ? realpath(path) : realPathInside(root, path)).catch(() => undefined);
  if (realPath === undefined) return followSymlinks ? nothing : { kind: 'outside' };
  return found.kind === 'file' ? { ...found, realPath } : found;
}

/** From the path of a URL to what lies there: files, clean URLs, folders. */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundFile {
  readonly kind: 'file';
  readonly path: string;
  readonly stats: Stats;
}

export type Found =
  | FoundFile
  | { readonly kind: 'folder'; readonly path: string }
  /** The same folder with a slash at its end, so that relative links in its page work. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'nothing' };

const nothing: Found = { kind: 'nothing' };

// Hidden files hold secrets (`.env`, `.git`); `.well-known` is the one hidden folder that the web knows (RFC 8615).
const isForbidden = (name: string): boolean => /[/\\\0]/.test(name) || (name.startsWith('.') && name !== '.well-known');

/** The names in a URL's path, each decoded by itself: an encoded slash or dot stays inside its name and is refused. */
export function namesIn(urlPath: string): readonly string[] | undefined {
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
  return stats?.isFile() ? { kind: 'file', path, stats } : undefined;
}

/** Looks for a file, then `name.html`, then a folder and its `index.html`; never outside `root`, never hidden files. */
export async function findFile(root: string, urlPath: string): Promise<Found> {
  const names = namesIn(urlPath);
  if (!names) return nothing;
  const path = join(root, ...names);
  if (!urlPath.endsWith('/')) {
    const file = (await fileAt(path)) ?? (await fileAt(`${path}.html`));
    if (file) return file;
  }
  if (!(await statsOf(path))?.isDirectory()) return nothing;
  if (!urlPath.endsWith('/')) return { kind: 'moved' };
  return (await fileAt(join(path, 'index.html'))) ?? { kind: 'folder', path };
}

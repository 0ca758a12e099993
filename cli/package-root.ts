/** Finds the files of this package, from its source as well as from the bundled command. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

async function isPackageRoot(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null && 'name' in data && data.name === 'site-elements';
}

/** The folder of this package. */
export async function packageRoot(): Promise<string> {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!(await isPackageRoot(folder))) {
    if (dirname(folder) === folder) throw new Error('The files of site-elements are not inside its package.');
    folder = dirname(folder);
  }
  return folder;
}

const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Returns the newest version with bundles in the package at `root`: the name of a folder in `dist/cdn`. */
export async function newestBundles(root: string): Promise<string | undefined> {
  const versions = await readdir(join(root, 'dist/cdn')).catch(() => []);
  // `current` is a copy.
  return versions
    .filter((name) => /^\d/.test(name))
    .sort(byVersion)
    .at(-1);
}

/** Finds the files of this package, from its source as well as from the bundled command. */
import { readFile } from 'node:fs/promises';
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

/** The stylesheet and bundles for pages without a bundler, in the folder of this package. */
export const bundlesFolder = 'dist/cdn/current';

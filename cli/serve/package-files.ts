/** The folders that `serve` reads: pages, examples, docs and bundles. */
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundlesFolder, packageRoot } from '../package-root.ts';
import { fail } from './fail.ts';

/** The example pages of this package. */
export const examplesFolder = async (): Promise<string> => join(await packageRoot(), 'examples');

/** The docs of this package. In its repository they may be missing until they are built. */
export const docsFolder = async (): Promise<string> => join(await packageRoot(), 'dist/docs');

/** Returns the folder served as `/site-elements/`: stylesheet and bundles. `root` is the package that contains them. */
export async function findBundles(root?: string): Promise<string> {
  const home = root ?? (await packageRoot());
  const loader = `${bundlesFolder}/site.js`;
  const stats = await stat(join(home, loader)).catch(() => undefined);
  if (!stats) throw fail('serve-not-built', { missing: loader, root: home });
  return join(home, bundlesFolder);
}

/** Returns the folder to serve, absolute; the examples without one. Throws a UserError when it does not exist. */
export async function findPages(dir: string | undefined, cwd: string): Promise<string> {
  const folder = dir === undefined ? await examplesFolder() : resolve(cwd, dir);
  const stats = await stat(folder).catch(() => undefined);
  if (!stats?.isDirectory()) throw fail('serve-folder-missing', { folder: dir ?? folder });
  return folder;
}

/** What `serve` shows of this package: its examples and its bundles. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newestBundles, packageRoot } from '../../package-root.ts';
import { fail } from './fail.ts';

export interface Bundles {
  /** The file behind `/site-elements/site-elements.css`. */
  readonly sheet: string;
  /** The folder behind everything else under `/site-elements/`. */
  readonly scripts: string;
}

/** The example pages of this package. */
export const examplesFolder = async (): Promise<string> => join(await packageRoot(), 'examples');

/** The built bundles, of the newest version. `root` is the package that has them. */
export async function findBundles(root?: string): Promise<Bundles> {
  const home = root ?? (await packageRoot());
  const sheet = join(home, 'dist/site-elements.css');
  const newest = await newestBundles(home);
  const missing = (name: string) => fail('serve-not-built', { missing: name, root: home });
  if (newest === undefined) throw missing('dist/cdn');
  if (!(await stat(sheet).catch(() => undefined))) throw missing('dist/site-elements.css');
  return { sheet, scripts: join(home, 'dist/cdn', newest) };
}

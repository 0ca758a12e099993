/** The scripts that pages of `serve` run. Each is built beside the command as a separate bundle. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/** Reads a script. Returns undefined if it is not built. */
export const readClient = async (name: 'inspector' | 'live'): Promise<string | undefined> =>
  readFile(join(await packageRoot(), 'dist/cli/client', `${name}.js`), 'utf8').catch(() => undefined);

/** The scripts that pages of `serve` run: built beside the command, each all of its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/** The text of a script; nothing where it was not built. */
export const readClient = async (name: 'inspector' | 'live'): Promise<string | undefined> =>
  readFile(join(await packageRoot(), 'dist/cli/client', `${name}.js`), 'utf8').catch(() => undefined);

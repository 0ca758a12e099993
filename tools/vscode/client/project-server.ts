/** Finds the server of the project that is open in the editor. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

function serverIn(folder: string): string | undefined {
  try {
    // Node searches the folder and those above it. The file of the name does not have to exist.
    const found = createRequire(join(folder, 'package.json')).resolve('site-elements/package.json');
    const program = join(dirname(found), 'dist/cli/main.js');
    return existsSync(program) ? program : undefined;
  } catch {
    // The package is not installed there.
    return undefined;
  }
}

/** Returns the program of the package that the first of these folders with one has installed; undefined if none has. */
export const projectServer = (folders: readonly string[]): string | undefined =>
  folders.map(serverIn).find((program) => program !== undefined);

/** Decides which files `--fix` may write: those inside the inputs, not those that symbolic links lead to elsewhere. */
import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Io } from '../../command.ts';
import { isInside } from '../../text/is-inside.ts';
import { withSlashes } from '../../text/with-slashes.ts';

/**
 * Returns the real path of an input: of a folder, of the folder in which a glob starts, or of a file. Returns undefined
 * for a file that is a symbolic link out of the working directory, or out of its folder if that is elsewhere.
 */
async function realInput(input: string, cwd: string): Promise<string | undefined> {
  const path = resolve(cwd, input);
  const found = await stat(path).catch(() => undefined);
  if (!found) {
    const { globStart } = await import('../glob-files.ts');
    return realpath(resolve(cwd, await globStart(withSlashes(input))));
  }
  const target = await realpath(path);
  if (found.isDirectory()) return target;
  return isInside(target, await realpath(isInside(path, cwd) ? cwd : dirname(path))) ? target : undefined;
}

/** Returns a function that tests whether a file may be written: its target is one of the inputs, or inside one. */
export async function inInputs(inputs: readonly string[], { cwd }: Io): Promise<(path: string) => Promise<boolean>> {
  const named = inputs.filter((input) => input !== '-' && input !== '');
  const real = await Promise.all(named.map((input) => realInput(input, cwd).catch(() => undefined)));
  return async (path) => {
    const target = await realpath(path);
    return real.some((input) => input !== undefined && isInside(target, input));
  };
}

import { Minimatch, type MinimatchOptions } from 'minimatch';

/** The maximum number of alternatives of a glob with braces. minimatch ignores the others. */
const braceExpandMax = 10_000;

/** Compiles a glob. Returns undefined for a glob with more groups than minimatch accepts, which matches nothing. */
export function compileGlob(glob: string, options: MinimatchOptions): Minimatch | undefined {
  try {
    return new Minimatch(glob, { ...options, braceExpandMax });
  } catch (cause) {
    if (cause instanceof TypeError) return undefined;
    throw cause;
  }
}

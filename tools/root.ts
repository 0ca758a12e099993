import { fileURLToPath } from 'node:url';

/** The folder of this repository, absolute, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** An absolute path from one relative to the repository. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

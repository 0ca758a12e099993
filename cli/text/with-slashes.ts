import { sep } from 'node:path';

/** Returns a path of this system with `/` between its segments, as findings and globs write it. */
export const withSlashes = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** Paths with `/`, as Node's `path.posix` has them, for engines that run in browsers and editors as well. */

/** Removes `.`, `..` with the segment before it, and repeated slashes. Keeps a trailing slash. */
export function normalize(path: string): string {
  const isRooted = path.startsWith('/');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    const before = parts.at(-1);
    if (part !== '..') parts.push(part);
    else if (before !== undefined && before !== '..') parts.pop();
    else if (!isRooted) parts.push(part);
  }
  const text = parts.join('/');
  if (isRooted) return `/${text}${text !== '' && path.endsWith('/') ? '/' : ''}`;
  return (text || '.') + (path.endsWith('/') ? '/' : '');
}

/** Joins paths and normalizes the result. */
export const join = (...paths: readonly string[]): string => normalize(paths.filter((path) => path !== '').join('/'));

/** Returns the folder that contains the path. */
export function dirname(path: string): string {
  const end = path.replace(/(?<!\/)\/+$/, '').lastIndexOf('/');
  if (end < 0) return path.startsWith('/') ? '/' : '.';
  return path.slice(0, end).replace(/(?<!\/)\/+$/, '') || '/';
}

import { isAbsolute, relative, sep } from 'node:path';

/** Whether an absolute path is a folder or inside it. Does not resolve symbolic links. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}

/**
 * Finds the files that a glob on the command line matches. minimatch decides, because its work is bounded (see
 * `config/glob.ts`); tinyglobby only lists the files, with a fixed pattern.
 */
import { relative, resolve } from 'node:path';
import { maxGlobLength } from '../config/glob-length.ts';
import { withSlashes } from '../text/with-slashes.ts';

/** Returns the leading segments that all lists share. */
const sharedStart = (lists: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = lists;
  const length = first.findIndex((segment, index) => others.some((other) => other[index] !== segment));
  return length === -1 ? first : first.slice(0, length);
};

/** Returns the files of a folder and those below, absolute, down to `depth` folders. */
export async function listFiles(
  folder: string,
  patterns: readonly string[],
  options: { readonly dot?: boolean; readonly depth?: number } = {},
): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  return glob([...patterns], {
    cwd: folder,
    absolute: true,
    caseSensitiveMatch: false,
    ignore: ['**/node_modules/**'],
    expandDirectories: false,
    dot: options.dot ?? false,
    ...(options.depth !== undefined && { deep: options.depth }),
  });
}

const options = { nocomment: true, nonegate: true, nocase: true, platform: 'linux' } as const;

const withoutEnd = (glob: string): string => glob.replace(/(?<!\/)\/+$/, '');

async function segmentsOf(pattern: string) {
  const { GLOBSTAR } = await import('minimatch');
  const { compileGlob } = await import('../config/compile-glob.ts');
  // Here, segments without wildcards are strings.
  const { set = [] } = compileGlob(pattern, { ...options, nocaseMagicOnly: true }) ?? {};
  const start = sharedStart(
    set.map((segments) => {
      const isStatic = segments.map((segment) => typeof segment === 'string');
      const names = isStatic.includes(false) ? isStatic.indexOf(false) : segments.length - 1;
      return segments.slice(0, names).map(String);
    }),
  );
  return { set, start, globstar: GLOBSTAR };
}

const prefixOf = (start: readonly string[]): string => start.map((name) => `${name}/`).join('');

/** Returns the folder in which a glob starts: its segments before the first wildcard, relative like the glob. */
export async function globStart(glob: string): Promise<string> {
  if (glob.length > maxGlobLength) return '.';
  return prefixOf((await segmentsOf(withoutEnd(glob))).start) || '.';
}

/** Whether a path contains wildcards, as all globs of the command and its settings are read. */
export async function isGlob(path: string): Promise<boolean> {
  if (path.length > maxGlobLength) return false;
  const { compileGlob } = await import('../config/compile-glob.ts');
  return compileGlob(path, { ...options, nocase: false, magicalBraces: true })?.hasMagic() ?? true;
}

/**
 * Returns the files that match a glob, absolute. Dot files match only where the glob has their dot. A glob that ends with
 * a slash matches only folders, so no files.
 */
export async function globFiles(glob: string, cwd: string): Promise<readonly string[]> {
  if (glob.length > maxGlobLength || glob.endsWith('/')) return [];
  const { set, start, globstar } = await segmentsOf(glob);
  if (set.length === 0 || start.includes('node_modules')) return [];
  const prefix = prefixOf(start);
  const folder = resolve(cwd, prefix || '.');
  const isDeep = set.some((segments) => segments.some((segment) => segment === globstar));
  const files = await listFiles(folder, ['**'], {
    dot: /(?:^|[/{,(|])\./.test(glob),
    ...(!isDeep && { depth: Math.max(...set.map(({ length }) => length - start.length)) }),
  });
  const { compileGlob } = await import('../config/compile-glob.ts');
  const matcher = compileGlob(glob, options);
  return files.filter((file) => matcher?.match(prefix + withSlashes(relative(folder, file))));
}

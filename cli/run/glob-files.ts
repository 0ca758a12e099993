/**
 * Finds the files that a glob on the command line matches. minimatch decides, because its work is bounded (see
 * `config/glob.ts`); tinyglobby only lists the files, with a fixed pattern.
 */
import { relative, resolve } from 'node:path';
import { withSlashes } from '../text/with-slashes.ts';

/** The length of the longest pattern that minimatch accepts; paths are shorter. */
const maxLength = 65_536;

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

/** Returns the files that match a glob, absolute. Dot files match only where the glob has their dot. */
export async function globFiles(glob: string, cwd: string): Promise<readonly string[]> {
  if (glob.length > maxLength) return [];
  const pattern = glob.replace(/(?<!\/)\/+$/, '');
  const { GLOBSTAR, Minimatch } = await import('minimatch');
  const options = { nocomment: true, nonegate: true, nocase: true, platform: 'linux' } as const;
  // Here, segments without wildcards are strings.
  const { set } = new Minimatch(pattern, { ...options, nocaseMagicOnly: true });
  const start = sharedStart(
    set.map((segments) => {
      const isStatic = segments.map((segment) => typeof segment === 'string');
      const names = isStatic.includes(false) ? isStatic.indexOf(false) : segments.length - 1;
      return segments.slice(0, names).map(String);
    }),
  );
  if (start.includes('node_modules')) return [];
  const prefix = start.map((name) => `${name}/`).join('');
  const folder = resolve(cwd, prefix || '.');
  const isDeep = set.some((segments) => segments.some((segment) => segment === GLOBSTAR));
  const files = await listFiles(folder, ['**'], {
    dot: /(?:^|[/{,(|])\./.test(pattern),
    ...(!isDeep && { depth: Math.max(...set.map(({ length }) => length - start.length)) }),
  });
  const matcher = new Minimatch(pattern, options);
  return files.filter((file) => matcher.match(prefix + withSlashes(relative(folder, file))));
}

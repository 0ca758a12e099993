import { builtinModules } from 'node:module';

const fallback = 'my-site';

/** npm accepts no longer names. */
const maxLength = 214;

const reserved: ReadonlySet<string> = new Set(['node_modules', 'favicon.ico', ...builtinModules]);

/**
 * Returns a valid name of an npm package that resembles the name of a folder. Names that npm or Node reserves, and names in `taken`,
 * such as those of dependencies, get the ending `-site`.
 */
export function packageNameOf(folder: string, taken: Iterable<string> = []): string {
  const name = folder
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, maxLength - '-site'.length)
    .replace(/(?<![._-])[._-]+$/, '');
  if (name === '') return fallback;
  return reserved.has(name) || new Set(taken).has(name) ? `${name}-site` : name;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fromRoot } from '../root.ts';
import { beside, type Limit, limits, sharedKb, slimBase, slimTotalKb, totalKb } from './limits.ts';

/** Bytes of one part: minified, and compressed file by file, as a server does. */
export interface Size {
  readonly name: string;
  readonly min: number;
  readonly gzip: number;
  readonly brotli: number;
  /** Of `gzip`, in bytes. */
  readonly limit: number;
}

type Bytes = Pick<Size, 'min' | 'gzip' | 'brotli'>;

const nothing: Bytes = { min: 0, gzip: 0, brotli: 0 };

const add = (a: Bytes, b: Bytes): Bytes => ({ min: a.min + b.min, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli });

const bytesOf = (file: string): Bytes => {
  const content = readFileSync(file);
  return {
    min: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
};

/** Measures the existing files of a part. */
const sizeIn =
  (folder: string, files: readonly string[]) =>
  ({ name, files: wanted, kb }: Limit): Size => {
    const found = wanted.filter((file) => files.includes(file));
    return { name, ...found.map((file) => bytesOf(join(folder, file))).reduce(add, nothing), limit: kb * 1024 };
  };

/** Returns one row for each part that exists, then the shared chunks, the sum, and the chunks that are not in the sum. */
export const measure = (folder: string, files: readonly string[]): Size[] => {
  const sizeOf = sizeIn(folder, files);
  const named = [...limits, ...beside].flatMap((limit) => limit.files);
  const shared: Limit = {
    name: 'shared chunks',
    files: files.filter((file) => !named.includes(file)),
    kb: sharedKb,
  };
  const sizesOf = (wanted: readonly Limit[]): Size[] => wanted.map(sizeOf).filter(({ min }) => min > 0);
  const parts = sizesOf([...limits, shared]);
  const together = { name: 'together', ...parts.reduce(add, nothing), limit: totalKb * 1024 };
  return [...parts, together, ...sizesOf(beside)];
};

/** Returns two rows for the slim build: the code that every element needs, and the sum without the chunks loaded on demand. */
export const measureSlim = (folder: string, files: readonly string[]): Size[] => {
  const apart = beside.flatMap((limit) => limit.files);
  const together = { name: 'slim together', files: files.filter((file) => !apart.includes(file)), kb: slimTotalKb };
  return [slimBase, together].map(sizeIn(folder, files));
};

const scriptsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : [];

/** Returns the inline scripts, which authors copy into their pages. */
const inlineIn = (folder: string): string[] => scriptsIn(join(folder, 'inline')).map((file) => `inline/${file}`);

/** Returns the stylesheet that prerendered pages may link. */
const sheetsIn = (folder: string): string[] => ['prerendered.css'].filter((file) => existsSync(join(folder, file)));

/** All rows of what `npm run build` has written; `undefined` before it has. */
export const measureBuild = (): Size[] | undefined => {
  const folder = fromRoot('dist/cdn/current');
  const slim = join(folder, 'slim');
  if (![folder, slim].every((one) => scriptsIn(one).includes('react.js'))) return undefined;
  const files = [...scriptsIn(folder), ...inlineIn(folder), ...sheetsIn(folder)];
  return [...measure(folder, files), ...measureSlim(slim, scriptsIn(slim))];
};

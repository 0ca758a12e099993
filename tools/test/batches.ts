import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../root.ts';

/** Few enough that a test that hangs or ends its process takes few others with it. */
const BATCH_SIZE = 30;

/** A hook outside of a suite would run for the tests of all files in its process. */
const hasOwnHooks = (text: string): boolean => /^(?:before|after)(?:Each)?\(/m.test(text);

/** Groups test files that can share a process: neighbours import the same modules, which are then loaded once. */
export const batchesOf = (
  files: readonly (readonly [path: string, text: string])[],
): readonly (readonly string[])[] => {
  const alone = files.filter(([, text]) => hasOwnHooks(text));
  const together = files.filter(([, text]) => !hasOwnHooks(text)).map(([path]) => path);
  const batches = Array.from({ length: Math.ceil(together.length / BATCH_SIZE) }, (_, index) =>
    together.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  return [...batches, ...alone.map(([path]) => [path])];
};

/** A file that does not load prints its error and has no tests, which `outcomeOf` counts as a failure. */
const moduleOf = (batch: readonly string[]): string =>
  batch
    .map((path) => `await import(${JSON.stringify(pathToFileURL(fromRoot(path)).href)}).catch(console.error);\n`)
    .join('');

/** Writes a module for each batch into the folder, and returns their paths. */
export const writeBatches = async (folder: string, paths: readonly string[]): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(paths.map(async (path) => [path, await readFile(fromRoot(path), 'utf8')] as const));
  return Promise.all(
    batchesOf(files).map(async (batch, index) => {
      const module = join(folder, `${String(index + 1).padStart(2, '0')}.mjs`);
      await writeFile(module, moduleOf(batch));
      return module;
    }),
  );
};

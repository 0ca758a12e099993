import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../root.ts';

/** Few enough that a test that hangs or ends its process takes few others with it. */
const BATCH_SIZE = 30;

/**
 * A hook outside of a suite would run for the tests of all files in its process, and a variable of the process applies to
 * all. Measured work contains the memory of whatever else runs in the process.
 */
const needsProcess = (text: string): boolean =>
  /^(?:(?:before|after)(?:Each)?\(|process\.env\.\w+ =|globalThis\.|import .*\/measure-work\.ts')/m.test(text);

/** Groups test files that can share a process: neighbours import the same modules, which are then loaded once. */
export const batchesOf = (
  files: readonly (readonly [path: string, text: string])[],
): readonly (readonly string[])[] => {
  const alone = files.filter(([, text]) => needsProcess(text));
  const together = files.filter(([, text]) => !needsProcess(text)).map(([path]) => path);
  const batches = Array.from({ length: Math.ceil(together.length / BATCH_SIZE) }, (_, index) =>
    together.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  return [...batches, ...alone.map(([path]) => [path])];
};

/** The others of the batch run when a file does not load. */
const moduleOf = (batch: readonly string[]): string =>
  [
    `import { it } from 'node:test';\n`,
    'const load = (url) => import(url).catch((cause) => it(url, () => { throw cause; }));\n',
    ...batch.map((path) => `await load(${JSON.stringify(pathToFileURL(fromRoot(path)).href)});\n`),
  ].join('');

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

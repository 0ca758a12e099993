import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { glob } from 'tinyglobby';
import { root } from '../root.ts';
import type { Graph } from './graphs.ts';

/**
 * Builds one graph. Files are replaced in place and outdated files are removed last, so that a page or test always
 * finds a complete build, and a failed build keeps the previous one.
 */
export const writeGraph = async ({ owns, output, ...input }: Graph): Promise<void> => {
  const isEmpty = Object.keys(input.input).length === 0;
  if (isEmpty) return removeAllBut([], owns);
  const bundle = await rollup({ ...input, input: { ...input.input } });
  try {
    const { output: files } = await bundle.write({ format: 'es', ...output });
    await removeAllBut(
      files.map(({ fileName }) => join(output.dir, fileName)),
      owns,
    );
  } finally {
    await bundle.close();
  }
};

const removeAllBut = async (kept: readonly string[], owned: readonly string[]): Promise<void> => {
  const keep = new Set(kept);
  const found = await glob([...owned], { cwd: root, absolute: true, dot: true });
  await Promise.all(found.filter((file) => !keep.has(join(file))).map((file) => rm(file, { force: true })));
};

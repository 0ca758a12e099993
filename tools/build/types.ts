import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { exportedTypes } from '../package-json.ts';
import { fromRoot, root } from '../root.ts';
import { reachableTypes } from './public-types.ts';

/** Removes the declarations of views and internal modules, which cannot be imported. */
const removeInternal = async (): Promise<void> => {
  const known = reachableTypes(exportedTypes.map(fromRoot));
  const files = await glob('dist/types/**/*.d.ts', { cwd: root, absolute: true });
  await Promise.all(files.filter((file) => !known.has(resolve(file))).map((file) => rm(file)));
};

/** `dist/types`: the declarations of all public modules, written by the compiler. */
export const writeTypes = async (): Promise<void> => {
  await rm(fromRoot('dist/types'), { recursive: true, force: true });
  const compiler = fromRoot('node_modules/typescript/bin/tsc');
  const run = spawn(process.execPath, [compiler, '-p', fromRoot('tools/build/tsconfig.types.json')], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error('The declarations could not be written: the compiler’s messages are above.');
  await removeInternal();
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { fromRoot, root } from '../root.ts';

/** Published types contain no zod (architecture, "Rooms"): users would need it installed to compile. */
const refuseZod = async (): Promise<void> => {
  const files = await glob('dist/types/**/*.d.ts', { cwd: root, absolute: true });
  for (const file of files) {
    if (/['"]zod/.test(await readFile(file, 'utf8')))
      throw new Error(`${file} imports zod. Publish a plain type instead.`);
  }
};

/** `dist/types`: declarations of all that is public, made by the compiler itself. */
export const writeTypes = async (): Promise<void> => {
  await rm(fromRoot('dist/types'), { recursive: true, force: true });
  const compiler = fromRoot('node_modules/typescript/bin/tsc');
  const run = spawn(process.execPath, [compiler, '-p', fromRoot('tools/build/tsconfig.types.json')], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error('The declarations could not be written: the compiler’s messages are above.');
  await refuseZod();
};

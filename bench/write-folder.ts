import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that a command is measured on, in a folder that is made; some thousands of them wait for their turn to be open. */
export const writeFolder = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
};

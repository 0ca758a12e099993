import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the input files of a measured command into a new folder. Limits the number of files that are open at the same
 * time.
 */
export const writeFolder = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
};

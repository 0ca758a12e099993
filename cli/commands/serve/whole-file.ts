import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file in one step: who waits for it, or reads it after a crash, never finds half of it. */
export async function writeWholeFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

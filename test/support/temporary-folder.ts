import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm test` names its run here and fails when folders of this run are left at its end. */
const { TEST_RUN = 'test' } = process.env;

const folders: string[] = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Creates an empty folder in the system's temporary folder; it is removed when the test file's process ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), `site-elements-${TEST_RUN}-`));
  folders.push(folder);
  return folder;
};

import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { root } from '../../tools/root.ts';

export const CORPUS_COMMAND = 'corpus';

const folder = resolve(root, process.env.SITE_ELEMENTS_CORPUS ?? '../shared/data');

const readText = async (path: string): Promise<string | null> => {
  const file = resolve(folder, path);
  if (!file.startsWith(folder + sep)) throw new Error(`${path} is not in the folder of real data.`);
  return readFile(file, 'utf8').catch(() => null);
};

/** Gives tests files of the folder of real data, where there is one (test/support/corpus.ts). */
export const corpusPlugin = (): TestRunnerPlugin<string> => ({
  name: 'corpus',
  async executeCommand({ command, payload }) {
    return command === CORPUS_COMMAND && payload ? { text: await readText(payload) } : undefined;
  },
});

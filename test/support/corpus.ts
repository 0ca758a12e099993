import { executeServerCommand } from '../runner/commands.ts';

/**
 * Returns the text of a file of real data for browser tests, or null if that folder or file is missing: skip then, with
 * `skipUnless`. The environment variable SITE_ELEMENTS_CORPUS names the folder.
 */
export const readCorpus = async (path: string): Promise<string | null> => {
  const { text } = await executeServerCommand<{ text: string | null }, string>('corpus', path);
  return text;
};

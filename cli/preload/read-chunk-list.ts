import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { userErrors } from '../../core/model/user-error.ts';
import { newestBundles } from '../package-root.ts';
import type { ChunkList } from './chunk-list.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

/** Both builds of one version. */
export interface Builds {
  readonly version: string;
  readonly react: ChunkList;
  readonly slim: ChunkList;
}

/** Reads the chunk list of the package at `root`. @throws UserError when the package is not built. */
export async function readBuilds(root: string): Promise<Builds> {
  const missing = (file: string, cause?: unknown) => fail('preload-not-built', { missing: file, root }, cause);
  const version = await newestBundles(root);
  if (version === undefined) throw missing('dist/cdn');
  const read = async (folder: string): Promise<ChunkList> => {
    const file = `dist/cdn/${version}/${folder}chunks.json`;
    const text = await readFile(join(root, file), 'utf8').catch((cause: unknown) => {
      throw missing(file, cause);
    });
    // The build writes the file from the same type.
    return JSON.parse(text) as ChunkList;
  };
  return { version, react: await read(''), slim: await read('slim/') };
}

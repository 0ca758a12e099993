import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { userErrors } from '../../core/model/user-error.ts';
import { bundlesFolder } from '../package-root.ts';
import type { ChunkList } from './chunk-list.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

/** The chunk lists of both builds. */
export interface Builds {
  readonly react: ChunkList;
  readonly slim: ChunkList;
}

/** Reads the chunk lists of the package at `root`. @throws UserError when the package is not built. */
export async function readBuilds(root: string): Promise<Builds> {
  const read = async (folder: string): Promise<ChunkList> => {
    const file = `${bundlesFolder}/${folder}chunks.json`;
    const text = await readFile(join(root, file), 'utf8').catch((cause: unknown) => {
      throw fail('preload-not-built', { missing: file, root }, cause);
    });
    // The build writes the file from the same type.
    return JSON.parse(text) as ChunkList;
  };
  return { react: await read(''), slim: await read('slim/') };
}

import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import type { ChunkList } from '../../cli/preload/chunk-list.ts';
import { loadMoments } from './load-moments-plugin.ts';

const integrityOf = ({ code }: OutputChunk): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** All chunks but those that only the fixtures of tests import. */
function productChunks(bundle: OutputBundle): OutputChunk[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const found = new Set(chunks.filter(({ isEntry, name }) => isEntry && name.startsWith('site')));
  // The loop adds to the set that it iterates over.
  for (const { imports, dynamicImports } of found) {
    const names = [...imports, ...dynamicImports];
    for (const chunk of chunks) if (names.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

/**
 * Writes `chunks.json` beside the chunks: the imports and the hash of each file, and when the loader loads each tag.
 */
export const chunkListPlugin = (): Plugin => ({
  name: 'chunk-list',
  async generateBundle(_, bundle) {
    const list: ChunkList = {
      files: Object.fromEntries(
        productChunks(bundle)
          .sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
          .map((chunk) => [chunk.fileName, { imports: chunk.imports, integrity: integrityOf(chunk) }]),
      ),
      moments: await loadMoments(),
    };
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: `${JSON.stringify(list, null, 2)}\n` });
  },
});

import { createHash } from 'node:crypto';
import type { OutputChunk, Plugin } from 'rollup';
import type { ChunkList } from '../../cli/commands/preload/chunk-list.ts';
import { loadMoments } from './load-moments-plugin.ts';

const integrityOf = ({ code }: OutputChunk): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Writes `chunks.json` beside the chunks: what each file imports, its hash, and when the loader fetches which tag. */
export const chunkListPlugin = (): Plugin => ({
  name: 'chunk-list',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const list: ChunkList = {
      files: Object.fromEntries(
        chunks
          .sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
          .map((chunk) => [chunk.fileName, { imports: chunk.imports, integrity: integrityOf(chunk) }]),
      ),
      moments: await loadMoments(),
    };
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: `${JSON.stringify(list, null, 2)}\n` });
  },
});

import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { loadMoments } from './load-moments-plugin.ts';

const placeholder = /(["'`])__CHUNK_FILES__\1/g;

const chunksIn = (bundle: OutputBundle): readonly OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** Returns the file of a chunk and all files that it imports. */
function filesOf(chunk: OutputChunk, bundle: OutputBundle): readonly string[] {
  const files = new Set([chunk.fileName]);
  // The loop adds to the set that it iterates over.
  for (const file of files) {
    const found = bundle[file];
    if (found?.type === 'chunk') for (const imported of found.imports) files.add(imported);
  }
  return [...files];
}

/** Tags, and the lazy modules that prerendered markup may name: `lazyModule(…, 'MovingGallery')`. */
const isNeeded = ({ name }: OutputChunk, tags: readonly string[], code: string): boolean =>
  tags.includes(name) || name === 'hydration' || new RegExp(`,\\s*["'\`]${name}["'\`]\\)`).test(code);

/** Writes the files of chunks into the module that fetches them before their use (core/page/idle.ts). */
export const chunkFilesPlugin = (): Plugin => ({
  name: 'chunk-files',
  async generateBundle(_, bundle) {
    const tags = Object.keys(await loadMoments());
    const chunks = chunksIn(bundle);
    const code = chunks.map((chunk) => chunk.code).join('\n');
    const files = Object.fromEntries(
      chunks.filter((chunk) => isNeeded(chunk, tags, code)).map((chunk) => [chunk.name, filesOf(chunk, bundle)]),
    );
    // A minifier may copy a constant to each place that reads it.
    if ((code.match(placeholder)?.length ?? 0) > 1)
      this.error('The list of chunk files would be in the bundles twice.');
    for (const chunk of chunks) chunk.code = chunk.code.replace(placeholder, () => `(${JSON.stringify(files)})`);
  },
});

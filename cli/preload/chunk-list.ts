/** `chunks.json`, which the build writes beside the chunks of each bundle. */
import type { LoadMoment } from '../../core/model/contract/contract.ts';

export interface Chunk {
  /** Names of the files that it imports when it starts, all in the same folder. */
  readonly imports: readonly string[];
  /** Subresource integrity: `sha384-…`. */
  readonly integrity: string;
}

export interface ChunkList {
  /** By file name. */
  readonly files: Readonly<Record<string, Chunk>>;
  /** When the loader fetches which tag. */
  readonly moments: Readonly<Record<string, LoadMoment>>;
}

/** Returns the files and all of their imports, each once, dependencies first. */
export function withImports(names: readonly string[], { files }: ChunkList): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!chunk || found.has(name)) return;
    for (const imported of chunk.imports) visit(imported);
    found.add(name);
  };
  names.forEach(visit);
  return [...found];
}

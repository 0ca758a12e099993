import type { Import } from './import-graph.ts';

/** Returns the files that no entry imports, directly or through others. Imports of types count. */
export function findUnreached(
  files: readonly string[],
  imports: readonly Import[],
  entries: readonly string[],
): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const known = targets.get(from);
    if (known) known.push(to);
    else targets.set(from, [to]);
  }
  const reached = new Set(entries);
  // The loop adds to the set that it iterates over, so every import is followed once.
  for (const file of reached) for (const target of targets.get(file) ?? []) reached.add(target);
  return files.filter((file) => !reached.has(file));
}

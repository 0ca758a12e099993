import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** The declaration that an import of `./dialog.tsx` is about. */
const declarationOf = (specifier: string): string => specifier.replace(/\.(tsx?|js)$/, '.d.ts');

/**
 * The declarations that a user's compiler can reach from these, and these. Throws for one that imports a package: who
 * uses this one would need that one too.
 */
export const reachableTypes = (entries: readonly string[]): Set<string> => {
  const reached = new Set(entries);
  // The set grows while it is walked, so that every import is followed once.
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (!fileName.startsWith('.')) throw new Error(`${file} imports ${fileName}. Publish a type of our own instead.`);
      reached.add(resolve(dirname(file), declarationOf(fileName)));
    }
  }
  return reached;
};

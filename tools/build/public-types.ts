import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Returns the declaration file of an import such as `./dialog.tsx`. */
const declarationOf = (specifier: string): string => specifier.replace(/\.(tsx?|js)$/, '.d.ts');

/**
 * Returns these declarations and all that they import. Throws when one imports a package, because users would need that
 * package too.
 */
export const reachableTypes = (entries: readonly string[]): Set<string> => {
  const reached = new Set(entries);
  // The loop adds to the set that it iterates over, so every import is followed once.
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (!fileName.startsWith('.')) throw new Error(`${file} imports ${fileName}. Publish a type of our own instead.`);
      reached.add(resolve(dirname(file), declarationOf(fileName)));
    }
  }
  return reached;
};

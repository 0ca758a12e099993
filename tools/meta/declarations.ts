import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type { Contract, ShadowApi } from '../../core/model/contract/contract.ts';
import { fromRoot, root } from '../root.ts';

/** An element as its `contract.ts` declares it. */
export interface Declaration {
  /** The folder's name, as in `dialog`. */
  readonly name: string;
  /** Absolute path of its `contract.ts`. */
  readonly file: string;
  readonly contract: Contract;
  readonly shadowApi: ShadowApi;
}

/** The folder of the package's elements. */
export const elementsFolder = fromRoot('elements');

/** Returns the path of a file for messages: relative to the root, with `/`. */
export const shownPath = (file: string): string => relative(root, file).replaceAll('\\', '/');

const readDeclaration = async (file: string): Promise<Declaration> => {
  // The exports of a contract.ts are typed in its source; a dynamic import by path has no type.
  const { contract, shadowApi } = (await import(pathToFileURL(file).href)) as Partial<Declaration>;
  if (!contract || !shadowApi)
    throw new Error(`${shownPath(file)} exports no "${contract ? 'shadowApi' : 'contract'}".`);
  return { name: basename(dirname(file)), file, contract, shadowApi };
};

/** Every element of a folder, by name. */
export const readDeclarations = (folder = elementsFolder): Promise<Declaration[]> =>
  Promise.all(
    globSync('*/contract.ts', { cwd: folder })
      .sort()
      .map((file) => readDeclaration(join(folder, file))),
  );

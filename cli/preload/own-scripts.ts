/** Finds the script tags of a page that load files of this package. */
import { attributeOf, type TreeElement } from '../prerender/select.ts';

export interface OwnScript {
  /** The URL up to the file name, with the slash at its end; empty if the file is beside the page. */
  readonly folder: string;
  /** `site.js` is the loader, `site-gallery.js` one element. */
  readonly file: string;
  /** The nonce that the Content Security Policy of the page allows; empty if the script has none. */
  readonly nonce: string;
  /** Whether the browser sends cookies also to a server of another origin. */
  readonly isWithCredentials: boolean;
}

/** The tag of such a script in a page. */
export interface ScriptTag extends OwnScript {
  readonly element: TreeElement;
}

const address = /^(?<folder>[^?#]*\/)?(?<file>site(?:-[a-z0-9-]+)?\.js)(?:[?#].*)?$/;

export const loaderFile = 'site.js';

const read = (element: TreeElement): ScriptTag | undefined => {
  const text = (name: string): string => attributeOf(element, name) ?? '';
  const { folder = '', file } = address.exec(text('src').trim())?.groups ?? {};
  if (file === undefined || text('type').toLowerCase() !== 'module') return undefined;
  const isWithCredentials = text('crossorigin').toLowerCase() === 'use-credentials';
  return { element, folder, file, nonce: text('nonce'), isWithCredentials };
};

/** Returns the scripts in the order of the page. Imports inside inline scripts are ignored. */
export const ownScripts = (elements: readonly TreeElement[]): readonly ScriptTag[] =>
  elements.flatMap((element) => (element.tagName === 'script' ? (read(element) ?? []) : []));

/** Whether the files in that folder are of the slim build. */
export const isSlim = (folder: string): boolean => /(^|\/)slim\/$/.test(folder);

const versionedFolder = /^(?:site-elements[@-])?(?<version>\d+\.\d+\.\d+(?:[^\d].*)?)$/;

/** Returns the version in the URL of a folder: `/site-elements/1.2.3/`, `/site-elements-1.2.3/` or `/site-elements@1.2.3/`. */
const versionIn = (folder: string): string | undefined =>
  folder
    .split('/')
    .map((part) => versionedFolder.exec(part)?.groups?.version)
    .find((version) => version !== undefined);

/** Whether the name of the folder is that of this package, with or without a version. A site may have its own `site.js` elsewhere. */
export const isOwnFolder = (folder: string): boolean =>
  /(^|\/)site-elements(?:[@-][^/]*)?\//.test(folder) || versionIn(folder) !== undefined;

/** Returns the first script whose URL contains another version than this one, with that version. */
export function findOtherVersion<Script extends OwnScript>(
  scripts: readonly Script[],
  version: string,
): { readonly script: Script; readonly found: string } | undefined {
  for (const script of scripts) {
    const found = versionIn(script.folder) ?? version;
    if (found !== version) return { script, found };
  }
  return undefined;
}
